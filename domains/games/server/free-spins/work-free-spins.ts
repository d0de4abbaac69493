// An operator's hand on free spins: given, agreed to by a second person where they cost more than one may give alone, taken back.
// The stakes of all spins are set aside on the ledger in the transaction with which an award stands.
import { type Database, sql, type Tx } from "#platform/db";
import { aloneSince } from "#platform/desk/core";
import { type CurrencyCode, err, formatMinor, type MemberId, ok, type Result } from "#platform/kernel";
import type { CommandKey } from "#wallet/api";
import {
	type FreeSpinsFault,
	type FreeSpinsState,
	freeSpinsCost,
	freeSpinsFault,
	freeSpinsState,
} from "../../core/index.ts";
import { type OperatorAct, writeAct } from "../operator-act.ts";
import { type FreeSpinsNote, freeSpinsApprovals } from "./free-spins-approval.ts";
import { type FreeSpinsLedger, givenBack, postMoves } from "./free-spins-money.ts";
import {
	type AwardLine,
	type AwardsAsked,
	awardLine,
	awardLines,
	awardOfKey,
	closeGrants,
	currencyOf,
	type GrantRow,
	grantsOf,
	insertAward,
	keepAward,
	keyOfAward,
	lockAward,
	stakesGivenAlone,
} from "./free-spins-store.ts";

/** An award at the desk; amounts are decimal strings. */
export type DeskFreeSpinsAward = {
	readonly id: string;
	readonly state: FreeSpinsState;
	readonly currency: string;
	readonly stake: string;
	readonly spins: number;
	readonly members: number;
	readonly games: readonly string[];
	/** ISO 8601. */
	readonly startsAt: string;
	readonly endsAt: string;
	readonly reason: string;
	/** The stake of all its spins. */
	readonly cost: string;
	/** Spins that can still be played, and what those that were played won. */
	readonly left: number;
	readonly won: string;
	readonly madeBy: string;
	readonly madeById: string;
	readonly madeAt: string;
	/** The second person, where one was asked; empty where none was. */
	readonly decidedBy: string;
	/** Why it was refused or taken back. */
	readonly why: string;
};

export const readFreeSpins = (
	db: Pick<Database, "read">,
	{ now, ...asked }: AwardsAsked & { readonly now: Date },
): Promise<readonly DeskFreeSpinsAward[]> =>
	db.read(async (tx) => (await awardLines(tx, asked)).map((line) => shown(line, now)));

/** Who was given an award of a brand, and what is left; undefined where there is none. */
export const readFreeSpinsMembers = (
	db: Pick<Database, "read">,
	at: { readonly merchant: string; readonly id: string },
): Promise<readonly GrantRow[] | undefined> =>
	db.read(async (tx) => ((await awardLine(tx, at)) === undefined ? undefined : grantsOf(tx, at.id)));

function shown(row: AwardLine, now: Date): DeskFreeSpinsAward {
	const currency = currencyOf(row);
	const show = (minor: bigint) => formatMinor(minor, currency);
	const stake = BigInt(row.stake);
	return {
		id: row.id,
		state: freeSpinsState(row, now),
		currency,
		stake: show(stake),
		spins: row.spins,
		members: row.members,
		games: row.games,
		startsAt: row.startsAt.toISOString(),
		endsAt: row.endsAt.toISOString(),
		reason: row.reason,
		cost: show(freeSpinsCost({ ...row, stake })),
		left: Number(row.left),
		won: show(BigInt(row.won)),
		madeBy: row.madeBy,
		madeById: row.madeById,
		madeAt: row.madeAt.toISOString(),
		decidedBy: row.decidedBy ?? "",
		why: row.why ?? "",
	};
}

type Staff = {
	readonly merchant: string;
	readonly operator: string;
	readonly operatorId: string;
	readonly now: Date;
};
type Deps = FreeSpinsLedger & { readonly db: Pick<Database, "tx"> };

