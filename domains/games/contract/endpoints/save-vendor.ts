// Sets a vendor: service, order, maintenance.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { deskVendor, savedVersion, vendorSettings } from "../catalogue-models.ts";
import { saveVendorErrors } from "../desk-errors.ts";
import { vassalage } from "../models.ts";

export const saveVendor = defineEndpoint({
	name: "save-vendor",
	summary: "Sets whether a vendor is in service, its place, and its maintenance with a planned end",
	method: "POST",
	path: "/ops/games/vendor",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.catalogue:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ vassalage, version: savedVersion, settings: vendorSettings }),
	example: { vassalage: "TESSERA", version: 1, settings: { open: true, order: 10, maintenance: null } },
	output: deskVendor,
	errors: saveVendorErrors,
});
