// Adds a vendor outside the house, out of service until it is opened in the catalogue.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { addVendorErrors } from "../desk-errors.ts";
import { vassalage, vendorDialect } from "../models.ts";
import { outsideVendor, vendorAddresses } from "../outside-models.ts";

export const addVendor = defineEndpoint({
	name: "add-vendor",
	summary: "Adds a vendor outside the house, out of service until it is opened in the catalogue",
	method: "POST",
	path: "/ops/games/outside/add",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.vendors:write",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ vassalage, dialect: vendorDialect, ...vendorAddresses.shape }),
	example: {
		vassalage: "TESSERA",
		dialect: "form",
		name: "Acme Games",
		baseUrl: "https://api.acme-games.example",
		frameOrigin: "https://games.acme-games.example",
		answersSigned: true,
	},
	output: outsideVendor,
	errors: addVendorErrors,
});
