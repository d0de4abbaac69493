// The steps back and forth, a part of the page that does not come, and a session that ends over an open panel.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { logOut } from "#members/contract";
import { caller, must, registerPerson } from "./caller.ts";
import { accountMenu, logInThrough, loginPopup, openLogin } from "./entry.ts";
import {
	arriveAs,
	desk,
	expectNoFaults,
	expectNoFaultsButLostParts,
	keepPicture,
	openStage,
	type Visit,
} from "./journey.ts";
import { accessFaults } from "./looks.ts";
import { en } from "./words.ts";

const stage = openStage();
const { nav } = en.brand;

/** The machine may be busy with much else. */
const patient = { timeout: 15_000 };

const path = (page: Page): string => new URL(page.url()).pathname;

async function arrive(): Promise<Visit> {
	const visit = await stage.visit();
	await arriveAs(visit, await registerPerson());
	return visit;
}

describe("back and forward", () => {
	it("walk through pages, popups and panels, one step each", async () => {
		const visit = await arrive();
		const { page } = visit;
		await page.goto("/index");
		await accountMenu(page).waitFor();
		await page.getByRole("link", { name: nav.help, exact: true }).first().click();
		await page.waitForURL("**/help");
		await page.keyboard.press("/");
		const search = page.getByRole("dialog", { name: en.games.search.title, exact: true });
		await search.waitFor();
		await page.goBack();
		await search.waitFor({ state: "hidden" });
		await expect.poll(() => path(page)).toBe("/help");
		await accountMenu(page).click();
		await page.getByRole("button", { name: en.brand.account.record, exact: true }).click();
		const centre = page.getByRole("dialog", { name: en.brand.account.centre, exact: true });
		await centre.waitFor();
		await expect.poll(() => new URL(page.url()).searchParams.get("panel")).toBe("personalHistoryCopy");
		await page.goBack();
		await centre.waitFor({ state: "hidden" });
		await expect.poll(() => path(page)).toBe("/help");
		await page.goForward();
		await centre.waitFor();
		await page.goBack();
		await centre.waitFor({ state: "hidden" });
		await page.goBack();
		await page.waitForURL("**/index");
		await page.goForward();
		await page.waitForURL("**/help");
		expectNoFaults(visit);
	});

	it("a panel opens from its address", async () => {
		const visit = await arrive();
		await visit.page.goto("/vip?panel=securityCenter");
		await visit.page.getByRole("dialog", { name: en.brand.account.centre, exact: true }).waitFor();
		expectNoFaults(visit);
	});
});

describe("a part of the page that does not come", () => {
	const helpPage = /\/assets\/help-page-[^/]*\.js$/;

	it("says so in its place, and another try loads it again", async () => {
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		let asked = 0;
		await page.goto("/index");
		await page.route(helpPage, async (route) => {
			asked += 1;
			if (asked <= 2) await route.fulfill({ status: 503 });
			else await route.continue();
		});
		await page.getByRole("link", { name: nav.help, exact: true }).first().click();
		const note = page.getByRole("alert").filter({ hasText: en.platform.partMissing });
		await note.waitFor();
		await page.getByRole("banner").waitFor();
		await keepPicture(page, "a part did not come");
		expect(await accessFaults(page, "#content")).toEqual([]);
		const again = note.getByRole("button", { name: en.platform.retry, exact: true });
		await again.click();
		await expect.poll(() => asked, patient).toBe(2);
		await again.click();
		await page.getByRole("heading", { name: en.brand.help.title, exact: true }).waitFor();
		expect(await note.count()).toBe(0);
		expectNoFaultsButLostParts(visit);
	});

	it("after a release it offers to load the page again, and the new page stands", async () => {
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		await page.goto("/index");
		await page.route(helpPage, (route) => route.fulfill({ status: 404 }));
		await page.getByRole("link", { name: nav.help, exact: true }).first().click();
		const note = page.getByRole("alert").filter({ hasText: en.platform.partRenewed });
		await note.waitFor();
		await page.unroute(helpPage);
		await note.getByRole("button", { name: en.platform.reload, exact: true }).click();
		await page.getByRole("heading", { name: en.brand.help.title, exact: true }).waitFor();
		expectNoFaultsButLostParts(visit);
	});
});

describe("a session that ends while a panel is open", () => {
	it("is told in the login, and the panel stands again afterwards", async () => {
		const person = await registerPerson();
		const visit = await stage.visit({ refusalsExpected: true, viewport: desk });
		const { page } = visit;
		await page.goto("/help");
		await openLogin(page);
		await logInThrough(loginPopup(page), { username: person.account, password: person.password });
		await page.waitForURL("**/index");
		await accountMenu(page).waitFor();
		const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
		await accountMenu(page).click();
		await page.getByRole("button", { name: en.brand.account.centre, exact: true }).click();
		const centre = page.getByRole("dialog", { name: en.brand.account.centre, exact: true });
		await centre.waitFor();
		await must(caller(token).call(logOut, {}));
		// The page may have heard of it already: then the panel is gone before it can be pressed.
		await centre
			.getByRole("button", { name: en.games.record.title, exact: true })
			.click()
			.catch(() => undefined);
		await loginPopup(page).getByText(en.members.session.ended, { exact: true }).waitFor();
		await keepPicture(page, "session ended over a panel");
		await logInThrough(loginPopup(page), { username: person.account, password: person.password });
		await centre.waitFor();
		await expect.poll(() => path(page)).toBe("/index");
		expectNoFaults(visit);
	});
});