export type FreeSpinsOrder = Staff & {
	/** Whatever is pressed at once under one key is one award. */
	readonly key: CommandKey;
	readonly currency: CurrencyCode;
	/** Minor units a spin. */
	readonly stake: bigint;
	readonly spins: number;
	readonly memberIds: readonly MemberId[];
	readonly games: readonly string[];
	readonly startsAt: Date;
	readonly endsAt: Date;
	readonly reason: string;
	/** What whoever asks may give without a second person within a day, in minor units; undefined: nothing. */
	readonly alone: bigint | undefined;
};

export function awardFreeSpins(
	deps: Deps,
	order: FreeSpinsOrder,
): Promise<Result<DeskFreeSpinsAward, { readonly part: FreeSpinsFault }>> {
	const { key, merchant, operator: madeBy, operatorId: madeById, now, alone, currency, reason } = order;
	const memberIds = [...new Set(order.memberIds)];
	return deps.db.tx(async (tx) => {
		const asked = { ...order, members: memberIds.length };
		const fault = freeSpinsFault(asked, now) ?? (await gameFault(tx, order));
		if (fault !== undefined) return err({ part: fault });
		const id = await insertAward(tx, { ...order, memberIds, kept: "waiting", madeBy, madeById, madeAt: now });
		if (id === undefined) return ok(await lineOf(tx, { merchant, id: (await awardOfKey(tx, key)) ?? "0", now }));
		const terms = { awardId: id, currency, cost: `${freeSpinsCost(asked)}`, endsAt: order.endsAt.toISOString() };
		const approvals = freeSpinsApprovals(deps, noteOf({ by: order, members: memberIds }));
		const wish = { by: order, id: key, terms, reason, alone };
		const given = await approvals.ask(tx, wish);
		if (!given.ok) throw new Error(`an award that was just written: ${given.error.code}`);
		return ok(await lineOf(tx, { merchant, id, now }));
	});
}

const acts = {
	asked: "free spins asked for",
	"done alone": "free spins given",
	agreed: "free spins agreed to",
	refused: "free spins refused",
	"taken back": "free spins taken back",
} as const;

type Noted = {
	readonly by: Staff;
	/** As it stood before. */
	readonly before?: DeskFreeSpinsAward;
	readonly members?: readonly MemberId[];
};

/** For the trail. */
const noteOf =
	({ by, ...known }: Noted): FreeSpinsNote =>
	async (tx, { id }, { what, why }) => {
		if (what === "lapsed") return;
		await writeDone(tx, { ...by, id }, { act: acts[what], ...known, ...(why === undefined ? {} : { why }) });
	};

/** What somebody gave without a second person within the last day, in minor units. */
export const readGivenAlone = (
	db: Pick<Database, "read">,
	{ byId, currency, now }: { readonly byId: string; readonly currency: string; readonly now: Date },
): Promise<bigint> => db.read((tx) => stakesGivenAlone(tx, { byId, currency, since: aloneSince(now) }));

/** Games that are not there, or that take no such stake. */
async function gameFault(
	tx: Tx,
	{ games, currency, stake }: Pick<FreeSpinsOrder, "games" | "currency" | "stake">,
): Promise<FreeSpinsFault | undefined> {
	const { rows } = await sql<{ fits: boolean }>`
		select coalesce(${`${stake}`}::bigint between l.min_stake and l.max_stake, false) as fits from games.game g
		left join games.game_limit l on l.game_id = g.id and l.currency = ${currency}
		where g.id = any (${[...games]}::bigint[])`.execute(tx);
	if (rows.length < games.length) return "GAMES";
	return rows.every(({ fits }) => fits) ? undefined : "STAKE";
}

type At = { readonly merchant: string; readonly id: string; readonly now: Date };

async function lineOf(tx: Tx, { now, ...at }: At): Promise<DeskFreeSpinsAward> {
	const line = await awardLine(tx, at);
	if (line === undefined) throw new Error("an award that was not written");
	return shown(line, now);
}

