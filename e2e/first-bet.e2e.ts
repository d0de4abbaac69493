// The whole life of a bet: a visitor looks around, registers, gets play money, plays, sees the balance move in the
// frame and in the header, finds the round in the betting record, sees it again, and leaves.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { minorOf } from "./books.ts";
import { accountMenu, expectHeaderBalance, openRegister, registerIn, registerPopup, signOut } from "./entry.ts";
import { expectNoFaults, gameFrame, keepPicture, openStage, smallDesk } from "./journey.ts";
import { accessFaults } from "./looks.ts";
import { amountIn, playRound, type SpinAnswer, slotIn, untilReady } from "./slot.ts";
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
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await keepPicture(page, "register");
		await registerIn(registerPopup(page));
		await expectHeaderBalance(page, 1_000_000n);

		await page.goto("/rng");
		const play = page.getByRole("button", { name: says(en.games.tile.playName, { name: game }) }).first();
		await play.focus();
		await play.click();
		const slot = slotIn(page);
		await untilReady(slot);
		const rounds: SpinAnswer[] = [];
		for (const press of [() => slot.spin.click(), () => page.keyboard.press("Space"), () => slot.spin.click()]) {
			const answer = await playRound(page, press);
			rounds.push(answer);
			await expectShown(page, answer);
		}
		await keepPicture(page, "first bet");
		await seeAgain(page, rounds.at(-1)?.round);
		await signOut(page);
		expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
		expectNoFaults(visit);
	});
});

/** The frame and the header show what the server answered. */
async function expectShown(page: Page, { round, balance }: SpinAnswer): Promise<void> {
	const slot = slotIn(page);
	expect(await amountIn(slot.figure("balance"))).toBe(minorOf(balance));
	expect(await amountIn(slot.figure("stake"))).toBe(minorOf(round.stake));
	if (minorOf(round.win) > 0n) expect(await amountIn(slot.figure("win"))).toBe(minorOf(round.win));
	await expectHeaderBalance(page, minorOf(balance));
}

/** Finds the newest round in the betting record and has it shown again, as what it is. */
async function seeAgain(page: Page, round: SpinAnswer["round"] | undefined): Promise<void> {
	const { record } = en.games;
	await accountMenu(page).click();
	await page.getByRole("button", { name: en.brand.account.record, exact: true }).click();
	const centre = page.getByRole("dialog", { name: en.brand.account.centre, exact: true });
	const rows = centre
		.getByRole("table", { name: record.title })
		.getByRole("row")
		.filter({ has: page.getByRole("cell") });
	await expect.poll(() => rows.count()).toBe(3);
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await keepPicture(page, "betting record");
	await rows.first().getByRole("button").click();
	await centre
		.getByText(round?.roundId ?? "")
		.first()
		.waitFor();
	await centre.getByRole("button", { name: record.replay, exact: true }).click();
	const replay = gameFrame(centre);
	await replay.getByText(en.slots.replay, { exact: true }).waitFor();
	await replay.getByRole("button", { name: en.slots.playAgain, exact: true }).waitFor();
	const win = replay.getByRole("region", { name: en.slots.controls }).getByRole("definition").nth(1);
	if (minorOf(round?.win ?? "0.00") > 0n) expect(await amountIn(win)).toBe(minorOf(round?.win ?? ""));
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await keepPicture(page, "replay");
	await centre.getByRole("button", { name: record.replayClose, exact: true }).click();
	await page.keyboard.press("Escape");
	await centre.waitFor({ state: "hidden" });
}
