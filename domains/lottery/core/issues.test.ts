// The schedule, the plans of a chase, and what past draws show.
import { describe, expect, test } from "vitest";
import { planChase } from "./chase.ts";
import { lotteryGames, timetables } from "./game.ts";
import {
	aboutOf,
	dayOf,
	issueAbout,
	issueAt,
	issueMovedTo,
	issueNumbered,
	issuesADay,
	issuesBefore,
	issuesFrom,
	issuesOn,
	nextIssue,
	previousIssue,
} from "./issues.ts";
import { anywhereTrend, hotAndCold, placeTrend, shapeOf } from "./trends.ts";
import { regionOf } from "./vietnam-calendar.ts";

const moment = (text: string) => Date.parse(text);
const told = ({ issue, opensAt, closesAt, drawsAt }: ReturnType<typeof issueAt>) => [
	issue,
	...[opensAt, closesAt, drawsAt].map((each) => new Date(each).toISOString()),
];

describe("issues", () => {
	test("are numbered within the day of their game's zone", () => {
		expect(told(issueAt("TSFFC", moment("2025-11-23T16:00:00.000Z")))).toEqual([
			"202511240001",
			"2025-11-23T16:00:00.000Z",
			"2025-11-23T16:00:55.000Z",
			"2025-11-23T16:01:00.000Z",
		]);
		expect(told(issueAt("HN5FC", moment("2025-11-23T17:04:59.999Z")))).toEqual([
			"20251124001",
			"2025-11-23T17:00:00.000Z",
			"2025-11-23T17:04:45.000Z",
			"2025-11-23T17:05:00.000Z",
		]);
		expect(issueAt("TSFFC", moment("2025-11-24T15:59:59.999Z")).issue).toBe("202511241440");
		expect(issueAt("HN5FC", moment("2025-11-24T16:59:00.000Z")).issue).toBe("20251124288");
		expect([issuesADay("TSFFC"), issuesADay("HN5FC")]).toEqual([1440, 288]);
	});

	test("follow one another over midnight and are found by number", () => {
		const last = issueAt("HN5FC", moment("2024-02-29T16:59:00.000Z"));
		expect(last.issue).toBe("20240229288");
		expect(nextIssue(last).issue).toBe("20240301001");
		expect(previousIssue(nextIssue(last))).toEqual(last);
		expect(issuesFrom(last, 3).map(({ issue }) => issue)).toEqual(["20240229288", "20240301001", "20240301002"]);
		expect(issueNumbered("HN5FC", "20240229288")).toEqual(last);
		expect(dayOf(last)).toBe("2024-02-29");
		expect(issueAbout(aboutOf(last))).toEqual(last);
	});

	test.each(["20240229289", "20240229000", "20240230001", "2024022901", "202402290001", "x"])(
		"there is none %s",
		(issue) => {
			expect(issueNumbered("HN5FC", issue)).toBeUndefined();
			expect(issueAbout(`HN5FC|${issue}`)).toBeUndefined();
		},
	);

	test("of no other game", () => {
		expect(issueAbout("KENO|202402290001")).toBeUndefined();
	});
});

describe("a plan of a chase", () => {
	// Cost 10 and prize 19.5, in hundredths.
	const basis = { cost: 1_000n, prize: 1_950n };
	const multiples = (rows: ReturnType<typeof planChase>) => rows.map(({ multiple }) => multiple);
	const staked = (rows: ReturnType<typeof planChase>) => rows.map((row) => Number(row.staked) / 100);

	test("for a rate of 30 per cent", () => {
		const rows = planChase({ kind: "rate", percent: 30 }, basis, 5);
		expect(multiples(rows)).toEqual([1, 2, 6, 18, 54]);
		expect(staked(rows)).toEqual([10, 30, 90, 270, 810]);
		expect(rows.map(({ profit }) => Number(profit) / 100)).toEqual([9.5, 9, 27, 81, 243]);
	});

	test("for a profit of 20", () => {
		const rows = planChase({ kind: "profit", profit: 2_000n }, basis, 4);
		expect(multiples(rows)).toEqual([3, 6, 12, 25]);
		expect(staked(rows)).toEqual([30, 90, 210, 460]);
	});

	test("flat, and growing every few issues", () => {
		expect(multiples(planChase({ kind: "flat", multiple: 3 }, basis, 4))).toEqual([3, 3, 3, 3]);
		expect(multiples(planChase({ kind: "growing", multiple: 1, factor: 2, every: 2 }, basis, 6))).toEqual([
			1, 1, 2, 2, 4, 4,
		]);
	});

	test("ends where no multiple brings it, or one too great would", () => {
		expect(planChase({ kind: "rate", percent: 95 }, basis, 5)).toEqual([]);
		expect(planChase({ kind: "profit", profit: 100n }, { cost: 2_000n, prize: 1_950n }, 5)).toEqual([]);
		expect(planChase({ kind: "growing", multiple: 1, factor: 10, every: 1 }, basis, 20)).toHaveLength(6);
		expect(planChase({ kind: "flat", multiple: 1 }, basis, 500)).toHaveLength(120);
	});
});

