// Each language of the house as its reader meets it: its own words, tag and face, the names of all in the list, and
// nobody else's face fetched. Pictures are kept for the eye.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type HouseLanguage, houseLanguages, languageFile, languageNames, languageTags } from "#platform/kernel";
import { gameIdOf, vassalage } from "./caller.ts";
import { expectNoFaults, keepPicture, openStage, phone, walkTo } from "./journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "./looks.ts";
import { slotIn, untilReady } from "./slot.ts";

const stage = openStage();

/** The first picture of a browser that draws without a graphics card takes its time on a busy machine. */
const patienceMilliseconds = 40_000;

const brand = z.object({ language: z.string(), account: z.object({ logIn: z.string() }) });
const games = z.object({ rng: z.object({ title: z.string() }) });
const members = z.object({ login: z.object({ title: z.string() }) });
const slots = z.object({ spin: z.string() });
const cabinet = z.object({
	controls: z.string(),
	skip: z.string(),
	balance: z.string(),
	win: z.string(),
	stake: z.string(),
	demoNote: z.string(),
});

function wordsOf(code: HouseLanguage) {
	const read = (domain: string): unknown =>
		JSON.parse(readFileSync(`domains/${domain}/ui/messages/${languageFile(code)}.json`, "utf8"));
	return {
		brand: z.parse(brand, read("brand")),
		games: z.parse(games, read("games")),
		members: z.parse(members, read("members")),
		/** What stands in the frame of a slot: the cabinet's sentences and the game's own. */
		slots: { ...z.parse(cabinet, read("cabinet")), ...z.parse(slots, read("slots")) },
	};
}

/** The faces of other scripts than Latin and Hangul, by the language that needs them. */
const faces: Readonly<Record<HouseLanguage, string>> = {
	EN: "",
	KO: "",
	ID: "",
	CN: "Noto Sans SC Variable",
	JA: "Noto Sans JP Variable",
	TH: "Noto Sans Thai Variable",
	VI: "Inter Variable",
	BN: "Noto Sans Bengali Variable",
};

const drawnFaces = (page: Page): Promise<string[]> =>
	page.evaluate(() => [
		...new Set(
			[...document.fonts]
				.filter(({ status, family }) => status === "loaded" && !/Pretendard|Language Names/.test(family))
				.map(({ family }) => family.replaceAll('"', "")),
		),
	]);

/** In English and in Korean a game is looked at in both themes (tour/rules.e2e.ts). */
const gameSpeaks = (code: HouseLanguage): boolean => code !== "EN" && code !== "KO";

describe.each(houseLanguages)("in %s", (code) => {
	const words = wordsOf(code);
	const own = faces[code] === "" ? [] : [faces[code]];

	it("a hall, the list of languages, the login and a game's frame speak it, in its own face", async () => {
		const visit = await stage.visit({ viewport: phone, language: code });
		const { page } = visit;
		page.setDefaultTimeout(patienceMilliseconds);
		await page.goto("/rng");
		await page.getByRole("heading", { name: words.games.rng.title, exact: true }).first().waitFor();
		await untilStill(page);
		expect(await page.getAttribute("html", "lang")).toBe(languageTags[code]);
		expect(await drawnFaces(page)).toEqual(own);
		await expectNoSideways(page);
		await page.getByRole("button", { name: `${words.brand.language}: ${languageNames[code]}`, exact: true }).click();
		for (const name of Object.values(languageNames)) await page.getByRole("button", { name, exact: true }).waitFor();
		await keepPicture(page, `languages ${code}`);
		await page.keyboard.press("Escape");
		await page.getByRole("banner").getByRole("button", { name: words.brand.account.logIn, exact: true }).click();
		await page.getByRole("dialog", { name: words.members.login.title, exact: true }).waitFor();
		await untilStill(page);
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await keepPicture(page, `login ${code}`);
		if (gameSpeaks(code)) await seeGame(page, code);
		expectNoFaults(visit);
	});
});

async function seeGame(page: Page, code: HouseLanguage): Promise<void> {
	const { slots: words } = wordsOf(code);
	await page.keyboard.press("Escape");
	await page.getByRole("dialog").waitFor({ state: "hidden" });
	await walkTo(page, `/game?gameId=${await gameIdOf("bojagi")}&vassalage=${vassalage}&mode=demo`);
	const slot = slotIn(page, words);
	await untilReady(slot);
	await slot.frame.getByText(words.demoNote, { exact: true }).waitFor();
	await expectNoSideways(page);
	await keepPicture(page, `game ${code}`);
}
