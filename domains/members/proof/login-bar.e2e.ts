// Logging in by the header of a wide window: straight in, on in the popup where more is asked, and beside it the other ways.
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { houseLanguages, languageNames, languageTags } from "#platform/kernel";
import { registerPerson } from "../../../e2e/caller.ts";
import {
	accountMenu,
	expectHeaderBalance,
	logInThrough,
	loginBar,
	loginPopup,
	registerPopup,
} from "../../../e2e/entry.ts";
import { desk, expectNoFaults, keepPicture, openStage, phone, smallDesk, type Visit } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill, wear } from "../../../e2e/looks.ts";
import { handOutPassword } from "../../../e2e/operator.ts";
import { en, label } from "../../../e2e/words.ts";

const stage = openStage();
/** The button of the list of languages, in whichever is spoken. */
const languageButton = new RegExp(`: (?:${Object.values(languageNames).join("|")})$`);
const { captcha, errors, fields, forgotten, password } = en.members;

/** All that a browser keeps, and the address. */
async function kept({ page, context }: Visit): Promise<string> {
	const session = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
	return [session, JSON.stringify(await context.storageState()), page.url()].join();
}

describe("the header's form", () => {
	it("logs in and leads home; nothing keeps the password", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		const person = await registerPerson();
		await page.goto("/promotions");
		await logInThrough(loginBar(page), { username: person.account, password: person.password });
		await page.waitForURL("**/index");
		await expectHeaderBalance(page, 1_000_000n);
		expect(await page.getByRole("dialog").count()).toBe(0);
		expect(await kept(visit)).not.toContain(person.password);
		expectNoFaults(visit);
	});

	it("is sent by the keys alone, in the order one reads it", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		const person = await registerPerson();
		await page.goto("/help");
		const form = loginBar(page);
		await form.getByLabel(label(fields.username)).focus();
		await page.keyboard.type(person.account);
		await page.keyboard.press("Tab");
		await page.keyboard.type(person.password);
		await page.keyboard.press("Tab");
		const shows = form.getByRole("button", { name: en.brand.account.showPassword, exact: true });
		expect(await shows.evaluate((button) => button === document.activeElement)).toBe(true);
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await accountMenu(page).waitFor();
		expectNoFaults(visit);
	});

	it("asks for what is missing, in its own words", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/index");
		const form = loginBar(page);
		await form.getByLabel(label(fields.password)).fill("three4stones");
		await page.keyboard.press("Enter");
		await form.getByRole("alert").getByText(en.brand.account.fillIn, { exact: true }).waitFor();
		const name = form.getByLabel(label(fields.username));
		expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
		await untilStill(page);
		expect(await accessFaults(page, "header")).toEqual([]);
		expectNoFaults(visit);
	});

	it("a wrong password goes on in the popup, with what was typed and the captcha", async () => {
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		const person = await registerPerson();
		await page.goto("/promotions");
		await logInThrough(loginBar(page), { username: person.account, password: "wrong4all" });
		const popup = loginPopup(page);
		await popup.getByRole("alert").getByText(errors.WRONG_CREDENTIALS, { exact: true }).waitFor();
		await popup.getByRole("img", { name: captcha.picture }).waitFor();
		expect(await popup.getByLabel(label(fields.username)).inputValue()).toBe(person.account);
		expect(await popup.getByLabel(label(fields.password)).inputValue()).toBe("wrong4all");
		expect(await kept(visit)).not.toContain("wrong4all");
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await keepPicture(page, "login bar handed over");
		await popup.getByLabel(label(fields.captcha)).fill("wrong");
		await logInThrough(popup, { username: person.account, password: person.password });
		await popup.getByText(errors.CAPTCHA_WRONG, { exact: true }).waitFor();
		await page.keyboard.press("Escape");
		await popup.waitFor({ state: "hidden" });
		expect(await loginBar(page).getByLabel(label(fields.username)).inputValue()).toBe(person.account);
		expectNoFaults(visit);
	});

	it("a new password that is asked for comes first, in the popup", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		const person = await registerPerson();
		const once = await handOutPassword(person.account);
		await page.goto("/promotions");
		await logInThrough(loginBar(page), { username: person.account, password: once });
		const asked = page.getByRole("dialog", { name: password.expiredTitle, exact: true });
		await asked.getByLabel(label(password.newPassword)).fill("stones4all");
		expect(await asked.getByLabel(label(password.oldPassword)).count()).toBe(0);
		await asked.getByLabel(label(password.confirmNewPassword)).fill("stones4all");
		await asked.getByRole("button", { name: password.act, exact: true }).click();
		await page.waitForURL("**/index");
		await expectHeaderBalance(page, 1_000_000n);
		expectNoFaults(visit);
	});

	it("has the other ways beside it: a forgotten password, a registration, a guest's look around", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/promotions");
		const press = (name: string) => loginBar(page).getByRole("button", { name, exact: true }).click();
		const { account } = en.brand;
		await press(account.forgot);
		const popup = page.getByRole("dialog", { name: forgotten.title, exact: true });
		await popup.waitFor();
		await page.keyboard.press("Escape");
		await popup.waitFor({ state: "hidden" });
		await press(account.register);
		await registerPopup(page).waitFor();
		await page.keyboard.press("Escape");
		await registerPopup(page).waitFor({ state: "hidden" });
		await press(account.freePlay);
		await page.waitForURL("**/index");
		await accountMenu(page).waitFor();
		expectNoFaults(visit);
	});
});

