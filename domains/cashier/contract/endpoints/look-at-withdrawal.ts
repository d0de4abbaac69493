// One withdrawal with its history and the pictures of both sides. Who looks is written down.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { reference } from "../deposit-queue-models.ts";
import { withdrawalDeskErrors } from "../desk-errors.ts";
import { withdrawalFile } from "../desk-withdrawal-models.ts";

export const lookAtWithdrawal = defineEndpoint({
	name: "look-at-withdrawal",
	summary:
		"One withdrawal with its history and the pictures of both sides, the number it goes to by its last signs; the look is written down",
	method: "GET",
	path: "/ops/withdrawals/one",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.withdrawals:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ reference }),
	example: { reference: "7K4-MQ2-XW9" },
	output: withdrawalFile,
	errors: withdrawalDeskErrors,
});
