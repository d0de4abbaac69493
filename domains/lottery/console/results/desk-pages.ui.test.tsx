// An operator tells an official result and corrects one, sets how games are drawn and prize groups, and reads payouts.
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import {
	listGameReport,
	listOfficialDraws,
	listPayouts,
	type OfficialDraw,
	readLotteryTerms,
	setDrawSource,
	setFreeDay,
	setIssueBounds,
	setPlayLimit,
	setPrizeGroup,
	tellDrawResult,
} from "../../contract/index.ts";
import { families, playsOf } from "../../core/index.ts";
import en from "../messages/en.json";
import { PayoutsPage } from "../payouts/payouts-page.tsx";
import { SchedulesPage } from "../schedules/schedules-page.tsx";
import { TermsPage } from "../terms/terms-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";
import { ResultsPage } from "./results-page.tsx";

const at = "2026-11-22T10:00:00.000Z";
const waiting: OfficialDraw = {
	game: "HN5FC",
	numero: "20261122001",
	drawsAt: at,
	state: "waiting",
	result: null,
	version: 1,
	told: 1,
	differs: false,
	own: false,
	entries: [],
};
const drawn: OfficialDraw = {
	...waiting,
	numero: "20261122002",
	state: "drawn",
	result: "12345",
	told: 0,
	entries: [{ name: "Olga", digits: "12345", source: "the paper", toldAt: at }],
};

test("a result is told without seeing another's, and one that stands is corrected", async () => {
	beginAnew(["lottery.draws:read", "lottery.results:tell"]);
	answerTo(listOfficialDraws, () => ({
		draws: [waiting, drawn, { ...waiting, numero: "20261122003", differs: true }],
	}));
	answerTo(tellDrawResult, () => ({ outcome: "waits" as const }));
	await show(ResultsPage);
	expect(await screen.findByText(en.results.differs)).toBeDefined();
	for (const [numero, button] of [
		[waiting.numero, en.results.tell],
		[drawn.numero, en.results.correct],
	] as const) {
		await userEvent.click(await screen.findByRole("button", { name: `HN5FC ${numero}` }));
		const dialog = within(await screen.findByRole("dialog"));
		await userEvent.type(dialog.getByLabelText(new RegExp(`^${en.results.digits}`)), "12346");
		await userEvent.type(dialog.getByLabelText(new RegExp(`^${en.results.source}`)), "the paper");
		await userEvent.click(dialog.getByRole("button", { name: button }));
		await vi.waitFor(() =>
			expect(askedOf(tellDrawResult).at(-1)).toMatchObject({
				body: { game: "HN5FC", numero, digits: "12346", source: "the paper", corrects: numero === drawn.numero },
			}),
		);
		await userEvent.keyboard("{Escape}");
		await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	}
});

test("how a game is drawn and a member's prize group are set with a reason", async () => {
	beginAnew(["lottery.terms:read", "lottery.terms:edit"]);
	answerTo(readLotteryTerms, () => ({
		sources: [{ game: "HN5FC" as const, source: "house" as const }],
		groups: [
			{ memberId: null, group: 1940, setAt: at },
			{ memberId: "17", group: 1900, setAt: at },
		],
		bounds: [],
		playLimits: [],
		freeDays: [],
	}));
	answerTo(setDrawSource, () => ({}));
	answerTo(setPrizeGroup, () => ({}));
	await show(TermsPage);
	const reasons = await screen.findAllByLabelText(new RegExp(`^${deskWords.parts.because}`));
	await userEvent.selectOptions(screen.getByLabelText(en.terms.source), "feed");
	const [first, second] = reasons;
	if (first === undefined || second === undefined) throw new Error("no reasons are asked for");
	await userEvent.type(first, "feed");
	await userEvent.click(screen.getByRole("button", { name: en.terms.setSource }));
	await vi.waitFor(() => expect(askedOf(setDrawSource)).toMatchObject([{ body: { source: "feed", reason: "feed" } }]));
	await userEvent.type(screen.getByLabelText(en.terms.memberId), "17");
	await userEvent.type(screen.getByLabelText(en.terms.groupField), "1890");
	await userEvent.type(second, "line");
	await userEvent.click(screen.getByRole("button", { name: en.terms.setGroup }));
	await vi.waitFor(() => expect(askedOf(setPrizeGroup)).toMatchObject([{ body: { memberId: "17", group: 1890 } }]));
});

