// Counts what members did and issues what comes by itself: lines of play are kept in the transaction that moves the follower, events
// by their number, and whoever was counted is looked at afterwards, each in a transaction of its own.
import { depositCredited } from "#cashier/api";
import { memberLoggedIn, memberRegistered } from "#members/api";
import type { Tx } from "#platform/db";
import { defineListener, type Follower, type Listener, on } from "#platform/jobs";
import { isCurrencyCode, type MemberId, memberId, parseMinor, unwrap } from "#platform/kernel";
import { dayAt, move, referralOf, type Zone } from "../core/index.ts";
import { entryOf } from "./act.ts";
import { countFriend, findFriend, noteDeposit, noteNewcomer } from "./friend-store.ts";
import { announceMoved, issue, subjectsOf } from "./issue.ts";
import { type Moves, post } from "./ledger.ts";
import { hold } from "./look.ts";
import { keepHappened, keepPlay, takeDue } from "./play-store.ts";
import type { PromotionsDeps } from "./ports.ts";
import { type Promotion, shownPromotions } from "./promotion-store.ts";
import { friendTurnover, referralInForce, referralRule } from "./referral.ts";
import { termsOf } from "./standing.ts";

const atOnce = 1_000;

/** Answers for how many members something was looked at. */
export async function countPlay(deps: PromotionsDeps): Promise<number> {
	const play: Follower = {
		name: "promotions.play",
		from: "now",
		follow: async (tx, span) => {
			const lines = await deps.games.playLines(tx, span);
			const members = [...new Set(lines.map((line) => line.memberId))];
			const zones = new Map<MemberId, Zone>();
			for (let begin = 0; begin < members.length; begin += atOnce)
				for (const [member, { merchant }] of await deps.members.standings(tx, members.slice(begin, begin + atOnce)))
					zones.set(member, await deps.protection.zoneOf(merchant));
			await keepPlay(
				tx,
				lines.map((line) => ({ ...line, day: dayAt(line.slot, zones.get(line.memberId) ?? 0) })),
			);
		},
	};
	await deps.games.followPlays(play);
	let looked = 0;
	while (await lookAtNext(deps)) looked += 1;
	return looked;
}

export function listenTo(deps: PromotionsDeps): Listener {
	const dayOf = async (merchant: string, at: Date) => dayAt(at, await deps.protection.zoneOf(merchant));
	return defineListener({
		name: "promotions.happened",
		reactions: [
			on(depositCredited, async (told, { tx, eventId, toldAt }) => {
				if (!isCurrencyCode(told.currency)) return;
				const amount = unwrap(parseMinor(told.credited, told.currency));
				const day = await dayOf(told.merchant, toldAt);
				await noteDeposit(tx, { friendId: told.memberId, amount });
				await keepHappened(tx, { eventId, memberId: memberId(told.memberId), day, what: "deposits", amount });
			}),
			on(memberRegistered, ({ memberId: member }, { tx, toldAt }) =>
				noteNewcomer(tx, { memberId: member, at: toldAt }),
			),
			on(memberLoggedIn, async (told, { tx, eventId, toldAt }) => {
				const day = await dayOf(told.merchant, toldAt);
				await keepHappened(tx, { eventId, memberId: memberId(told.memberId), day, what: "logins", amount: 1n });
			}),
		],
	});
}

type Told = Parameters<typeof announceMoved>[1];

/** One member who is on the list; false where nobody is. Whoever dies in it leaves the member on the list. */
async function lookAtNext(deps: PromotionsDeps): Promise<boolean> {
	const told = await deps.db.tx(async (tx) => {
		const [member] = await takeDue(tx, 1);
		return member === undefined ? undefined : issueDue(tx, deps, memberId(member));
	});
	for (const one of told ?? []) await announceMoved(deps, one);
	return told !== undefined;
}

async function issueDue(tx: Tx, deps: PromotionsDeps, member: MemberId): Promise<readonly Told[]> {
	const standing = (await deps.members.standings(tx, [member])).get(member);
	// Who is excluded or on a break is given nothing new (A.3.8); play after it puts them on the list again.
	if (standing?.status !== "active" || (await deps.games.excluded([member])).has(member)) return [];
	const { merchant } = standing;
	const now = deps.clock.now();
	const [moves, told]: [Moves[number][], Told[]] = [[], []];
	for (const { code, rule, kind, state } of await shownPromotions(tx, { merchant, now })) {
		if (rule.claim !== "auto" || kind === "referral" || state !== "live") continue;
		const issued = await issueEarned(tx, deps, { member, merchant, code, now });
		moves.push(...issued.moves);
		told.push(...issued.told);
	}
	const friend = await issueFriend(tx, deps, { member, merchant, now });
	await post(tx, deps, [...moves, ...friend.moves]);
	return [...told, ...friend.told];
}

