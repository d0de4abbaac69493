// Bets on sports by hand, on desk and phone: a combo that wins, a bet in play that comes too late, a part that is cashed out while the
// rest goes on, and a result that two people correct at the console. What chance decides is waited for; results come from the desk.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { enterPlay, launchGame, listGames } from "#games/contract";
import type { Client } from "#platform/contract/client";
import {
	type BookVendor,
	bookGames,
	enterSportsbook,
	esportsVendor,
	listOwnSportsBets,
	sportsVendor,
} from "#sportsbook/contract";
import { openBooks } from "../../../e2e/books.ts";
import { caller, must, registerPerson } from "../../../e2e/caller.ts";
import { comeIn } from "../../../e2e/console-entry.ts";
import { desk, expectNoFaults, keepPicture, openStage, phone, type Visit } from "../../../e2e/journey.ts";
import { accessFaults } from "../../../e2e/looks.ts";
import { en, label } from "../../../e2e/words.ts";
import { isWhole, turnOf } from "../../../tools/bootstrap/testing/turn.ts";
import { twoTraders } from "./traders.ts";

const stage = openStage();
const books = openBooks();
const { bets, nav, slip, state, errors, sport } = en.sportsbook;
const { result, screens } = en.console.sportsbook;
const step = { timeout: 90_000 };
/** Two people come in on a machine that does much else. */
const patience = 700_000;

const launchTokenOf = (address: string): string => new URLSearchParams(address.split("#")[1]).get("launch") ?? "";

/** A member at the open book, and the same member as a program beside it. */
async function openBook(shown: { readonly viewport: typeof desk; readonly vendor?: BookVendor }) {
	const { viewport, vendor = sportsVendor } = shown;
	const visit = await stage.visit({ viewport, refusalsExpected: true });
	visit.page.setDefaultTimeout(step.timeout);
	const person = await registerPerson();
	const { games } = await must(person.client.call(listGames, { vassalage: vendor }));
	const { gameId = "" } = games.find(({ gameCode }) => gameCode === bookGames[vendor]) ?? {};
	const launch = async () =>
		launchTokenOf((await must(person.client.call(launchGame, { gameId, vassalage: vendor }))).game_url);
	const { playToken } = await must(caller().call(enterPlay, { launchToken: await launch() }));
	await visit.page.goto(`/arcade/#launch=${await launch()}`);
	await visit.page.getByRole("navigation", { name: en.sportsbook.title }).waitFor();
	return { visit, page: visit.page, play: caller(playToken) };
}

const purse = async (play: Client): Promise<number> => Number((await must(play.call(enterSportsbook, {}))).balance);
const own = async (play: Client, of: "open" | "settled") =>
	(await must(play.call(listOwnSportsBets, { state: of }))).bets[0];

/** Matches of football that begin in a while, each with a price on who wins. */
async function comingFootball(page: Page) {
	await page.getByRole("button", { name: sport.football, exact: true }).click();
	const coming = page.getByRole("region", { name: nav.coming });
	await coming.locator("[data-odds]").first().waitFor();
	return coming.getByRole("listitem");
}

/** Stakes the slip, which stands beside the page or in a sheet of its own. */
async function bet(page: Page, { line, picks }: { readonly line: string; readonly picks: number }): Promise<void> {
	const sheet = page.getByRole("button", { name: slip.count.replace("{{count}}", String(picks)), exact: true });
	if (await sheet.isVisible()) await sheet.click();
	await page.getByLabel(slip.line).fill(line);
	await page.getByRole("button", { name: slip.place, exact: true }).click();
}

const placed = (page: Page) =>
	page.getByRole("status").filter({ hasText: new RegExp(slip.placed.replace(/\{\{\w+\}\}/g, ".*")) });

async function showBets(page: Page, of: "open" | "settled") {
	await page.getByRole("button", { name: nav.bets, exact: true }).click();
	await page.getByRole("tab", { name: bets[of], exact: true }).click();
	return page.getByRole("article").first();
}

