// Big bets wait for a trader before anything is staked. The same press again asks how it stands: it waits, it is taken as it was
// asked for or with a lower stake, or it is not taken. Who is not answered in time is not taken either.
import { type Failure, failure } from "#platform/contract";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import type { LegView } from "../contract/index.ts";
import { refersFrom } from "./limits.ts";
import type { SportsbookDeps } from "./ports.ts";
import { keepReferral, type ReferralRow } from "./referral-rows.ts";

export type BigBet = {
	readonly merchant: string;
	/** "m17"; undefined for a trial, which stakes nothing. */
	readonly owner: string | undefined;
	readonly key: string;
	readonly currency: CurrencyCode;
	readonly legs: readonly LegView[];
	readonly sizes: readonly number[];
	readonly line: bigint;
	readonly stake: bigint;
	readonly most: bigint;
};

/** A trader has so long, in milliseconds; what was said counts so long. */
const waits = 60_000;

type NotYet = Failure<"BET_REFERRED" | "BET_REFUSED" | "BET_REOFFERED" | "DUPLICATE_TRANSACTION">;

const isBig = ({ currency, stake, most }: BigBet): boolean => {
	const { stake: least, most: pays } = refersFrom(currency);
	return stake >= least || most >= pays;
};

/** Undefined where it may be placed. */
export async function referralOf(
	{ db, clock, newId }: Pick<SportsbookDeps, "db" | "clock" | "newId">,
	bet: BigBet,
): Promise<NotYet | undefined> {
	const { merchant, owner, key, currency, legs, sizes, line, stake, most } = bet;
	if (owner === undefined || !isBig(bet)) return undefined;
	const now = clock.now();
	const kept = await db.tx((tx) =>
		keepReferral(tx, {
			id: newId(),
			merchant,
			owner,
			key,
			currency,
			legs: JSON.stringify(legs),
			sizes: JSON.stringify(sizes),
			line,
			stake,
			most,
			asked_at: now,
			until: new Date(now.getTime() + waits),
		}),
	);
	return answerTo(kept, { line, currency, now });
}

type Asked = { readonly line: bigint; readonly currency: CurrencyCode; readonly now: Date };

function answerTo({ state, until, ...row }: ReferralRow, { line, currency, now }: Asked): NotYet | undefined {
	if (state === "refused" || now >= until) return failure("BET_REFUSED");
	const offer = row.offer === null ? undefined : BigInt(row.offer);
	if (line !== BigInt(row.line) && line !== offer) return failure("DUPLICATE_TRANSACTION");
	if (state === "waiting") return failure("BET_REFERRED", { until: until.getTime() });
	if (offer === undefined || line === offer) return undefined;
	return failure("BET_REOFFERED", { line: formatMinor(offer, currency), until: until.getTime() });
}

/** What a trader's word counts until. */
export const countsUntil = (now: Date): Date => new Date(now.getTime() + waits);
