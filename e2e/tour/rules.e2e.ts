// The pay table and rules of each game of the house, as they stand inside the game's frame: nothing shuts anyone out.
import { describe, expect, it } from "vitest";
import { gameIdOf, vassalage } from "../caller.ts";
import { expectNoFaults, keepPicture, openStage, phone, smallDesk } from "../journey.ts";
import { accessFaults } from "../looks.ts";
import { slotIn, untilReady } from "../slot.ts";
import { en, ko } from "../words.ts";

const stage = openStage();

const looks = [
	{ colorScheme: "dark", viewport: smallDesk, code: "EN", words: en.slots },
	{ colorScheme: "light", viewport: phone, code: "KO", words: ko.slots },
] as const;

describe.each(["dancheong-gate", "magpie-tiger", "bojagi"])("the rules of %s", (game) => {
	it.each(looks)("are open to everyone ($colorScheme, $code)", async ({ colorScheme, viewport, code, words }) => {
		const visit = await stage.visit({ colorScheme, viewport, language: code });
		const { page } = visit;
		await page.goto(`/game?gameId=${await gameIdOf(game)}&vassalage=${vassalage}&mode=demo`);
		const slot = slotIn(page, words);
		await untilReady(slot);
		await slot.frame.getByRole("button", { name: words.menu.open, exact: true }).click();
		await slot.frame.getByRole("button", { name: words.menu.rules, exact: true }).click();
		const panel = slot.frame.getByRole("dialog", { name: words.rules.title, exact: true });
		await panel.getByRole("heading", { name: words.rules.pays, exact: true }).waitFor();
		expect(await accessFaults(page, "[role=dialog]", { frame: "#content iframe" })).toEqual([]);
		await keepPicture(page, `rules ${game} ${colorScheme} ${code}`);
		expectNoFaults(visit);
	});
});
