// Has all that members have at a vendor brought home.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { bringVendorHomeErrors } from "../desk-errors.ts";
import { vassalage } from "../models.ts";
import { vendorMoney } from "../outside-models.ts";

export const bringVendorHome = defineEndpoint({
	name: "bring-vendor-home",
	summary: "Has all that members have at a vendor that is out of service brought home, member by member, by the clock",
	method: "POST",
	path: "/ops/games/outside/bring-home",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.vendors:bring",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ vassalage, reason }),
	example: { vassalage: "TESSERA", reason: "Asked for by telephone." },
	output: vendorMoney,
	errors: bringVendorHomeErrors,
});
