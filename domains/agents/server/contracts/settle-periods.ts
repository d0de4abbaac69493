// Settles periods that are over and counted: bills, carries and postings of one kind of one brand's period in one transaction.
// Killed at any moment, all of it happened or nothing; the ledger's key of each bill is its contract and period.
import type { Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import type { CommandKey, PostCommand } from "#wallet/api";
import { nothingOpen, type Open, type Parts, type Period, periodAt, periodOf, settle } from "../../core/index.ts";
import type { AgentsDeps } from "../ports.ts";
import { lockWaiting, markReleased } from "./bill-store.ts";
import { kindsInUse, lockContracts } from "./contract-store.ts";
import { addBills, type NewBill } from "./new-bill-store.ts";
import { noteOwedPosting } from "./owed-store.ts";
import { type BetweenPaid, payBetween } from "./pay-upline.ts";
import { barredAmong, billKey, floatKey, paymentOf, post, type Told } from "./post-bills.ts";
import type { PeriodAsked } from "./reckon.ts";
import { correct, nothingOf, type ReckonedAgent, reckon } from "./reckon-bills.ts";
import {
	isCounted,
	keepOpen,
	lockPeriod,
	markPeriod,
	markSettled,
	type Of,
	openOf,
	settledTo,
} from "./settlement-store.ts";
import { readTerms } from "./terms-store.ts";

/** How long after its end a period is settled. */
const waits = 2 * 60_000;
/** Periods of a kind that are made up for in one run. */
const atOnce = 300;
/** Bills that waited and are paid in one transaction. */
const mostReleased = 200;

type Deps = Pick<AgentsDeps, "db" | "dayZone" | "currencyOf" | "members" | "wallet" | "pointsOf">;

/** Up to which period is settled. */
type Reach = (period: Period, now: Date) => boolean;
const isOver: Reach = ({ to }, now) => now.getTime() >= to.getTime() + waits;
/**
 * The periods that run, too: of the demo alone, whose first day has no earlier ones. What is played in them afterwards is
 * corrected in the next, as any late round is.
 */
export const isRunning: Reach = ({ from }, now) => from <= now;

/** Periods within reach and not settled, the oldest first, of each kind in use. */
async function duePeriods(
	{ db, dayZone }: Deps,
	now: Date,
	reach: Reach,
): Promise<readonly { readonly of: Of; readonly periods: readonly Period[] }[]> {
	const kinds = await db.read(kindsInUse);
	const due = [];
	for (const { merchant, kind, since } of kinds) {
		const calendar = { utcOffset: await dayZone(merchant), dayStart: 0 };
		const { dividendPeriod } = await db.tx((tx) => readTerms(tx, merchant));
		const periods: Period[] = [];
		const last = await db.read((tx) => settledTo(tx, { merchant, kind }));
		for (let at = last ?? since; periods.length < atOnce; ) {
			const period = periodAt(periodOf(kind, dividendPeriod), at, calendar);
			if (!reach(period, now)) break;
			periods.push(period);
			at = period.to;
		}
		due.push({ of: { merchant, kind }, periods });
	}
	return due;
}

/** To be called before the books are brought up to date: what is settled afterwards is counted up to these marks. */
export async function markDue(deps: Deps, now: Date, reach = isOver): Promise<void> {
	for (const { of, periods } of await duePeriods(deps, now, reach))
		if (periods.length > 0)
			await deps.db.tx(async (tx) => {
				for (const period of periods) await markPeriod(tx, of, period);
			});
}

/** Settles what is marked and counted. Answers how many periods. */
export async function settleDue(deps: Deps, now: Date, reach = isOver): Promise<number> {
	let settled = 0;
	for (const { of, periods } of await duePeriods(deps, now, reach))
		for (const period of periods) {
			const posted = await deps.db.tx((tx) => settlePeriod(tx, deps, { of, period, now }));
			if (posted === undefined) break;
			settled += 1;
			for (const one of posted) deps.wallet.announce(one, one);
		}
	return settled;
}

type Asked = { readonly of: Of; readonly period: Period; readonly now: Date };

/** Answers what was posted; undefined where it cannot be settled yet, or was by another. */
export async function settlePeriod(
	tx: Tx,
	deps: Deps,
	{ of, period, now }: Asked,
): Promise<readonly Told[] | undefined> {
	// The same lock as whoever changes contracts: a settlement sees them before or after, never between.
	await lockContracts(tx, of.merchant);
	const mark = await lockPeriod(tx, of, period);
	if (mark === undefined || !(await isCounted(tx, mark))) return undefined;
	const terms = await readTerms(tx, of.merchant);
	const asked: PeriodAsked = { of, period, terms, currency: deps.currencyOf(of.merchant) };
	const { agents, team } = await reckon(tx, deps, asked);
	const known = new Set(agents.map(({ agentId }) => agentId));
	const corrections = await correct(tx, deps, { asked, paid: known, now });
	const all = of.kind === "points" ? [...agents, ...correctedAlone(corrections, known)] : agents;
	const commands = await settleAgents(tx, deps, { asked, agents: all, team, corrections, now });
	await markSettled(tx, { of, period, now });
	return post(tx, deps, commands);
}

/** Of points nobody has a contract: who has nothing of this period and something of an earlier one is paid here, too. */
const correctedAlone = (corrections: ReadonlyMap<MemberId, Parts>, known: ReadonlySet<MemberId>) =>
	[...corrections.keys()].flatMap((agentId) => (known.has(agentId) ? [] : [nothingOf(agentId)]));

type Reckoning = {
	readonly asked: PeriodAsked;
	readonly agents: readonly ReckonedAgent[];
	/** Where uplines pay. */
	readonly team: Awaited<ReturnType<typeof reckon>>["team"];
	readonly corrections: ReadonlyMap<MemberId, Parts>;
	readonly now: Date;
};

/** Writes bills and what stays open; answers what is to be posted. */
async function settleAgents(tx: Tx, deps: Deps, { asked, agents, team, corrections, now }: Reckoning) {
	const { of, period, currency } = asked;
	const ids = agents.map(({ agentId }) => agentId);
	const open = await openOf(tx, of, ids);
	const barred = await barredAmong(tx, deps, ids);
	const due = agents.map(({ stored, ...one }) => {
		const correction = corrections.get(one.agentId) ?? 0n;
		const stood = open.get(one.agentId) ?? nothingOpen;
		const { paid, ...left } = settle(stood, { share: one.share, correction }, stored?.carry ?? "all");
		return { one, left, correction, amount: paid };
	});
	await keepOpen(tx, of, new Map(due.map(({ one, left }): [MemberId, Open] => [one.agentId, left])));
	const bills = new Map(due.map(({ one, amount }): [string, bigint] => [one.agentId, amount]));
	const between = team && (await payBetween(tx, deps, { of, period, currency, team, bills, now }));
	const commands: PostCommand[] = await drawnBeside(tx, { asked, between, bills, now });
	const written: NewBill[] = [];
	for (const { one, left, correction, amount } of due) {
		const kept: BetweenPaid = between?.get(one.agentId) ?? { kept: amount, fromFloat: 0n };
		if (isEmpty(of, { ...one, correction, amount }) && kept.fromFloat === 0n) continue;
		const held = kept.kept > 0n && barred.has(one.agentId);
		const postingKey = kept.kept > 0n && !held ? billKey(one, period.from) : undefined;
		const drawn: CommandKey | undefined = kept.fromFloat > 0n ? floatKey(one, period.from) : undefined;
		const state = held ? "held" : "paid";
		const bill = { ...of, ...one, ...left, currency, period, correction, paid: kept.kept, state } as const;
		const billed = between === undefined ? undefined : amount;
		written.push({ ...bill, postingKey, billed, fromFloat: kept.fromFloat, floatKey: drawn });
		const { agentId } = one;
		if (postingKey !== undefined)
			commands.push(paymentOf(of.kind, { agentId, currency, amount: kept.kept, key: postingKey }));
		if (drawn !== undefined)
			commands.push(paymentOf(of.kind, { agentId, currency, amount: -kept.fromFloat, key: drawn }));
	}
	await addBills(tx, written);
	return commands;
}

type Beside = Pick<Reckoning, "asked" | "now"> & {
	readonly between: ReadonlyMap<string, BetweenPaid> | undefined;
	readonly bills: ReadonlyMap<string, bigint>;
};

/** Who has no contract any more and pays one below it has no bill: what its float pays is written down by itself. */
async function drawnBeside(tx: Tx, { asked: { of, period, currency }, between, bills, now }: Beside) {
	const commands: PostCommand[] = [];
	for (const [id, { fromFloat }] of between ?? []) {
		if (fromFloat === 0n || bills.has(id)) continue;
		const agentId = memberId(id);
		const key = floatKey({ contractId: `${id}:${of.kind}`, agentId }, period.from);
		await noteOwedPosting(tx, { key, agentId, amount: -fromFloat, now });
		commands.push(paymentOf(of.kind, { agentId, currency, amount: -fromFloat, key }));
	}
	return commands;
}

/** Slots in which nothing was played leave no bill: there are 288 of them in a day. */
const isEmpty = (
	{ kind }: Of,
	bill: { readonly turnover: bigint; readonly share: Parts; readonly correction: Parts; readonly amount: bigint },
): boolean =>
	(kind === "real-time" || kind === "hourly" || kind === "points") &&
	bill.turnover === 0n &&
	bill.share === 0n &&
	bill.correction === 0n &&
	bill.amount === 0n;

/** Pays bills that waited, of agents that nothing bars any more. Answers how many. */
export async function releaseBills(deps: Deps, now: Date): Promise<number> {
	const posted = await deps.db.tx(async (tx) => {
		const waiting = await lockWaiting(tx, mostReleased);
		const barred = await barredAmong(tx, deps, [...new Set(waiting.map(({ agentId }) => agentId))]);
		const free = waiting.filter(({ agentId }) => !barred.has(agentId));
		const commands: PostCommand[] = [];
		for (const bill of free) {
			const key = billKey(bill, bill.from);
			await markReleased(tx, { id: bill.id, key, now });
			commands.push(paymentOf(bill.kind, { ...bill, amount: bill.paid, key }));
		}
		return post(tx, deps, commands);
	});
	for (const one of posted) deps.wallet.announce(one, one);
	return posted.length;
}
