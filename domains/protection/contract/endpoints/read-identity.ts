// What a member proved of who they are, and what the market asks for.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { identity } from "../identity-models.ts";

export const readIdentity = defineEndpoint({
	name: "read-identity",
	summary: "The identity levels of the market, the member's own, and the documents that were sent",
	method: "GET",
	path: "/wps/member/protection/identity",
	moduleIds: ["PROTECT3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({}),
	output: identity,
	errors: {},
});
