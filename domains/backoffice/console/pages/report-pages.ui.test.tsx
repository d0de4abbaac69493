// Reports by day and by member: what is asked of the server, what is shown, and the file that comes of it.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { readDayReport, readMemberReport } from "../../contract/index.ts";
import en from "../messages/en.json";
import { answerTo, askedOf, beginAnew, show, takeFile } from "../testing/show-screen.ts";
import { DayReportPage } from "./day-report-page.tsx";
import { MemberReportPage } from "./member-report-page.tsx";

const words = en.reports;
const head = {
	from: "2026-03-01",
	to: "2026-03-30",
	currency: "P",
	currencies: ["P", "KRW"],
	zone: 540,
	countedAt: null,
};
const figures = {
	deposits: "120.00",
	withdrawals: "20.01",
	bonus: "3.33",
	adjustments: "-0.17",
	stake: "518.00",
	won: "200.00",
	result: "318.00",
	rounds: 1234,
};
const day = { day: "2026-03-30", ...figures, newMembers: 3, activeMembers: 2 };

test("the report by day shows its days, its sums and its zone, and comes as a file with the sums at its end", async () => {
	beginAnew(["reports:read"]);
	answerTo(readDayReport, () => ({ ...head, days: [day], total: { ...figures, newMembers: 3, activeMembers: 2 } }));
	await show(() => <DayReportPage />);
	const table = await screen.findByRole("table");
	expect(within(table).getByText("P 318.00")).toBeTruthy();
	expect(within(table).getByText("1,234")).toBeTruthy();
	expect(screen.getByText(/UTC\+09:00/)).toBeTruthy();
	const [heads, ...lines] = await takeFile("report-by-day.csv");
	expect(heads?.slice(0, 4)).toEqual(["day", "currency", "stake", "won"]);
	expect(lines.map((line) => [line[0], line[2], line[5]])).toEqual([
		["2026-03-30", "518.00", "1234"],
		[words.total, "518.00", "1234"],
	]);
});

test("the report by day is asked for as the address and the filters say", async () => {
	beginAnew(["reports:read"]);
	answerTo(readDayReport, () => ({ ...head, days: [day], total: { ...figures, newMembers: 3, activeMembers: 2 } }));
	await show(() => <DayReportPage />, "?from=2026-03-02&to=2026-03-05&category=LIVE&currency=nonsense");
	await screen.findByRole("table");
	expect(askedOf(readDayReport).at(-1)?.fields).toEqual({ from: "2026-03-02", to: "2026-03-05", category: "LIVE" });
	await userEvent.selectOptions(screen.getByLabelText(words.currency), "KRW");
	await vi.waitFor(() => expect(askedOf(readDayReport).at(-1)?.fields.currency).toBe("KRW"));
	await userEvent.click(screen.getByRole("button", { name: "Last 7 days" }));
	await vi.waitFor(() =>
		expect(askedOf(readDayReport).at(-1)?.fields).toMatchObject({ from: "2026-03-24", to: "2026-03-30" }),
	);
});

const member = (index: number) => ({
	memberId: `${index}`,
	account: `player${index}`,
	nickname: "Nick",
	...figures,
	days: 4,
});
const membersOf = (page: number) => ({
	...head,
	members: [member(page * 10), member(page * 10 + 1)],
	count: 250,
	pageNumber: page,
	pages: 5,
	total: figures,
});

test("the report by member is put in order by any figure, and is paged by number", async () => {
	beginAnew(["reports.members:read", "members:read"]);
	answerTo(readMemberReport, ({ fields }) => membersOf(Number(fields.pageNumber)));
	const address = await show(() => <MemberReportPage />);
	const link = await screen.findByRole("link", { name: "player10" });
	expect(link.getAttribute("href")).toBe("/console/members?member=10");
	expect(askedOf(readMemberReport).at(-1)?.fields).toMatchObject({ order: "stake", ascending: "no", pageNumber: "1" });
	await userEvent.click(screen.getByRole("button", { name: "Page 5" }));
	await screen.findByText("player50");
	expect(screen.getByRole("button", { name: "Page 5" }).getAttribute("aria-current")).toBe("page");
	await userEvent.selectOptions(screen.getByLabelText(words.order), "result");
	await vi.waitFor(() =>
		expect(askedOf(readMemberReport).at(-1)?.fields).toMatchObject({ order: "result", pageNumber: "1" }),
	);
	await userEvent.click(screen.getByLabelText(words.smallestFirst));
	await vi.waitFor(() => expect(askedOf(readMemberReport).at(-1)?.fields.ascending).toBe("yes"));
	expect(address()).toBe("?order=result&up=1");
});

test("the report by member comes as a file with every page, and leads to no member whom one may not open", async () => {
	beginAnew(["reports.members:read"]);
	answerTo(readMemberReport, ({ fields }) => membersOf(Number(fields.pageNumber)));
	await show(() => <MemberReportPage />);
	await screen.findByText("player10");
	expect(screen.queryByRole("link", { name: "player10" })).toBeNull();
	const lines = await takeFile("report-by-member.csv");
	expect(lines.slice(1).map((line) => line[1])).toEqual(
		[1, 2, 3, 4, 5].flatMap((page) => [`player${page}0`, `player${page}1`]),
	);
});
