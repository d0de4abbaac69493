// Four eyes, once for every kind: what somebody may do alone is done when they ask, everything above it when another agrees. Nobody
// agrees to their own; of all who press at once one decides, under the lock of the row; what is agreed to is carried once, in the
// transaction that says so. A kind says what is asked for, what it is worth and how it is carried.
import * as z from "zod/mini";
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import {
	type ApprovalFault,
	type ApprovalState,
	type ApprovalWord,
	aloneSince,
	approvalFault,
	approvalHours,
	beyondAlone,
} from "../core/index.ts";
import type {
	Approval,
	ApprovalEvent,
	ApprovalKind,
	Approvals,
	ApprovalWords,
	Asking,
	Decided,
	ToDecide,
	Wish,
	Word,
} from "./approval-kind.ts";
import {
	type AloneAsked,
	type ApprovalRow,
	claimPerson,
	countRows,
	expireRows,
	findRow,
	insertRow,
	listRows,
	lockRow,
	sumAlone,
	writeDecision,
} from "./approval-store.ts";
import type { Actor } from "./desk.ts";

const lapsedAtOnce = 100;

export function approvalsOf<
	Terms,
	Done,
	Code extends string,
	const Says extends ApprovalWords,
	const Full extends string = never,
>(kind: ApprovalKind<Terms, Done, Code, Says, Full>): Approvals<Terms, Done, Code, Says, Full> {
	const read = readerOf(kind);
	const lapseIn = async (tx: Tx, now: Date): Promise<number> => {
		const rows = await expireRows(tx, { kind: kind.name, now, most: lapsedAtOnce });
		const event = { what: "lapsed", operator: "the clock", at: now } as const;
		for (const row of rows) await end(tx, kind, { approval: read(row), event });
		return rows.length;
	};
	return {
		kind,
		ask: (tx, wish) => ask(tx, kind, wish),
		askSecond: async (tx, wish) => write(tx, kind, { wish, alone: false }),
		decide: (tx, order) => decide(tx, kind, order),
		takeBack: async (tx, { by, id, why, ofAnybody = false }) => {
			const opened = await open(tx, kind, { by, id, says: "take back", ofAnybody });
			if (opened.fault === undefined)
				return ok(await refuse(tx, kind, { approval: opened.approval, by, what: "taken back", why }));
			return err(failure(opened.fault === "OWN" ? kind.says.CLOSED : kind.says[opened.fault]));
		},
		find: async (tx, id) => read.maybe(await findRow(tx, { kind: kind.name, id })),
		lock: async (tx, at) => read.maybe(await lockRow(tx, { kind: kind.name, ...at })),
		waiting: async (tx, { now, limit = kind.waits?.most ?? lapsedAtOnce, ...whose }) => {
			const rows = await listRows(tx, { kind: kind.name, ...whose, waiting: true, limit });
			return rows.filter(({ expiresAt }) => expiresAt > now).map(read);
		},
		list: async (tx, asked) =>
			(await listRows(tx, { kind: kind.name, ...asked })).map((row) => ({ ...read(row), micros: row.micros })),
		count: (tx, asked) => countRows(tx, { kind: kind.name, ...asked }),
		givenAlone: (tx, { now, ...asked }) => givenBy(tx, kind, { ...asked, since: aloneSince(now) }),
		lapseIn,
		lapse: async (db, now) => {
			while ((await db.tx((tx) => lapseIn(tx, now))) === lapsedAtOnce);
		},
	};
}

/** Rows as the kind reads them; a row whose terms are none of the kind is a bug. */
function readerOf<Terms>({ terms }: { readonly terms: z.ZodMiniType<Terms> }) {
	const read = (row: ApprovalRow): Approval<Terms> => ({
		...row,
		terms: z.parse(terms, row.terms),
		worth: BigInt(row.worth),
	});
	return Object.assign(read, {
		maybe: (row: ApprovalRow | undefined): Approval<Terms> | undefined => (row === undefined ? undefined : read(row)),
	});
}

type Giving = {
	readonly name: string;
	readonly given?: (tx: Tx, asked: Omit<AloneAsked, "kind">) => Promise<bigint>;
};

const givenBy = (tx: Tx, { name, given }: Giving, asked: Omit<AloneAsked, "kind">): Promise<bigint> =>
	given === undefined ? sumAlone(tx, { kind: name, ...asked }) : given(tx, asked);

async function ask<Terms, Done, Code extends string, Says extends ApprovalWords, Full extends string>(
	tx: Tx,
	kind: ApprovalKind<Terms, Done, Code, Says, Full>,
	wish: Wish<Terms>,
): Promise<Result<Asking<Terms, Done>, Failure<Code | Full>>> {
	const { by, terms, alone: mine, reason } = wish;
	const { merchant, operatorId: byId, operator } = by;
	await claimPerson(tx, { kind: kind.name, by: byId });
	const before = await findRow(tx, { kind: kind.name, id: wish.id });
	if (before !== undefined) return ok({ approval: readerOf(kind)(before), before: true, done: undefined });
	const { size, currency } = kind.worth(terms);
	const given = await givenBy(tx, kind, { byId, currency, since: aloneSince(by.now) });
	if (beyondAlone({ size, given, alone: mine })) {
		const { waits } = kind;
		if (waits !== undefined && (await isFull(tx, { kind: kind.name, merchant, most: waits.most })))
			return err(failure(waits.full));
		return ok({ approval: await write(tx, kind, { wish, alone: false }), before: false, done: undefined });
	}
	const carried = { id: wish.id, merchant, terms, currency, reason, worth: size };
	const done = await kind.carry(tx, carried, { by });
	// What changed since it was looked at is judged where it is carried: nothing is written of what that refuses.
	if (!done.ok) return done;
	const approval = readerOf(kind)(await insertRow(tx, rowOf(kind, { wish, alone: true })));
	await kind.note(tx, approval, { what: "done alone", operator, at: by.now, done: done.value });
	return ok({ approval, before: false, done: done.value });
}

