// A free bet that an operator hands to one member: asked for at the desk, and carried at once or when another agrees.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Actor, actorOf, atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, type MemberId, memberId, ok, parseMinor, type Result } from "#platform/kernel";
import { giveFreeBet } from "../../contract/index.ts";
import type { PromotionsDeps } from "../ports.ts";
import { waitsFor } from "./edit-offers.ts";
import { aloneIn, type GiftApprovals, type GiftTerms } from "./gift-approval.ts";

export type HandFault = "GIFT_MEMBER" | "GIFT_BARRED";

/** One for a member waits at a time. */
export const freeBetAbout = (member: string): string => `free bet of ${member}`;

type Handing = {
	/** Of the approval: the free bet is given by it, once. */
	readonly id: string;
	readonly terms: Extract<GiftTerms, { what: "free-bet" }>;
	readonly merchant: string;
	readonly by: Actor;
};

/** Carries it: what changed of the member since it was asked for is judged here. */
export async function handOver(
	tx: Tx,
	deps: PromotionsDeps,
	{ id, terms: { memberId: to, worth, odds, days }, merchant, by: { now } }: Handing,
): Promise<Result<object, Failure<HandFault>>> {
	const member = memberId(to);
	const fault = await memberFault(tx, deps, { member, merchant });
	if (fault !== undefined) return err(failure(fault));
	await deps.giveFreeBet(tx, {
		id,
		merchant,
		memberId: member,
		currency: deps.brand.brand(merchant).currency,
		amount: BigInt(worth),
		leastOdds: odds,
		endsAt: new Date(now.getTime() + days * 86_400_000),
		origin: "by hand",
	});
	return ok({});
}

async function memberFault(
	tx: Tx,
	{ members, games }: Pick<PromotionsDeps, "members" | "games">,
	{ member, merchant }: { readonly member: MemberId; readonly merchant: string },
): Promise<HandFault | undefined> {
	const standing = (await members.standings(tx, [member])).get(member);
	if (standing?.merchant !== merchant || standing.status === "closed") return "GIFT_MEMBER";
	const barred = standing.status !== "active" || (await games.excluded([member])).has(member);
	return barred ? "GIFT_BARRED" : undefined;
}

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
