// Settles periods that are over and counted: bills, carries and postings of one kind of one brand's period in one transaction.
// Killed at any moment, all of it happened or nothing; the ledger's key of each bill is its contract and period.
import type { Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import { commandKey, type HouseAccount, type PostCommand } from "#wallet/api";
import {
	type ContractKind,
	nothingOpen,
	type Open,
	type Parts,
	type Period,
	periodAt,
	periodOf,
	settle,
} from "../../core/index.ts";
import type { AgentsDeps } from "../ports.ts";
import { addBill, knownShares, lockWaiting, markReleased, noteFinding, writeKnown } from "./bill-store.ts";
import { kindsInUse, lockContracts, readTerms } from "./contract-store.ts";
import { type PeriodAsked, reckonPeriod } from "./reckon.ts";
import {
	heldAmong,
	isCounted,
	keepOpen,
	lockPeriod,
	markPeriod,
	markSettled,
	type Of,
	openOf,
	settledTo,
	stalePeriods,
} from "./settlement-store.ts";

/** How long after its end a period is settled. */
const waits = 2 * 60_000;
/** Settled periods are computed again for so long. */
const recomputed = 7 * 86_400_000;
/** Periods of a kind that are made up for in one run. */
const atOnce = 300;
/** Bills that waited and are paid in one transaction. */
const mostReleased = 200;

type Deps = Pick<AgentsDeps, "db" | "dayZone" | "currencyOf" | "members" | "wallet">;

export const accountOfKind = (kind: ContractKind): HouseAccount => `agents:${kind}`;
export const billKey = (contractId: string, from: Date) => commandKey("agents:bill", `${contractId}:${from.getTime()}`);

/** Periods that are over and not settled, the oldest first, of each kind in use. */
async function duePeriods(
	{ db, dayZone }: Deps,
	now: Date,
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
			if (now.getTime() < period.to.getTime() + waits) break;
			periods.push(period);
			at = period.to;
		}
		due.push({ of: { merchant, kind }, periods });
	}
	return due;
}

/** To be called before the books are brought up to date: what is settled afterwards is counted up to these marks. */
export async function markDue(deps: Deps, now: Date): Promise<void> {
	for (const { of, periods } of await duePeriods(deps, now))
		if (periods.length > 0)
			await deps.db.tx(async (tx) => {
				for (const period of periods) await markPeriod(tx, of, period);
			});
}

/** Settles what is marked and counted. Answers how many periods. */
export async function settleDue(deps: Deps, now: Date): Promise<number> {
	let settled = 0;
	for (const { of, periods } of await duePeriods(deps, now))
		for (const period of periods) {
			const posted = await deps.db.tx((tx) => settlePeriod(tx, deps, { of, period, now }));
			if (posted === undefined) break;
			settled += 1;
			for (const one of posted) deps.wallet.announce(one, one);
		}
	return settled;
}

type Asked = { readonly of: Of; readonly period: Period; readonly now: Date };
type Told = Pick<PostCommand, "memberId" | "currency" | "purse"> & { readonly balance: bigint; readonly held: bigint };

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
	const { agents } = await reckonPeriod(tx, asked);
	const paid = new Set(agents.map(({ agentId }) => agentId));
	const corrections = await correct(tx, asked, { paid, now });
	const open = await openOf(tx, of, [...paid]);
	const barred = await barredAmong(tx, deps, [...paid]);
	const next = new Map<MemberId, Open>();
	const commands: PostCommand[] = [];
	for (const { stored, ...one } of agents) {
		const correction = corrections.get(one.agentId) ?? 0n;
		const stood = open.get(one.agentId) ?? nothingOpen;
		const { paid: amount, ...left } = settle(stood, { share: one.share, correction }, stored.carry);
		next.set(one.agentId, left);
		if (isEmpty(of, { ...one, correction, amount })) continue;
		const held = amount > 0n && barred.has(one.agentId);
		const postingKey = amount > 0n && !held ? billKey(one.contractId, period.from) : undefined;
		const state = held ? "held" : "paid";
		const bill = { ...of, ...one, ...left, currency: asked.currency, period, correction, paid: amount };
		await addBill(tx, { ...bill, state, postingKey });
		if (postingKey !== undefined)
			commands.push(command(of, { ...one, currency: asked.currency, amount, key: postingKey }));
	}
	await keepOpen(tx, of, next);
	await markSettled(tx, { of, period, now });
	return post(tx, deps, commands);
}

/** Slots in which nothing was played leave no bill: there are 288 of them in a day. */
const isEmpty = (
	{ kind }: Of,
	bill: { readonly turnover: bigint; readonly share: Parts; readonly correction: Parts; readonly amount: bigint },
): boolean =>
	(kind === "real-time" || kind === "hourly") &&
	bill.turnover === 0n &&
	bill.share === 0n &&
	bill.correction === 0n &&
	bill.amount === 0n;

