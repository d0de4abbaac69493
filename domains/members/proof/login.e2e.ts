// Logging in: what is wrong is not told apart, a captcha after failures, a name that is remembered, going on with what
// one was about to do, and what happens when the server has ended the session.
import { describe, expect, it } from "vitest";
import { logOut } from "#members/contract";
import { must, registerPerson } from "../../../e2e/caller.ts";
import { accountMenu, expectHeaderBalance, logInThrough, loginBar, loginPopup, openLogin } from "../../../e2e/entry.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage } from "../../../e2e/journey.ts";
import { accessFaults } from "../../../e2e/looks.ts";
import { slotIn, untilReady } from "../../../e2e/slot.ts";
import { en, label, says } from "../../../e2e/words.ts";

const stage = openStage();
const { errors, fields, login } = en.members;
const game = en.slots.game.bojagi;

describe("a wrong login", () => {
	it("says the same of a wrong name and of a wrong password, and asks both for a captcha", async () => {
		const { account } = await registerPerson();
		for (const username of ["nobody9182", account]) {
			const visit = await stage.visit({ refusalsExpected: true });
			const { page } = visit;
			await page.goto("/index");
			await openLogin(page);
			const popup = loginPopup(page);
			await logInThrough(popup, { username, password: "wrong4all" });
			await popup.getByText(errors.WRONG_CREDENTIALS, { exact: true }).waitFor();
			const captcha = popup.getByLabel(label(fields.captcha));
			await captcha.waitFor();
			await popup.getByRole("img", { name: en.members.captcha.picture }).waitFor();
			expect(await popup.getByLabel(label(fields.username)).inputValue()).toBe(username);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await captcha.fill("wrong");
			await logInThrough(popup, { username, password: "wrong4all" });
			await popup.getByText(errors.CAPTCHA_WRONG, { exact: true }).waitFor();
			await keepPicture(page, "login with captcha");
			expectNoFaults(visit);
		}
	});

	it("of empty fields asks for them and sends nothing", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/login");
		const popup = loginPopup(page);
		await popup.getByRole("button", { name: login.act, exact: true }).click();
		await popup.getByText(en.members.problems.required, { exact: true }).first().waitFor();
		expectNoFaults(visit);
	});
});

describe("a login", () => {
	it("keeps the name for a day when asked to, and never the password", async () => {
		const visit = await stage.visit();
		const { page, context } = visit;
		const { account, password } = await registerPerson();
		await page.goto("/help");
		await openLogin(page);
		await loginPopup(page).getByRole("checkbox", { name: login.remember }).check();
		await logInThrough(loginPopup(page), { username: account, password });
		// Home, where nothing was wanted.
		await page.waitForURL("**/index");
		await expectHeaderBalance(page, 1_000_000n);
		const cookies = await context.cookies();
		const kept = cookies.find(({ value }) => value === account);
		expect(kept?.expires).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600 + 5);
		const stored = JSON.stringify([cookies, await context.storageState()]);
		expect(stored).not.toContain(password);
		const next = await visit.openTab();
		await next.goto("/index");
		expect(await loginBar(next).getByLabel(label(fields.username)).inputValue()).toBe(account);
		await next.goto("/login");
		expect(await loginPopup(next).getByLabel(label(fields.username)).inputValue()).toBe(account);
		expectNoFaults(visit);
	});

	it("goes on with what one was about to do: a game that was to be played", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		const { account, password } = await registerPerson();
		await page.goto("/rng");
		const play = page.getByRole("button", { name: says(en.games.tile.playName, { name: game }) }).first();
		await play.focus();
		await play.click();
		await logInThrough(loginPopup(page), { username: account, password });
		await page.waitForURL("**/game?*");
		await untilReady(slotIn(page));
		await expectHeaderBalance(page, 1_000_000n);
		expectNoFaults(visit);
	});

	it("goes on with what one was about to do: a heart on a game", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		const { account, password } = await registerPerson();
		await page.goto("/rng");
		await page
			.getByRole("button", { name: says(en.games.tile.addFavourite, { name: game }) })
			.first()
			.click();
		await logInThrough(loginPopup(page), { username: account, password });
		await page
			.getByRole("button", { name: says(en.games.tile.removeFavourite, { name: game }) })
			.first()
			.waitFor();
		await expect.poll(() => new URL(page.url()).pathname).toBe("/rng");
		expectNoFaults(visit);
	});
});

describe("a session that the server has ended", () => {
	it("leads to the login at once, and the visit goes on where it was", async () => {
		const person = await registerPerson();
		const { account, password } = person;
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		await arriveAs(visit, person);
		await page.goto("/rng");
		await accountMenu(page).waitFor();
		await must(person.client.call(logOut, {}));
		await loginPopup(page).waitFor();
		await logInThrough(loginPopup(page), { username: account, password });
		await accountMenu(page).waitFor();
		await expect.poll(() => new URL(page.url()).pathname).toBe("/rng");
		expectNoFaults(visit);
	});

	it("before a page is opened leads to the login there", async () => {
		const person = await registerPerson();
		await must(person.client.call(logOut, {}));
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		await arriveAs(visit, person);
		await page.goto("/rng");
		await loginPopup(page).waitFor();
		await logInThrough(loginPopup(page), { username: person.account, password: person.password });
		await accountMenu(page).waitFor();
		await expect.poll(() => new URL(page.url()).pathname).toBe("/rng");
		expectNoFaults(visit);
	});
});
