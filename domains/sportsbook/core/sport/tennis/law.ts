// The pricing law of tennis: a point goes to the server with one chance a side; games, tie-breaks, sets and matches follow. Pure.

/** Each side's chance of a point on its own serve. */
export type Serves = { readonly a: number; readonly b: number };

/** The server wins a game from points of the server and the other, `p` a point. */
export function gameFrom(p: number, [mine, other]: readonly [number, number] = [0, 0]): number {
	if (mine >= 4 && mine - other >= 2) return 1;
	if (other >= 4 && other - mine >= 2) return 0;
	const deuce = (p * p) / (p * p + (1 - p) * (1 - p));
	if (mine >= 3 && other >= 3) return mine === other ? deuce : mine > other ? p + (1 - p) * deuce : p * deuce;
	return p * gameFrom(p, [mine + 1, other]) + (1 - p) * gameFrom(p, [mine, other + 1]);
}

/** Holding serve, closed: 0, 1 or 2 points lost, or by deuce. */
export function hold(p: number): number {
	const q = 1 - p;
	return p ** 4 * (1 + 4 * q + 10 * q * q) + (20 * p ** 5 * q ** 3) / (p * p + q * q);
}

/** A wins a tie-break to `to` by two, A serving first, then two each. */
export function tieBreak({ a, b }: Serves, to = 7, from: readonly [number, number] = [0, 0]): number {
	const known = new Map<number, number>();
	const win = a * (1 - b);
	const lose = (1 - a) * b;
	const level = win / (win + lose);
	const at = (x: number, y: number): number => {
		if (x >= to && x - y >= 2) return 1;
		if (y >= to && y - x >= 2) return 0;
		const count = x + y;
		const serving = Math.floor((count + 1) / 2) % 2 === 0;
		// From there on every pair of points is one serve of each.
		if (x === y && x >= to - 1) return level;
		const key = x * 1_000 + y;
		const found = known.get(key);
		if (found !== undefined) return found;
		const p = serving ? a : 1 - b;
		const value = p * at(x + 1, y) + (1 - p) * at(x, y + 1);
		known.set(key, value);
		return value;
	};
	return at(...from);
}

export type SetEnd = { readonly games: readonly [number, number]; readonly chance: number };

export type SetFrom = {
	readonly games: readonly [number, number];
	/** A serves the running game. */
	readonly aServes: boolean;
	/** A's chance of the running game, where points are played in it. */
	readonly game?: number | undefined;
	/** A's chance of a running tie-break. */
	readonly decider?: number | undefined;
};

/** How a set ends, in games: to six by two, a tie-break at six all. */
export function setEnds(serves: Serves, { games, aServes, game, decider }: SetFrom): readonly SetEnd[] {
	const [holdA, holdB] = [hold(serves.a), hold(serves.b)];
	const ends = new Map<string, SetEnd>();
	const open = new Map<string, SetEnd & { readonly aServes: boolean }>();
	open.set(games.join(), { games, chance: 1, aServes });
	let first = true;
	for (const { games: at, chance, aServes: serving } of open.values()) {
		const [x, y] = at;
		const breaker = x === 6 && y === 6;
		const over = (Math.max(x, y) >= 6 && Math.abs(x - y) >= 2) || Math.max(x, y) === 7;
		if (over) {
			ends.set(at.join(), { games: at, chance: (ends.get(at.join())?.chance ?? 0) + chance });
			continue;
		}
		const usual = breaker ? breakerOf(serves, { aServes: serving }) : serving ? holdA : 1 - holdB;
		const p = (first ? (breaker ? decider : game) : undefined) ?? usual;
		first = false;
		for (const [next, times] of [
			[[x + 1, y] as const, p],
			[[x, y + 1] as const, 1 - p],
		] as const) {
			const before = open.get(next.join())?.chance ?? 0;
			open.set(next.join(), { games: next, chance: before + chance * times, aServes: !serving });
		}
	}
	return [...ends.values()];
}

const breakerOf = ({ a, b }: Serves, { aServes }: { readonly aServes: boolean }): number =>
	aServes ? tieBreak({ a, b }) : 1 - tieBreak({ a: b, b: a });

export const setWon = (ends: readonly SetEnd[]): number =>
	ends.reduce((sum, { games: [x, y], chance }) => (x > y ? sum + chance : sum), 0);

/** A match from sets that are won, `now` A's chance of the running set, `set` of another, `last` of the deciding one. */
export function matchWon(
	wins: number,
	{
		sets: [mine, other],
		now,
		set,
		last = set,
	}: { readonly sets: readonly [number, number]; readonly now: number; readonly set: number; readonly last?: number },
): number {
	if (mine === wins) return 1;
	if (other === wins) return 0;
	const next = (sets: readonly [number, number]) =>
		matchWon(wins, { sets, now: sets[0] + sets[1] === 2 * wins - 2 ? last : set, set, last });
	return now * next([mine + 1, other]) + (1 - now) * next([mine, other + 1]);
}

export type MatchGames = {
	readonly sets: readonly [number, number];
	readonly games: readonly [number, number];
	readonly chance: number;
};

/** Sets and games of both sides at the end; who serves goes on alternating through tie-breaks into the next set. */
export function matchGames(
	serves: Serves,
	wins: number,
	{
		sets,
		games,
		now,
		nextServes,
	}: {
		readonly sets: readonly [number, number];
		/** Of sets that are over. */
		readonly games: readonly [number, number];
		/** Ends of the running set. */
		readonly now: readonly SetEnd[];
		/** A serves first in the running set. */
		readonly nextServes: boolean;
	},
): readonly MatchGames[] {
	const whole = {
		first: setEnds(serves, { games: [0, 0], aServes: true }),
		second: setEnds(serves, { games: [0, 0], aServes: false }),
	};
	let open: (MatchGames & { readonly aServes: boolean })[] = [{ sets, games, chance: 1, aServes: nextServes }];
	const ends: MatchGames[] = [];
	for (let turn = 0; open.length > 0; turn++) {
		const next = new Map<string, MatchGames & { readonly aServes: boolean }>();
		for (const at of open) {
			for (const end of turn === 0 ? now : at.aServes ? whole.first : whole.second) {
				const [x, y] = end.games;
				const won: readonly [number, number] = x > y ? [at.sets[0] + 1, at.sets[1]] : [at.sets[0], at.sets[1] + 1];
				const total: readonly [number, number] = [at.games[0] + x, at.games[1] + y];
				const aServes = (x + y) % 2 === 0 ? at.aServes : !at.aServes;
				const key = `${won.join()} ${total.join()} ${aServes}`;
				const chance = (next.get(key)?.chance ?? 0) + at.chance * end.chance;
				next.set(key, { sets: won, games: total, chance, aServes });
			}
		}
		open = [];
		for (const one of next.values()) {
			if (Math.max(...one.sets) === wins) ends.push({ sets: one.sets, games: one.games, chance: one.chance });
			else open.push(one);
		}
	}
	return ends;
}
