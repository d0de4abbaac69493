// The second person's word on free spins.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { decideGiftErrors, deskGift, giftId } from "../gift-models.ts";
import { decideAdjustment } from "./decide-adjustment.ts";

export const decideGift = defineEndpoint({
	name: "decide-gift",
	summary: "Agrees to free spins that another asked for, which sets their stakes aside, or refuses them with a reason",
	method: "POST",
	path: "/ops/free-spins/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.gifts:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ giftId, decision: decideAdjustment.input.shape.decision }),
	example: { giftId: "1", decision: { kind: "refuse", why: "No transfer came." } },
	output: deskGift,
	errors: decideGiftErrors,
});