async function isFull(
	tx: Tx,
	{ kind, merchant, most }: { readonly kind: string; readonly merchant: string; readonly most: number },
): Promise<boolean> {
	return (await listRows(tx, { kind, merchant, waiting: true, limit: most })).length >= most;
}

type Writing<Terms> = { readonly wish: Omit<Wish<Terms>, "alone">; readonly alone: boolean };

function rowOf<Terms, Done, Code extends string, Says extends ApprovalWords, Full extends string>(
	{ name, worth, about, single = false, expiresAt }: ApprovalKind<Terms, Done, Code, Says, Full>,
	{ wish: { by, id, terms, reason }, alone }: Writing<Terms>,
) {
	const { size, currency } = worth(terms);
	const { merchant, operator, operatorId, now } = by;
	const state: ApprovalState = alone ? "approved" : "proposed";
	const latest = new Date(now.getTime() + approvalHours * 3_600_000);
	const sooner = expiresAt?.(terms, now) ?? latest;
	return {
		id,
		kind: name,
		merchant,
		about: about(terms),
		single,
		terms,
		currency,
		worth: size,
		reason,
		state,
		alone,
		askedBy: operator,
		askedById: operatorId,
		askedAt: now,
		expiresAt: sooner < latest ? sooner : latest,
		decidedAt: alone ? now : null,
	};
}

/** What waits for another. */
async function write<Terms, Done, Code extends string, Says extends ApprovalWords, Full extends string>(
	tx: Tx,
	kind: ApprovalKind<Terms, Done, Code, Says, Full>,
	writing: Writing<Terms>,
): Promise<Approval<Terms>> {
	const approval = readerOf(kind)(await insertRow(tx, rowOf(kind, writing)));
	const { operator, now: at } = writing.wish.by;
	await kind.note(tx, approval, { what: "asked", operator, at });
	return approval;
}

type Opened<Terms> =
	| { readonly approval: Approval<Terms>; readonly fault: undefined }
	| { readonly fault: ApprovalFault | "NOT_FOUND" };

async function open<Terms, Done, Code extends string, Says extends ApprovalWords, Full extends string>(
	tx: Tx,
	kind: ApprovalKind<Terms, Done, Code, Says, Full>,
	{ id, by, says, ofAnybody = false }: ToDecide & Pick<ApprovalWord, "says"> & { readonly ofAnybody?: boolean },
): Promise<Opened<Terms>> {
	const { merchant, operatorId: byId, now } = by;
	const row = await lockRow(tx, { kind: kind.name, id, merchant });
	if (row === undefined) return { fault: "NOT_FOUND" };
	const fault = approvalFault(row, { byId: ofAnybody ? row.askedById : byId, says, now });
	return fault === undefined ? { approval: readerOf(kind)(row), fault } : { fault };
}

async function decide<Terms, Done, Code extends string, Says extends ApprovalWords, Full extends string>(
	tx: Tx,
	kind: ApprovalKind<Terms, Done, Code, Says, Full>,
	{ id, by, word }: ToDecide & { readonly word: Word },
): Promise<Result<Decided<Terms, Done>, Failure<Code | Says["NOT_FOUND" | "CLOSED" | "OWN"]>>> {
	const opened = await open(tx, kind, { id, by, says: word.kind === "approve" ? "agree" : "refuse" });
	if (opened.fault !== undefined)
		return err(failure(opened.fault === "NOT_OWN" ? kind.says.CLOSED : kind.says[opened.fault]));
	const { approval } = opened;
	if (word.kind === "refuse") {
		const refused = await refuse(tx, kind, { approval, by, what: "refused", why: word.why });
		return ok({ approval: refused, done: undefined });
	}
	const done = await kind.carry(tx, approval, { by, askedBy: approval.askedBy });
	if (!done.ok) return done;
	const { operatorId: byId, operator, now: at } = by;
	const row = await writeDecision(tx, { id, state: "approved", by: operator, byId, at, why: "" });
	const agreed = readerOf(kind)(row);
	await kind.note(tx, agreed, { what: "agreed", operator, at, done: done.value });
	return ok({ approval: agreed, done: done.value });
}

type Refusal<Terms> = {
	readonly approval: Approval<Terms>;
	readonly by: Actor;
	readonly what: "refused" | "taken back";
	readonly why: string | undefined;
};

async function refuse<Terms, Done, Code extends string, Says extends ApprovalWords, Full extends string>(
	tx: Tx,
	kind: ApprovalKind<Terms, Done, Code, Says, Full>,
	{ approval: { id }, by, what, why }: Refusal<Terms>,
): Promise<Approval<Terms>> {
	const { operatorId: byId, operator, now: at } = by;
	const row = await writeDecision(tx, { id, state: "refused", by: operator, byId, at, why: why ?? "" });
	const approval = readerOf(kind)(row);
	const said = why === undefined ? {} : { why };
	await end(tx, kind, { approval, event: { what, operator, at, ...said } });
	return approval;
}

async function end<Terms, Done, Code extends string, Says extends ApprovalWords, Full extends string>(
	tx: Tx,
	kind: ApprovalKind<Terms, Done, Code, Says, Full>,
	{ approval, event }: { readonly approval: Approval<Terms>; readonly event: ApprovalEvent },
): Promise<void> {
	await kind.drop?.(tx, approval, event);
	await kind.note(tx, approval, event);
}
