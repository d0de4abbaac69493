// A ticket: a bet that stays open, and where it stands. Every settlement says where it stands from now on, never what to add:
// a partial cash-out, several wins, a void and a correction of a day later are one rule. Knows amounts, no storage, no time.
import { err, ok, type Result } from "#platform/kernel";
import type { InterruptionPolicy, RoundStatus } from "./round.ts";

export type TicketState = "open" | "settled" | "void";

/** How a ticket stands. Amounts in minor units. */
export type TicketStands = {
	/** Of the settlement that said so; 0 before the first. */
	readonly version: number;
	readonly status: RoundStatus;
	readonly stake: bigint;
	/** All that it has brought its holder. */
	readonly returned: bigint;
	/** The part of the stake that counts as turnover; undefined: all of it. */
	readonly counted: bigint | undefined;
};

/** Where a ticket stands from now on. A void one stands at its stake, and counts for nothing. */
export type Standing = { readonly version: number } & (
	| { readonly state: "void" }
	| {
			readonly state: "open" | "settled";
			readonly returned: bigint;
			/** A push, a half loss or bets on both sides count less than they staked; undefined: all of it. */
			readonly counted?: bigint | undefined;
	  }
);

export const openTicket = (stake: bigint): TicketStands => ({
	version: 0,
	status: "open",
	stake,
	returned: 0n,
	counted: undefined,
});

export function stateOf(status: RoundStatus): TicketState {
	if (status === "open") return "open";
	return status === "void" || status === "cancelled" ? "void" : "settled";
}

export const countedOf = ({ stake, counted }: Pick<TicketStands, "stake" | "counted">): bigint => counted ?? stake;

/** `delta` is what the holder's balance moves by. */
export type Stood = { readonly ticket: TicketStands; readonly delta: bigint };

/** OLD: the ticket stands by a version as new. REOPENED: what has ended stays ended. INVALID: no such amount. */
export type StandRefusal = "OLD" | "REOPENED" | "INVALID";

export function standTicket(ticket: TicketStands, standing: Standing): Result<Stood, StandRefusal> {
	if (standing.version <= ticket.version) return err("OLD");
	return moveTicket(ticket, standing);
}

/** When its time is over: what has paid stays paid, else its vendor's rule says. It keeps its version: a late result is newer. */
export function endTicket(ticket: TicketStands, policy: InterruptionPolicy): Stood | undefined {
	if (ticket.status !== "open") return undefined;
	const { version, returned } = ticket;
	const moved = moveTicket(
		ticket,
		policy === "refund" && returned === 0n ? { version, state: "void" } : { version, state: "settled", returned },
	);
	return moved.ok ? moved.value : undefined;
}

function moveTicket(ticket: TicketStands, standing: Standing): Result<Stood, StandRefusal> {
	const { stake } = ticket;
	const [returned, counted] = standing.state === "void" ? [stake, 0n] : [standing.returned, standing.counted];
	if (returned < 0n || (counted !== undefined && (counted < 0n || counted > stake))) return err("INVALID");
	if (standing.state === "open" && ticket.status !== "open") return err("REOPENED");
	const { version } = standing;
	const moved = { version, status: statusAfter(ticket.status, standing.state), stake, returned, counted };
	return ok({ ticket: moved, delta: returned - ticket.returned });
}

function statusAfter(status: RoundStatus, state: TicketState): RoundStatus {
	if (state !== "settled") return state;
	return status === "open" ? "complete" : "resettled";
}

/** More stake on an open ticket: a double, a split, an insurance. */
export function raiseTicket(
	ticket: TicketStands,
	more: bigint,
): Result<TicketStands, "ROUND_CLOSED" | "INVALID_AMOUNT"> {
	if (more <= 0n) return err("INVALID_AMOUNT");
	if (ticket.status !== "open") return err("ROUND_CLOSED");
	return ok({ ...ticket, stake: ticket.stake + more });
}
