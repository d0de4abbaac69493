// Inviting friends: one's code, how far each friend is, and saying who invited oneself. One level alone.
import { maskAccount } from "#games/core";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, type MemberId, memberId, ok } from "#platform/kernel";
import { acceptReferral, getReferral } from "../contract/index.ts";
import { addDays, dayAt, type Rule, referralOf, type Zone } from "../core/index.ts";
import { type Friend, findFriend, friendsOf, insertFriend, inviteCode, inviterOf, isNewcomer } from "./friend-store.ts";
import { measure } from "./play-store.ts";
import type { PromotionsDeps } from "./ports.ts";
import { type Promotion, shownPromotions } from "./promotion-store.ts";

const acceptWithinDays = 7;

export async function referralInForce(
	tx: Tx,
	{ merchant, now }: { readonly merchant: string; readonly now: Date },
): Promise<Promotion | undefined> {
	const shown = await shownPromotions(tx, { merchant, now });
	return shown.find(
		({ kind, state, opensAt, closesAt }) =>
			kind === "referral" && state === "live" && opensAt <= now && (closesAt === undefined || now < closesAt),
	);
}

export type ReferralRule = Extract<Rule["reward"], { readonly kind: "referral" }>;

export const referralRule = ({ rule }: Promotion): ReferralRule | undefined =>
	rule.reward.kind === "referral" ? rule.reward : undefined;

/** What a friend has staked since they came, within the time that counts. */
export async function friendTurnover(
	tx: Tx,
	{ friend, promotion, zone }: { readonly friend: Friend; readonly promotion: Promotion; readonly zone: Zone },
): Promise<bigint> {
	const days = referralRule(promotion)?.days ?? 0;
	const from = dayAt(friend.joinedAt, zone);
	const asked = [{ metric: "stake", from, to: addDays(from, days - 1), games: [] }] as const;
	const [turnover] = await measure(tx, { memberId: friend.friendId, currency: promotion.currency, asked });
	return turnover ?? 0n;
}

export function getReferralRoute(deps: PromotionsDeps): Route {
	return bind(getReferral, async (_input, call) => {
		const { memberId: own, merchant, currency } = call.principal;
		const zone = await deps.protection.zoneOf(merchant);
		return deps.db.tx(async (tx) => {
			const promotion = await referralInForce(tx, { merchant, now: call.now });
			const code = await inviteCode(tx, { chance: deps.chance, memberId: own });
			const friends = await friendsOf(tx, own);
			const accounts = await deps.members.standings(
				tx,
				friends.map(({ friendId }) => memberId(friendId)),
			);
			const shown = [];
			for (const friend of friends) {
				const turnover = promotion === undefined ? 0n : await friendTurnover(tx, { friend, promotion, zone });
				shown.push({
					account: maskAccount(accounts.get(memberId(friend.friendId))?.account ?? ""),
					joinedAt: friend.joinedAt.toISOString(),
					deposited: friend.deposit !== undefined,
					turnover: formatMinor(turnover, currency),
					counted: friend.countedAt !== undefined,
				});
			}
			const counted = friends.filter(({ countedAt }) => countedAt !== undefined).length;
			const rule = promotion === undefined ? undefined : referralRule(promotion);
			const earned = rule === undefined ? 0n : referralOf(counted, rule);
			const mayAccept = (await closedFor(tx, { own, now: call.now })) === undefined;
			const answer = { currency, code, friends: shown, earned: formatMinor(earned, currency), mayAccept };
			return ok({ ...answer, rule: promotion?.words ?? null });
		});
	});
}

async function closedFor(
	tx: Tx,
	{ own, now }: { readonly own: MemberId; readonly now: Date },
): Promise<"REFERRAL_CLOSED" | undefined> {
	if ((await findFriend(tx, own)) !== undefined) return "REFERRAL_CLOSED";
	const since = new Date(now.getTime() - acceptWithinDays * 86_400_000);
	return (await isNewcomer(tx, { memberId: own, since })) ? undefined : "REFERRAL_CLOSED";
}

export function acceptReferralRoute(deps: PromotionsDeps): Route {
	return bind(acceptReferral, ({ referralCode }, call) =>
		deps.db.tx(async (tx) => {
			const { memberId: own, merchant } = call.principal;
			const inviterId = await inviterOf(tx, referralCode);
			const inviter = inviterId === undefined ? undefined : await deps.members.account(tx, memberId(inviterId));
			if (inviter === undefined || inviter.merchant !== merchant) return err(failure("REFERRAL_UNKNOWN"));
			const closed = inviter.id === own ? "REFERRAL_CLOSED" : await closedFor(tx, { own, now: call.now });
			if (closed !== undefined) return err(failure(closed));
			const kept = await insertFriend(tx, { friendId: own, inviterId: inviter.id, now: call.now });
			return kept ? ok({}) : err(failure("REFERRAL_CLOSED"));
		}),
	);
}
