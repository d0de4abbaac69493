// Which promise of prizes asks for a second person, and who that may be. Amounts in minor units.
import { beyondAlone } from "#platform/desk/core";
import { prizeSum, type TournamentTerms } from "./tournament.ts";

/** What a tournament promises: its prizes, and how often they are promised again. */
export type TournamentPromise = Pick<TournamentTerms, "currency" | "prizes" | "prizesIn" | "repeatsHours">;

/** Against what stands: another currency, points for money or money for points, more for any place, or prizes that come again where they did not, or sooner. */
export function promisesMore(stands: TournamentPromise | undefined, asked: TournamentPromise): boolean {
	if (stands === undefined || stands.currency !== asked.currency || stands.prizesIn !== asked.prizesIn) return true;
	if (asked.prizes.some((prize, place) => prize > (stands.prizes[place] ?? 0n))) return true;
	return asked.repeatsHours !== null && (stands.repeatsHours === null || asked.repeatsHours < stands.repeatsHours);
}

export type PromiseAsked = {
	readonly stands: TournamentPromise | undefined;
	readonly asked: TournamentPromise;
	/** What whoever asks may promise alone, in this currency; undefined: nothing. */
	readonly alone: bigint | undefined;
	/** What they promised alone within the day for other tournaments. */
	readonly given: bigint;
	/** What points become in cash; undefined where they become none. */
	readonly points?: PointTerms | undefined;
};

/** Each whole step of points becomes so much cash; minor units. */
export type PointTerms = { readonly step: bigint; readonly cash: bigint };

/** What points cost the house when they are turned into cash, rounded up. */
export const worthOfPoints = (points: bigint, { step, cash }: PointTerms): bigint => (points * cash + step - 1n) / step;

/** In money, as far as it can be said: of points that become no cash nobody knows. */
export function promiseWorth(asked: TournamentPromise, points: PointTerms | undefined): bigint | undefined {
	const aDay = promisedADay(asked);
	if (asked.prizesIn === "money") return aDay;
	return points && worthOfPoints(aDay, points);
}

/**
 * The most that it gives within any 24 hours: a series that comes more often than once a day is worth all that begin in one,
 * a series every five hours five of them. What is held once, or less often, is worth itself.
 */
export function promisedADay({ prizes, repeatsHours }: Pick<TournamentPromise, "prizes" | "repeatsHours">): bigint {
	const often = repeatsHours !== null && repeatsHours >= 1 ? Math.ceil(24 / repeatsHours) : 1;
	return prizeSum(prizes) * BigInt(often);
}

/** What it gives in a day is what is looked at, with what was given already: neither a series of small prizes nor many tournaments are a way round the second person. */
export function asksSecond({ stands, asked, alone, given, points }: PromiseAsked): boolean {
	if (!promisesMore(stands, asked)) return false;
	const worth = promiseWorth(asked, points);
	return worth === undefined || beyondAlone({ size: worth, given, alone });
}

const waitsForMilliseconds = 72 * 3_600_000;

/** What nobody agreed to by then is nobody's wish any more: a tournament is not agreed to once it should have begun. */
export const proposalLapses = ({ startsAt }: Pick<TournamentTerms, "startsAt">, now: Date): Date =>
	new Date(Math.min(startsAt.getTime(), now.getTime() + waitsForMilliseconds));
