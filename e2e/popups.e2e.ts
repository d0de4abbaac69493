// The popups: each opens from where a person finds it, keeps the focus, and closes by Escape, by a press beside it and by
// the back button, the top one alone. Those with a form say what is missing, and what is not open yet says so.
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { registerPerson } from "./caller.ts";
import { accountMenu, loginPopup, openLogin, openRegister, registerPopup } from "./entry.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone, type Visit } from "./journey.ts";
import { accessFaults, expectNoSideways, isTurnOf, type Look, looks, seenIn, untilDrawn, untilStill } from "./looks.ts";
import { en, type Words } from "./words.ts";

const stage = openStage();

const popup = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true });

type Opened = {
	readonly name: string;
	readonly title: (words: Words) => string;
	/** Opens it by what a person presses; answers what had the focus, where there is such a thing. */
	readonly open: (page: Page, words: Words) => Promise<Locator | undefined>;
	/** A phone has a page for it. */
	readonly deskOnly?: true;
	/** On a desk it stands beside the page. */
	readonly phoneOnly?: true;
};

const pressed = async (button: Locator): Promise<Locator> => {
	await button.click();
	return button;
};

const header = (page: Page, name: string): Locator =>
	page.getByRole("banner").getByRole("button", { name, exact: true });

/** By the right bar on a desk, by the menu on a phone; notices have a page of their own there. */
async function fromTheHouse(page: Page, name: string, brand: Words["brand"]): Promise<Locator> {
	if ((page.viewportSize()?.width ?? 0) > phone.width) {
		return pressed(
			page.getByRole("complementary", { name: brand.dock.title }).getByRole("button", { name, exact: true }),
		);
	}
	await page.getByRole("button", { name: brand.nav.games, exact: true }).click();
	return pressed(popup(page, brand.nav.menu).getByRole("button", { name, exact: true }));
}

const ofVisitors: readonly Opened[] = [
	{
		name: "login",
		title: ({ members }) => members.login.title,
		open: (page, { brand }) => pressed(header(page, brand.account.logIn)),
	},
	{
		name: "register",
		title: ({ members }) => members.register.title,
		open: (page, { brand }) => pressed(header(page, brand.account.register)),
	},
	{
		name: "search",
		title: ({ games }) => games.search.title,
		open: (page, { brand }) => pressed(header(page, brand.search.open)),
	},
	{
		name: "notices",
		title: ({ brand }) => brand.notices.title,
		open: (page, { brand }) => fromTheHouse(page, brand.dock.notices, brand),
		deskOnly: true,
	},
	{
		name: "chat room",
		title: ({ members }) => members.chat.title,
		open: (page, { brand, members }) => fromTheHouse(page, members.chat.title, brand),
		phoneOnly: true,
	},
	{
		name: "feedback",
		title: ({ brand }) => brand.feedback.title,
		open: (page, { brand }) => fromTheHouse(page, brand.feedback.title, brand),
	},
	{
		name: "shortcuts",
		title: ({ brand }) => brand.shortcuts.title,
		open: async (page) => {
			await page.keyboard.press("?");
			return undefined;
		},
	},
];

const ofMembers: readonly Opened[] = [
	{
		name: "sign out",
		title: ({ brand }) => brand.account.signOutTitle,
		open: async (page, { brand }) => {
			const menu = page.getByRole("button", { name: new RegExp(`^${brand.account.menu}: `) });
			await menu.click();
			await page.getByRole("button", { name: brand.account.signOut, exact: true }).click();
			return menu;
		},
	},
	{
		name: "change password",
		title: ({ members }) => members.password.title,
		open: async (page, { brand, members }) => {
			const menu = page.getByRole("button", { name: new RegExp(`^${brand.account.menu}: `) });
			await menu.click();
			await header(page, brand.account.centre).click();
			const centre = popup(page, brand.account.centre);
			return pressed(centre.getByRole("button", { name: members.password.title, exact: true }));
		},
	},
];

const hasFocus = (place: Locator): Promise<boolean> =>
	place.evaluate((element) => element.contains(document.activeElement));

/** Tab goes round inside; between the last thing and the first it rests a moment on a guard of the popup. */
async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
	await expect.poll(() => hasFocus(dialog)).toBe(true);
	for (let press = 0; press < 10; press += 1) {
		await page.keyboard.press(press % 5 === 4 ? "Shift+Tab" : "Tab");
		await expect.poll(() => hasFocus(dialog)).toBe(true);
	}
}

