// A member says that they want no deposit limit before they pay in for the first time.
import { defineEndpoint, nothing } from "#platform/contract";

export const declineDepositLimit = defineEndpoint({
	name: "decline-deposit-limit",
	summary: "Answers the question for a deposit limit before the first deposit: none is wanted",
	method: "POST",
	path: "/wps/member/deposits/no-limit",
	moduleIds: ["DEPOSIT3"],
	access: "member",
	limit: { max: 30, seconds: 60, by: "session" },
	input: nothing,
	output: nothing,
	errors: {},
});
