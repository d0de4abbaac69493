// What happens at a table between two hands: who goes home, who is stood up, where house bots sit down and leave.
import { isBot, playsNow, type TableEvent, type TableSeat, type TableState, tableTimes } from "./state.ts";

const mostMissed = 3;
const botBlinds = 100;
/** A bot with less goes, and another comes. */
const leastBotBlinds = 20;
/** So many people do without bots. */
const enough = 4;

export const humansAt = ({ seats }: TableState): number => seats.filter((seat) => !isBot(seat)).length;

/** How many house bots belong there now: one seat stays free, and people take their place. */
function botsWanted(state: TableState): number {
	const { config } = state;
	if (config === null || state.closing) return 0;
	const humans = humansAt(state);
	if (humans >= enough || state.queue.length > 0) return 0;
	const room = config.seats - humans - (config.seats > 2 ? 1 : 0);
	return Math.max(0, Math.min(config.bots, room));
}

/** The next thing to be done between hands; undefined when there is none. */
export function seatingEvent(state: TableState, at: number): TableEvent | undefined {
	if (state.config?.tournament === true) return undefined;
	const goes = state.seats.find((seat) => !playsNow(state, seat.no) && isToGo(state, seat, at));
	if (goes !== undefined) {
		const { no, owner, stack, adds } = goes;
		return { type: "left", seat: no, owner, stack: stack + adds, at };
	}
	const broke = state.seats.find((seat) => seat.state === "in" && seat.stack + seat.adds === 0);
	if (broke !== undefined) return { type: "away", seat: broke.no, at };
	return botEvent(state, at) ?? keptEvent(state, at);
}

function isToGo(state: TableState, seat: TableSeat, at: number): boolean {
	if (seat.state === "leaving" || state.closing) return true;
	if (isBot(seat)) return seat.stack < (state.config?.big ?? 0) * leastBotBlinds;
	return seat.state === "away" && (seat.missed >= mostMissed || at - seat.awaySince >= tableTimes.away);
}

/** The names that house bots go by; each bears its badge besides. */
export const botNames = ["Ara", "Bori", "Chorong", "Dami", "Eunbi", "Garam", "Haneul", "Iseul"] as const;

function botEvent(state: TableState, at: number): TableEvent | undefined {
	const bots = state.seats.filter(isBot);
	const wanted = botsWanted(state);
	const last = bots.at(-1);
	if (bots.length > wanted && last !== undefined)
		return { type: "left", seat: last.no, owner: last.owner, stack: last.stack, at };
	const { config } = state;
	if (bots.length >= wanted || config === null) return undefined;
	const number = botNames.findIndex((_, index) => !bots.some(({ owner }) => owner === `b${index}`));
	const no = freeSeats(state)[0];
	if (number < 0 || no === undefined) return undefined;
	const name = botNames[number] ?? "";
	const stack = config.big * botBlinds;
	const seat: TableSeat = { ...seatBegins, no, owner: `b${number}`, name, merchant: "", stack, twice: true };
	return { type: "seated", seat, buyIn: "" };
}

/** As anybody sits down. */
export const seatBegins = {
	state: "in",
	waits: true,
	posts: false,
	owes: { big: false, small: false },
	missed: 0,
	awaySince: 0,
	bank: tableTimes.bank,
	adds: 0,
	twice: false,
} as const;

export const freeSeats = ({ config, seats }: TableState): readonly number[] =>
	Array.from({ length: config?.seats ?? 0 }, (_, no) => no).filter((no) => !seats.some((seat) => seat.no === no));

/** A free seat is kept a minute for the first who waits. */
function keptEvent(state: TableState, at: number): TableEvent | undefined {
	const { kept, queue } = state;
	if (kept !== null && kept.until > at) return undefined;
	if (kept !== null) return { type: "unqueued", owner: kept.owner };
	const [first] = queue;
	if (first === undefined || freeSeats(state).length === 0) return undefined;
	return { type: "kept", owner: first.owner, until: at + tableTimes.kept };
}

/** When to look at the seats again. */
export function seatingNext(state: TableState): number | undefined {
	if (state.config?.tournament === true) return undefined;
	const times = state.seats
		.filter((seat) => seat.state === "away" && !isBot(seat))
		.map(({ awaySince }) => awaySince + tableTimes.away);
	if (state.kept !== null) times.push(state.kept.until);
	return times.length === 0 ? undefined : Math.min(...times);
}
