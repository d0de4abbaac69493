// A game in its frame as a visitor tries it, in both languages and both themes, on a phone and on a desk; and the pay table
// and rules of games of the house, as they stand inside the frame: nothing shuts anyone out.
import { describe, expect, it } from "vitest";
import { gameIdOf, vassalage } from "../../../e2e/caller.ts";
import { expectNoFaults, keepPicture, openStage } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, looks, seenIn } from "../../../e2e/looks.ts";
import { slotIn, untilReady } from "../../../e2e/slot.ts";

const stage = openStage();
const [first] = looks;

/** Each game in one look, the next in the next. */
describe.each(["dancheong-gate", "magpie-tiger", "bojagi"].map((game, place) => [game, place] as const))(
	"%s",
	(game, place) => {
		it("stands in its frame, and its rules are open to everyone", async () => {
			const look = looks[place % looks.length] ?? first;
			const words = look.words.slots;
			const visit = await stage.visit(seenIn(look));
			const { page } = visit;
			await page.goto(`/game?gameId=${await gameIdOf(game)}&vassalage=${vassalage}&mode=demo`);
			const slot = slotIn(page, words);
			await untilReady(slot);
			await slot.frame.getByText(words.demoNote, { exact: true }).waitFor();
			if (place < looks.length) expect(await accessFaults(page)).toEqual([]);
			await keepPicture(page, `game ${game} on ${look.name}`);
			await expectNoSideways(page);
			await slot.frame.getByRole("button", { name: words.menu.open, exact: true }).click();
			await slot.frame.getByRole("button", { name: words.menu.rules, exact: true }).click();
			const panel = slot.frame.getByRole("dialog", { name: words.rules.title, exact: true });
			await panel.getByRole("heading", { name: words.rules.pays, exact: true }).waitFor();
			expect(await accessFaults(page, "[role=dialog]", { frame: "#content iframe" })).toEqual([]);
			await keepPicture(page, `rules ${game} on ${look.name}`);
			expectNoFaults(visit);
		});
	},
);
