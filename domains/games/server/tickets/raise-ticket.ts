// More stake on an open ticket: in one transaction under the ticket's lock, weighed as any stake is, once by its key. A ticket
// that was settled at the same moment is either raised before or not at all.
import { type Failure, failure } from "#platform/contract";
import { afterCommit, type Tx } from "#platform/db";
import { err, type MemberId, ok, type Result } from "#platform/kernel";
import { commandKey, type PostCommand, type Posted, type PostFailure } from "#wallet/api";
import type { PlayErrorCode } from "../../contract/index.ts";
import { raiseTicket as decideRaise } from "../../core/index.ts";
import { type Admitted, admitWager, stakerOf } from "../play/admit-wager.ts";
import { limitRefusal } from "../rounds/guarded-lanes.ts";
import { weighStakes } from "../rounds/weigh-stakes.ts";
import type { GamesTools } from "../tools.ts";
import { addStake, findMemberTicket, standsOf, type TicketRow, ticketOf } from "./ticket-rows.ts";
import type { Ticket, TicketFailure, TicketRaise } from "./tickets-api.ts";
import { raiseTrial } from "./trial-tickets.ts";

type Raised = Result<Ticket, TicketFailure>;
type Asked = { readonly raise: TicketRaise; readonly admitted: Admitted; readonly memberId: MemberId };

export async function raiseTicket(tools: GamesTools, raise: TicketRaise): Promise<Raised> {
	const { play, more } = raise;
	if (more <= 0n) throw new Error("a ticket is raised by more than nothing");
	const admitted = await admitWager(tools, { play, stake: more, anyStake: true });
	if (!admitted.ok) return admitted;
	const memberId = stakerOf(play);
	if (memberId === undefined) return raiseOfTrial(tools, raise, admitted.value);
	return tools.db.tx((tx) => raiseIn(tx, tools, { raise, admitted: admitted.value, memberId }));
}

/** A reality check holds up a new round; one that is under way is finished first. */
const refusalOf = ({ refusal }: Admitted): Failure<PlayErrorCode> | undefined =>
	refusal?.code === "REALITY_CHECK" ? undefined : refusal;

async function raiseIn(tx: Tx, tools: GamesTools, asked: Asked): Promise<Raised> {
	const { raise, admitted, memberId } = asked;
	const { game } = admitted;
	const weighed = await weigh(tx, tools, asked);
	const row = await findMemberTicket(tx, { memberId, id: raise.ticketId }, { lock: true });
	if (row === undefined || row.game_id !== game.id) return err(failure("ROUND_NOT_FOUND"));
	const command = commandOf(asked, row);
	const known = await tools.wallet.findIn(tx, memberId, command.key);
	if (known !== undefined) {
		const same = known.group === command.group && known.delta === command.delta;
		return same ? ok(ticketOf(row, game, { replayed: true })) : err(failure("DUPLICATE_TRANSACTION"));
	}
	const refusal = refusalOf(admitted) ?? weighed;
	if (refusal !== undefined) return err(refusal);
	const decided = decideRaise(standsOf(row), raise.more);
	if (!decided.ok) return err(failure("ROUND_CLOSED"));
	const posted = await tools.wallet.postIn(tx, command);
	if (!posted.ok) return err(postRefusal(posted.error));
	const { balance, held } = posted.value;
	afterCommit(tx, () => tools.wallet.announce(command, { balance, held }));
	return ok(ticketOf(await write(tx, { raise, row, posted: posted.value }), game, { replayed: false }));
}

const commandOf = ({ raise, admitted, memberId }: Asked, row: TicketRow): PostCommand => ({
	memberId,
	currency: raise.play.currency,
	purse: "cash",
	kind: "bet",
	delta: -raise.more,
	counter: `games:${admitted.vendor.counter.slice("games:".length)}`,
	key: commandKey(`raise:${raise.play.vendor}`, `${raise.play.gameCode}:${raise.key}`),
	group: row.id,
});

/** The member is locked before the ticket and the wallet, as with any stake. */
async function weigh(tx: Tx, tools: GamesTools, { raise, admitted, memberId }: Asked) {
	if (!admitted.weighed) return undefined;
	const { currency, merchant } = raise.play;
	const stake = {
		memberId,
		currency,
		merchant,
		gameId: admitted.game.id,
		startedAt: tools.clock.now(),
		stake: raise.more,
	};
	// The pause is between rounds, and this one is under way.
	const [verdict] = await weighStakes(tx, tools, { groups: [[stake]], paced: false });
	return verdict === undefined ? undefined : limitRefusal({ refused: verdict }, currency);
}

type Write = { readonly raise: TicketRaise; readonly row: TicketRow; readonly posted: Posted };

async function write(tx: Tx, { raise, row, posted }: Write): Promise<TicketRow> {
	const { more, terms = [] } = raise;
	const raised = await addStake(tx, row, { more, terms, balance: posted.balance });
	if (raised === undefined) throw new Error("a ticket that was locked is gone");
	return raised;
}

function postRefusal({ code, value }: PostFailure): Failure<PlayErrorCode> {
	if (code === "INSUFFICIENT_FUNDS") return failure(code, value);
	throw new Error(`the ledger answered ${code} to a stake`);
}

async function raiseOfTrial(tools: GamesTools, raise: TicketRaise, admitted: Admitted): Promise<Raised> {
	const refusal = refusalOf(admitted);
	const { play, ticketId: id, key, more, terms = [] } = raise;
	const playId = "playId" in play ? play.playId : "";
	const raised = await tools.db.tx((tx) =>
		raiseTrial(tx, { playId, id, key, more, currency: play.currency, terms, refusal }),
	);
	return raised.ok ? ok(ticketOf(raised.value.row, admitted.game, { replayed: raised.value.replayed })) : raised;
}