/** Two outcomes from the slip, both of which come: the payout stands in the bets and in the purse. */
async function winACombo(): Promise<void> {
	const { visit, page, play } = await openBook({ viewport: desk });
	const rows = await comingFootball(page);
	for (const place of [-1, -2]) await rows.nth(place).locator("[data-odds]").first().click();
	const before = await purse(play);
	await bet(page, { line: "10", picks: 2 });
	await placed(page).waitFor();
	expect(await accessFaults(page, "main")).toEqual([]);
	const combo = await own(play, "open");
	const events = (combo?.legs ?? []).map(({ event }) => event);
	expect([combo?.sizes, new Set(events).size, await purse(play)]).toEqual([[2], 2, before - 10]);
	const traders = await twoTraders(books, "combo");
	for (const event of events) {
		await traders.end(event);
		await traders.settle(event, { kind: "correct", score: [2, 0], half: [1, 0] });
	}
	await expect.poll(async () => (await own(play, "settled"))?.state, step).toBe("won");
	const card = await showBets(page, "settled");
	await card.getByText(state.won, { exact: true }).first().waitFor();
	await card.getByText(slip.combo, { exact: true }).waitFor();
	await keepPicture(page, "a combo won");
	expect(await purse(play)).toBeCloseTo(before - 10 + Number(combo?.most), 2);
	expect(await books.findings()).toEqual([]);
	expectNoFaults(visit);
}

/** Pressed until a round, which is CS2's goal, comes while the bet waits: that one is refused, and nothing is staked on it. */
async function comeTooLate(): Promise<void> {
	const { page, play } = await openBook({ viewport: desk, vendor: esportsVendor });
	const before = await purse(play);
	const live = page.getByRole("region", { name: nav.live });
	await page.getByRole("button", { name: sport.cs2, exact: true }).click();
	const open = live.locator("[data-odds]:enabled").first();
	const refused = page
		.getByRole("alert")
		.filter({ hasText: new RegExp(`${errors.MARKET_SUSPENDED}|${errors.SCORE_CHANGED}`) });
	let taken = 0;
	await expect
		.poll(
			async () => {
				if ((await page.getByRole("button", { name: slip.clear, exact: true }).count()) === 0) await open.click();
				await bet(page, { line: "5", picks: 1 });
				await refused.or(placed(page)).first().waitFor();
				if (await refused.isVisible()) return true;
				taken += 1;
				return false;
			},
			{ timeout: 300_000, interval: 1_200 },
		)
		.toBe(true);
	await keepPicture(page, "a bet that came too late");
	// What was taken may have ended meanwhile, and won: the purse is what all of it cost and brought, the refused one nothing.
	await expect.poll(async () => (await purse(play)) - before - (await broughtBy(play)), step).toBeCloseTo(0, 2);
	const { bets: still } = await must(play.call(listOwnSportsBets, { state: "open" }));
	const { bets: over } = await must(play.call(listOwnSportsBets, { state: "settled" }));
	expect([...still, ...over.filter((one) => one.state !== "void")]).toHaveLength(taken);
	expect(await books.findings()).toEqual([]);
}

/** What all bets brought so far, less what they cost. */
async function broughtBy(play: Client): Promise<number> {
	const both = ["open", "settled"] as const;
	const lists = await Promise.all(both.map(async (state) => must(play.call(listOwnSportsBets, { state }))));
	return lists.flatMap(({ bets: own }) => own).reduce((sum, one) => sum + Number(one.returned) - Number(one.stake), 0);
}

/** Half of a bet is sold on a phone; the other half goes on, and can be sold later. */
async function cashOutAPart(): Promise<void> {
	const { visit, page, play } = await openBook({ viewport: phone });
	const rows = await comingFootball(page);
	await rows.last().locator("[data-odds]").first().click();
	const before = await purse(play);
	await bet(page, { line: "20", picks: 1 });
	await placed(page).waitFor();
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await page.keyboard.press("Escape");
	const card = await showBets(page, "open");
	await card.getByLabel(bets.part).fill("50");
	const sell = card.getByRole("button", { name: new RegExp(`^${bets.cashOut.replace("{{amount}}", "")}`) });
	await sell.click();
	await expect.poll(async () => (await own(play, "open"))?.sold, step).toBe(50);
	const left = await own(play, "open");
	expect(left).toMatchObject({ state: "open", stake: "20.00", sold: 50 });
	expect(Number(left?.returned)).toBeGreaterThan(8);
	expect(await purse(play)).toBeCloseTo(before - 20 + Number(left?.returned), 2);
	// What is left of it is offered still, and is the most that can be sold.
	await card.getByText("50 %", { exact: true }).waitFor();
	await sell.waitFor();
	await keepPicture(page, "half of a bet cashed out");
	expect(await accessFaults(page, "main")).toEqual([]);
	expect(await books.findings()).toEqual([]);
	expectNoFaults(visit);
}

