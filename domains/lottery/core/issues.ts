// The schedule: issues by time and by number. Issue k of a day runs from the draw before it to its own; the last one of a day
// draws at midnight. Times are the server's.
import { calendarAt, calendarBeside, calendarNumbered } from "./calendar.ts";
import { isLotteryGame, type LotteryGame, timetables } from "./game.ts";

const minute = 60_000;
const day = 86_400_000;

/** Moments in milliseconds since 1970. */
export type Issue = {
	readonly game: LotteryGame;
	/** "202511240001": the game's day and the number within it. */
	readonly issue: string;
	/** The draw before it: bets on it as the present issue begin here; a chase may bet earlier. */
	readonly opensAt: number;
	/** Bets that reach the server from here on are refused. */
	readonly closesAt: number;
	readonly drawsAt: number;
};

/** How many issues a day has; of a calendar at most one. */
export const issuesADay = (game: LotteryGame): number =>
	timetables[game].calendar?.at.length ?? day / (timetables[game].minutes * minute);

/** The issue that a moment lies in: bets on it are open, or it is about to be drawn. */
export function issueAt(game: LotteryGame, moment: number): Issue {
	const { zoneHours, minutes, calendar } = timetables[game];
	if (calendar !== undefined) return { game, ...calendarAt({ ...timetables[game], calendar }, moment) };
	const local = moment + zoneHours * 60 * minute;
	const begin = Math.floor(local / day) * day;
	return issueOf(game, { begin, index: Math.floor((local - begin) / (minutes * minute)) });
}

type Slot = {
	/** Midnight of the game's day, in local milliseconds. */ readonly begin: number /** From 0. */;
	readonly index: number;
};

function issueOf(game: LotteryGame, { begin, index }: Slot): Issue {
	const { zoneHours, minutes, closesBefore, digits } = timetables[game];
	const opensAt = begin - zoneHours * 60 * minute + index * minutes * minute;
	const drawsAt = opensAt + minutes * minute;
	const date = new Date(begin).toISOString().slice(0, 10).replaceAll("-", "");
	return {
		game,
		issue: date + String(index + 1).padStart(digits, "0"),
		opensAt,
		closesAt: drawsAt - closesBefore * 1_000,
		drawsAt,
	};
}

/** The issue with a number; undefined where the game has no such issue. */
export function issueNumbered(game: LotteryGame, issue: string): Issue | undefined {
	const { digits, calendar } = timetables[game];
	if (calendar !== undefined) {
		const found = calendarNumbered({ ...timetables[game], calendar }, issue);
		return found === undefined ? undefined : { game, ...found };
	}
	const [, year, month, date, number] = /^(\d{4})(\d\d)(\d\d)(\d+)$/.exec(issue) ?? [];
	if (number?.length !== digits) return undefined;
	const begin = Date.parse(`${year}-${month}-${date}T00:00:00.000Z`);
	const index = Number(number) - 1;
	if (Number.isNaN(begin) || index < 0 || index >= issuesADay(game)) return undefined;
	const found = issueOf(game, { begin, index });
	return found.issue === issue ? found : undefined;
}

export const nextIssue = ({ game, drawsAt }: Issue): Issue => issueAt(game, drawsAt);
export const previousIssue = ({ game, opensAt }: Issue): Issue => issueAt(game, opensAt - 1);

/** This many issues from one on, itself the first. */
export function issuesFrom(first: Issue, count: number): readonly Issue[] {
	const issues = [first];
	for (let last = first; issues.length < count; issues.push(last)) last = nextIssue(last);
	return issues;
}

/** This many issues before one, the oldest first. */
export function issuesBefore(issue: Issue, count: number): readonly Issue[] {
	const issues: Issue[] = [];
	for (let first = issue; issues.length < count; issues.push(first)) first = previousIssue(first);
	return issues.toReversed();
}

/** The day of an issue in its game's zone: "2025-11-24". What is drawn at midnight is of the day before. */
export const dayOf = ({ game, drawsAt }: Pick<Issue, "game" | "drawsAt">): string =>
	new Date(drawsAt - 1 + timetables[game].zoneHours * 60 * minute).toISOString().slice(0, 10);

/** The issues of a day, "2026-03-02", of a game that draws on set days; none of one that draws all day long. */
export function issuesOn(game: LotteryGame, date: string): readonly Issue[] {
	const { calendar, zoneHours } = timetables[game];
	if (calendar === undefined) return [];
	const issues: Issue[] = [];
	const midnight = Date.parse(`${date}T00:00:00.000Z`) - zoneHours * 60 * minute;
	for (let issue = issueAt(game, midnight); dayOf(issue) <= date; issue = nextIssue(issue)) issues.push(issue);
	return issues;
}

/** The draw of a day on which a game of set days has none, should one come on it; undefined where it has one, or where none can. */
export function issueMovedTo(game: LotteryGame, date: string): Issue | undefined {
	const { calendar } = timetables[game];
	const found =
		calendar === undefined
			? undefined
			: calendarBeside({ ...timetables[game], calendar }, Date.parse(`${date}T00:00:00.000Z`));
	return found === undefined ? undefined : { game, ...found };
}

/** What a ticket is about: a game and its issue. */
export const aboutOf = ({ game, issue }: Pick<Issue, "game" | "issue">): string => `${game}|${issue}`;

export function issueAbout(about: string): Issue | undefined {
	const [game = "", issue = ""] = about.split("|");
	return isLotteryGame(game) ? issueNumbered(game, issue) : undefined;
}
