// Changes the name and the addresses of a vendor outside the house.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { savedVersion } from "../catalogue-models.ts";
import { changeVendorErrors } from "../desk-errors.ts";
import { vassalage } from "../models.ts";
import { outsideVendor, vendorAddresses } from "../outside-models.ts";

export const changeVendor = defineEndpoint({
	name: "change-vendor",
	summary: "Changes the name and the addresses of a vendor outside the house",
	method: "POST",
	path: "/ops/games/outside/change",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.vendors:write",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ vassalage, version: savedVersion, ...vendorAddresses.shape }),
	example: {
		vassalage: "TESSERA",
		version: 1,
		name: "Acme Games",
		baseUrl: "https://api.acme-games.example",
		frameOrigin: "https://games.acme-games.example",
		answersSigned: true,
	},
	output: outsideVendor,
	errors: changeVendorErrors,
});
