// The reports of the agent centre: what members won and lost step by step, what the team played, how a bill came about.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { listIncome, listTeamPlays, listTeamResults, readTeamFigures } from "../contract/index.ts";
import { BettingPage } from "./betting-page.tsx";
import { IncomePage } from "./income-page.tsx";
import en from "./messages/en.json";
import { ProfitPage } from "./profit-page.tsx";
import { showPage, signInAnew } from "./testing/show-page.tsx";

const play = { stake: "20.00", turnover: "18.00", won: "5.00", result: "-15.00" };
const sum = { ...play, deposits: "70.00", withdrawals: "0.00", given: "1.00" };
const member = { memberId: "20", account: "tile20", agent: true, own: sum, team: { ...sum, result: "33.00" } };
const line = { id: "1", memberId: "20", account: "tile20", at: "2026-11-24T10:00:00.000Z", vendor: "TESSERA" };
const bill = {
	id: "7",
	kind: "daily",
	from: "2026-11-23T15:00:00.000Z",
	to: "2026-11-24T15:00:00.000Z",
	rate: "0.8",
	members: 3,
	turnover: "940.00",
	result: "12.00",
	share: "5.4801",
	correction: "0.00",
	carry: "0.00",
	paid: "5.48",
	state: "paid",
	billed: null,
	owed: "0.00",
	owes: "0.00",
	lines: [{ source: "tile30", base: "250.00", rate: "0.8", below: "0.6", share: "0.50" }],
};
const answers: Readonly<Record<string, unknown>> = {
	[listTeamResults.path]: { currency: "P", path: [], total: sum, members: [member], next: null },
	[readTeamFigures.path]: { currency: "P", play: [{ category: "RNG", rounds: 45, ...play }], money: [] },
	[listTeamPlays.path]: { currency: "P", lines: [{ ...line, category: "RNG", rounds: 45, ...play }], next: null },
	[listIncome.path]: { currency: "P", totals: [{ kind: "daily", bills: 1, paid: "5.48" }], bills: [bill], next: null },
};
const asked: string[] = [];

beforeEach(() => {
	signInAnew();
	asked.length = 0;
	vi.stubGlobal("fetch", async (address: string) => {
		const url = new URL(address, "http://here");
		asked.push(`${url.pathname}${url.search}`);
		return Response.json({ success: true, value: answers[url.pathname] });
	});
});

const rowOf = async (name: string) =>
	within(await screen.findByRole("table", { name }))
		.getAllByRole("row")
		.at(1)?.textContent;

test("profit and loss says the total, each member's own and its team's, and goes down by a press", async () => {
	showPage(() => <ProfitPage />);
	expect(await rowOf(en.profit.title)).toMatch(/tile20.*18.00.*15.00.*70.00.*33.00/);
	await userEvent.click(screen.getByRole("button", { name: /tile20/ }));
	await vi.waitFor(() => expect(asked.some((one) => one.includes("of=20"))).toBe(true));
});

test("team betting shows halls in sums, and lines below them", async () => {
	showPage(() => <BettingPage />);
	expect(await rowOf(en.betting.title)).toMatch(/tile20.*Slots · TESSERA.*45.*20.00.*18.00/);
	expect(screen.getByText(/^Slots · 45/)).toBeTruthy();
});

test("a bill opens line by line", async () => {
	showPage(() => <IncomePage />);
	expect(await rowOf(en.income.title)).toMatch(/0\.8%.*940.00.*5.48/);
	const [open] = within(screen.getByRole("table", { name: en.income.title })).getAllByRole("button");
	if (open !== undefined) await userEvent.click(open);
	expect(await rowOf(en.income.how)).toMatch(/tile30.*250.00.*0\.8% − 0\.6%.*0\.50/);
});
