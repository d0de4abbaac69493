// A player at a table: chips laid and taken back, what was bet, what came of it. Knows no document; the round comes from its room.
import { endsPlay, isUncertain } from "#cabinet/ui";
import { type CurrencyCode, formatMinor, parseMinor } from "#platform/kernel";
import { externalStore } from "#platform/ui";
import type { TableSeen, TableTicket } from "../../contract/index.ts";
import { amountOn, type Bet, mostOn, sumOf, type TableLimits, tables } from "../../core/index.ts";
import { seatedAt } from "./at-seats.ts";
import { serverClock } from "./server-clock.ts";
import type { FirstLook, Press, Sitting, TableFooting, TablePlay, TablePorts, TableUiState } from "./table-types.ts";

/** Of the round that runs; between rounds the table's own. */
const limitsAt = ({ table, round }: TableSeen): TableLimits => round?.limits ?? tables[table].limits;

const againMilliseconds = 1_500;
/** When to ask what became of bets: the worker settles within moments. */
const settledAfter = [400, 700, 1_200, 2_500] as const;

function minorOf(amount: string, currency: CurrencyCode): bigint {
	const read = parseMinor(amount, currency);
	return read.ok ? read.value : 0n;
}

export const ownBets = (own: readonly TableTicket[], currency: CurrencyCode): readonly Bet[] =>
	own
		.filter(({ state }) => state !== "void")
		.flatMap(({ bets }) => bets.map(({ spot, amount }) => ({ spot, amount: minorOf(amount, currency) })));

export function createTablePlay(first: FirstLook, footing: TableFooting, ports: TablePorts): TablePlay {
	const state = externalStore<TableUiState>({
		table: first.table,
		balance: first.balance,
		own: first.own,
		laid: [],
		before: [],
		busy: false,
		notice: undefined,
		full: undefined,
		outcome: undefined,
		away: false,
		says: first.says,
		held: first.held,
	});
	const change = (next: Partial<TableUiState>): void => state.set({ ...state.get(), ...next });
	let closed = false;
	const clock = serverClock(first.now, ports.clock);
	const sitting: Sitting = { state, change, footing, ports, clock, isClosed: () => closed };
	const settling = createSettling(sitting);
	return {
		...layingAt(sitting),
		...seatedAt(sitting),
		state,
		now: clock.now,
		hear: (heard) => hear(sitting, settling.follow, heard),
		setAway: (away) => change({ away }),
		confirm: () => confirm(sitting),
		async cut() {
			const { shoe } = state.get().table;
			const refused = shoe === undefined ? undefined : await ports.cut(shoe.shoe);
			if (refused !== undefined) change({ notice: refused });
		},
		async look() {
			const answer = await ports.enter();
			if (!answer.ok || closed) return;
			const { table, balance, own, says, held } = answer.value;
			clock.heard(answer.value.now);
			change({ table, balance, own, says, held });
		},
		close() {
			closed = true;
		},
	};
}

const isOpen = ({ state, clock }: Sitting): boolean => {
	const { phase, round } = state.get().table;
	return phase.name === "open" && round !== undefined && clock.now() < round.closesAt;
};

/** Chips laid and taken back. */
function layingAt(sitting: Sitting): Pick<TablePlay, "lay" | "undo" | "clear" | "double" | "repeat"> {
	const { state, change, footing } = sitting;
	const lay = (bets: readonly Bet[]): void => {
		if (!isOpen(sitting) || state.get().busy || bets.length === 0) return;
		change(laidWith(state.get(), bets, footing));
	};
	return {
		lay,
		undo: () => change({ laid: state.get().laid.slice(0, -1), full: undefined, notice: undefined }),
		clear: () => change({ laid: [], full: undefined, notice: undefined }),
		double() {
			const { own, laid } = state.get();
			lay(laid.length > 0 ? laid.flat() : ownBets(own, footing.currency));
		},
		repeat: () => lay(state.get().before),
	};
}

/** What a lay changes: chips that are too many for their spot or for the purse stay in the hand. */
function laidWith(stands: TableUiState, bets: readonly Bet[], { currency }: TableFooting): Partial<TableUiState> {
	const limits = limitsAt(stands.table);
	const all = [...ownBets(stands.own, currency), ...stands.laid.flat(), ...bets];
	const { game } = tables[stands.table.table];
	const over = bets.find(({ spot }) => amountOn(all, spot) > mostOn(game, { spot, limits, currency }));
	if (over !== undefined)
		return { full: { spot: over.spot, most: mostOn(game, { spot: over.spot, limits, currency }) } };
	if (sumOf([...stands.laid.flat(), ...bets]) > minorOf(stands.balance, currency))
		return { notice: { code: "INSUFFICIENT_FUNDS", message: "" } };
	return { laid: [...stands.laid, bets], full: undefined, notice: undefined, outcome: undefined };
}

