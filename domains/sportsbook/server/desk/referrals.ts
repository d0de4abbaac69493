// Bets that wait for a trader: what they are, and the one word on each.
import * as z from "zod/mini";
import { failure } from "#platform/contract";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { type CurrencyCode, err, formatMinor, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import { decideReferredBet, listReferredBets, type ReferredBet } from "../../contract/index.ts";
import { leg } from "../../contract/models.ts";
import type { DeskTools } from "../ports.ts";
import { countsUntil } from "../refer-bet.ts";
import { listReferred, lockReferral, type ReferralRow, writeWord } from "../referral-rows.ts";
import { writeAct } from "./desk-rows.ts";

const legs = z.array(leg);
const sizes = z.array(z.int());

function viewOf(row: ReferralRow): ReferredBet {
	const currency = currencyOf(row);
	const money = (minor: string) => formatMinor(BigInt(minor), currency);
	return {
		referralId: row.id,
		memberId: row.owner.slice(1),
		currency,
		legs: legs.parse(row.legs),
		sizes: sizes.parse(row.sizes),
		line: money(row.line),
		stake: money(row.stake),
		most: money(row.most),
		askedAt: row.asked_at.toISOString(),
		until: row.until.toISOString(),
	};
}

function currencyOf({ currency }: Pick<ReferralRow, "currency">): CurrencyCode {
	if (!isCurrencyCode(currency)) throw new Error(`a bet in ${currency}`);
	return currency;
}

export const listReferredBetsRoute = ({ db }: DeskTools): Route =>
	bind(listReferredBets, async (_input, { now, staff: { merchant } }) =>
		ok({ bets: (await db.read((tx) => listReferred(tx, { merchant, now }))).map(viewOf) }),
	);

export const decideReferredBetRoute = ({ db }: DeskTools): Route =>
	bind(decideReferredBet, ({ referralId: id, word, reason }, call) =>
		atDesk(db, call, async (tx) => {
			const { staff, now } = call;
			const row = await lockReferral(tx, { id, merchant: staff.merchant });
			if (row === undefined) return err(failure("REFERRED_BET_NOT_FOUND"));
			if (row.state !== "waiting" || now >= row.until) return err(failure("REFERRED_BET_CLOSED"));
			const offer = word.kind === "offer" ? offerOf(row, word.line) : ok(null);
			if (!offer.ok) return err(failure(offer.error));
			const state = states[word.kind];
			await writeWord(tx, { id, state, offer: offer.value, operator: staff.name, reason, until: countsUntil(now) });
			await writeAct(tx, {
				merchant: staff.merchant,
				operator: staff.name,
				at: now,
				act: acts[word.kind],
				before: { stake: row.stake, line: row.line, memberId: row.owner.slice(1) },
				after: { referral: id, ...word, reason },
			});
			return ok({ state });
		}),
	);

const states = { accept: "accepted", offer: "offered", refuse: "refused" } as const;
const acts = { accept: "bet accepted", offer: "bet reoffered", refuse: "bet refused" } as const;

/** Less than was asked for, of a line. */
function offerOf(row: ReferralRow, text: string): Result<bigint, "OFFER_TOO_HIGH"> {
	const line = parseMinor(text, currencyOf(row));
	return line.ok && line.value > 0n && line.value < BigInt(row.line) ? ok(line.value) : err("OFFER_TOO_HIGH");
}
