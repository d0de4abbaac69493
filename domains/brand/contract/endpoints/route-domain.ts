// The call that tells which brand a host belongs to.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { invalidUrl } from "../errors.ts";
import { hostName, language } from "../models.ts";

export const routeDomain = defineEndpoint({
	name: "route-domain",
	summary: "The brand that a host belongs to.",
	method: "GET",
	path: "/wps/system/domainRoute",
	moduleIds: ["COMM3"],
	access: "public",
	atAnyHost: true,
	input: z.object({ url: hostName }),
	example: { url: "localhost" },
	output: z.object({ merchant: z.string(), name: z.string(), host: z.string(), defaultLanguage: language }),
	errors: invalidUrl,
});
