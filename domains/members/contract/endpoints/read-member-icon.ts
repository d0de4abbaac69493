// The call that reads a member's picture.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";

export const readMemberIcon = defineEndpoint({
	name: "read-member-icon",
	summary: "The member's picture: the name of one of the house's own tiles, such as `tile-07`.",
	method: "GET",
	path: "/wps/member/info/icon",
	moduleIds: ["PROFPIC3"],
	access: "session",
	input: z.object({}),
	output: z.object({ icon: z.string() }),
	errors: {},
});
