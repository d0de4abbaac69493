// Puts money into a jackpot's reserve. What somebody put in alone within 24 hours, over all jackpots, is bounded by what they
// may adjust alone; above it, it waits for another, and nothing moves until then.
import { type DeskPot, fundingAmount, fundPot, readPots } from "#games/api";
import { failure } from "#platform/contract";
import type { Database, Tx } from "#platform/db";
import { aloneSince } from "#platform/desk/core";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { fundJackpot } from "../../contract/index.ts";
import { needsSecond } from "../../core/index.ts";
import { aloneOfStaff } from "../adjustments/alone.ts";
import { askedNow } from "../adjustments/proposal.ts";
import { atDesk, type DeskCall, within } from "../desk.ts";
import type { Office } from "../office.ts";
import { type OfficeAct, writeAct, writeActs } from "../write-act.ts";
import {
	claimFunding,
	expireFundings,
	type FundingRow,
	givenAlone,
	insertFunding,
	mostWaiting,
	waitingFundings,
} from "./jackpot-funding-store.ts";
import { shownPot } from "./shown-pot.ts";

export type FundingDesk = Pick<Office, "db" | "brand" | "wallet">;

export const fundJackpotRoute = (desk: FundingDesk): Route =>
	bind(fundJackpot, ({ jackpot: code, amount, reason }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const { merchant, staffId, name: operator } = call.staff;
			const pot = (await readPots(within(tx))).find((one) => one.code === code);
			if (pot === undefined || !isCurrencyCode(pot.currency)) return err(failure("JACKPOT_NOT_FOUND"));
			const size = fundingAmount(amount, pot.currency);
			if (!size.ok) return err(failure(size.error.code));
			const id = commandKey("backoffice:jackpot-funding", `${staffId} ${call.idempotencyKey ?? ""}`);
			const before = await claimFunding(tx, { id, staffId });
			if (before !== undefined) return ok({ waits: before.state === "proposed", jackpot: shownPot(pot) });
			const row = await rowOf(tx, desk, { id, call, pot, amount: size.value, reason });
			if (!row.alone && (await waitingFundings(tx, merchant)).length >= mostWaiting)
				return err(failure("FUNDINGS_WAIT"));
			if (!row.alone) {
				await insertFunding(tx, row);
				await writeAct(tx, actOfFunding(row, { act: "jackpot funding asked for", operator, at: call.now }));
				return ok({ waits: true, jackpot: shownPot(pot) });
			}
			const order = { merchant, operator, now: call.now, code, amount, reason, id };
			const funded = await fundPot({ db: within(tx), wallet: desk.wallet }, order);
			// What changed since it was looked at is judged under the pots' mark: nothing is written of what that refuses.
			if (!funded.ok) return err(failure(funded.error.code));
			await insertFunding(tx, row);
			return ok({ waits: false, jackpot: shownPot(funded.value) });
		}),
	);

type Asked = {
	readonly id: string;
	readonly call: DeskCall;
	readonly pot: DeskPot;
	/** Minor units. */
	readonly amount: bigint;
	readonly reason: string;
};

/** As it will stand. Thresholds are in the brand's currency; in another nobody is alone. */
async function rowOf(
	tx: Tx,
	{ brand }: Pick<FundingDesk, "brand">,
	{ id, call, pot, amount, reason }: Asked,
): Promise<FundingRow> {
	const { staffId, merchant } = call.staff;
	const { currency } = pot;
	const mine = brand.brand(merchant).currency === currency ? await aloneOfStaff(tx, call.staff) : undefined;
	const given = await givenAlone(tx, { staffId, currency, since: aloneSince(call.now) });
	const alone = !needsSecond({ delta: amount, given, aloneUpTo: mine });
	return {
		id,
		jackpot: pot.code,
		currency,
		amount: `${amount}`,
		reason,
		...askedNow(call, alone),
	};
}

type FundingAct = {
	readonly act: OfficeAct["act"];
	readonly operator: string;
	readonly at: Date;
	readonly why?: string;
};

/** As it is written down. What moved is written by the games. */
export function actOfFunding(row: FundingRow, { why, ...act }: FundingAct) {
	const { id, merchant, jackpot, currency, reason } = row;
	const amount = isCurrencyCode(currency) ? formatMinor(BigInt(row.amount), currency) : row.amount;
	return { merchant, ...act, before: { funding: id }, after: { jackpot, amount, currency, reason, why } };
}

/** Ends what nobody agreed to in time. */
export function lapseFundings({ db }: { readonly db: Pick<Database, "tx"> }, now: Date): Promise<void> {
	return db.tx(async (tx) => {
		const lapsed = await expireFundings(tx, now);
		if (lapsed.length === 0) return;
		const act = { act: "jackpot funding lapsed", operator: "the clock", at: now } as const;
		await writeActs(
			tx,
			lapsed.map((row) => actOfFunding(row, act)),
		);
	});
}
