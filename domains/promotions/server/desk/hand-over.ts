// A free bet that an operator hands to one member: whom it may go to, and how it is carried.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { Actor } from "#platform/desk";
import { err, type MemberId, memberId, ok, type Result } from "#platform/kernel";
import type { PromotionsDeps } from "../ports.ts";

export type HandFault = "GIFT_MEMBER" | "GIFT_BARRED";

/** One for a member waits at a time. */
export const freeBetAbout = (member: string): string => `free bet of ${member}`;

type Handing = {
	/** Of the approval: the free bet is given by it, once. */
	readonly id: string;
	/** `worth` in minor units, `odds` in hundredths. */
	readonly terms: { readonly memberId: string; readonly worth: string; readonly odds: number; readonly days: number };
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

/** Why nothing may be given to a member now. */
export async function memberFault(
	tx: Tx,
	{ members, games }: Pick<PromotionsDeps, "members" | "games">,
	{ member, merchant }: { readonly member: MemberId; readonly merchant: string },
): Promise<HandFault | undefined> {
	const standing = (await members.standings(tx, [member])).get(member);
	if (standing?.merchant !== merchant || standing.status === "closed") return "GIFT_MEMBER";
	const barred = standing.status !== "active" || (await games.excluded([member])).has(member);
	return barred ? "GIFT_BARRED" : undefined;
}