describe("the header of a visitor", () => {
	it("on a phone and on a small desk has the buttons, which open the popups", async () => {
		const visit = await stage.visit({ viewport: phone });
		const { page } = visit;
		await page.goto("/index");
		for (const viewport of [phone, smallDesk]) {
			await page.setViewportSize(viewport);
			await page.getByRole("banner").getByRole("button", { name: en.brand.account.logIn, exact: true }).click();
			await loginPopup(page).waitFor();
			expect(await loginBar(page).count()).toBe(0);
			await page.keyboard.press("Escape");
			await loginPopup(page).waitFor({ state: "hidden" });
		}
		expectNoFaults(visit);
	});

	it("stands whole on every wide window, light and dark", async () => {
		const visit = await stage.visit({ colorScheme: "light" });
		const { page } = visit;
		await page.goto("/help");
		for (const width of [1152, 1280, desk.width]) {
			await page.setViewportSize({ width, height: 800 });
			await untilStill(page);
			await expectNoSideways(page);
			const field = await loginBar(page).getByLabel(label(fields.username)).boundingBox();
			expect(field?.width ?? 0).toBeGreaterThan(90);
			for (const coloursOnly of [false, true]) {
				const theme = await page.getAttribute("html", "data-theme");
				expect([theme, ...(await accessFaults(page, "header", { coloursOnly }))]).toEqual([theme]);
				await keepPicture(page, `login bar ${width} ${theme}`);
				if (!coloursOnly) await wear(page, theme === "light" ? "dark" : "light");
			}
		}
		expectNoFaults(visit);
	});

	it("speaks every language that is chosen there, and all of it fits", { timeout: 120_000 }, async () => {
		const visit = await stage.visit({ viewport: { width: 1152, height: 800 } });
		const { page } = visit;
		await page.goto("/help");
		const banner = page.getByRole("banner");
		await banner.getByRole("form").waitFor();
		for (const code of houseLanguages) {
			await banner.getByRole("button", { name: languageButton }).click();
			await page.getByRole("button", { name: languageNames[code], exact: true }).click();
			await expect.poll(() => page.getAttribute("html", "lang")).toBe(languageTags[code]);
			await untilStill(page);
			await expectNoSideways(page);
			expect([code, ...(await cutIn(banner.getByRole("form")))]).toEqual([code]);
		}
		expectNoFaults(visit);
	});
});

/** What does not fit into the form: fields whose hint is cut, parts that stick out. */
function cutIn(form: Locator): Promise<readonly (string | null)[]> {
	return form.evaluate((all) => {
		const fields = [...all.querySelectorAll("input")].filter(({ placeholder, clientWidth }) => {
			const ruler = Object.assign(document.createElement("span"), { textContent: placeholder, className: "text-14" });
			all.append(ruler);
			const { width } = ruler.getBoundingClientRect();
			ruler.remove();
			return width + 20 > clientWidth;
		});
		const right = all.getBoundingClientRect().right + 1;
		const sticking = [...all.children].filter((part) => part.getBoundingClientRect().right > right);
		return [...fields.map(({ name }) => name), ...sticking.map(({ textContent }) => textContent)];
	});
}
