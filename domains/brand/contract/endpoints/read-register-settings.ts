// The call that reads what a registration asks for.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { registerSettings } from "../models.ts";

export const readRegisterSettings = defineEndpoint({
	name: "read-register-settings",
	summary: "The registration's fields with their rules, the minimum age and the version of the terms.",
	method: "GET",
	path: "/wps/system/setting/register",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({}),
	output: registerSettings,
	errors: {},
});
