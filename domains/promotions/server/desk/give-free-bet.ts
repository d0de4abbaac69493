// An operator asks for a free bet for one member: given at once within what one may promise alone in a day, else another agrees first.
import { failure } from "#platform/contract";
import { actorOf, atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, memberId, ok, parseMinor } from "#platform/kernel";
import { giveFreeBet } from "../../contract/index.ts";
import type { PromotionsDeps } from "../ports.ts";
import { waitsFor } from "./edit-offers.ts";
import { aloneIn, type GiftApprovals } from "./gift-approval.ts";
import { freeBetAbout, memberFault } from "./hand-over.ts";

export const giveFreeBetRoute = (deps: PromotionsDeps, gifts: GiftApprovals): Route =>
	bind(giveFreeBet, ({ memberId: to, amount, odds, days, reason }, call) =>
		atDesk(deps.db, call, async (tx) => {
			const { merchant, aloneUpTo } = call.staff;
			const { currency } = deps.brand.brand(merchant);
			const worth = parseMinor(amount, currency);
			if (!worth.ok || worth.value <= 0n) return err(failure("OFFER_AMOUNTS"));
			const fault = await memberFault(tx, deps, { member: memberId(to), merchant });
			if (fault !== undefined) return err(failure(fault));
			if (await waitsFor(tx, gifts, { merchant, about: freeBetAbout(to), now: call.now }))
				return err(failure("OFFER_WAITS"));
			const asked = await gifts.ask(tx, {
				by: actorOf(call),
				id: deps.newId(),
				terms: { what: "free-bet", code: "", currency, worth: `${worth.value}`, memberId: to, odds, days },
				reason,
				alone: aloneIn(deps, { merchant, aloneUpTo, currency }),
			});
			if (!asked.ok) return err(failure(asked.error.code === "GIFT_BARRED" ? "GIFT_BARRED" : "GIFT_MEMBER"));
			return ok({ waits: asked.value.approval.state === "proposed" });
		}),
	);
