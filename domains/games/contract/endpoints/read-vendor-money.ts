// What members have at a vendor outside the house.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { vendorMoneyErrors } from "../desk-errors.ts";
import { vassalage } from "../models.ts";
import { vendorMoney } from "../outside-models.ts";

export const readVendorMoney = defineEndpoint({
	name: "read-vendor-money",
	summary:
		"What members have in the purses of a vendor, by currency, and how far all of it is home that was asked home",
	method: "GET",
	path: "/ops/games/outside/money",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.vendors:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ vassalage }),
	example: { vassalage: "TESSERA" },
	output: vendorMoney,
	errors: vendorMoneyErrors,
});
