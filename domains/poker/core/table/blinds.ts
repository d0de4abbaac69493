// Who is dealt in and what they post: the big blind moves on from seat to seat, small blind and button follow it, empty or not.
import type { BegunHand, TableSeat, TableState } from "./state.ts";

export type DealPlan = Pick<BegunHand, "button" | "small" | "big" | "posted" | "missed"> & {
	/** Clockwise from the left of the button. */
	readonly seats: readonly number[];
};

const canPlay =
	({ config }: TableState) =>
	({ state, stack }: TableSeat): boolean =>
		stack > 0 && (state === "in" || config?.tournament === true);

/** Seats from one on, clockwise, that one last. */
const clockwise = (seats: readonly TableSeat[], from: number): readonly TableSeat[] => {
	const order = seats.toSorted((a, b) => a.no - b.no);
	return [...order.filter(({ no }) => no > from), ...order.filter(({ no }) => no <= from)];
};

/** Whether a seat lies behind one and before another, going clockwise. */
const liesBetween = (no: number, after: number, before: number): boolean =>
	after < before ? no > after && no < before : no > after || no < before;

/** Undefined where there are not two to play. `first`: a number that draws the first button. */
export function planDeal(state: TableState, first: number): DealPlan | undefined {
	const ready = state.seats.filter(canPlay(state));
	if (state.config === null || ready.length < 2) return undefined;
	const settled = ready.filter(({ waits }) => !waits);
	const { button, big } = state;
	if (state.config.small === 0) return buttonBlind(state, ready, first);
	if (button === null || big === null || settled.length < 2) return restart(state, ready, first);
	return moveOn(state, { ready, settled, lastBig: big, lastSmall: state.small ?? button });
}

function restart(state: TableState, ready: readonly TableSeat[], first: number): DealPlan {
	const button = nextButton(state, ready, first);
	const [one, two] = clockwise(ready, button);
	const small = ready.length === 2 ? button : noOf(one, button);
	const big = noOf(ready.length === 2 ? one : two, button);
	return planOf(state, { button, small, big, players: ready, posters: [], missed: [] });
}

/** Of a short deck the button moves on, and everybody posts an ante: nobody owes a blind. */
function buttonBlind(state: TableState, ready: readonly TableSeat[], first: number): DealPlan {
	const button = nextButton(state, ready, first);
	return planOf(state, { button, small: button, big: button, players: ready, posters: [], missed: [] });
}

const noOf = (seat: TableSeat | undefined, otherwise: number): number => seat?.no ?? otherwise;

/** The next one clockwise; the first of a table is drawn. */
function nextButton({ button }: TableState, ready: readonly TableSeat[], first: number): number {
	const from = button ?? noOf(ready[first % ready.length], 0);
	return noOf(clockwise(ready, from)[0], from);
}

type Last = {
	readonly ready: readonly TableSeat[];
	readonly settled: readonly TableSeat[];
	readonly lastBig: number;
	readonly lastSmall: number;
};

function moveOn(state: TableState, { ready, settled, lastBig, lastSmall }: Last): DealPlan {
	const big = noOf(clockwise(ready, lastBig)[0], lastBig);
	// Nobody comes in between the button and the big blind.
	const posters = ready.filter(
		({ no, waits, posts }) => waits && posts && no !== big && liesBetween(no, big, lastSmall),
	);
	const players = ready.filter((seat) => settled.includes(seat) || seat.no === big || posters.includes(seat));
	const missed = missedBy(state, { lastSmall, lastBig, big });
	if (players.length === 2) {
		const other = noOf(
			players.find(({ no }) => no !== big),
			big,
		);
		return planOf(state, { button: other, small: other, big, players, posters, missed });
	}
	const clash = lastSmall === big || lastSmall === lastBig;
	const before = clockwise(players, lastBig).filter(({ no }) => no !== big && no !== lastBig);
	const button = clash ? noOf(before.at(-1), lastSmall) : lastSmall;
	return planOf(state, { button, small: lastBig, big, players, posters, missed });
}

type Passed = { readonly lastSmall: number; readonly lastBig: number; readonly big: number };

/** Blinds that went by who is away: the big one moves to `big`, the small one to where the big one was. */
function missedBy({ seats }: TableState, { lastSmall, lastBig, big }: Passed): DealPlan["missed"] {
	const away = seats.filter(({ state }) => state === "away");
	return away.flatMap(({ no }) => [
		...(no !== big && liesBetween(no, lastBig, big) ? [{ seat: no, blind: "big" } as const] : []),
		...(no === lastBig || liesBetween(no, lastSmall, lastBig) ? [{ seat: no, blind: "small" } as const] : []),
	]);
}

type Placed = Pick<DealPlan, "button" | "small" | "big" | "missed"> & {
	readonly players: readonly TableSeat[];
	/** Who comes in by posting. */
	readonly posters: readonly TableSeat[];
};

function planOf({ config }: TableState, { button, small, big, players, posters, missed }: Placed): DealPlan {
	if (config === null) throw new Error("a table without rules deals nothing");
	const seats = clockwise(players, button).map(({ no }) => no);
	const antes =
		config.ante === 0 || config.tournament === true
			? []
			: seats.map((seat) => ({ seat, amount: config.ante, as: "ante" }) as const);
	const late = posters.flatMap(({ no, owes }) => [
		{ seat: no, amount: config.big, as: "live" } as const,
		...(owes.small ? [{ seat: no, amount: config.small, as: "dead" } as const] : []),
	]);
	const blinds = [
		...(config.small > 0 && small !== big && seats.includes(small)
			? [{ seat: small, amount: config.small, as: "live" } as const]
			: []),
		{ seat: big, amount: config.big, as: "live" } as const,
		// The blind comes first: who has no more than that posts no ante.
		...(config.ante > 0 && config.tournament === true ? [{ seat: big, amount: config.ante, as: "dead" } as const] : []),
	];
	return { button, small, big, seats, posted: [...antes, ...late, ...blinds], missed };
}
