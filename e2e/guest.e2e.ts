// A visitor and a guest: what they may try, what is marked, and where they are asked to register.
import { describe, expect, it } from "vitest";
import { minorOf } from "./books.ts";
import { accountMenu, loginPopup, openLogin, registerIn, registerPopup } from "./entry.ts";
import { expectNoFaults, keepPicture, openStage, smallDesk } from "./journey.ts";
import { accessFaults } from "./looks.ts";
import { amountIn, playRound, slotIn, untilReady } from "./slot.ts";
import { en, says } from "./words.ts";

const stage = openStage();
const game = en.slots.game["dancheong-gate"];

describe("a visitor", () => {
	it("tries a game for free: marked as a demo, with nothing of theirs at stake", async () => {
		const visit = await stage.visit({ viewport: smallDesk });
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
		expect(await amountIn(slot.figure("balance"))).toBe(before - minorOf(round.stake) + minorOf(round.win));
		await keepPicture(page, "trial of a visitor");
		await page.getByRole("button", { name: en.brand.account.register }).first().waitFor();
		expectNoFaults(visit);
	});
});

describe("a guest", () => {
	it("looks around, tries for free, and is told to register before playing", async () => {
		const visit = await stage.visit({ viewport: smallDesk });
		const { page } = visit;
		await page.goto("/index");
		await openLogin(page);
		await loginPopup(page).getByRole("button", { name: en.members.entry.guestAct, exact: true }).click();
		await accountMenu(page).waitFor();
		await expect.poll(() => new URL(page.url()).pathname).toBe("/index");
		await page.goto("/rng");
		const play = page.getByRole("button", { name: says(en.games.tile.playName, { name: game }) }).first();
		await play.focus();
		await play.click();
		const told = page.getByRole("dialog", { name: en.platform.guestFirst, exact: true });
		await told.waitFor();
		await expect.poll(() => new URL(page.url()).pathname).toBe("/rng");
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await keepPicture(page, "guest is told to register");
		await page.keyboard.press("Escape");
		await told.waitFor({ state: "hidden" });
		await page
			.getByRole("button", { name: says(en.games.tile.addFavourite, { name: game }) })
			.first()
			.click();
		await told.waitFor();
		await page.keyboard.press("Escape");
		await told.waitFor({ state: "hidden" });
		expect(await page.getByRole("button", { name: says(en.games.tile.removeFavourite, { name: game }) }).count()).toBe(
			0,
		);
		const trial = page.getByRole("button", { name: says(en.games.tile.demoName, { name: game }) }).first();
		await trial.focus();
		await trial.click();
		await untilReady(slotIn(page));
		await slotIn(page).frame.getByText(en.slots.demo, { exact: true }).waitFor();
		expectNoFaults(visit);
	});

	it("registers from there, and the game that was wanted opens", async () => {
		const visit = await stage.visit({ viewport: smallDesk });
		const { page } = visit;
		await page.goto("/index");
		await openLogin(page);
		await loginPopup(page).getByRole("button", { name: en.members.entry.guestAct, exact: true }).click();
		await accountMenu(page).waitFor();
		await page.goto("/rng");
		const play = page.getByRole("button", { name: says(en.games.tile.playName, { name: game }) }).first();
		await play.focus();
		await play.click();
		const told = page.getByRole("dialog", { name: en.platform.guestFirst, exact: true });
		await told.getByRole("button", { name: en.members.register.act, exact: true }).click();
		await registerIn(registerPopup(page));
		await page.waitForURL("**/game?*");
		await untilReady(slotIn(page));
		expectNoFaults(visit);
	});
});
