// Poker by hand, in two browsers, desk and phone: hands among two people and four house bots, which both see alike; and a sit & go from
// the entries to the prize.
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { launchGame, launchTrial, listGames } from "#games/contract";
import { pokerVendor } from "#poker/contract";
import { caller, must, registerPerson } from "../../../e2e/caller.ts";
import { expectNoFaults, keepPicture, openStage, phone, smallDesk, type Visit } from "../../../e2e/journey.ts";
import { accessFaults } from "../../../e2e/looks.ts";
import { en } from "../../../e2e/words.ts";
import { isWhole, turnOf } from "../../../tools/bootstrap/testing/turn.ts";

const stage = openStage();
const words = en.poker;
const patient = { timeout: 90_000 };
const soon = { timeout: 2_000 };

/** Fifty once: POKER_HANDS=50. */
const hands = Number(process.env.POKER_HANDS ?? 3);

type Way = { readonly money: "real" | "demo"; readonly at: string };

/** A frame of its own, as the site opens it. */
async function open(visit: Visit, { money, at }: Way): Promise<void> {
	const client = money === "real" ? (await registerPerson()).client : caller();
	const { games } = await must(client.call(listGames, { vassalage: pokerVendor }));
	const asked = { gameId: games.find(({ gameCode }) => gameCode === "holdem")?.gameId ?? "", vassalage: pokerVendor };
	const { game_url } = await must(money === "real" ? client.call(launchGame, asked) : client.call(launchTrial, asked));
	const launch = new URLSearchParams(game_url.split("#")[1]).get("launch") ?? "";
	await visit.page.goto(`/arcade/#launch=${launch}&playType=${at}`);
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name, exact: true });

/** Presses it where it is there; it may go before that. */
async function press(of: Locator): Promise<boolean> {
	if ((await of.count()) === 0) return false;
	return of
		.first()
		.click(soon)
		.then(() => true)
		.catch(() => false);
}

/** Until it is so, everybody in turn. */
async function untilSo(pages: readonly Page[], isSo: () => Promise<boolean>, each: (page: Page) => Promise<unknown>) {
	for (let turn = 0; turn < 400 * Math.max(3, hands); turn++) {
		if (await isSo()) return;
		for (const page of pages) await each(page);
		await pages[0]?.waitForTimeout(250);
	}
	throw new Error("it does not go on");
}

const numberOf = async (page: Page): Promise<string> =>
	(await page
		.getByText(/^#[0-9]+$/)
		.first()
		.textContent(soon)
		.catch(() => null)) ?? "";

async function playHands(): Promise<void> {
	const visits: Visit[] = [];
	for (const viewport of [smallDesk, phone]) {
		const visit = await stage.visit({ viewport });
		await open(visit, { money: "demo", at: "dP-holdem-9-1-1" });
		const free = button(visit.page, new RegExp(`^${words.table.sit.replace("{{seat}}", "[0-9]")}$`));
		await free
			.first()
			.waitFor(patient)
			.catch(async () => {
				throw new Error(`no free seat is seen: ${await visit.page.locator("body").textContent()}`);
			});
		await free.last().click(patient);
		const dialog = visit.page.getByRole("dialog");
		await dialog.getByRole("button", { name: words.sit.now, exact: true }).click(patient);
		await dialog.waitFor({ state: "detached", ...patient });
		await button(visit.page, words.seat.leave).waitFor(patient);
		visits.push(visit);
	}
	const pages = visits.map(({ page }) => page);
	const [desk, small] = pages;
	if (desk === undefined || small === undefined) throw new Error("nobody plays");
	await expect.poll(() => desk.getByText(words.table.bot, { exact: true }).count(), patient).toBe(4);
	expect(await accessFaults(desk, "main")).toEqual([]);
	const [seen, alike] = [new Set<string>(), new Set<string>()];
	await untilSo(
		pages,
		async () => {
			const number = await numberOf(desk);
			if (number !== "") seen.add(number);
			if (number !== "" && number === (await numberOf(small))) alike.add(number);
			return seen.size > hands;
		},
		async (page) => {
			await press(button(page, words.seat.back));
			await press(button(page, new RegExp(`^(${words.act.check}|${words.act.call})`)));
		},
	);
	// Both were at the same hands: what one browser was told, the other was told.
	expect(alike.size).toBeGreaterThan(hands / 2);
	await keepPicture(desk, "poker with bots, desk");
	await keepPicture(small, "poker with bots, phone");
	for (const page of pages) {
		// Who has lost all of their chips stands already.
		const leave = button(page, words.seat.leave);
		await leave.or(page.getByText(words.seat.choose)).first().waitFor(patient);
		if (await leave.isVisible()) await leave.click(patient);
	}
	for (const page of pages) await page.getByText(words.seat.choose).waitFor(patient);
	for (const visit of visits) expectNoFaults(visit);
}

async function playSitAndGo(): Promise<void> {
	const visits: Visit[] = [];
	for (const viewport of [smallDesk, phone]) {
		const visit = await stage.visit({ viewport });
		await open(visit, { money: "real", at: "srP-duel-1" });
		await button(visit.page, new RegExp(`^${words.cup.register}`)).click(patient);
		visits.push(visit);
	}
	const pages = visits.map(({ page }) => page);
	const [desk] = pages;
	if (desk === undefined) throw new Error("nobody plays");
	const over = (page: Page) => page.getByText(new RegExp(words.cup.yourPlace.replace("{{place}}", "[12]")));
	await desk.getByText(words.cup.level.replace("{{level}}", "1")).first().waitFor(patient);
	expect(await accessFaults(desk, "main")).toEqual([]);
	await untilSo(
		pages,
		async () => (await over(desk).count()) > 0,
		async (page) => {
			if (await press(button(page, words.act.most)))
				await press(button(page, new RegExp(`^(${words.act.raise}|${words.act.bet})`)));
			else await press(button(page, new RegExp(`^(${words.act.check}|${words.act.call})`)));
		},
	);
	const told: string[] = [];
	for (const page of pages) {
		await over(page).first().waitFor(patient);
		told.push((await over(page).first().textContent()) ?? "");
	}
	expect(told.filter((text) => text.includes("10.00"))).toHaveLength(1);
	for (const visit of visits) expectNoFaults(visit);
}

/** A minute and more each: a run walks the one whose turn it is, the night both. */
const played = [
	[`hands of two people and four house bots, ${hands} of them`, playHands],
	["a sit and go of two people, from their entries to the prize", playSitAndGo],
] as const;

describe("poker", () => {
	it.each(isWhole() ? played : [turnOf<(typeof played)[number]>(played, 0)])(
		"%s",
		(_name, play) => play(),
		420_000 + hands * 40_000,
	);
});
