// A coupon's code: looked for as a keyed digest, once a member. Five wrong ones in ten minutes have to wait.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, type MemberId, ok } from "#platform/kernel";
import { redeemCoupon } from "../contract/index.ts";
import { move } from "../core/index.ts";
import { claim, entryOf } from "./act.ts";
import { couponDigest, lockCoupons, missesSince, noteMiss, promotionOfCoupon } from "./coupon-store.ts";
import { announceMoved } from "./issue.ts";
import { textOf, wishAt } from "./list-activities.ts";
import { hold } from "./look.ts";
import type { PromotionsDeps } from "./ports.ts";
import { keepEntry } from "./promotion-store.ts";
import { showEntry, termsOf } from "./standing.ts";

type Call = CallContext<"member">;

const mostWrong = 5;
const within = 600_000;

/** A wrong one is written down, so a refusal commits. */
export function redeemCouponRoute(deps: PromotionsDeps): Route {
	return bind(redeemCoupon, async ({ couponCode }, call) => {
		const { memberId, currency } = call.principal;
		const answer = await deps.db.tx((tx) => redeem(tx, deps, { couponCode, call }));
		if (answer.ok) await announceMoved(deps, { member: memberId, currency, code: "coupon" });
		return answer;
	});
}

type Asked = { readonly couponCode: string; readonly call: Call };

async function redeem(tx: Tx, deps: PromotionsDeps, { couponCode, call }: Asked): Promise<Answer<typeof redeemCoupon>> {
	const { memberId, merchant, currency } = call.principal;
	await lockCoupons(tx, memberId);
	const wait = await waitOf(tx, { memberId, now: call.now });
	if (wait > 0) return err(failure("COUPON_WAIT", { retryAfterSeconds: wait }));
	const digest = couponDigest(couponCode, deps.digestKey);
	const code = await promotionOfCoupon(tx, { merchant, digest });
	const held = code === undefined ? undefined : await hold(tx, deps, { ...call.principal, now: call.now, code });
	if (held === undefined) {
		await noteMiss(tx, { memberId, at: call.now });
		return err(failure("COUPON_UNKNOWN"));
	}
	const standing = held.standings.find(({ state }) => state === "join");
	const moved = standing === undefined ? undefined : move("join", "member.joins", termsOf(held.promotion.rule, false));
	if (standing === undefined || moved?.ok !== true) return err(failure("ACTIVITY_STATE"));
	const entry = entryOf(deps, { held, standing, state: moved.value, call });
	await keepEntry(tx, { entry, now: call.now });
	const joined = { ...held, entries: [entry], standings: [{ ...standing, entry, state: moved.value }] };
	const claimed = await claim(tx, deps, { held: joined, turn: entry.turn, step: 0, call });
	if (!claimed.ok) return claimed;
	const title = textOf(held.promotion, wishAt(deps, call)).title;
	return ok({ ...showEntry(claimed.value, currency), title, currency });
}

/** Seconds until another may be tried. */
async function waitOf(tx: Tx, { memberId, now }: { readonly memberId: MemberId; readonly now: Date }): Promise<number> {
	const since = new Date(now.getTime() - within);
	const misses = await missesSince(tx, { memberId, at: since, most: mostWrong });
	const first = misses.at(-1);
	if (first === undefined || misses.length < mostWrong) return 0;
	return Math.ceil((first.getTime() + within - now.getTime()) / 1_000);
}
