// Drives one command through its round: stored answer, wager check, the round's rule, the ledger, the rows.
// All of it is one transaction, and one command of a member and vendor is driven at a time.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { decideStake } from "#protection/core";
import {
	type CatalogueGame,
	decideRound,
	type RoundCommand,
	type RoundStep,
	roundTime,
	totalsOf,
} from "../../core/index.ts";
import type { CommandFailure, Moved } from "../api.ts";
import { limitRefusal } from "../guarded-lanes.ts";
import { eventsOf } from "../played-round.ts";
import type { GamesTools } from "../tools.ts";
import { movedOf, type Said, storedAnswer, transactionRow } from "./command.ts";
import {
	findTransaction,
	insertRound,
	insertTransaction,
	loadRound,
	lockCommands,
	markRolledBack,
	type StoredRound,
	updateRound,
} from "./command-store.ts";
import { inPurse, moveMoney, purseOf } from "./move-money.ts";
import { settleUnknownRollback } from "./rollback-unknown.ts";

export type RoundSaid = Said & {
	readonly kind: "bet" | "win" | "rollback" | "end";
	readonly gameCode: string;
	readonly roundId: string;
	readonly closes: boolean;
	readonly payTable?: string | undefined;
	readonly events?: readonly unknown[] | undefined;
	/** Why a bet may not be taken; wins and rollbacks are never asked. */
	readonly refusal?: CommandFailure | undefined;
	/** The brand by whose rules a bet is weighed against the member's limits; undefined when none hold. */
	readonly weighedFor?: string | undefined;
};

type Answer = Result<Moved, CommandFailure>;

export async function moveRound(tools: GamesTools, said: RoundSaid): Promise<Answer> {
	const answer = await tools.db.tx((tx) => driveCommand(tools, tx, said));
	if (answer.ok && !answer.value.replayed) await announce(tools, said);
	return answer;
}

async function announce(tools: GamesTools, said: Said): Promise<void> {
	const { purses } = await tools.wallet.balance(said.memberId, said.currency);
	const moved = inPurse(purses, purseOf(tools, said.vendor));
	if (moved !== undefined) tools.wallet.announce({ ...said, purse: moved.purse }, moved);
}

async function driveCommand(tools: GamesTools, tx: Tx, said: RoundSaid): Promise<Answer> {
	await lockCommands(tx, said);
	const before = storedAnswer(said, await findTransaction(tx, said));
	if (before !== undefined) return before;
	const game = tools.catalogue.current().byCode.get(`${said.vendor}/${said.gameCode}`);
	if (game === undefined) return err(failure("GAME_NOT_FOUND"));
	const stored = await loadRound(tx, said);
	if (said.refusal !== undefined && !goesOn(said.refusal, stored)) return err(said.refusal);
	const step = decideRound(stored?.round, commandOf(said));
	if (!step.ok && said.kind === "rollback" && step.error === "TRANSACTION_NOT_FOUND") {
		return settleUnknownRollback(tools, tx, { ...said, kind: "rollback" });
	}
	if (!step.ok) return err(failure(step.error));
	return writeStep(tools, tx, { said, game, stored, step: step.value });
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

type Step = {
	readonly said: RoundSaid;
	readonly game: CatalogueGame;
	readonly stored: StoredRound | undefined;
	readonly step: RoundStep;
};

async function writeStep(tools: GamesTools, tx: Tx, work: Step): Promise<Answer> {
	const { said, game, stored, step } = work;
	const now = tools.clock.now();
	const id = stored?.id ?? tools.newId();
	const weighed = await weighBet(tools, tx, said);
	if (!weighed.ok) return weighed;
	const moved = await moveMoney(tools, tx, { said, group: id, delta: step.delta });
	if (!moved.ok) return moved;
	const state = {
		id,
		status: step.round.status,
		...totalsOf(step.round),
		balanceAfter: moved.value,
		events: JSON.stringify(allEvents(stored, said)),
		now,
	};
	if (stored === undefined) {
		const startedAt = roundTime(id) ?? now;
		const { currency } = said;
		const first = { startedAt, gameId: game.id, currency, balanceBefore: moved.value - step.delta };
		await insertRound(tx, said, { ...state, ...first, payTable: said.payTable ?? game.payTable });
	} else {
		await updateRound(tx, said, { ...state, startedAt: stored.startedAt });
	}
	await insertTransaction(tx, transactionRow(said, { balance: moved.value, now }));
	if (said.kind === "rollback") await markRolledBack(tx, { ...said, transactionId: said.reference ?? "" });
	return ok(movedOf(said, { balance: moved.value, replayed: false }));
}

/** A bet fits the limits that hold, or is refused; the member stays locked until the bet is posted. */
async function weighBet(tools: GamesTools, tx: Tx, said: RoundSaid): Promise<Result<undefined, CommandFailure>> {
	const { memberId, currency, weighedFor: merchant } = said;
	if (said.kind !== "bet" || merchant === undefined) return ok(undefined);
	const members = [{ memberId, currency, merchant }];
	const weighed = await tools.protection.weigh(tx, { members, now: tools.clock.now() });
	// What is staked from a vendor's own purse is in no sum that a limit is weighed by: such a limit lets nothing through.
	const bound = weighed.get(memberId)?.allowances.find(({ kind }) => kind === "loss" || kind === "wager");
	if (bound !== undefined && purseOf(tools, said.vendor) !== "cash") {
		return err(limitRefusal({ refused: bound }, currency));
	}
	const decided = decideStake(weighed.get(memberId)?.allowances ?? [], said.amount);
	return decided.ok ? decided : err(limitRefusal({ refused: decided.error }, currency));
}

/** A round keeps what each of its commands told, in order. */
const allEvents = (stored: StoredRound | undefined, said: RoundSaid): readonly unknown[] => [
	...(stored === undefined ? [] : eventsOf(stored.events)),
	...(said.events ?? []),
];