describe("trends", () => {
	const draws = [
		[1, 2, 3, 4, 5],
		[1, 0, 9, 9, 9],
		[7, 0, 0, 1, 2],
		[1, 5, 5, 5, 5],
	];

	test("of a place: how often, how long ago, the longest away", () => {
		const first = placeTrend(draws, 0);
		expect(first[1]).toEqual({ digit: 1, shown: 3, missing: 0, longest: 1 });
		expect(first[7]).toEqual({ digit: 7, shown: 1, missing: 2, longest: 2 });
		expect(first[8]).toEqual({ digit: 8, shown: 0, missing: 4, longest: 4 });
		expect(hotAndCold(first)).toEqual({ hot: [1, 7, 0], cold: [9, 8, 6] });
	});

	test("of a digit anywhere count a draw once", () => {
		expect(anywhereTrend(draws)[9]).toEqual({ digit: 9, shown: 1, missing: 1, longest: 2 });
		expect(anywhereTrend(draws)[1]).toMatchObject({ shown: 4, missing: 0, longest: 0 });
	});

	test("one draw in figures", () => {
		expect(draws.map(shapeOf)).toEqual([
			{ sum: 15, span: 4, big: 1, odd: 3, prime: 4, form: "different", duel: "tiger" },
			{ sum: 28, span: 9, big: 3, odd: 4, prime: 1, form: "triple", duel: "tiger" },
			{ sum: 10, span: 7, big: 1, odd: 2, prime: 3, form: "different", duel: "dragon" },
			{ sum: 21, span: 4, big: 4, odd: 5, prime: 5, form: "triple", duel: "tiger" },
		]);
		expect(shapeOf([3, 0, 4, 4, 3])).toMatchObject({ form: "pair", duel: "tie" });
	});
});

describe("the calendar of Vietnam", () => {
	const on = (date: string) =>
		lotteryGames
			.filter((game) => game.startsWith("VN") && !game.endsWith("F"))
			.filter((game) => dayOf(issueAt(game, moment(`${date}T00:00:00.000Z`))) === date);

	test("draws its stations on their days, named by the date", () => {
		expect(on("2026-03-02")).toEqual(["VNMB", "VN_HCM", "VN_DT", "VN_CM", "VN_PY", "VN_HUE"]);
		expect(on("2026-03-07")).toEqual(["VNMB", "VN_HCM", "VN_LA", "VN_BP", "VN_HG", "VN_DNG", "VN_QNG", "VN_DNO"]);
		expect(on("2026-03-08")).toEqual(["VNMB", "VN_TG", "VN_KG", "VN_DL", "VN_HUE", "VN_KH", "VN_KT"]);
		const north = issueAt("VNMB", moment("2026-03-02T10:00:00.000Z"));
		expect(told(north)).toEqual([
			"20260302",
			"2026-03-01T11:15:00.000Z",
			"2026-03-02T11:05:00.000Z",
			"2026-03-02T11:15:00.000Z",
		]);
		expect(issueNumbered("VNMB", "20260302")).toEqual(north);
		expect(nextIssue(issueAt("VN_HCM", moment("2026-03-02T10:00:00.000Z"))).issue).toBe("20260309");
		expect(["20260299", "20260231", "202603021", "x"].map((issue) => issueNumbered("VN_HCM", issue))).toEqual([
			undefined,
			undefined,
			undefined,
			undefined,
		]);
		const regions = (["VNMB", "VN_HUE", "VN_HCM", "VN5F"] as const).map((game) => regionOf(timetables[game]));
		expect(regions).toEqual(["north", "centre", "south", "fast"]);
	});
});

