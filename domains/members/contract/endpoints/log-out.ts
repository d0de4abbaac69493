// The call that ends a session.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";

export const logOut = defineEndpoint({
	name: "log-out",
	summary: "Ends the session at once, on every node.",
	method: "DELETE",
	path: "/wps/session/logout",
	moduleIds: ["COMM3"],
	access: "session",
	whilePasswordOwed: "open",
	whileExcluded: "open",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({}),
	output: nothing,
	errors: {},
});
