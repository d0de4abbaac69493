// The call that reads the white-label flags.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { whitelabel } from "../models.ts";

export const readWhitelabel = defineEndpoint({
	name: "read-whitelabel",
	summary: "The white-label flags of the brand.",
	method: "GET",
	path: "/wps/system/whitelabel",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({}),
	output: whitelabel,
	errors: {},
});
