// Rounds of a table at full speed, by the moves of its room: what each bet returned, and how far from theory that is. For tests and
// measurements.
import { dealRound, firstPlace, openShoe } from "../dealing.ts";
import { decideTable } from "../decide-table.ts";
import { blackjackSpot } from "../games/blackjack.ts";
import { turnOf } from "../games/blackjack-play.ts";
import { type Outcome, whole } from "../outcome.ts";
import { outcomeText, readOutcome } from "../outcome-text.ts";
import { applyTable, beginTable, tickTable } from "../room.ts";
import type { TableAids, TableEvent, TableState } from "../table-state.ts";
import { spotsOf, type TableCode, tables } from "../tables.ts";
import { theoryOf } from "../theory.ts";
import { chosenMove } from "./blackjack-strategy.ts";

/** 32 bytes for a message, under a seed of its own for each shoe. */
type BlocksOfShoe = (shoe: number) => (message: string) => Uint8Array;

type SpotPlayed = {
	readonly spot: string;
	/** Of a stake. */
	readonly returned: number;
	readonly theory: number;
	/** How many standard deviations of the mean lie between them. */
	readonly away: number;
};

/** Every spot is bet on in every round, each for itself. */
export function playMany(table: TableCode, rounds: number, blocksOf: BlocksOfShoe): readonly SpotPlayed[] {
	const { game } = tables[table];
	const sums = spotsOf[game]
		.filter(({ id }) => (blackjackSpot(id)?.seat ?? 1) === 1)
		.map(({ id, back }) => ({ spot: id, back, sum: 0, squares: 0, rounds: 0 }));
	let [state, at, shoes, played]: [TableState, number, number, number] = [beginTable(table, 0), 0, 0, 0];
	let open = openAt(0);
	function openAt(shoe: number) {
		const name = { table, shoe: `20260101-${shoe}`, publicHex: String(shoe) };
		return openShoe(game, name, blocksOf(shoe));
	}
	while (played < rounds) {
		const { phase, round, shoe } = state;
		at = Math.max(at, phase.endsAt) + 1_000;
		if (phase.name === "shuffling") {
			shoes += 1;
			open = openAt(shoes);
		}
		const place = { hand: round?.hand ?? 1, position: shoe?.position ?? 0 };
		const plays = game === "blackjack";
		const dealt = phase.name === "open" && !plays ? dealRound(game, open, place) : undefined;
		const begins = plays && phase.name === "open";
		const aids: TableAids = {
			next: { shoe: String(shoes), commit: "" },
			shuffled: { publicHex: String(shoes), cardsHash: null, position: firstPlace(open).position },
			dealt: dealt === undefined ? undefined : { outcome: outcomeText(dealt.outcome), used: dealt.used },
			roundId: String(played),
			paused: false,
			limits: undefined,
			deck: begins || phase.name === "playing" ? open.cards.slice(place.position) : undefined,
			laid: begins ? { seats: [1], absent: [] } : undefined,
		};
		const events = chosenAct(state, at, aids) ?? tickTable(state, at, aids).events;
		state = events.reduce(applyTable, state);
		if (!events.some(({ type }) => type === "result")) continue;
		played += 1;
		const outcome = readOutcome(state.past.at(-1) ?? "");
		if (outcome === undefined) throw new Error("a round without an outcome");
		for (const one of sums) {
			if (!isOffered(one.spot, outcome)) continue;
			const back = one.back(outcome) / whole;
			one.sum += back;
			one.squares += back * back;
			one.rounds += 1;
		}
	}
	return sums.map(({ spot, sum, squares, rounds: counted }) => {
		const returned = sum / counted;
		const theory = theoryOf(game, spot) ?? 0;
		const deviation = Math.sqrt(Math.max(1e-12, squares / counted - returned * returned) / counted);
		return { spot, returned, theory, away: (returned - theory) / deviation };
	});
}

/** Insurance is offered against an ace alone. */
const isOffered = (spot: string, outcome: Outcome): boolean =>
	outcome.type !== "blackjack" || !spot.startsWith("insurance") || outcome.dealer[0] === undefined
		? true
		: outcome.dealer[0] % 13 === 0;

/** Somebody sits at the first seat of blackjack, and moves by the strategy that the figures stand for. */
function chosenAct(
	{ phase, round, ...state }: TableState,
	now: number,
	aids: TableAids,
): readonly TableEvent[] | undefined {
	const { playing } = round ?? {};
	const turn = playing === undefined || playing.insuring ? undefined : turnOf(playing.play);
	if (round === null || playing === undefined || turn === undefined || phase.name !== "playing") return undefined;
	const cards = playing.play.seats[0]?.hands[turn.hand]?.cards ?? [];
	const move = chosenMove({ cards, up: playing.play.up, moves: turn.moves });
	const seats = [{ seat: 1, owner: "m1", name: "", missed: 0 }];
	const { roundId } = round;
	const command = { type: "move", roundId, turn: turn.number, seat: 1, by: "m1", move } as const;
	const decided = decideTable({ ...state, phase, round, seats }, command, { now, deck: aids.deck });
	return decided.ok ? decided.value : undefined;
}
