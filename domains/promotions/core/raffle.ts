// A raffle: tickets as a list that is published, and who wins by a seed that was fixed before. Knows no crypto and no clock.
import { type BlockOf, seededDraw } from "./seeded-draw.ts";

export type Holder = { readonly member: string; readonly tickets: number };
export type Range = { readonly member: string; readonly first: number; readonly last: number };

/** In the order of their numbers; whoever has no ticket is left out. */
export function rangesOf(holders: readonly Holder[]): readonly Range[] {
	const sorted = holders
		.filter(({ tickets }) => tickets > 0)
		.toSorted((one, other) => (BigInt(one.member) < BigInt(other.member) ? -1 : 1));
	let next = 0;
	return sorted.map(({ member, tickets }) => {
		const first = next;
		next += tickets;
		return { member, first, last: next - 1 };
	});
}

/** What is hashed and published: `member,first,last` a line. */
export const listText = (ranges: readonly Range[]): string =>
	ranges.map(({ member, first, last }) => `${member},${first},${last}`).join("\n");

const line = /^([0-9]{1,19}),([0-9]{1,9}),([0-9]{1,9})$/;

/** A published list read back; undefined where it is none, or where its numbers have a gap. */
export function readList(text: string): readonly Range[] | undefined {
	const ranges: Range[] = [];
	let next = 0;
	for (const written of text.trim().split("\n")) {
		const [, member, first, last] = line.exec(written.trim()) ?? [];
		if (member === undefined || Number(first) !== next || Number(last) < next) return undefined;
		ranges.push({ member, first: next, last: Number(last) });
		next = Number(last) + 1;
	}
	return ranges;
}

export type Drawn = {
	/** Every number that was drawn, those of members who had won already among them. */
	readonly numbers: readonly number[];
	/** In the order of the prizes; a member wins once. */
	readonly winners: readonly string[];
};

/** `listHash` is the SHA-256 of the list, in hex: the client seed. */
export function drawRaffle(
	ranges: readonly Range[],
	{ prizes, listHash, blockOf }: { readonly prizes: number; readonly listHash: string; readonly blockOf: BlockOf },
): Drawn {
	const tickets = (ranges.at(-1)?.last ?? -1) + 1;
	const most = Math.min(prizes, ranges.length);
	const chance = seededDraw(listHash, blockOf);
	const [numbers, winners]: [number[], string[]] = [[], []];
	while (winners.length < most) {
		const number = chance.below(tickets);
		numbers.push(number);
		const holder = ranges.find(({ first, last }) => first <= number && number <= last);
		if (holder === undefined) throw new RangeError("a number that nobody holds");
		if (!winners.includes(holder.member)) winners.push(holder.member);
	}
	return { numbers, winners };
}

/** The chance of each member to win one of so many prizes, exactly, where few take part: by all orders of winners. */
export function chancesOf(holders: readonly Holder[], prizes: number): readonly number[] {
	const sums = holders.map(() => 0);
	const walk = (taken: ReadonlySet<number>, chance: number): void => {
		if (taken.size === Math.min(prizes, holders.length)) return;
		const open = holders.reduce((sum, { tickets }, at) => (taken.has(at) ? sum : sum + tickets), 0);
		holders.forEach(({ tickets }, at) => {
			if (taken.has(at) || open === 0) return;
			const here = (chance * tickets) / open;
			sums[at] = (sums[at] ?? 0) + here;
			walk(new Set([...taken, at]), here);
		});
	};
	walk(new Set(), 1);
	return sums;
}
