// A trader looks at matches, suspends one by a key, sets its terms, asks for another result; another agrees; members' shares are set,
// free bets are looked at and taken back.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
	askMatchResult,
	type DeskEvent,
	decideMatchResult,
	decideReferredBet,
	listDeskMatches,
	listFreeBets,
	listMemberFactors,
	listReferredBets,
	readDeskMatch,
	setMatchTerms,
	setMemberFactor,
	suspendMatch,
	takeBackFreeBet,
	takeBackMatchResult,
	type WaitingResult,
} from "../../contract/index.ts";
import { FactorsPage } from "../factors/factors-page.tsx";
import { FreeBetsPage } from "../free-bets/free-bets-page.tsx";
import en from "../messages/en.json";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";
import { MatchesPage } from "./matches-page.tsx";

const at = "2026-11-22T10:00:00.000Z";
const money = [{ currency: "P", bets: 2, stake: "40.00", worst: "36.00", room: "1964.00" }];
const pair: [number, number] = [1, 0];
const match = {
	id: "TPL-7",
	league: "TPL",
	sport: "football" as const,
	home: "Arden Vale",
	away: "Dunmere",
	phase: "first" as const,
	score: pair,
	open: true,
};
const event: DeskEvent = { ...match, kickoff: at, held: false, money };
const seen = {
	...match,
	clubs: pair,
	kickoff: 0,
	played: 60,
	races: [],
	version: 0,
	incidents: [],
	at: 0,
	markets: [
		{ key: "1", id: 1, code: "1x2", group: "main" as const, main: true, outcomes: [{ code: "home", odds: 160 }] },
	],
};
const waits: WaitingResult = {
	resultId: "0198c000-0000-5000-8000-000000000001",
	eventId: "TPL-6",
	reason: "the score was wrong",
	askedBy: "Olga",
	askedAt: at,
	lapsesAt: at,
	own: false,
	terms: { kind: "correct", score: [2, 1], half: [1, 1] },
};
const sides = { home: "Brackwater", away: "Calder Ford" };
const referred = {
	referralId: "0198c000-0000-7000-8000-000000000001",
	memberId: "17",
	currency: "P",
	sizes: [1],
	line: "6000.00",
	stake: "6000.00",
	most: "12960.00",
	askedAt: at,
	until: at,
	legs: [
		{
			event: "TPL-9",
			sport: "football" as const,
			...sides,
			kickoff: 0,
			market: "1",
			code: "1x2",
			outcome: "home",
			odds: 216,
		},
	],
};
const health = {
	running: 3,
	late: 0,
	resting: 9,
	behind: 0,
	unsettled: 1,
	feed: [{ product: 1, up: false, silent: 31_000 }],
};
const all = ["read", "suspend", "price", "result", "decide"].map((act) => `sportsbook.events:${act}`);

function begin(permissions: string[], waiting: readonly WaitingResult[] = [], more: Partial<DeskEvent> = {}): void {
	beginAnew(permissions);
	const shown = { ...event, ...more };
	answerTo(listDeskMatches, () => ({ events: [shown], health, waiting: [...waiting], next: null }));
	answerTo(readDeskMatch, () => ({
		event: shown,
		seen,
		terms: { margin: 100, limit: 100, closed: [] },
		exposures: [{ market: "1", code: "1x2", outcome: "home", currency: "P", bets: 2, stake: "40.00", pays: "76.00" }],
		stands: [{ at, version: 1, score: pair, stopped: "goal", odds: [{ outcome: "home", odds: 160 }] }],
	}));
	answerTo(suspendMatch, () => ({}));
	answerTo(setMatchTerms, () => ({ terms: { margin: 150, limit: 50, closed: ["45"] } }));
	answerTo(askMatchResult, () => ({ resultId: waits.resultId }));
	answerTo(decideMatchResult, () => ({ outcome: "agreed" as const }));
	answerTo(takeBackMatchResult, () => ({}));
	answerTo(listReferredBets, () => ({ bets: [referred] }));
	answerTo(decideReferredBet, () => ({ state: "offered" as const }));
}
beforeEach(() => begin(all));

