// One contact, drawn: the kill first, then the wheel, then free bullets or victims in their order. Whoever shoots, wherever they
// aim and whatever was before, it returns the same.
import type { Chance } from "#platform/kernel";
import { drillThrough, type Near, spendBudget } from "./area.ts";
import { paysOf, returned, type Species } from "./species.ts";

/** A fish that swims near what was hit. */
export type Neighbour = { readonly fish: number; readonly species: Species };

export type Hit = {
	readonly killed: boolean;
	/** All that it pays, in bets. */
	readonly times: number;
	/** Who died besides. */
	readonly died: readonly number[];
	/** What a wheel stopped at. */
	readonly wheel?: number;
	/** Of a budget what nobody was left for, in bets. */
	readonly coins?: number;
	/** Free bullets that were fired. */
	readonly bullets?: number;
};

type Crate = { readonly times: number; readonly bullets: number };

const missed: Hit = { killed: false, times: 0, died: [] };

export function drawHit(species: Species, near: readonly Neighbour[], chance: Chance): Hit {
	const { prey, kill } = species;
	if (chance.below(kill.of) >= kill.win) return missed;
	switch (prey.is) {
		case "plain":
		case "boss":
			return { killed: true, times: prey.times, died: [] };
		case "wheel": {
			const wheel = spin(prey.fields, chance);
			return { killed: true, times: wheel, died: [], wheel };
		}
		case "crate":
			return fireFree(prey, near, chance);
		case "bomb":
		case "lightning":
		case "drill": {
			const victims = near.flatMap(worthOf);
			const spent =
				prey.is === "drill" ? drillThrough(prey, victims, chance) : spendBudget(prey.budget, victims, chance);
			const sum = spent.died.reduce((total, { times }) => total + times, prey.times + spent.coins);
			return { killed: true, times: sum, died: spent.died.map(({ fish }) => fish), coins: spent.coins };
		}
	}
}

const worthOf = ({ fish, species }: Neighbour): readonly Near[] => {
	const times = paysOf(species.prey);
	return times === undefined ? [] : [{ fish, times }];
};

function spin(fields: readonly { readonly times: number; readonly weight: number }[], chance: Chance): number {
	let place = chance.below(fields.reduce((sum, { weight }) => sum + weight, 0));
	for (const { times, weight } of fields) {
		if (place < weight) return times;
		place -= weight;
	}
	throw new RangeError("a wheel without fields");
}

/** Each at the next that lives, round and round. With nobody there a bullet lands in the sand, where it is worth as much. */
function fireFree(prey: Crate, near: readonly Neighbour[], chance: Chance): Hit {
	const { bullets } = prey;
	const swims = near.filter(({ species }) => paysOf(species.prey) !== undefined);
	const died: number[] = [];
	let { times } = prey;
	for (let bullet = 0; bullet < bullets; bullet++) {
		const target = swims.shift();
		if (target === undefined) {
			if (chance.below(returned.of) < returned.win) times += 1;
			continue;
		}
		const { kill, prey } = target.species;
		if (chance.below(kill.of) < kill.win) {
			times += paysOf(prey) ?? 0;
			died.push(target.fish);
		} else swims.push(target);
	}
	return { killed: true, times, died, bullets };
}
