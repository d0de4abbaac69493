// Drives commands through their rounds: stored answer, wager check, the round's rule, the ledger, the rows. Those that are
// driven together are of different members, and all of it is one transaction; one command of a member and vendor is
// driven at a time.
import { failure } from "#platform/contract";
import type { Call, Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { decideRound, type RoundCommand, roundTime, totalsOf } from "../../core/index.ts";
import type { CommandFailure } from "../api.ts";
import { eventsOf } from "../rounds/played-round.ts";
import type { CommandTools } from "../tools.ts";
import { callRefusal } from "./called-once.ts";
import { type CommandAnswer, movedOf, type RoundSaid, storedAnswer, transactionRow } from "./command.ts";
import { markRolledBack } from "./command-store.ts";
import { type BegunRound, type KnownRow, keepingOf, knownCommand } from "./kept-commands.ts";
import { type MovedPurse, moveMonies } from "./move-money.ts";
import { settleUnknownRollback } from "./rollback-unknown.ts";
import { type StoredRound, updateRounds } from "./round-rows.ts";
import { type Step, weighBets } from "./weigh-bets.ts";

/** What a command is answered, and how its purse stands where it was moved now. */
export type Driven = { readonly answer: CommandAnswer; readonly purse?: MovedPurse };

/** `last` keeps what they did: nothing of it stands before. */
export type DrivenTogether = { readonly value: readonly Driven[]; readonly last: Call | undefined };

export type Together = {
	readonly saids: readonly RoundSaid[];
	readonly rows: readonly KnownRow[];
	/** Those of them that were driven before, without an answer: the names of their calls are their own. */
	readonly again: ReadonlySet<RoundSaid>;
};

/**
 * One answer for each, in their order; `rows` are what `openingOf` found of them. Throws when two are of the same member: each
 * is weighed by itself.
 */
export async function driveCommands(
	tools: CommandTools,
	tx: Tx,
	{ saids, rows, again }: Together,
): Promise<DrivenTogether> {
	if (new Set(saids.map(({ memberId }) => memberId)).size < saids.length) throw new Error("a member twice");
	const known = rows.map(knownCommand);
	const driven = new Map<RoundSaid, Driven>();
	const fresh: Fresh[] = [];
	for (const [index, said] of saids.entries()) {
		const called = again.has(said) ? undefined : known[index]?.called;
		const answer = callRefusal(said.call, called) ?? storedAnswer(said, known[index]?.before);
		if (answer === undefined) fresh.push({ said, stored: known[index]?.round });
		else driven.set(said, { answer });
	}
	const { pairs, last } = await driveFresh(tools, tx, fresh);
	for (const [said, one] of pairs) driven.set(said, one);
	const value = saids.map((said) => {
		const one = driven.get(said);
		if (one === undefined) throw new Error("a command without an answer");
		return one;
	});
	return { value, last };
}

type Pairs = [RoundSaid, Driven][];
type Fresh = { readonly said: RoundSaid; readonly stored: StoredRound | undefined };

type Kept = { readonly pairs: Pairs; readonly last: Call | undefined };

async function driveFresh(tools: CommandTools, tx: Tx, fresh: readonly Fresh[]): Promise<Kept> {
	const [driven, steps]: [Pairs, Step[]] = [[], []];
	for (const { said, stored } of fresh) {
		const step = decideStep(tools, said, stored);
		if (step.ok) steps.push(step.value);
		else if (said.kind === "rollback" && step.error.code === "TRANSACTION_NOT_FOUND")
			driven.push([said, await unknownRollback(tools, tx, { ...said, kind: "rollback" })]);
		else driven.push([said, { answer: step }]);
	}
	const { pairs, last } = await writeSteps(tools, tx, steps);
	return { pairs: [...driven, ...pairs], last };
}

function decideStep(
	tools: CommandTools,
	said: RoundSaid,
	stored: StoredRound | undefined,
): Result<Step, CommandFailure> {
	const game = tools.catalogue.current().byCode.get(`${said.vendor}/${said.gameCode}`);
	if (game === undefined) return err(failure("GAME_NOT_FOUND"));
	if (said.refusal !== undefined && !goesOn(said.refusal, stored)) return err(said.refusal);
	const step = decideRound(stored?.round, commandOf(said));
	return step.ok ? ok({ said, game, stored, step: step.value }) : err(failure(step.error));
}

async function unknownRollback(
	tools: CommandTools,
	tx: Tx,
	said: RoundSaid & { readonly kind: "rollback" },
): Promise<Driven> {
	const settled = await settleUnknownRollback(tools, tx, said);
	return settled.ok ? { answer: ok(settled.value.moved), purse: settled.value.purse } : { answer: settled };
}

/** A reality check holds up a new round; one that is under way is finished first. */
const goesOn = ({ code }: CommandFailure, stored: StoredRound | undefined): boolean =>
	code === "REALITY_CHECK" && stored?.round.status === "open";

function commandOf(said: RoundSaid): RoundCommand {
	const { transactionId: id, amount, closes, reference } = said;
	if (said.kind === "bet") return { kind: "bet", id, amount, closes };
	if (said.kind === "win") return { kind: "win", id, amount, closes, reference };
	return said.kind === "end" ? { kind: "end" } : { kind: "rollback", reference: reference ?? "" };
}

async function writeSteps(tools: CommandTools, tx: Tx, steps: readonly Step[]): Promise<Kept> {
	const weighed = await weighBets(tools, tx, steps);
	const fitting = steps
		.filter(({ said }) => !weighed.has(said))
		.map((step) => ({ ...step, id: step.stored?.id ?? tools.newId() }));
	const moved = await moveMonies(
		tools,
		tx,
		fitting.map(({ said, id, step }) => ({ said, group: id, delta: step.delta })),
	);
	const [driven, written]: [Pairs, Written[]] = [
		[...weighed].map(([said, error]) => [said, { answer: err(error) }]),
		[],
	];
	for (const [index, step] of fitting.entries()) {
		const purse = moved[index];
		if (purse === undefined) throw new Error("a step without an answer");
		if (purse.ok) written.push({ ...step, balance: purse.value.balance });
		driven.push([step.said, drivenOf(step.said, purse)]);
	}
	return { pairs: driven, last: await writeRows(tools, tx, written) };
}

function drivenOf(said: RoundSaid, moved: Result<MovedPurse, CommandFailure>): Driven {
	if (!moved.ok) return { answer: moved };
	return { answer: ok(movedOf(said, { balance: moved.value.balance, replayed: false })), purse: moved.value };
}

/** `balance` is what it left, in minor units. */
type Written = Step & { readonly id: string; readonly balance: bigint };

/** Writes what is changed of what stood, and answers what keeps the rest. */
async function writeRows(tools: CommandTools, tx: Tx, written: readonly Written[]): Promise<Call | undefined> {
	const now = tools.clock.now();
	const kept = written.map((one) => ({
		row: transactionRow(one.said, { balance: one.balance, now }),
		begins: one.stored === undefined ? begunBy(one, now) : undefined,
	}));
	await updateRounds(
		tx,
		written.flatMap((one) => (one.stored === undefined ? [] : [{ ...stateOf(one, one.stored), now }])),
	);
	const undone = written.filter(({ said }) => said.kind === "rollback");
	await markRolledBack(
		tx,
		undone.map(({ said }) => ({ ...said, transactionId: said.reference ?? "" })),
	);
	return keepingOf(kept, now);
}

const begunBy = ({ said, id, game, step, balance }: Written, now: Date): BegunRound => ({
	id,
	startedAt: roundTime(id) ?? now,
	gameId: game.id,
	status: step.round.status,
	...totalsOf(step.round),
	balanceBefore: balance - step.delta,
	payTable: said.payTable ?? game.payTable,
	events: JSON.stringify(said.events ?? []),
});

const stateOf = ({ said, id, step, balance }: Written, stored: StoredRound) => ({
	memberId: said.memberId,
	vendor: said.vendor,
	roundId: said.roundId,
	id,
	startedAt: stored.startedAt,
	status: step.round.status,
	...totalsOf(step.round),
	balanceAfter: balance,
	events: JSON.stringify(allEvents(stored, said)),
});

/** A round keeps what each of its commands told, in order. */
const allEvents = (stored: StoredRound, said: RoundSaid): readonly unknown[] => [
	...eventsOf(stored.events),
	...(said.events ?? []),
];