test("what an issue takes is set below the house's bounds, and a day is freed", async () => {
	beginAnew(["lottery.terms:read", "lottery.terms:edit"]);
	answerTo(readLotteryTerms, () => ({
		sources: [],
		groups: [],
		bounds: [{ game: "TSFFC" as const, slip: 100, stake: 500, win: 20_000, exposure: 1_000_000, setAt: at }],
		playLimits: [{ game: "TSFFC" as const, playId: 31, play: "All5Straight", stake: 70, setAt: at }],
		freeDays: [{ game: "VNMB" as const, day: "2027-02-06", movedTo: "2027-02-08", setAt: at }],
	}));
	answerTo(setIssueBounds, () => ({}));
	answerTo(setPlayLimit, () => ({}));
	answerTo(setFreeDay, () => ({}));
	await show(TermsPage);
	await screen.findByText("1,000,000");
	const because = new RegExp(`^${deskWords.parts.because}\\s*\\*?$`);
	await userEvent.type(screen.getByLabelText(en.terms.bound.stake), "300");
	const [ofBounds, ofPlay] = screen.getAllByLabelText(because).slice(-2);
	if (ofBounds === undefined || ofPlay === undefined) throw new Error("no reasons are asked for");
	await userEvent.type(ofBounds, "new");
	await userEvent.click(screen.getByRole("button", { name: en.terms.setBounds }));
	await vi.waitFor(() =>
		expect(askedOf(setIssueBounds)).toMatchObject([
			{
				body: {
					game: "TSFFC",
					bounds: { slip: 10_000, stake: 300, win: 400_000, exposure: 20_000_000 },
					reason: "new",
				},
			},
		]),
	);
	expect(screen.getByText("70")).toBeDefined();
	await userEvent.selectOptions(screen.getByLabelText(en.terms.playsGame), "TSFFK3");
	const play = screen.getByLabelText(en.terms.play);
	await userEvent.selectOptions(play, within(play).getAllByRole("option").at(-1)?.textContent ?? "");
	await userEvent.type(screen.getByLabelText(en.terms.playStake), "50");
	await userEvent.type(ofPlay, "less");
	await userEvent.click(screen.getByRole("button", { name: en.terms.setPlay }));
	await vi.waitFor(() =>
		expect(askedOf(setPlayLimit)).toMatchObject([
			{ body: { game: "TSFFK3", playId: playsOf(families.K3).at(-1)?.id, stake: 50, reason: "less" } },
		]),
	);
	cleanup();
	await show(SchedulesPage);
	await screen.findByText("2027-02-06");
	await screen.findByText("2027-02-08");
	fireEvent.change(screen.getByLabelText(new RegExp(`^${en.schedules.day}\\s*\\*?$`)), {
		target: { value: "2027-02-07" },
	});
	await userEvent.type(screen.getByLabelText(because), "tet");
	await userEvent.click(screen.getByRole("button", { name: en.schedules.set }));
	await vi.waitFor(() =>
		expect(askedOf(setFreeDay)).toMatchObject([
			{ body: { game: "HK6", day: "2027-02-07", free: true, reason: "tet" } },
		]),
	);
});

test("payouts stand beside the gate's bounds, and what games took and paid", async () => {
	beginAnew(["lottery.terms:read", "lottery.draws:read"]);
	const line = { family: "SSC", playTable: "ssc-1", play: "Last1", mode: "Lott" as const, exact: "97.5", least: "95" };
	answerTo(listPayouts, () => ({ least: "75", most: "99", plays: [line] }));
	const report = { game: "TSFFC" as const, currency: "P", draws: 3, voided: 1, tickets: 4 };
	answerTo(listGameReport, () => ({ from: at, to: at, lines: [{ ...report, stake: "8.00", returned: "7.80" }] }));
	await show(PayoutsPage);
	for (const text of ["Last1", "ssc-1", "P 8.00", "P 7.80"])
		expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
	const [heads, row] = await takeFile("lottery-payouts.csv");
	expect(row?.[heads?.indexOf("exact") ?? -1]).toBe("97.5");
});
