// The deposit page: how one may pay in, what waits, what holds.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { desk } from "../models.ts";

export const readDepositDesk = defineEndpoint({
	name: "read-deposit-desk",
	summary: "Ways to pay in with their limits and fees, the deposits that wait, and what is left of deposit limits",
	method: "GET",
	path: "/wps/member/deposits/desk",
	moduleIds: ["DEPOSIT3"],
	access: "member",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({}),
	output: desk,
	errors: {},
});