async function open() {
	await show(MatchesPage);
	await userEvent.click(await screen.findByRole("button", { name: "Arden Vale – Dunmere" }));
	return within(await screen.findByRole("dialog"));
}
const because = new RegExp(`^${deskWords.parts.because}`);

test("matches are listed with what they can cost, with the feed, and handed out as a file", async () => {
	await show(MatchesPage);
	for (const text of ["P 36.00", "P 1,964.00", en.matches.taking, en.health.resting, "Odds feed, producer 1"])
		expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
	expect(screen.getByText("not heard since 31 s: its markets take no bets")).toBeDefined();
	const [heads, row] = await takeFile("matches-open.csv");
	expect(row?.[heads?.indexOf("worst") ?? -1]).toBe("36.00");
});

test("the key S suspends the open one, its terms are set with a reason, liability and changes are seen", async () => {
	const dialog = await open();
	expect(await dialog.findByText("P 76.00")).toBeDefined();
	expect(dialog.getByText("home 1.60")).toBeDefined();
	await userEvent.keyboard("s");
	await vi.waitFor(() => expect(askedOf(suspendMatch)).toMatchObject([{ body: { eventId: "TPL-7", held: true } }]));
	const form = within(dialog.getByRole("button", { name: en.terms.act }).closest("form") ?? document.body);
	const margin = form.getByLabelText(new RegExp(`^${en.terms.margin}`));
	await userEvent.clear(margin);
	await userEvent.type(margin, "150");
	await userEvent.type(form.getByLabelText(new RegExp(`^${en.terms.closed}`)), "45");
	await userEvent.type(form.getByLabelText(because), "a side is unknown");
	await userEvent.click(form.getByRole("button", { name: en.terms.act }));
	await vi.waitFor(() =>
		expect(askedOf(setMatchTerms)).toMatchObject([
			{ body: { eventId: "TPL-7", terms: { margin: 150, limit: 100, closed: ["45"] } } },
		]),
	);
});

test("a match that a feed tells of says what a margin does there, a simulated one does not", async () => {
	expect((await open()).queryByText(en.terms.fed)).toBeNull();
	begin(all, [], { feedLeague: "Testland Cup" });
	await show(MatchesPage);
	await userEvent.click((await screen.findAllByRole("button", { name: "Arden Vale – Dunmere" }))[0] ?? document.body);
	expect((await screen.findAllByText(en.terms.fed)).length).toBeGreaterThan(0);
});

test("another result is asked for, and agreed to by another", async () => {
	const dialog = await open();
	const form = within((await dialog.findByRole("button", { name: en.result.ask })).closest("form") ?? document.body);
	await userEvent.type(form.getByLabelText(/^Final score/), "2:1");
	await userEvent.type(form.getByLabelText(/^Half time/), "1:1");
	await userEvent.type(form.getByLabelText(because), "the score was wrong");
	await userEvent.click(form.getByRole("button", { name: en.result.ask }));
	await vi.waitFor(() =>
		expect(askedOf(askMatchResult)).toMatchObject([
			{ body: { eventId: "TPL-7", terms: { kind: "correct", score: [2, 1], half: [1, 1] } } },
		]),
	);
	begin(all, [waits]);
	await show(MatchesPage);
	await userEvent.click((await screen.findAllByRole("button", { name: "TPL-6" }))[0] ?? document.body);
	await userEvent.click(await screen.findByRole("button", { name: en.result.agree }));
	await vi.waitFor(() => expect(askedOf(decideMatchResult)).toMatchObject([{ body: { resultId: waits.resultId } }]));
});