test("the calendars of South-East Asia", () => {
	const draws = (game: (typeof lotteryGames)[number], from: string, count: number) =>
		issuesFrom(issueAt(game, moment(from)), count).map(({ issue, drawsAt }) => [
			issue,
			new Date(drawsAt).toISOString().slice(0, 16),
		]);
	expect(draws("THGOV", "2026-02-16T08:00:00Z", 2)).toEqual([
		["20260301", "2026-03-01T08:00"],
		["20260316", "2026-03-16T08:00"],
	]);
	expect(draws("LAO", "2026-03-06T13:30:00Z", 1)).toEqual([["20260309", "2026-03-09T13:30"]]);
	expect(draws("HANOI", "2026-03-02T11:30:00Z", 2)).toEqual([
		["202603023", "2026-03-02T12:30"],
		["202603031", "2026-03-03T10:30"],
	]);
	// The 88th round of a day lies in the night after it.
	expect(draws("YK", "2026-03-02T20:46:00Z", 2)).toEqual([
		["2026030288", "2026-03-02T21:00"],
		["2026030301", "2026-03-02T23:15"],
	]);
	expect(draws("MAG", "2026-01-01T00:00:00Z", 2)).toEqual([
		["2026001", "2026-01-03T11:00"],
		["2026002", "2026-01-04T11:00"],
	]);
	for (const game of ["THGOV", "HANOI", "YK", "SG4"] as const) {
		const issue = issueAt(game, moment("2026-03-02T20:46:00Z"));
		expect(issueNumbered(game, issue.issue)).toEqual(issue);
		expect(nextIssue(previousIssue(issue))).toEqual(issue);
	}
	// A draw too many, days that no month has, and what is no number at all.
	const none = [
		...["202603024", "20260302", "202603020", "2026-03-021", ""].map((issue) => issueNumbered("HANOI", issue)),
		...["202603021", "20260299", "lao"].map((issue) => issueNumbered("LAO", issue)),
		...["2026032", "20260230"].map((issue) => issueNumbered("THGOV", issue)),
		...["2026158000", "mag", "2026"].map((issue) => issueNumbered("MAG", issue)),
		issueAbout("HANOI"),
	];
	expect(none.filter((issue) => issue !== undefined)).toEqual([]);
	const on = (game: (typeof lotteryGames)[number], day: string) => issuesOn(game, day).map(({ issue }) => issue);
	expect(on("HANOI", "2026-03-02")).toEqual(["202603021", "202603022", "202603023"]);
	expect([on("LAO", "2026-03-02"), on("LAO", "2026-03-03"), on("TSFFC", "2026-03-02")]).toEqual([["20260302"], [], []]);
	expect([issuesADay("YK"), issuesADay("HANOI"), issuesADay("THGOV")]).toEqual([88, 3, 1]);
});

test("a draw that is named by its day can come on another, at the same time", () => {
	const moved = issueMovedTo("THGOV", "2026-05-02");
	expect(moved).toEqual({
		game: "THGOV",
		issue: "20260502",
		opensAt: moment("2026-05-01T08:00:00.000Z"),
		closesAt: moment("2026-05-02T07:30:00.000Z"),
		drawsAt: moment("2026-05-02T08:00:00.000Z"),
	});
	expect(moved && [issueNumbered("THGOV", moved.issue), dayOf(moved)]).toEqual([moved, "2026-05-02"]);
	const none = [
		issueMovedTo("THGOV", "2026-05-01"),
		issueMovedTo("HK6", "2026-04-30"),
		issueMovedTo("HANOI", "2026-05-02"),
		issueMovedTo("TSFFC", "2026-05-02"),
	];
	expect(none).toEqual([undefined, undefined, undefined, undefined]);
});

test.each(["HK6", "MAG"] as const)("a draw of %s on a day that has none keeps the order of names", (game) => {
	const days = Array.from({ length: 366 }, (_, each) =>
		new Date(Date.UTC(2027, 11, 31) + each * 86_400_000).toISOString().slice(0, 10),
	);
	const issues = days.flatMap((day) => {
		const own = issuesOn(game, day);
		const besides = issueMovedTo(game, day);
		expect([own.length, besides === undefined]).toEqual(own.length > 0 ? [1, true] : [0, false]);
		return besides ?? own;
	});
	expect(issues.map(dayOf)).toEqual(days);
	expect(issues.map(({ issue }) => issueNumbered(game, issue))).toEqual(issues);
	const names = issues.map(({ issue }) => issue);
	expect(names.toSorted()).toEqual(names);
});

test("4D's extra Tuesday is named by the Sunday before it", () => {
	const [sunday] = issuesOn("MAG", "2026-05-03");
	const tuesday = issueMovedTo("MAG", "2026-05-05");
	expect([tuesday?.issue, tuesday?.opensAt]).toEqual([`${sunday?.issue}2`, sunday?.drawsAt]);
	expect(["20260460", "202604512"].map((issue) => issueNumbered("MAG", issue))).toEqual([undefined, undefined]);
});

describe("a calendar", () => {
	const at = (text: string) => issueAt("HK6", Date.parse(text));

	test("draws on its days, numbered within the year", () => {
		const thursday = at("2026-01-01T00:00:00Z");
		expect([thursday.issue, new Date(thursday.drawsAt).toISOString()]).toEqual(["2026001", "2026-01-01T13:30:00.000Z"]);
		expect(new Date(thursday.opensAt).toISOString()).toBe("2025-12-30T13:30:00.000Z");
		expect(thursday.drawsAt - thursday.closesAt).toBe(900_000);
		expect(at("2026-01-01T13:30:00Z").issue).toBe("2026002");
		expect(issuesFrom(thursday, 3).map(dayOf)).toEqual(["2026-01-01", "2026-01-03", "2026-01-06"]);
		expect(issuesBefore(thursday, 2).map(({ issue }) => issue)).toEqual(["2025155", "2025156"]);
	});

	test("knows its issues by their numbers", () => {
		expect(issueNumbered("HK6", "2026002")).toEqual(at("2026-01-02T00:00:00Z"));
		expect(["2026000", "2026158", "20261", "202600101"].map((issue) => issueNumbered("HK6", issue))).toEqual([
			undefined,
			undefined,
			undefined,
			undefined,
		]);
		expect(issuesADay("HK6")).toBe(1);
	});
});
