// Applies for an item of the mall: its points are taken at once, an operator decides the rest.

import { wishOf } from "#brand/core";
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, type MemberId, ok, type Result } from "#platform/kernel";
import { redeemPointReward } from "../contract/index.ts";
import { priceOf } from "../core/index.ts";
import { pointsAccount } from "./accounts.ts";
import { keysOf } from "./exchange-keys.ts";
import { type ExchangeRow, findByKey, insertExchange } from "./exchange-store.ts";
import { type ItemRow, lockItem, moveStock } from "./mall-store.ts";
import { announcePurses, payPoints } from "./pay-points.ts";
import type { LoyaltyDeps } from "./ports.ts";
import { showExchanges } from "./shown-exchange.ts";
import { findStanding } from "./standing-store.ts";
import { tellExchange } from "./tell-exchange.ts";

type Call = CallContext<"member">;
type Refusal = Extract<Answer<typeof redeemPointReward>, { readonly ok: false }>["error"];
type Applied = Result<ExchangeRow, Refusal>;

export function redeemPointRewardRoute(deps: LoyaltyDeps): Route {
	return bind(redeemPointReward, async (input, call) => {
		const confirmed = await deps.members.confirmPassword(input.password, call);
		if (!confirmed.ok) return confirmed;
		const wish = wishOf(deps.brand.brand(call.merchant), call.language);
		const answer = await deps.db.tx(async (tx) => {
			const applied = await apply(tx, deps, { input, call });
			if (!applied.ok) return applied;
			const [shown] = await showExchanges(tx, [applied.value], wish);
			return shown === undefined ? err(failure("SYSTEM_ERROR")) : ok(shown);
		});
		if (answer.ok) await announcePurses(deps, call.principal);
		return answer;
	});
}

type Asked = { readonly input: ParsedInputOf<typeof redeemPointReward>; readonly call: Call };

/** The item is locked before the purse, here and where an operator rejects: nobody waits in a ring. */
async function apply(tx: Tx, deps: LoyaltyDeps, { input, call }: Asked): Promise<Applied> {
	const { memberId, merchant } = call.principal;
	const item = await lockItem(tx, { merchant, id: input.rewardId });
	if (item === undefined) return err(failure("REWARD_NOT_FOUND"));
	const before = await findBefore(tx, { ...input, memberId, requestKey: call.idempotencyKey ?? "" });
	if (before !== undefined) return before;
	const level = (await findStanding(tx, memberId))?.level ?? 0;
	const shelf = { ...item, points: BigInt(item.points), stock: item.stock ?? undefined, minLevel: item.min_level };
	const price = priceOf(shelf, { quantity: input.quantity, level });
	if (!price.ok) {
		return err(failure(price.error, price.error === "RANK_TOO_LOW" ? { minLevel: item.min_level } : undefined));
	}
	return take(tx, deps, { item, price: price.value, quantity: input.quantity, call });
}

type Purchase = {
	readonly item: ItemRow;
	readonly price: bigint;
	readonly quantity: number;
	readonly call: Call;
};

async function take(tx: Tx, deps: LoyaltyDeps, { item, price, quantity, call }: Purchase): Promise<Applied> {
	const { memberId, currency, merchant } = call.principal;
	const requestKey = call.idempotencyKey ?? "";
	const { taken, group } = keysOf(memberId, requestKey);
	const purse = { memberId, currency, purse: "points", counter: pointsAccount } as const;
	const paid = await payPoints(tx, deps, [{ ...purse, key: taken, kind: "withdraw", delta: -price, group }]);
	if (!paid.ok) return paid;
	// The key's points were taken before and no application holds it: it was used for a conversion.
	if (paid.value.some(({ replayed }) => replayed)) return err(failure("EXCHANGE_CONFLICT"));
	await moveStock(tx, item.id, -quantity);
	const exchange = { memberId, merchant, requestKey, appliedAt: call.now, currency, group, takenKey: taken };
	const applied = await insertExchange(tx, {
		...exchange,
		type: item.type,
		itemId: item.id,
		quantity,
		points: price,
		cash: BigInt(item.cash) * BigInt(quantity),
	});
	await tellExchange(tx, applied);
	return ok(applied);
}

/** The application of this key, when it was made before: the same again, or a conflict. */
async function findBefore(
	tx: Tx,
	asked: {
		readonly memberId: MemberId;
		readonly requestKey: string;
		readonly rewardId: string;
		readonly quantity: number;
	},
): Promise<Applied | undefined> {
	const before = await findByKey(tx, asked);
	if (before === undefined) return undefined;
	const same = before.item_id === asked.rewardId && before.quantity === asked.quantity;
	return same ? ok(before) : err(failure("EXCHANGE_CONFLICT"));
}
