// Sets who may write in the brand's chat.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, typedAmount } from "#platform/desk/contract";
import { chatRule } from "../chat-desk-models.ts";
import { ruleErrors } from "../desk-errors.ts";

export const setChatRule = defineEndpoint({
	name: "set-chat-rule",
	summary: "Set what is asked of members before they write in the chat",
	method: "POST",
	path: "/ops/chat/rule",
	moduleIds: opsModules,
	access: "staff",
	permission: "community.chat:moderate",
	input: z.object({ proven: z.boolean(), turnover: typedAmount }),
	example: { proven: true, turnover: "100.00" },
	output: chatRule,
	errors: ruleErrors,
});