type Done = {
	readonly act: OperatorAct["act"];
	readonly before?: object;
	readonly members?: readonly MemberId[];
	readonly memberId?: MemberId | undefined;
	readonly why?: string;
};

async function writeDone(tx: Tx, order: Staff & { readonly id: string }, done: Done): Promise<DeskFreeSpinsAward> {
	const { act, before = {}, ...rest } = done;
	const { merchant, operator, now } = order;
	const after = await lineOf(tx, order);
	await writeAct(tx, { merchant, operator, now, act, before, after: { ...after, ...rest } });
	return after;
}

export type FreeSpinsDecisionOrder = Staff & {
	readonly id: string;
	/** With a reason where it is refused. */
	readonly decision: { readonly kind: "agree" } | { readonly kind: "refuse"; readonly why: string };
};

/** `FREE_SPINS_CLOSED`: it was decided, taken back, or is over. `OWN_FREE_SPINS`: whoever asked does not agree to it. */
export type FreeSpinsDecisionRefusal = {
	readonly code: "FREE_SPINS_NOT_FOUND" | "FREE_SPINS_CLOSED" | "OWN_FREE_SPINS";
};

export function decideFreeSpins(
	deps: Deps,
	order: FreeSpinsDecisionOrder,
): Promise<Result<DeskFreeSpinsAward, FreeSpinsDecisionRefusal>> {
	const { id, decision, ...by } = order;
	const word = decision.kind === "agree" ? ({ kind: "approve" } as const) : decision;
	return deps.db.tx(async (tx) => {
		const key = await keyOfAward(tx, order);
		if (key === undefined) return err({ code: "FREE_SPINS_NOT_FOUND" });
		const before = await lineOf(tx, order);
		const decided = await freeSpinsApprovals(deps, noteOf({ by, before })).decide(tx, { id: key, by, word });
		return decided.ok ? ok(await lineOf(tx, order)) : err({ code: decided.error.code });
	});
}

export type FreeSpinsWithdrawal = Staff & {
	readonly id: string;
	/** What one member has left alone; all of it where nobody is named. */
	readonly memberId: MemberId | undefined;
	readonly reason: string;
};

/** Spins that were played stay what they are. `FREE_SPINS_CLOSED`: nothing of it can be played any more. */
export function withdrawFreeSpins(
	deps: Deps,
	order: FreeSpinsWithdrawal,
): Promise<Result<DeskFreeSpinsAward, { readonly code: "FREE_SPINS_NOT_FOUND" | "FREE_SPINS_CLOSED" }>> {
	const { id, memberId, reason: why, now } = order;
	return deps.db.tx(async (tx) => {
		const key = await keyOfAward(tx, order);
		if (key === undefined) return err({ code: "FREE_SPINS_NOT_FOUND" });
		const before = await lineOf(tx, order);
		// What nobody agreed to yet is taken back as a whole, by whoever may give: nothing of it is set aside.
		if (before.state === "waiting" && memberId === undefined) {
			const approvals = freeSpinsApprovals(deps, noteOf({ by: order, before }));
			const taken = await approvals.takeBack(tx, { id: key, by: order, why, ofAnybody: true });
			return taken.ok ? ok(await lineOf(tx, order)) : err({ code: taken.error.code });
		}
		const award = await lockAward(tx, order);
		if (award?.kept !== "standing") return err({ code: "FREE_SPINS_CLOSED" });
		const left = await closeGrants(tx, { id, memberId, as: "withdrawn", at: now });
		if (memberId !== undefined && left === 0) return err({ code: "FREE_SPINS_CLOSED" });
		if (memberId === undefined) await keepAward(tx, { id, kept: "withdrawn", at: now, why });
		const after = await writeDone(tx, order, { act: "free spins taken back", before, memberId, why });
		const [currency, amount] = [currencyOf(award), BigInt(left) * BigInt(award.stake)];
		const back = givenBack({ awardId: id, currency, amount, part: memberId ?? "all" });
		await postMoves(tx, deps, { currency, moves: amount === 0n ? [] : [back] });
		return ok(after);
	});
}
