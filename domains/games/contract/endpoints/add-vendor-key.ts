// Puts a key of a vendor in force beside those that are; a key of our own is made here.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { addVendorKeyErrors } from "../desk-errors.ts";
import { vassalage, vendorKeyPurpose } from "../models.ts";
import { outsideVendor, vendorKeyId, vendorKeyText } from "../outside-models.ts";

export const addVendorKey = defineEndpoint({
	name: "add-vendor-key",
	summary: "Puts a key of a vendor in force beside those that are; a key of our own is made here",
	method: "POST",
	path: "/ops/games/outside/key",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.vendors:write",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ vassalage, keyId: vendorKeyId, purpose: vendorKeyPurpose, material: vendorKeyText }),
	example: {
		vassalage: "TESSERA",
		keyId: "2026-05",
		purpose: "secret",
		material: "a shared secret of at least thirty-two letters",
	},
	output: outsideVendor,
	errors: addVendorKeyErrors,
});
