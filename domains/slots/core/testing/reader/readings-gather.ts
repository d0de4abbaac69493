// Readings of the sentences about slabs that gather their neighbours. They are read together at the end, as they speak of
// one bonus: how it begins, how long it turns, what it takes in, what a full board and the cap do.
import type { Draws } from "./draws.ts";
import { type Game, untrue } from "./game.ts";
import { givenFor } from "./gives.ts";
import type { Readings } from "./reading.ts";
import { onlyWorth } from "./readings-held.ts";

type Slabs = {
	awards: Parameters<Readings["gather"]>[0]["awards"];
	respins: number;
	limit: number;
	worths: Set<number>;
	takesIn: boolean;
	fullTimes: number;
};

const slabsOf = new WeakMap<Game, Slabs>();

function slabs(game: Game): Slabs {
	const known = slabsOf.get(game);
	if (known === undefined) throw untrue("no slabs were broken loose");
	return known;
}

type Gather = "gather" | "gatherRespins" | "gatherTurns" | "gatherTakes" | "gatherFull";

export const gatherReadings: Pick<Readings, Gather> = {
	gather({ scatter, awards }, game) {
		game.scatter = scatter;
		slabsOf.set(game, { awards, respins: 0, limit: 0, worths: new Set(), takesIn: false, fullTimes: 1 });
		game.bonus = (paid, draws) => {
			const given = givenFor(awards, paid.scatters);
			return given === 0 ? 0 : playSlabs(game, draws, given);
		};
	},
	gatherRespins({ respins, limit }, game) {
		Object.assign(slabs(game), { respins, limit });
	},
	gatherTurns({ coins }, game) {
		for (const { credits } of coins) slabs(game).worths.add(credits);
	},
	gatherTakes(_, game) {
		slabs(game).takesIn = true;
	},
	gatherFull({ times }, game) {
		slabs(game).fullTimes = times;
	},
};

function playSlabs(game: Game, draws: Draws, given: number): number {
	const { respins, limit, worths, fullTimes, takesIn } = slabs(game);
	const size = game.reels * game.rows;
	const lie = new Map(onlyWorth(draws.landed(), worths).map(({ cell, credits }) => [cell, credits]));
	if (lie.size !== given) throw untrue("another number of slabs");
	const sum = (): number => [...lie.values()].reduce((all, credits) => all + credits, 0);
	for (let [left, turned] = [respins, 0]; left > 0 && turned < limit && lie.size < size && sum() < game.cap; turned++) {
		const landed = onlyWorth(draws.landed(), worths);
		left = landed.length > 0 ? respins : left - 1;
		for (const { cell, credits } of landed) lie.set(cell, credits);
		for (const { cell } of takesIn ? landed.filter(({ gathers }) => gathers) : []) takeIn(game, lie, cell);
	}
	return Math.min(game.cap, sum() * (lie.size === size ? fullTimes : 1));
}

/** One that was taken in before acts no more. */
function takeIn(game: Game, lie: Map<number, number>, cell: number): void {
	if (!lie.has(cell)) return;
	const row = cell % game.rows;
	const beside = [
		cell - game.rows,
		cell + game.rows,
		...(row > 0 ? [cell - 1] : []),
		...(row < game.rows - 1 ? [cell + 1] : []),
	];
	for (const other of beside) {
		lie.set(cell, (lie.get(cell) ?? 0) + (lie.get(other) ?? 0));
		lie.delete(other);
	}
}
