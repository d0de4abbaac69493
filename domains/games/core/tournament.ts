// What a tournament is: who competes for what, by which score, and what an operator may still change of it. Scores are whole
// numbers: millionths of a stake, minor units, or rounds.
import { type CurrencyCode, formatMinor } from "#platform/kernel";

/** The best single win as a multiple of its stake (a tournament); stakes, wins or rounds together (a race). */
export const tournamentScores = ["best-multiple", "staked", "won", "rounds"] as const;
export type TournamentScore = (typeof tournamentScores)[number];

/** Who competes: those who joined and agreed to its terms, or everybody who plays. */
export const tournamentEntries = ["join", "open"] as const;
export type TournamentEntry = (typeof tournamentEntries)[number];

/** Money of its currency, or points, which loyalty keeps by currency too. */
export const prizeKinds = ["money", "points"] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** `closing`: it is over, and rounds that began before its end still run. */
export const tournamentStates = ["planned", "running", "closing", "settled", "cancelled"] as const;
export type TournamentState = (typeof tournamentStates)[number];

/** What the database says of it, and what that is at a moment. */
export type TournamentSpan = {
	readonly kept: "standing" | "settled" | "cancelled";
	readonly startsAt: Date;
	readonly endsAt: Date;
};

export function tournamentState({ kept, startsAt, endsAt }: TournamentSpan, now: Date): TournamentState {
	if (kept !== "standing") return kept;
	if (now < startsAt) return "planned";
	return now < endsAt ? "running" : "closing";
}

const millionths = 1_000_000n;

/** What one round brings. A stake of zero, as of a free round, brings nothing. Mirrors games.tournament_value. */
export function scoreOf(kind: TournamentScore, round: { readonly stake: bigint; readonly win: bigint }): bigint {
	if (round.stake <= 0n) return 0n;
	if (kind === "best-multiple") return (round.win * millionths) / round.stake;
	if (kind === "rounds") return 1n;
	return kind === "staked" ? round.stake : round.win;
}

/** As it is shown: a multiple with two decimals, rounded down; an amount in the decimals of its currency; a whole number. */
export function scoreText(kind: TournamentScore, score: bigint, currency: CurrencyCode): string {
	if (kind === "rounds") return score.toString();
	if (kind !== "best-multiple") return formatMinor(score, currency);
	const hundredths = score / (millionths / 100n);
	return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
}

/** What those who compete go by: it never changes once it has begun. Amounts in minor units. */
export type TournamentTerms = {
	readonly score: TournamentScore;
	readonly entry: TournamentEntry;
	readonly currency: string;
	/** Rounds of a smaller stake do not count. */
	readonly minStake: bigint;
	readonly startsAt: Date;
	readonly endsAt: Date;
	/** Games that count, by row or by a tag; all where neither is said. */
	readonly games: readonly string[];
	readonly tag: string | null;
	/** By place, the first place first. Minor units, of points as of money. */
	readonly prizes: readonly bigint[];
	readonly prizesIn: PrizeKind;
	/** Hours from its start to that of the next one, which is the same again; null of one that is held once. */
	readonly repeatsHours: number | null;
};

export type TournamentFault = "START" | "END" | "MIN_STAKE" | "PRIZES" | "REPEATS";

export const mostPrizes = 100;
const largestPrizes = 10n ** 12n;
const hour = 3_600_000;
const longestHours = 92 * 24;
const longestMilliseconds = longestHours * hour;

export function tournamentFault(terms: TournamentTerms, now: Date): TournamentFault | undefined {
	const { score, minStake, startsAt, endsAt, prizes, repeatsHours } = terms;
	if (startsAt < now) return "START";
	const lasts = endsAt.getTime() - startsAt.getTime();
	if (!(lasts >= 60_000 && lasts <= longestMilliseconds)) return "END";
	// The best multiple of a stake of next to nothing is no measure of anything.
	if (minStake < 0n || (score === "best-multiple" && minStake === 0n)) return "MIN_STAKE";
	if (repeatsHours !== null && !mayRepeat(repeatsHours, lasts)) return "REPEATS";
	const falls = prizes.every((prize, index) => prize > 0n && prize <= (prizes[index - 1] ?? prize));
	const held = falls && prizeSum(prizes) <= largestPrizes;
	return prizes.length > 0 && prizes.length <= mostPrizes && held ? undefined : "PRIZES";
}

/** What is set aside of them: points are made when they are given. */
export const prizeMoney = ({ prizes, prizesIn }: Pick<TournamentTerms, "prizes" | "prizesIn">): bigint =>
	prizesIn === "money" ? prizeSum(prizes) : 0n;

export const prizeSum = (prizes: readonly bigint[]): bigint => prizes.reduce((total, prize) => total + prize, 0n);

/** The next one begins when this one is over, or later. */
const mayRepeat = (hours: number, lasts: number): boolean =>
	Number.isInteger(hours) && hours <= longestHours && hours * hour >= lasts;

/** When the next one is: so many hours later, as often as it takes to lie ahead. */
export function nextSpan(
	{ startsAt, endsAt, repeatsHours }: Pick<TournamentTerms, "startsAt" | "endsAt"> & { readonly repeatsHours: number },
	now: Date,
): Pick<TournamentTerms, "startsAt" | "endsAt"> {
	const every = repeatsHours * hour;
	const turns = Math.max(1, Math.ceil((now.getTime() - startsAt.getTime()) / every));
	const later = (at: Date) => new Date(at.getTime() + turns * every);
	return { startsAt: later(startsAt), endsAt: later(endsAt) };
}

const mostCodeLength = 40;

/** What the next one of `autumn-2` may be called: `autumn-3` and so on, so many of them. */
export function nextCodes(code: string, count: number): readonly string[] {
	const [, base = code, number = "1"] = /^(.*?)(?:-([0-9]{1,9}))?$/.exec(code) ?? [];
	return Array.from({ length: count }, (_, index) => {
		const end = `-${Number(number) + 1 + index}`;
		return `${base.slice(0, mostCodeLength - end.length)}${end}`;
	});
}

/** Whether two say the same of what those who compete go by. */
export function sameTerms(left: TournamentTerms, right: TournamentTerms): boolean {
	const said = ({ startsAt, endsAt, minStake, prizes, games, ...rest }: TournamentTerms) =>
		JSON.stringify([
			...[
				rest.score,
				rest.entry,
				rest.currency,
				rest.tag,
				rest.repeatsHours,
				rest.prizesIn,
				`${minStake}`,
				startsAt.getTime(),
				endsAt.getTime(),
			],
			...[prizes.map(String), [...games].sort()],
		]);
	return said(left) === said(right);
}

/** The prizes from the first place on, each to the next who may win: whoever is excluded is passed over. */
export function prizesOf<Player extends { readonly excluded: boolean }>(
	standing: readonly Player[],
	prizes: readonly bigint[],
): readonly { readonly player: Player; readonly place: number; readonly amount: bigint }[] {
	return standing
		.filter(({ excluded }) => !excluded)
		.slice(0, prizes.length)
		.map((player, index) => ({ player, place: index + 1, amount: prizes[index] ?? 0n }));
}
