// Pays a member's cashback: what it counts, the claim and one command of the ledger stand or fall together. The command's
// key is made of the client's, so that not even a bug above pays a claim twice.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { claimManualRebate } from "../contract/index.ts";
import { claimCashback } from "../core/index.ts";
import { cashbackAccount } from "./accounts.ts";
import { cashbackOf, showClaim } from "./cashback.ts";
import { type ClaimRow, findClaim, insertClaim, lockClaimer, markCounted } from "./cashback-store.ts";
import { announcePurses } from "./pay-points.ts";
import type { LoyaltyDeps } from "./ports.ts";

type Refusal = Extract<Answer<typeof claimManualRebate>, { readonly ok: false }>["error"];

export function claimManualRebateRoute(deps: LoyaltyDeps): Route {
	return bind(claimManualRebate, async (_input, call) => {
		if (!deps.brand.flagsAt(call).MANPLAYREB3) return err(failure("CASHBACK_CLOSED"));
		const claimed = await deps.db.tx((tx) => claim(tx, deps, call));
		if (!claimed.ok) return claimed;
		await announcePurses(deps, call.principal);
		return ok(showClaim(claimed.value));
	});
}

async function claim(tx: Tx, deps: LoyaltyDeps, call: CallContext<"member">): Promise<Result<ClaimRow, Refusal>> {
	const { memberId, currency, merchant } = call.principal;
	const requestKey = call.idempotencyKey ?? "";
	await lockClaimer(tx, memberId);
	const before = await findClaim(tx, { memberId, requestKey });
	if (before !== undefined) return ok(before);
	const cashback = await cashbackOf(tx, { memberId, currency, merchant, now: call.now });
	if (cashback === undefined) return err(failure("CASHBACK_CLOSED"));
	const { terms, lines, days, level } = cashback;
	const decided = claimCashback(lines, terms.smallest);
	if (!decided.ok) {
		const [smallest, total] = [terms.smallest, decided.error.total].map((minor) => formatMinor(minor, currency));
		return err(failure("CASHBACK_TOO_SMALL", { smallest: smallest ?? "", total: total ?? "" }));
	}
	const { value } = decided;
	const taken = new Set(value.lines.map(({ category }) => category));
	await markCounted(
		tx,
		{ memberId, currency },
		days.filter(({ category, open }) => taken.has(category) && open !== 0n),
	);
	const postingKey = commandKey("loyalty:cashback", `${memberId}:${requestKey}`);
	const head = { memberId, merchant, requestKey, claimedAt: call.now, currency, level };
	const row = await insertClaim(tx, { ...head, amount: value.total, postingKey }, value.lines);
	const cash = { memberId, currency, purse: "cash", counter: cashbackAccount } as const;
	const posted = await deps.wallet.postIn(tx, { ...cash, key: postingKey, kind: "promo", delta: value.total });
	if (!posted.ok) throw new Error(`the ledger refused cashback: ${posted.error.code}`);
	if (posted.value.replayed) throw new Error("cashback that was not claimed was posted before");
	return ok(row);
}
