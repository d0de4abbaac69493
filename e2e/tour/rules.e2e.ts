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

/** Each game in one look, the next in the next. */
describe.each(["dancheong-gate", "magpie-tiger", "bojagi"].map((game, place) => [game, place] as const))(
	"the rules of %s",
	(game, place) => {
		it("are open to everyone", async () => {
			const { colorScheme, viewport, code, words } = looks[place % looks.length] ?? looks[0];
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
	},
);
