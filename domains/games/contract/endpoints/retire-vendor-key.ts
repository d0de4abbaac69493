// Takes a key of a vendor out of force, at once and for ever.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { retireVendorKeyErrors } from "../desk-errors.ts";
import { vassalage } from "../models.ts";
import { vendorKeyId } from "../outside-models.ts";

export const retireVendorKey = defineEndpoint({
	name: "retire-vendor-key",
	summary: "Takes a key of a vendor out of force, at once and for ever",
	method: "POST",
	path: "/ops/games/outside/key/retire",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.vendors:write",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ vassalage, keyId: vendorKeyId }),
	example: { vassalage: "TESSERA", keyId: "2026-05" },
	output: z.object({}),
	errors: retireVendorKeyErrors,
});
