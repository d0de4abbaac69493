// Arithmetic of chances by count: sums of two counts that do not know of each other, and who leads by how much. Pure: what is
// given is never written to.
import type { World } from "../../market/market.ts";

/** Chances by count, from 0. */
export type Counts = Float64Array;

/** Chances by lead of the home side: the first is of the lead `least`. */
export type Leads = { readonly least: number; readonly chances: Counts };

/** By lead, and by sum of both: apart where it is level. */
export type Spread = { readonly leads: Leads; readonly sums: Counts; readonly level: Counts };

const at = (chances: Counts, place: number): number => chances[place] ?? 0;

export function certainly(count: number): Counts {
	const chances = new Float64Array(count + 1);
	chances[count] = 1;
	return chances;
}

/** Of the sum of two. */
export function folded(one: Counts, other: Counts): Counts {
	const sums = new Float64Array(one.length + other.length - 1);
	for (const [x, p] of one.entries()) {
		if (p === 0) continue;
		for (let y = 0; y < other.length; y++) sums[x + y] = at(sums, x + y) + p * at(other, y);
	}
	return sums;
}

export function added(one: Counts, other: Counts): Counts {
	const sums = new Float64Array(Math.max(one.length, other.length));
	sums.set(one);
	for (const [count, chance] of other.entries()) sums[count] = at(sums, count) + chance;
	return sums;
}

export const totalChance = (counts: Counts): number => counts.reduce((sum, one) => sum + one, 0);

export function spreadOf(home: Counts, away: Counts): Spread {
	const length = home.length + away.length - 1;
	const most = away.length - 1;
	const [leads, sums, level] = [new Float64Array(length), new Float64Array(length), new Float64Array(length)];
	for (const [x, p] of home.entries()) {
		if (p === 0) continue;
		for (let y = 0; y < away.length; y++) {
			const chance = p * at(away, y);
			leads[x - y + most] = at(leads, x - y + most) + chance;
			if (x === y) level[x + y] = chance;
			else sums[x + y] = at(sums, x + y) + chance;
		}
	}
	return { leads: { least: -most, chances: leads }, sums, level };
}

export const levelChance = ({ least, chances }: Leads): number => at(chances, -least);

export const withoutLevel = ({ least, chances }: Leads): Leads => ({
	least,
	chances: chances.map((chance, place) => (place === -least ? 0 : chance)),
});

/** With `more`, so many times as likely, added to them. */
export function addedLeads(leads: Leads, more: Leads, times: number): Leads {
	const least = Math.min(leads.least, more.least);
	const end = Math.max(leads.least + leads.chances.length, more.least + more.chances.length);
	const chances = new Float64Array(end - least);
	chances.set(leads.chances, leads.least - least);
	const from = more.least - least;
	for (const [place, chance] of more.chances.entries())
		chances[from + place] = at(chances, from + place) + times * chance;
	return { least, chances };
}

export const leadWorld = (lead: number, chance = 1): World => ({ chance, at: lead >= 0 ? [lead, 0] : [0, -lead] });
export const sumWorld = (sum: number, chance = 1): World => ({ chance, at: [sum, 0] });

function worldsBy(chances: Counts, worldOf: (place: number, chance: number) => World): readonly World[] {
	const worlds: World[] = [];
	for (const [place, chance] of chances.entries()) if (chance > 0) worlds.push(worldOf(place, chance));
	return worlds;
}

export const leadWorlds = ({ least, chances }: Leads): readonly World[] =>
	worldsBy(chances, (place, chance) => leadWorld(place + least, chance));
export const sumWorlds = (sums: Counts): readonly World[] => worldsBy(sums, sumWorld);
