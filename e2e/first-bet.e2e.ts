// The whole life of a bet: a visitor looks around, registers, gets play money, plays, sees the balance move in the
// frame and in the header, finds the round in the betting record, sees it again, and leaves.
import { describe, expect, it } from "vitest";
import { minorOf } from "./books.ts";
import { expectHeaderBalance, openRegister, registerIn, registerPopup, signOut } from "./entry.ts";
import { expectNoFaults, keepPicture, openStage, smallDesk } from "./journey.ts";
import { accessFaults } from "./looks.ts";
import { amountIn, playRound, slotIn, untilReady } from "./slot.ts";
import { en, says } from "./words.ts";

const stage = openStage();
const game = en.slots.game["dancheong-gate"];

describe("a first bet", () => {
	it("from the home page to the record and out", async () => {
		const visit = await stage.visit({ viewport: smallDesk });
		const { page } = visit;
		await page.goto("/");
		await page.waitForURL("**/index");
		await page.getByRole("heading", { name: en.games.home.hot, exact: true }).waitFor();
		await page.getByRole("link", { name: en.games.home.seeAll }).first().click();
		await page.waitForURL("**/rng*");
		await page.getByRole("heading", { name: en.games.rng.title, exact: true }).first().waitFor();

		await openRegister(page);
		await registerPopup(page).waitFor();
		expect(await accessFaults(page)).toEqual([]);
		await keepPicture(page, "register");
		await registerIn(registerPopup(page));
		await expectHeaderBalance(page, 1_000_000n);

		await page.goto("/rng");
		const play = page.getByRole("button", { name: says(en.games.tile.playName, { name: game }) }).first();
		await play.focus();
		await play.click();
		const slot = slotIn(page);
		await untilReady(slot);
		const presses = [() => slot.spin.click(), () => page.keyboard.press("Space"), () => slot.spin.click()];
		for (const press of presses) {
			const { balance, round } = await playRound(page, press);
			expect(await amountIn(slot.figure("balance"))).toBe(minorOf(balance));
			expect(minorOf(round.stake)).toBe(await amountIn(slot.figure("stake")));
			if (minorOf(round.win) > 0n) expect(await amountIn(slot.figure("win"))).toBe(minorOf(round.win));
			await expectHeaderBalance(page, minorOf(balance));
		}
		await keepPicture(page, "first bet");
		await signOut(page);
		expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
		expectNoFaults(visit);
	});
});