async function supervisor(username: string): Promise<Visit> {
	const visit = await stage.visit({ viewport: desk, language: "EN", byName: true });
	visit.page.setDefaultTimeout(step.timeout);
	await comeIn(visit, { username, role: "supervisor" });
	return visit;
}

type Told = { readonly eventId: string; readonly score: string; readonly half: string };

/** Asked for by one at the open match, agreed to by the other in what waits. */
async function correct([asking, deciding]: readonly [Visit, Visit], { eventId, score, half }: Told): Promise<void> {
	await asking.page.goto(`/console/matches?state=over&match=${eventId}`);
	const open = asking.page.getByRole("dialog");
	await open.getByLabel(label(result.score)).fill(score);
	await open.getByLabel(label(result.half)).fill(half);
	await open.getByLabel(label(en.backoffice.parts.because)).fill("The referee's report says so.");
	await open.getByRole("button", { name: result.ask, exact: true }).click();
	await asking.page.getByText(result.asked, { exact: true }).waitFor();
	await deciding.page.goto("/console/matches");
	await deciding.page.getByRole("heading", { level: 1, name: screens.matches }).waitFor();
	await deciding.page.getByRole("button", { name: eventId, exact: true }).first().click();
	const word = deciding.page.getByRole("dialog");
	await word.getByText("The referee's report says so.").waitFor();
	expect(await accessFaults(deciding.page, "[role=dialog]")).toEqual([]);
	await word.getByRole("button", { name: result.agree, exact: true }).click();
	await word.waitFor({ state: "hidden" });
}

/** A win becomes a loss by the word of two, in the member's bets and purse. */
async function correctAResult(): Promise<void> {
	const { visit, page, play } = await openBook({ viewport: desk });
	const rows = await comingFootball(page);
	await rows.last().locator("[data-odds]").first().click();
	const before = await purse(play);
	await bet(page, { line: "10", picks: 1 });
	await placed(page).waitFor();
	const single = await own(play, "open");
	const eventId = single?.legs[0]?.event ?? "";
	const both = [await supervisor("results-kim"), await supervisor("results-lou")] as const;
	await (await twoTraders(books, "corrected")).end(eventId);
	await expect.poll(async () => (await own(play, "settled"))?.state, step).toBe("void");
	await correct(both, { eventId, score: "2:0", half: "1:0" });
	await expect.poll(() => own(play, "settled"), step).toMatchObject({ state: "won", returned: single?.most });
	expect(await purse(play)).toBeCloseTo(before - 10 + Number(single?.most), 2);
	const card = await showBets(page, "settled");
	await card.getByText(state.won, { exact: true }).first().waitFor();
	await correct(both, { eventId, score: "0:1", half: "0:0" });
	await expect.poll(() => own(play, "settled"), step).toMatchObject({ state: "lost", returned: "0.00" });
	await card.getByText(state.lost, { exact: true }).first().waitFor();
	await keepPicture(page, "a bet after its result was corrected");
	expect(await purse(play)).toBe(before - 10);
	expect(await books.findings()).toEqual([]);
	for (const one of [visit, ...both]) expectNoFaults(one);
}

/** Each is a minute of a browser and more: a run walks the one whose turn it is, the night all. */
const journeys = [
	{ says: "of two outcomes wins, and its payout stands in the bets and the purse", walk: winACombo },
	{ says: "in play comes too late, and nothing is staked", walk: comeTooLate },
	{ says: "is cashed out in part on a phone, and the rest goes on", walk: cashOutAPart },
	{ says: "is settled anew when two people correct its result", walk: correctAResult },
] as const;

describe("a bet on sports", () => {
	it.each(isWhole() ? journeys : [turnOf<(typeof journeys)[number]>(journeys, 0)])(
		"$says",
		({ walk }) => walk(),
		patience,
	);
});