type Due = { readonly member: MemberId; readonly merchant: string; readonly now: Date };
type Given = { readonly moves: Moves; readonly told: readonly Told[] };

async function issueEarned(
	tx: Tx,
	deps: PromotionsDeps,
	{ member, merchant, now, code }: Due & { readonly code: string },
): Promise<Given> {
	const held = await hold(tx, deps, { memberId: member, merchant, now, code });
	const [moves, told]: [Moves[number][], Told[]] = [[], []];
	const offered = held !== undefined && (held.fits || held.entries.length > 0);
	for (const standing of offered ? held.standings : []) {
		const { promotion, state, goal, value } = standing;
		const earned = goal !== undefined && value !== undefined && value >= goal;
		const moved = earned ? move(state, "count.earned", termsOf(promotion.rule, false)) : undefined;
		if (held === undefined || moved?.ok !== true || moved.value !== "issued") continue;
		const made = entryOf(deps, { held, standing, state: "issued", call: { principal: named(member, promotion), now } });
		const entry = { ...made, amount: standing.amount };
		const issued = await issue(tx, deps, { promotion, entry, now, zone: held.zone });
		if (!issued.ok) continue;
		moves.push(...issued.value.moves);
		told.push({ member, currency: promotion.currency, code });
	}
	return { moves, told };
}

/** Whoever is given something without having asked has no session. */
const named = (member: MemberId, { merchant, currency }: Promotion) => ({
	memberId: member,
	merchant,
	currency,
	sessionId: "",
	guest: false,
	account: "",
});

/** A friend who has done what counts brings the inviter a step; a second account of the same person brings nothing. */
async function issueFriend(tx: Tx, deps: PromotionsDeps, { member, merchant, now }: Due): Promise<Given> {
	const nothing: Given = { moves: [], told: [] };
	const friend = await findFriend(tx, member);
	if (friend === undefined || friend.countedAt !== undefined) return nothing;
	const promotion = await referralInForce(tx, { merchant, now });
	const rule = promotion === undefined ? undefined : referralRule(promotion);
	if (promotion === undefined || rule === undefined || (friend.deposit ?? 0n) < rule.deposit) return nothing;
	const inviter = memberId(friend.inviterId);
	const held = await hold(tx, deps, { memberId: inviter, merchant, now, code: promotion.code });
	const [standing] = held?.standings ?? [];
	if (held === undefined || standing === undefined) return nothing;
	if ((await friendTurnover(tx, { friend, promotion, zone: held.zone })) < rule.turnover) return nothing;
	if (await isSamePerson(tx, deps, { member, inviter })) return nothing;
	const friends = await countFriend(tx, { friend, now });
	const day = dayAt(now, held.zone);
	// No event of the outbox has a number below zero.
	const eventId = -BigInt(member);
	await keepHappened(tx, { eventId, memberId: inviter, day, what: "friends", amount: 1n });
	const amount = referralOf(friends, rule) - referralOf(friends - 1, rule);
	const call = { principal: named(inviter, promotion), now };
	const step = { ...standing, step: friends, amount, points: 0, entry: undefined };
	const entry = entryOf(deps, { held, standing: step, state: "issued", call });
	const issued = await issue(tx, deps, { promotion, entry, now, zone: held.zone });
	if (!issued.ok) return nothing;
	return { moves: issued.value.moves, told: [{ member: inviter, currency: promotion.currency, code: promotion.code }] };
}

async function isSamePerson(
	tx: Tx,
	deps: PromotionsDeps,
	{ member, inviter }: { readonly member: MemberId; readonly inviter: MemberId },
): Promise<boolean> {
	const [own, theirs] = [await subjectsOf(tx, deps, member), await subjectsOf(tx, deps, inviter)];
	return own.some(({ kind, digest }) => theirs.some((one) => one.kind === kind && one.digest.equals(digest)));
}