type Correcting = { readonly paid: ReadonlySet<MemberId>; readonly now: Date };

/** Computes settled periods again whose rounds changed; what that gives more or less is due in this one. */
async function correct(tx: Tx, asked: PeriodAsked, { paid, now }: Correcting): Promise<ReadonlyMap<MemberId, Parts>> {
	const corrections = new Map<MemberId, Parts>();
	const from = new Date(asked.period.from.getTime() - recomputed);
	for (const period of await stalePeriods(tx, asked.of, { from, before: asked.period.from })) {
		const known = await knownShares(tx, asked.of, period);
		const { agents } = await reckonPeriod(tx, { ...asked, period });
		for (const { stored: _, ...one } of agents) {
			const { agentId, share } = one;
			const change = share - (known.get(agentId) ?? 0n);
			if (change === 0n) continue;
			if (known.has(agentId)) await writeKnown(tx, asked.of, { period, agentId, share });
			else await addBill(tx, { ...asked.of, ...one, ...nothingOpen, currency: asked.currency, period, ...unpaid });
			if (paid.has(agentId)) corrections.set(agentId, (corrections.get(agentId) ?? 0n) + change);
			else
				await noteFinding(tx, {
					merchant: asked.of.merchant,
					agentId,
					kind: "correction-after-end",
					at: now,
					facts: { contract: asked.of.kind, period: period.from.toISOString(), parts: change.toString() },
				});
		}
		await markSettled(tx, { of: asked.of, period, now });
	}
	return corrections;
}

/** Of a period whose bill was empty: what it gives is paid by the correction. */
const unpaid = { correction: 0n, paid: 0n, state: "paid", postingKey: undefined } as const;

/** Who is not paid now: held by an operator, locked, or gone. */
async function barredAmong(
	tx: Tx,
	{ members }: Pick<Deps, "members">,
	agents: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
	const held = await heldAmong(tx, agents);
	const standings = await standingsOf(tx, members, agents);
	return new Set(agents.filter((id) => held.has(id) || standings.get(id)?.status !== "active"));
}

async function standingsOf(tx: Tx, members: Deps["members"], agents: readonly MemberId[]) {
	const pages = Array.from({ length: Math.ceil(agents.length / 1_000) }, (_, page) =>
		agents.slice(page * 1_000, page * 1_000 + 1_000),
	);
	const found = [];
	for (const page of pages) found.push(...(await members.standings(tx, page)));
	return new Map(found);
}

type Payment = {
	readonly agentId: MemberId;
	readonly currency: CurrencyCode;
	readonly amount: bigint;
	readonly key: PostCommand["key"];
};

const command = ({ kind }: Pick<Of, "kind">, { agentId, currency, amount, key }: Payment): PostCommand => ({
	memberId: agentId,
	currency,
	purse: "cash",
	key,
	kind: "promo",
	delta: amount,
	counter: accountOfKind(kind),
});

/** In the order of the members, so that wallets are locked in one order. Throws when the ledger refuses. */
async function post(
	tx: Tx,
	{ wallet }: Pick<Deps, "wallet">,
	commands: readonly PostCommand[],
): Promise<readonly Told[]> {
	if (commands.length === 0) return [];
	const sorted = [...commands].sort((one, other) => (BigInt(one.memberId) < BigInt(other.memberId) ? -1 : 1));
	await wallet.openAll(tx, sorted);
	const answers = await wallet.postAllIn(
		tx,
		sorted.map((one) => [one]),
	);
	return sorted.map(({ memberId, currency, purse }, place) => {
		const posted = answers[place]?.[0];
		if (posted?.ok !== true) throw new Error(`a bill was refused: ${posted?.error.code ?? "no answer"}`);
		return { memberId, currency, purse, balance: posted.value.balance, held: posted.value.held };
	});
}

/** Pays bills that waited, of agents that nothing bars any more. Answers how many. */
export async function releaseBills(deps: Deps, now: Date): Promise<number> {
	const posted = await deps.db.tx(async (tx) => {
		const waiting = await lockWaiting(tx, mostReleased);
		const barred = await barredAmong(tx, deps, [...new Set(waiting.map(({ agentId }) => agentId))]);
		const free = waiting.filter(({ agentId }) => !barred.has(agentId));
		const commands: PostCommand[] = [];
		for (const bill of free) {
			const key = billKey(bill.contractId, bill.from);
			await markReleased(tx, { id: bill.id, key, now });
			commands.push(command(bill, { ...bill, amount: bill.paid, key }));
		}
		return post(tx, deps, commands);
	});
	for (const one of posted) deps.wallet.announce(one, one);
	return posted.length;
}
