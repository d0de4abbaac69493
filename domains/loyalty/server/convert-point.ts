// Turns points into cash: both legs in one durable step, once for a key, however often it is sent.

import { wishOf } from "#brand/core";
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, formatMinor, type MemberId, ok, parseMinor, type Result } from "#platform/kernel";
import { convertPoint } from "../contract/index.ts";
import { type ConversionTerms, convertPoints } from "../core/index.ts";
import { cashAccount, pointsAccount } from "./accounts.ts";
import { keysOf } from "./exchange-keys.ts";
import { type ExchangeRow, findByKey, insertExchange } from "./exchange-store.ts";
import { readTerms } from "./mall-store.ts";
import { announcePurses, payPoints } from "./pay-points.ts";
import type { LoyaltyDeps } from "./ports.ts";
import { showExchanges } from "./shown-exchange.ts";

type Call = CallContext<"member">;
type Refusal = Extract<Answer<typeof convertPoint>, { readonly ok: false }>["error"];
type Converted = Result<ExchangeRow, Refusal>;

export function convertPointRoute(deps: LoyaltyDeps): Route {
	return bind(convertPoint, async (input, call) => {
		const confirmed = await deps.members.confirmPassword(input.password, call);
		if (!confirmed.ok) return confirmed;
		const wish = wishOf(deps.brand.brand(call.merchant), call.language);
		const answer = await deps.db.tx(async (tx) => {
			const converted = await convert(tx, deps, { input, call });
			if (!converted.ok) return converted;
			const [shown] = await showExchanges(tx, [converted.value], wish);
			return shown === undefined ? err(failure("SYSTEM_ERROR")) : ok(shown);
		});
		if (answer.ok) await announcePurses(deps, call.principal);
		return answer;
	});
}

type Asked = { readonly input: ParsedInputOf<typeof convertPoint>; readonly call: Call };

async function convert(tx: Tx, deps: LoyaltyDeps, { input, call }: Asked): Promise<Converted> {
	const { memberId, currency, merchant } = call.principal;
	const requestKey = call.idempotencyKey ?? "";
	const terms = await readTerms(tx, merchant);
	const points = parseMinor(input.points, currency);
	if (terms === undefined) return err(failure("POINTS_OUT_OF_RANGE", { smallest: "0", largest: "0" }));
	if (!points.ok) return err(failure("POINTS_STEP", { step: formatMinor(terms.step, currency) }));
	const asked = { memberId, requestKey, points: points.value };
	const before = await findBefore(tx, asked);
	if (before !== undefined) return before;
	const cash = convertPoints(points.value, terms);
	if (!cash.ok) return err(failure(cash.error, limitsOf(terms, call)));
	const { taken, given, group } = keysOf(memberId, requestKey);
	const purse = { memberId, currency, group } as const;
	const paid = await payPoints(tx, deps, [
		{ ...purse, purse: "points", key: taken, kind: "transfer-out", delta: -points.value, counter: pointsAccount },
		{ ...purse, purse: "cash", key: given, kind: "transfer-in", delta: cash.value, counter: cashAccount },
	]);
	if (!paid.ok) return paid;
	if (paid.value.some(({ replayed }) => replayed)) {
		return (await findBefore(tx, asked)) ?? err(failure("EXCHANGE_CONFLICT"));
	}
	const exchange = { memberId, merchant, requestKey, appliedAt: call.now, currency, group, takenKey: taken };
	return ok(
		await insertExchange(tx, {
			...exchange,
			type: "convert",
			itemId: undefined,
			quantity: 1,
			points: points.value,
			cash: cash.value,
		}),
	);
}

/** The exchange of this key, when it was made before: the same again, or a conflict. */
async function findBefore(
	tx: Tx,
	asked: { readonly memberId: MemberId; readonly requestKey: string; readonly points: bigint },
): Promise<Converted | undefined> {
	const before = await findByKey(tx, asked);
	if (before === undefined) return undefined;
	const same = before.type === "convert" && BigInt(before.points) === asked.points;
	return same ? ok(before) : err(failure("EXCHANGE_CONFLICT"));
}

const limitsOf = (terms: ConversionTerms, { principal: { currency } }: Call) => ({
	step: formatMinor(terms.step, currency),
	smallest: formatMinor(terms.smallest, currency),
	largest: formatMinor(terms.largest, currency),
});
