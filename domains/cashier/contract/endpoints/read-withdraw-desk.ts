// The withdrawal page: accounts, ways, what can be asked for, what is missing, what is under way.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { withdrawDesk } from "../withdrawal-models.ts";

export const readWithdrawDesk = defineEndpoint({
	name: "read-withdraw-desk",
	summary: "Accounts to be paid to, ways with their limits and fees, what is left to wager, withdrawals under way",
	method: "GET",
	path: "/wps/member/withdrawals/desk",
	moduleIds: ["WITHDRAW3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({}),
	output: withdrawDesk,
	errors: {},
});
