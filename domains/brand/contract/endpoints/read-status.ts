// The call that tells which face the site shows.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { systemStatus } from "../../core/index.ts";
import { hostName } from "../models.ts";

export const readStatus = defineEndpoint({
	name: "read-status",
	summary: "Whether the site is open (0), under maintenance (1) or closed to the caller's region (2).",
	method: "GET",
	path: "/wps/system/status",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({ url: z.optional(hostName) }),
	example: { url: "localhost" },
	output: z.object({
		status: z.union([
			z.literal(systemStatus.normal),
			z.literal(systemStatus.maintenance),
			z.literal(systemStatus.regionRestricted),
		]),
		ip: z.string(),
		country: z.string(),
		/** When the maintenance is expected to end, where it is known. */
		until: z.optional(instant),
		/** What the operator adds to a maintenance; empty when nothing. */
		message: z.string(),
	}),
	errors: {},
});
