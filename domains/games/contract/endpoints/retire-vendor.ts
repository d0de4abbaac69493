// Retires a vendor outside the house, or takes it back.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { savedVersion } from "../catalogue-models.ts";
import { changeVendorErrors } from "../desk-errors.ts";
import { vassalage } from "../models.ts";
import { outsideVendor } from "../outside-models.ts";

export const retireVendor = defineEndpoint({
	name: "retire-vendor",
	summary: "Retires a vendor outside the house until its keys end at a moment, or takes it back, out of service",
	method: "POST",
	path: "/ops/games/outside/retire",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.vendors:write",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({
		vassalage,
		version: savedVersion,
		/** Null takes it back; keys that have ended stay ended. */
		keysEndAt: z.nullable(instant),
		reason,
	}),
	example: { vassalage: "TESSERA", version: 1, keysEndAt: null, reason: "Asked for by telephone." },
	output: outsideVendor,
	errors: changeVendorErrors,
});
