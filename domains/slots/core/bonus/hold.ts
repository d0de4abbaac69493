// Hold and win. Cells turn independently, so the number of coins at the end is a finite chain: its return is exact.
import { type Chance, type Fraction, fraction, plus, times, zero } from "#platform/kernel";
import type { Coin, SlotEvent } from "../events.ts";
import type { HoldAndWin } from "../pay-table.ts";
import { coinFaults, mostRespins, positive } from "./coin-faults.ts";
import type { BonusRule } from "./rule.ts";

export const hold: BonusRule<"hold"> = {
	gives: ({ table, bonus }) =>
		Array.from({ length: table.grid.reels * table.grid.rows + 1 }, (_, count) => ({ count, spins: count })).slice(
			bonus.least,
		),
	play({ table, bonus }, { scatters }, chance) {
		const size = table.grid.reels * table.grid.rows;
		const draw = coinDrawer(bonus, chance);
		const first = scatters.map((cell) => ({ cell, credits: draw() }));
		const events: SlotEvent[] = [{ type: "hold-start", coins: first, respins: bonus.respins }];
		const held = new Map(first.map(({ cell, credits }) => [cell, credits]));
		for (let left = bonus.respins; left > 0 && held.size < size; ) {
			const landed: Coin[] = [];
			for (let cell = 0; cell < size; cell++) {
				if (held.has(cell) || chance.below(bonus.landing.in) >= bonus.landing.of) continue;
				landed.push({ cell, credits: draw() });
			}
			for (const { cell, credits } of landed) held.set(cell, credits);
			left = landed.length > 0 ? bonus.respins : left - 1;
			events.push({ type: "hold-respin", coins: landed, left });
		}
		const full = held.size === size;
		const win = full ? bonus.full : [...held.values()].reduce((sum, credits) => sum + credits, 0);
		events.push({ type: "hold-end", count: held.size, full, pay: win });
		return { events, win };
	},
	fast({ table, bonus }, chance) {
		const size = table.grid.reels * table.grid.rows;
		const draw = coinDrawer(bonus, chance);
		return (given) => {
			let [count, win] = [given, 0];
			for (let coin = 0; coin < given; coin++) win += draw();
			for (let left = bonus.respins; left > 0 && count < size; ) {
				let landed = 0;
				for (let empty = size - count; empty > 0; empty--) {
					if (chance.below(bonus.landing.in) >= bonus.landing.of) continue;
					landed++;
					win += draw();
				}
				count += landed;
				left = landed > 0 ? bonus.respins : left - 1;
			}
			return count === size ? bonus.full : win;
		};
	},
	exact({ table, bonus }, given) {
		const size = table.grid.reels * table.grid.rows;
		const chances = coinsAtEnd(bonus, { given, size });
		const coin = coinMoments(bonus);
		let [mean, meanSquare] = [zero, zero];
		for (const [count, chance] of chances.entries()) {
			const won = count === size ? sure(bonus.full) : coinsTogether(coin, count);
			mean = plus(mean, times(chance, won.mean));
			meanSquare = plus(meanSquare, times(chance, won.square));
		}
		return { mean, meanSquare, top: chances[size] ?? zero };
	},
	top: ({ bonus }) => bonus.full,
	faults({ table, bonus }) {
		const size = table.grid.reels * table.grid.rows;
		const dearest = Math.max(...bonus.coins.map(({ credits }) => credits));
		const { of, in: turns } = bonus.landing;
		return [
			...(positive(bonus.least) && bonus.least < size ? [] : ["a hold that never starts or is full at once"]),
			...(positive(bonus.respins) && bonus.respins <= mostRespins ? [] : [`respins without a limit of ${mostRespins}`]),
			...(positive(of) && positive(turns) && of < turns ? [] : ["coins that always or never land"]),
			...coinFaults(bonus.coins),
			...(bonus.full >= dearest * (size - 1) ? [] : ["a full board that pays less than its coins may"]),
		];
	},
};

function coinDrawer({ coins }: HoldAndWin, chance: Chance): () => number {
	const total = coins.reduce((sum, { weight }) => sum + weight, 0);
	const values = coins.flatMap(({ credits, weight }) => Array.from({ length: weight }, () => credits));
	return () => values[chance.below(total)] ?? 0;
}

type Moments = { readonly mean: Fraction; readonly square: Fraction };

const sure = (credits: number): Moments => ({ mean: fraction(credits), square: fraction(BigInt(credits) ** 2n) });

function coinMoments({ coins }: HoldAndWin): Moments {
	const total = coins.reduce((sum, { weight }) => sum + weight, 0);
	const over = (power: number): Fraction =>
		fraction(
			coins.reduce((sum, { credits, weight }) => sum + credits ** power * weight, 0),
			total,
		);
	return { mean: over(1), square: over(2) };
}

/** So many coins, each drawn by itself: n E[c^2] + n (n - 1) E[c]^2. */
function coinsTogether({ mean, square }: Moments, count: number): Moments {
	const pairs = times(fraction(count * (count - 1)), times(mean, mean));
	return { mean: times(fraction(count), mean), square: plus(times(fraction(count), square), pairs) };
}

/**
 * Exact: in how many of all cases the board ends with 0, 1, 2, ... coins. A chain over (coins, respins left): of m empty
 * cells k show a coin in C(m, k) x of^k x (in - of)^(m - k) of in^m cases.
 */
function coinsAtEnd(bonus: HoldAndWin, start: { given: number; size: number }): Fraction[] {
	const { size } = start;
	const reached = new Map<string, Fraction>();
	const ended: Fraction[] = Array.from({ length: size + 1 }, () => zero);
	// A board that is full when the bonus begins is at its end: no cell is left to turn.
	if (start.given >= size) ended[size] = fraction(1);
	reached.set(`${start.given},${bonus.respins}`, fraction(1));
	for (let coins = start.given; coins < size; coins++) {
		for (let left = bonus.respins; left > 0; left--) {
			const here = reached.get(`${coins},${left}`);
			if (here === undefined) continue;
			for (let landed = 0; landed <= size - coins; landed++) {
				const chance = times(here, landing(bonus, { empty: size - coins, landed }));
				const next = landed > 0 ? bonus.respins : left - 1;
				const count = coins + landed;
				if (count === size || next === 0) ended[count] = plus(ended[count] ?? zero, chance);
				else reached.set(`${count},${next}`, plus(reached.get(`${count},${next}`) ?? zero, chance));
			}
		}
	}
	return ended;
}

function landing({ landing: { of, in: all } }: HoldAndWin, cells: { empty: number; landed: number }): Fraction {
	const { empty, landed } = cells;
	let ways = 1n;
	for (let index = 0; index < landed; index++) ways = (ways * BigInt(empty - index)) / BigInt(index + 1);
	return fraction(
		ways * BigInt(of) ** BigInt(landed) * BigInt(all - of) ** BigInt(empty - landed),
		BigInt(all) ** BigInt(empty),
	);
}