/** What lies is bet, as one press. */
async function confirm(sitting: Sitting): Promise<void> {
	const { state, change, footing, ports } = sitting;
	const { busy, laid, table } = state.get();
	if (busy || laid.length === 0 || table.round === undefined || !isOpen(sitting)) return;
	change({ busy: true, notice: undefined });
	const spots = new Map<string, bigint>();
	for (const { spot, amount } of laid.flat()) spots.set(spot, (spots.get(spot) ?? 0n) + amount);
	const bets = [...spots].map(([spot, amount]) => ({ spot, amount: formatMinor(amount, footing.currency) }));
	await send(sitting, { key: ports.newKey(), roundId: table.round.roundId, bets });
}

/** Without a certain answer the same press goes again, under its key. */
async function send(sitting: Sitting, press: Press): Promise<void> {
	const { state, change, ports } = sitting;
	const answer = await ports.bet(press);
	if (sitting.isClosed()) return;
	if (answer.ok) {
		const { ticket, balance, replayed } = answer.value;
		const stands = state.get();
		const here = stands.table.round?.roundId === ticket.roundId;
		const others = stands.own.filter(({ ticketId }) => ticketId !== ticket.ticketId);
		change({ busy: false, laid: [], balance, notice: undefined, own: here ? [...others, ticket] : stands.own });
		if (!replayed) ports.placed();
		return;
	}
	const { code } = answer.error;
	if (isUncertain(code)) {
		change({ notice: answer.error });
		ports.later(againMilliseconds, () => void send(sitting, press));
		return;
	}
	change({ busy: false, notice: answer.error, ...(code === "BETS_CLOSED" ? { laid: [] } : {}) });
	if (endsPlay(code)) ports.sessionLost(code);
}

type Heard = Parameters<TablePlay["hear"]>[0];

function hear(
	{ state, change, clock, footing }: Sitting,
	follow: (roundId: string) => void,
	{ table, now }: Heard,
): void {
	clock.heard(now);
	const stands = state.get();
	const { held } = stands;
	if (held !== undefined && table.seats?.some(({ seat }) => seat === held) !== true) change({ held: undefined });
	const before = stands.table.round?.roundId;
	if (before !== undefined && table.round?.roundId !== before) {
		follow(before);
		change(turnedTo(table, stands, footing));
	} else change({ table });
	if (table.phase.name === "result" && table.round !== undefined) follow(table.round.roundId);
	if (table.phase.name !== "open" && stands.laid.length > 0 && !stands.busy) change({ laid: [] });
}

/** A new round: what was bet in the last one can be repeated, what lay and was not bet goes back. */
function turnedTo(table: TableSeen, stands: TableUiState, { currency }: TableFooting): Partial<TableUiState> {
	const before = ownBets(stands.own, currency);
	return {
		table,
		own: [],
		laid: [],
		full: undefined,
		before: before.length > 0 ? before : stands.before,
		...(stands.busy ? {} : { notice: undefined }),
	};
}

/** Asks what became of one's bets on a round until all of them are settled. */
function createSettling({ state, change, footing, ports, isClosed }: Sitting) {
	let followed = "";
	const sum = (amounts: readonly string[]): bigint =>
		amounts.reduce((total, one) => total + minorOf(one, footing.currency), 0n);
	const ask = async (roundId: string, turn: number): Promise<void> => {
		const answer = await ports.own(roundId);
		if (isClosed()) return;
		if (!answer.ok || answer.value.tickets.some((ticket) => ticket.state === "open")) {
			const wait = settledAfter[turn] ?? 2 * againMilliseconds;
			ports.later(wait, () => void ask(roundId, turn + 1));
			return;
		}
		const { tickets, balance } = answer.value;
		change({ balance });
		const [ticket] = tickets;
		if (ticket === undefined) return;
		const outcome = {
			roundId,
			ticketId: ticket.ticketId,
			stake: sum(tickets.map(({ stake }) => stake)),
			returned: sum(tickets.map(({ returned }) => returned)),
			void: tickets.every((one) => one.state === "void"),
		};
		change({ outcome });
		ports.decided(outcome);
	};
	return {
		follow(roundId: string): void {
			if (followed === roundId || state.get().own.length === 0) return;
			followed = roundId;
			ports.later(settledAfter[0], () => void ask(roundId, 1));
		},
	};
}