test("a big bet that waits is offered a lower stake with a reason", async () => {
	begin([...all, "sportsbook.bets:read", "sportsbook.bets:decide"]);
	await show(MatchesPage);
	await userEvent.click(await screen.findByRole("button", { name: "Brackwater – Calder Ford" }));
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.getByText("1 home · 2.16")).toBeDefined();
	await userEvent.click(dialog.getByRole("button", { name: en.referred.words.offer }));
	await userEvent.type(dialog.getByLabelText(new RegExp(`^${en.referred.line}`)), "2000");
	await userEvent.type(dialog.getByLabelText(because), "half is enough");
	await userEvent.click(dialog.getByRole("button", { name: en.referred.act }));
	await vi.waitFor(() =>
		expect(askedOf(decideReferredBet)).toMatchObject([
			{ body: { referralId: referred.referralId, word: { kind: "offer", line: "2000" }, reason: "half is enough" } },
		]),
	);
});

test("who may only read is offered nothing to press", async () => {
	begin(["sportsbook.events:read"]);
	const dialog = await open();
	await dialog.findByText("P 76.00");
	for (const name of [en.matches.suspend, en.terms.act, en.result.ask])
		expect(dialog.queryByRole("button", { name })).toBeNull();
});

test("a member's share of the limits is set with a reason", async () => {
	beginAnew(["sportsbook.factors:read", "sportsbook.factors:write"]);
	const factor = { memberId: "17", factor: 50, reason: "late prices", operator: "Olga", at };
	answerTo(listMemberFactors, () => ({ factors: [factor], next: null }));
	answerTo(setMemberFactor, () => factor);
	await show(FactorsPage);
	expect(await screen.findByText("50 %")).toBeDefined();
	await userEvent.type(screen.getByLabelText(new RegExp(`^${en.factors.member}`)), "17");
	await userEvent.type(screen.getByLabelText(new RegExp(`^${en.factors.factor}`)), "50");
	await userEvent.type(screen.getByLabelText(because), "late prices");
	await userEvent.click(screen.getByRole("button", { name: en.factors.act }));
	await vi.waitFor(() =>
		expect(askedOf(setMemberFactor)).toMatchObject([{ body: { memberId: "17", factor: 50, reason: "late prices" } }]),
	);
});

test("a member's free bets are found, and one that is not staked is taken back with a reason", async () => {
	beginAnew(["sportsbook.free-bets:read", "sportsbook.free-bets:write"]);
	const id = "00000000-0000-7000-8000-000000000001";
	const given = { id, memberId: "17", currency: "P", amount: "5.00", leastOdds: 150, origin: "first-bet", givenAt: at };
	const freeBet = { ...given, endsAt: at, state: "open" as const, won: "", why: "" };
	const used = { ...freeBet, id: `${id.slice(0, -1)}2`, state: "used" as const, won: "7.00" };
	answerTo(listFreeBets, () => ({ freeBets: [freeBet, used], next: null }));
	answerTo(takeBackFreeBet, () => ({ ...freeBet, state: "taken back" as const }));
	await show(FreeBetsPage);
	expect(await screen.findByText("P 7.00")).toBeDefined();
	await userEvent.type(screen.getByLabelText(new RegExp(`^${en.freeBets.member}`)), "17");
	await userEvent.click(screen.getByRole("button", { name: en.freeBets.find }));
	await vi.waitFor(() => expect(askedOf(listFreeBets).at(-1)).toMatchObject({ fields: { memberId: "17" } }));
	const [first] = await screen.findAllByRole("button", { name: "17" });
	await userEvent.click(first ?? document.body);
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.getByText("1.50")).toBeDefined();
	await userEvent.type(dialog.getByLabelText(because), "given by mistake");
	await userEvent.click(dialog.getByRole("button", { name: en.freeBets.act }));
	await vi.waitFor(() =>
		expect(askedOf(takeBackFreeBet)).toMatchObject([{ body: { id, reason: "given by mistake" } }]),
	);
});
