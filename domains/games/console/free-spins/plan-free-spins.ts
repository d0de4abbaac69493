// What an award of free spins comes to as it is typed: which stakes its games share, who is named, what it costs.
import type { FreeSpinsGame } from "../../contract/index.ts";

type Stake = FreeSpinsGame["stakes"][number];

/** Stakes that every chosen game offers, with the most that a spin of any of them can win. None while no game is chosen. */
export function stakesOf(games: readonly FreeSpinsGame[], chosen: readonly string[]): readonly Stake[] {
	const [first, ...others] = games.filter(({ gameId }) => chosen.includes(gameId));
	return (first?.stakes ?? []).flatMap((one): Stake[] => {
		const same = others.map(({ stakes }) => stakes.find(({ stake }) => stake === one.stake));
		const known = same.flatMap((stake) => (stake === undefined ? [] : [stake]));
		if (known.length < others.length) return [];
		return [[one, ...known].reduce((best, stake) => (Number(stake.most) > Number(best.most) ? stake : best))];
	});
}

/** User names with spaces, commas or lines between them, each once. */
export const namesIn = (typed: string): readonly string[] => [
	...new Set(typed.split(/[\s,;]+/).filter((name) => name !== "")),
];

/** The stake of every spin of every member, in the decimals of the stake. */
export function costOf(asked: { readonly stake: string; readonly spins: string; readonly members: number }): string {
	const [whole = "0", decimals = ""] = asked.stake.split(".");
	const count = /^[0-9]{1,6}$/.test(asked.spins) ? BigInt(asked.spins) : 0n;
	const units = (BigInt(`${whole}${decimals}`) * count * BigInt(asked.members)).toString();
	if (decimals === "") return units;
	const padded = units.padStart(decimals.length + 1, "0");
	return `${padded.slice(0, -decimals.length)}.${padded.slice(-decimals.length)}`;
}
