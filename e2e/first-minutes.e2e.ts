// The first minutes of a visit: nothing lies over what somebody types or plays, and who registers is told what they have.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { readRegisterSettings } from "#brand/contract";
import { registerMember } from "#members/contract";
import { caller, goodPassword, must, newName } from "./caller.ts";
import {
	accountMenu,
	logInThrough,
	loginBar,
	loginPopup,
	openLogin,
	openRegister,
	registerIn,
	registerPopup,
} from "./entry.ts";
import { desk, expectNoFaults, keepPicture, openStage, phone, type Visit } from "./journey.ts";
import { accessFaults } from "./looks.ts";
import { slotIn, untilReady } from "./slot.ts";
import { en, label, says } from "./words.ts";

const stage = openStage();
const game = en.slots.game.bojagi;
const { fields } = en.members;

/** From both sides of where the header has a form to log in with. */
const narrow = { width: 1000, height: 740 };
/** Longer than any notice has ever waited. */
const typingMilliseconds = 10_000;
const letterMilliseconds = 400;
const settleMilliseconds = 7_000;

/** Types a letter at a time for ten seconds, without ever asking for the focus again; answers what the field holds. */
async function typeOn(page: Page): Promise<string> {
	let typed = "";
	for (const until = Date.now() + typingMilliseconds; Date.now() < until; ) {
		typed += "m";
		await page.keyboard.press("m");
		await page.waitForTimeout(letterMilliseconds);
	}
	return typed;
}

describe("a visitor who types on the first page", () => {
	it("for ten seconds keeps the field: in the header, and in the popup of a narrower window", {
		timeout: 180_000,
	}, async () => {
		for (const viewport of [narrow, desk]) {
			const visit = await stage.visit({ notices: true, viewport });
			const { page } = visit;
			await page.goto("/index");
			if (viewport === narrow) await openLogin(page);
			const form = viewport === narrow ? loginPopup(page) : loginBar(page);
			const name = form.getByLabel(label(fields.username));
			await name.click();
			const dialogs = viewport === narrow ? 1 : 0;
			const typed = await typeOn(page);
			expect([viewport.width, await name.inputValue()]).toEqual([viewport.width, typed]);
			expect(await page.getByRole("dialog").count()).toBe(dialogs);
			expectNoFaults(visit);
		}
	});

	it("sees no notice before a first act", async () => {
		const visit = await stage.visit({ notices: true });
		const { page } = visit;
		await page.goto("/index");
		await page.getByRole("heading", { name: en.games.home.hot, exact: true }).waitFor();
		await page.waitForTimeout(settleMilliseconds);
		expect(await page.getByRole("dialog").count()).toBe(0);
		expectNoFaults(visit);
	});
});

describe("a first login through a game", () => {
	it("ends in the game, with nothing over it, and stays there", { timeout: 180_000 }, async () => {
		for (const viewport of [narrow, desk]) {
			const visit = await stage.visit({ notices: true, viewport });
			await logInForGame(visit, await neverHere());
			const { page } = visit;
			await untilReady(slotIn(page));
			await page.waitForTimeout(settleMilliseconds);
			await keepPicture(page, `first login through a game ${viewport.width}`);
			const dialogs = await page.getByRole("dialog").count();
			await closeAll(page);
			expect([viewport.width, dialogs, new URL(page.url()).pathname]).toEqual([viewport.width, 0, "/game"]);
			for (const close of ["button", "Escape"] as const) {
				await askWhetherToLeave(page, close);
				expect([viewport.width, close, new URL(page.url()).pathname]).toEqual([viewport.width, close, "/game"]);
			}
			expectNoFaults(visit);
		}
	});
});

async function logInForGame({ page }: Visit, person: { readonly account: string; readonly password: string }) {
	await page.goto("/rng");
	const play = page.getByRole("button", { name: says(en.games.tile.playName, { name: game }) }).first();
	const tile = page.getByRole("article").filter({ has: page.getByRole("heading", { name: game, exact: true }) });
	await tile.first().hover();
	await play.click();
	await loginPopup(page).waitFor();
	// As long as a person looks for a password: by then the page has all that it brings later.
	await page.waitForTimeout(settleMilliseconds);
	await logInThrough(loginPopup(page), { username: person.account, password: person.password });
	await page.getByRole("button", { name: en.members.password.later, exact: true }).click();
	await page.waitForURL("**/game?*");
}

/** Opens a question over the game and closes it again: the game is where it was. */
async function askWhetherToLeave(page: Page, close: "button" | "Escape"): Promise<void> {
	const { signOut, signOutTitle } = en.brand.account;
	await accountMenu(page).click();
	await page.getByRole("button", { name: signOut, exact: true }).click();
	const question = page.getByRole("dialog", { name: signOutTitle, exact: true });
	await question.waitFor();
	if (close === "Escape") await page.keyboard.press("Escape");
	else await question.getByRole("button", { name: en.platform.cancel, exact: true }).click();
	await question.waitFor({ state: "hidden" });
	await page.waitForTimeout(1_000);
}

describe("whoever has just registered", () => {
	it("is told what they have, and plays one of three games with one press", { timeout: 180_000 }, async () => {
		for (const viewport of [phone, desk]) {
			const visit = await stage.visit({ notices: true, viewport });
			const { page } = visit;
			await page.goto("/index");
			await openRegister(page);
			const { username } = await registerIn(registerPopup(page));
			const { welcome } = en.members;
			const told = page.getByRole("region", { name: says(welcome.title, { name: username }) });
			await told.getByText(says(welcome.given, { amount: "P 10,000.00" })).waitFor();
			await told.getByText(says(welcome.playMoney, { currency: "P" })).waitFor();
			const tiles = told.getByRole("listitem").getByRole("button");
			await expect.poll(() => tiles.count()).toBe(3);
			await page.waitForTimeout(settleMilliseconds);
			expect(await page.getByRole("dialog").count()).toBe(0);
			await keepPicture(page, `welcome ${viewport.width}`);
			expect(await accessFaults(page, "[aria-labelledby=welcome]")).toEqual([]);
			await tiles.first().click();
			await page.waitForURL("**/game?*");
			expectNoFaults(visit);
		}
	});
});

/** An account that somebody else registered: its first login is still to come. */
async function neverHere(): Promise<{ readonly account: string; readonly password: string }> {
	const { termsVersion } = await must(caller().call(readRegisterSettings, {}));
	const typed = { username: newName(), password: goodPassword, confirmPassword: goodPassword, birthday: "1990-05-07" };
	const { account } = await must(caller().call(registerMember, { ...typed, termsVersion, login: false }));
	return { account, password: goodPassword };
}

/** As whoever finds notices over the game reads them away. */
async function closeAll(page: Page): Promise<void> {
	const read = page.getByRole("dialog").getByRole("button", { name: /./ }).last();
	for (let left = 5; left > 0 && (await read.isVisible()); left -= 1) {
		await read.click();
		await page.waitForTimeout(1_000);
	}
}