/** What a popup was opened from may be one itself. */
async function closeAll(page: Page): Promise<void> {
	const dialogs = page.getByRole("dialog");
	for (let left = await dialogs.count(); left > 0; left -= 1) {
		await page.keyboard.press("Escape");
		await expect.poll(() => dialogs.count()).toBe(left - 1);
	}
}

async function lookAtAll({ page }: Visit, all: readonly Opened[], look: Look): Promise<void> {
	for (const [place, { name, title, open, deskOnly, phoneOnly }] of all.entries()) {
		if ((look.viewport === phone ? deskOnly : phoneOnly) === true) continue;
		const opener = await open(page, look.words);
		const dialog = popup(page, title(look.words));
		await dialog.waitFor();
		await untilStill(page);
		if (isTurnOf(look, place) || deskOnly === true) expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await expectNoSideways(page);
		await keepPicture(page, `popup ${name} on ${look.name}`);
		await expectFocusKept(page, dialog);
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "hidden" });
		if (opener !== undefined) await expect.poll(() => hasFocus(opener)).toBe(true);
		await closeAll(page);
	}
}

describe.each(looks)("on $name", (look) => {
	it("every popup of a visitor stands, keeps the focus and gives it back", { timeout: 240_000 }, async () => {
		const visit = await stage.visit(seenIn(look));
		await visit.page.goto("/page/about");
		await untilStill(visit.page);
		await lookAtAll(visit, ofVisitors, look);
		expectNoFaults(visit);
	});

	it("every popup of a member stands, keeps the focus and gives it back", { timeout: 240_000 }, async () => {
		const visit = await stage.visit(seenIn(look));
		await arriveAs(visit, await registerPerson());
		await visit.page.goto("/page/about");
		await untilStill(visit.page);
		await lookAtAll(visit, ofMembers, look);
		expectNoFaults(visit);
	});
});

it("a popup is 600 px wide and at least 300 high, however little stands in it; a question is 400 wide", async () => {
	const visit = await stage.visit();
	await arriveAs(visit, await registerPerson());
	const { page } = visit;
	await page.goto("/page/about");
	await untilStill(page);
	const sizeOf = async (dialog: Locator) => {
		await untilDrawn(page);
		return dialog.evaluate((element) => {
			const { offsetWidth = 0, offsetHeight = 0 } = element instanceof HTMLElement ? element : {};
			return { width: offsetWidth, height: offsetHeight };
		});
	};
	await fromTheHouse(page, en.brand.feedback.title, en.brand);
	const feedback = popup(page, en.brand.feedback.title);
	await feedback.waitFor();
	const { width, height } = await sizeOf(feedback);
	expect(width).toBe(600);
	expect(height).toBeGreaterThanOrEqual(300);
	await feedback.evaluate((element) => element.replaceChildren());
	expect(await sizeOf(page.getByRole("dialog"))).toEqual({ width: 600, height: 300 });
	await page.reload();
	await untilStill(page);
	await accountMenu(page).click();
	await page.getByRole("button", { name: en.brand.account.signOut, exact: true }).click();
	const question = popup(page, en.brand.account.signOutTitle);
	await question.waitFor();
	expect((await sizeOf(question)).width).toBe(400);
	expectNoFaults(visit);
});

it.each([
	["a desk", desk],
	["a phone", phone],
])("on %s the title of an entry stands at the top, and covers nothing of what is below", async (_name, viewport) => {
	const visit = await stage.visit({ viewport });
	const { page } = visit;
	await page.goto("/page/about");
	await untilStill(page);
	for (const [open, popupOf] of [
		[openLogin, loginPopup],
		[openRegister, registerPopup],
	] as const) {
		await open(page);
		const dialog = popupOf(page);
		await dialog.waitFor();
		await untilStill(page);
		await untilDrawn(page);
		// On a phone it comes below a picture, until that is scrolled away.
		const off = await dialog.evaluate((element) => {
			const title = element.querySelector("p.sticky");
			return Math.round((title?.getBoundingClientRect().top ?? Number.NaN) - element.getBoundingClientRect().top);
		});
		expect(viewport === desk ? off === 0 : off >= 0).toBe(true);
		await closeAll(page);
	}
	expectNoFaults(visit);
});
