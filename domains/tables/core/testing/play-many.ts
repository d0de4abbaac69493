// Rounds of a table at full speed, by the moves of its room: what each bet returned, and how far from theory that is. For tests and
// measurements.
import { dealRound, firstPlace, openShoe } from "../dealing.ts";
import { whole } from "../outcome.ts";
import { outcomeText, readOutcome } from "../outcome-text.ts";
import { applyTable, beginTable, type TableAids, type TableState, tickTable } from "../room.ts";
import { spotsOf, type TableCode, tables } from "../tables.ts";
import { theoryOf } from "../theory.ts";

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
	const sums = spotsOf[game].map(({ id, back }) => ({ spot: id, back, sum: 0, squares: 0 }));
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
		const dealt = phase.name === "open" ? dealRound(game, open, place) : undefined;
		const aids: TableAids = {
			next: { shoe: String(shoes), commit: "" },
			shuffled: { publicHex: String(shoes), cardsHash: null, position: firstPlace(open).position },
			dealt: dealt === undefined ? undefined : { outcome: outcomeText(dealt.outcome), used: dealt.used },
			roundId: String(played),
			paused: false,
			limits: undefined,
		};
		const { events } = tickTable(state, at, aids);
		state = events.reduce(applyTable, state);
		if (!events.some(({ type }) => type === "result")) continue;
		played += 1;
		const outcome = readOutcome(state.past.at(-1) ?? "");
		if (outcome === undefined) throw new Error("a round without an outcome");
		for (const one of sums) {
			const back = one.back(outcome) / whole;
			one.sum += back;
			one.squares += back * back;
		}
	}
	return sums.map(({ spot, sum, squares }) => {
		const returned = sum / rounds;
		const theory = theoryOf(game, spot) ?? 0;
		const deviation = Math.sqrt(Math.max(1e-12, squares / rounds - returned * returned) / rounds);
		return { spot, returned, theory, away: (returned - theory) / deviation };
	});
}
