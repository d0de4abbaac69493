// Readings of the sentences about covers that are lifted. What lies below them is held against the whole order that was
// drawn: it is what the sentences say, neither more nor less.
import type { Cover, Draws } from "./draws.ts";
import { type Game, untrue } from "./game.ts";
import { givenFor } from "./gives.ts";
import type { Readings } from "./reading.ts";

type Picks = {
	readonly covers: number;
	/** What lies below them as it was said: "credits 80", once for each. */
	readonly below: string[];
	lifts: number;
	wheel: readonly { readonly lifts: number; readonly count: number }[] | undefined;
};

const picksOf = new WeakMap<Game, Picks>();

function picks(game: Game): Picks {
	const known = picksOf.get(game);
	if (known === undefined) throw untrue("no covers were named");
	return known;
}

/** So many covers with one thing below each. */
function lay(game: Game, { kind, value, count }: Cover & { readonly count: number }): void {
	for (let number = 0; number < count; number++) picks(game).below.push(`${kind} ${value}`);
}

type Picking =
	| "pick"
	| "pickWheel"
	| "pickFinds"
	| "pickHolds"
	| "pickTimes"
	| "coursePick"
	| "pickVoyage"
	| "pickOrder";

export const pickReadings: Pick<Readings, Picking> = {
	pick({ scatter, covers, counts }, game) {
		game.scatter = scatter;
		picksOf.set(game, { covers, below: [], lifts: covers, wheel: undefined });
		game.bonus = (paid, draws) => {
			const times = givenFor(counts, paid.scatters);
			return times === 0 ? 0 : times * liftAll(game, draws);
		};
	},
	pickWheel({ lifts }, game) {
		picks(game).wheel = lifts;
	},
	pickFinds({ finds, ends }, game) {
		for (const { credits, count } of finds) lay(game, { kind: "credits", value: credits, count });
		lay(game, { kind: "end", value: 0, count: ends });
	},
	pickHolds({ finds }, game) {
		for (const { credits, count } of finds) lay(game, { kind: "credits", value: credits, count });
	},
	pickTimes({ times }, game) {
		for (const { times: value, count } of times) lay(game, { kind: "times", value, count });
	},
	coursePick() {},
	pickVoyage({ course, lifts, finds, halves }, game) {
		if (course !== game.mode) return;
		picks(game).lifts = lifts;
		for (const { credits, count } of finds) lay(game, { kind: "credits", value: credits, count });
		lay(game, { kind: "half", value: 0, count: halves });
	},
	pickOrder() {},
};

const inOrder = (things: readonly string[]): string => [...things].sort().join();

function liftAll(game: Game, draws: Draws): number {
	const { covers, below, wheel } = picks(game);
	const lifts = wheel === undefined ? picks(game).lifts : turnWheel(wheel, draws.covers());
	const order = draws.covers();
	const drawn = order.map(({ kind, value }) => `${kind} ${value}`);
	if (order.length !== covers || inOrder(drawn) !== inOrder(below)) throw untrue("other covers than the rules name");
	let found = 0;
	for (const { kind, value } of order.slice(0, lifts)) {
		if (kind === "end") return found;
		if (kind === "half") return found / 2;
		found = kind === "times" ? found * value : found + value;
	}
	return found;
}

function turnWheel(wheel: NonNullable<Picks["wheel"]>, order: readonly Cover[]): number {
	const said = wheel.flatMap(({ lifts, count }) => Array.from({ length: count }, () => `lifts ${lifts}`));
	const drawn = order.map(({ kind, value }) => `${kind} ${value}`);
	if (inOrder(said) !== inOrder(drawn)) throw untrue("other orbits than the rules name");
	return order[0]?.value ?? 0;
}
