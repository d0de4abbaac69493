// A visitor and a guest: what they may try, what is marked, and where they are asked to register.
import { describe, expect, it } from "vitest";
import { expectNoFaults, keepPicture, openStage } from "./journey.ts";
import { amountIn, playRound, slotIn, untilReady } from "./slot.ts";
import { en, says } from "./words.ts";

const stage = openStage();
const game = en.slots.game["dancheong-gate"];

describe("a visitor", () => {
	it("tries a game for free: marked as a demo, with nothing of theirs at stake", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/rng");
		const trial = page.getByRole("button", { name: says(en.games.tile.demoName, { name: game }) }).first();
		await trial.focus();
		await trial.click();
		const slot = slotIn(page);
		await untilReady(slot);
		await slot.frame.getByText(en.slots.demo, { exact: true }).waitFor();
		await slot.frame.getByText(en.slots.demoNote, { exact: true }).waitFor();
		await page.getByText(en.games.frame.demo, { exact: true }).waitFor();
		const before = await amountIn(slot.figure("balance"));
		const { round } = await playRound(page, ({ spin }) => spin.click());
		expect(round.mode).toBe("demo");
		expect(await amountIn(slot.figure("balance"))).not.toBe(before - 1n);
		await keepPicture(page, "trial of a visitor");
		await page.getByRole("button", { name: en.brand.account.register }).first().waitFor();
		expectNoFaults(visit);
	});
});
