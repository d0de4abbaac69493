// What a bomb, a lightning or a drill does: a budget of bets, spent whole. So it is worth the same in a crowd and in empty water.
import type { Chance } from "#platform/kernel";

/** Something near, and what it pays in bets. */
export type Near = { readonly fish: number; readonly times: number };

export type Spent = {
	/** Of the victims those that died, in the order in which they were drawn. */
	readonly died: readonly Near[];
	/** What nobody was left for: paid as coins, in bets. */
	readonly coins: number;
};

/** No more victims of one blast. */
export const mostVictims = 8;

/** The cheapest first, so that what is sure is spent first. */
const byValue = (a: Near, b: Near): number => a.times - b.times || a.fish - b.fish;

/** Bomb and lightning: each in turn gets an equal share; whoever it pays for whole dies surely, the rest by their chance. */
export function spendBudget(budget: number, near: readonly Near[], chance: Chance): Spent {
	const victims = [...near].sort(byValue).slice(0, mostVictims);
	const died: Near[] = [];
	let left = budget;
	for (const [index, victim] of victims.entries()) {
		const others = victims.length - index;
		if (victim.times * others > left) {
			// The share of each of the rest is left / others: killed by left / (others x times).
			const rest = victims.slice(index);
			return { died: [...died, ...rest.filter((one) => chance.below(others * one.times) < left)], coins: 0 };
		}
		died.push(victim);
		left -= victim.times;
	}
	return { died, coins: left };
}

/** A drill: so many parts, each on one fish; a part without a fish is paid as coins. */
export function drillThrough(
	{ budget, contacts }: { readonly budget: number; readonly contacts: number },
	near: readonly Near[],
	chance: Chance,
): Spent {
	const part = budget / contacts;
	const hit = near.slice(0, contacts);
	const died: Near[] = [];
	let coins = (contacts - hit.length) * part;
	for (const one of hit) {
		if (one.times <= part) {
			died.push(one);
			coins += part - one.times;
		} else if (chance.below(contacts * one.times) < budget) died.push(one);
	}
	return { died, coins };
}
