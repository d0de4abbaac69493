// The first screen: what waits, and the way to where it is worked.
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Desk, deskDomain, deskPage } from "#platform/desk/ui";
import { giveSentences } from "#platform/ui";
import { readToday, readWaiting, type WaitingQueue } from "../../contract/index.ts";
import { desk } from "../desk.ts";
import { curveData } from "../overview/draw-curve.ts";
import { answerTo, askedOf, beginAnew, show } from "../testing/show-screen.ts";
import { OverviewPage } from "./overview-page.tsx";

const since = new Date(Date.now() - 3 * 3_600_000).toISOString();
const waiting = (lines: readonly WaitingQueue[]) => answerTo(readWaiting, () => ({ waiting: [...lines] }));

/** Of another domain: a queue of it is called like its screen. */
const till: Desk = {
	domain: "till",
	group: "money",
	permissions: ["cashier.deposits:read"],
	acts: {},
	messages: { domain: deskDomain("till"), files: {} },
	screens: [
		{
			key: "deposits",
			path: "deposits",
			permission: "cashier.deposits:read",
			place: 10,
			icon: "wallet",
			page: deskPage(async () => () => null),
		},
	],
};
giveSentences({ domain: till.messages.domain, code: "EN", content: { screens: { deposits: "Deposits" } } });

test("shows how many wait in each queue, since when, and leads to it", async () => {
	beginAnew(["cashier.deposits:read", "wallet.adjustments:read"], { desks: [desk, till] });
	waiting([
		{ queue: "deposits", count: 3, since },
		{ queue: "adjustments", count: 2, since },
	]);
	await show(OverviewPage);
	const deposits = (await screen.findByText("3 waiting")).closest("a");
	expect(deposits?.textContent).toContain("Deposits");
	expect(deposits?.textContent).toContain("3 hr. ago");
	expect(deposits?.getAttribute("href")).toBe("/console/deposits");
	expect((await screen.findByText("2 waiting")).closest("a")?.getAttribute("href")).toBe("/console/adjustments");
});

test("leaves out queues in which nobody waits, and says so where that is all of them", async () => {
	beginAnew(["cashier.deposits:read"]);
	waiting([{ queue: "deposits", count: 0, since: null }]);
	await show(OverviewPage);
	await screen.findByText("Nothing waits.");
	expect(screen.queryByRole("listitem")).toBeNull();
});

test("shows nothing of queues to whoever may look at none", async () => {
	beginAnew(["members:read"]);
	waiting([]);
	await show(OverviewPage);
	await screen.findByText("Good to see you, Han");
	expect(askedOf(readWaiting)).toHaveLength(1);
	expect(screen.queryByText("What waits")).toBeNull();
});

test("shows how today goes against yesterday to whoever may see it", async () => {
	beginAnew(["reports:read"]);
	waiting([]);
	const hours = { today: ["1.00", "2.00"], yesterday: Array.from({ length: 24 }, () => "1.00") };
	const figure = { today: "150.00", soFar: "100.00", yesterday: "240.00", hours };
	const count = { ...figure, today: "3", soFar: "4", yesterday: "9" };
	answerTo(readToday, () => ({
		day: "2026-03-10",
		zone: 0,
		at: "2026-03-10T01:30:00.000Z",
		currencies: [
			{
				currency: "P",
				turnover: figure,
				result: { ...figure, today: "-50.00" },
				deposits: { ...figure, soFar: "0.00" },
				withdrawals: figure,
				newMembers: count,
				activeMembers: count,
			},
		],
	}));
	await show(OverviewPage);
	const tile = async (name: string) => (await screen.findByText(name)).closest("li")?.textContent;
	expect(await tile("Turnover")).toBe("TurnoverP 150.00+50 %Yesterday by this time: P 100.00Yesterday: P 240.00");
	expect(await tile("Result")).toContain("-P 50.00-150 %");
	expect(await tile("Deposits")).not.toContain("%");
	expect(await tile("New members")).toBe("New members3-25 %Yesterday by this time: 4Yesterday: 9");
});

test("asks for no figures for whoever may not see them", async () => {
	beginAnew(["cashier.deposits:read"]);
	waiting([]);
	await show(OverviewPage);
	await screen.findByText("Good to see you, Han");
	expect(askedOf(readToday)).toEqual([]);
});

test("a curve has an hour for each of yesterday's, and none of today's that has not come", () => {
	expect(curveData({ today: ["5.00"], yesterday: ["1.00", "2.00"] })).toEqual([
		[0, 1],
		[1, 2],
		[5, null],
	]);
});
