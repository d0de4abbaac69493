// The ways in as the brand switches them, a new password that is asked for, and where a login leads: exactly where the
// person was going, or home.
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bootstrapSite } from "#brand/contract";
import { logIn } from "#members/contract";
import { openBooks } from "../../../e2e/books.ts";
import { caller, codeOf, logInAs, must, registerPerson } from "../../../e2e/caller.ts";
import { logInThrough, loginPopup, openLogin, openRegister, registerPopup } from "../../../e2e/entry.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, untilStill } from "../../../e2e/looks.ts";
import { handOutPassword } from "../../../e2e/operator.ts";
import { en, label, says } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const { errors, fields, forgotten, login, password, register } = en.members;

const flags = ["MOBILEVERCODELOGIN3", "MOBILENUMREG3", "MOBILENUMPASSREG3", "CHNGPASSVERIF3"] as const;
const switchFlags = (enabled: boolean): Promise<void> =>
	books.run(`update brand.flags set enabled = ${enabled} where flag in (${flags.map((flag) => `'${flag}'`).join()})`);

describe("a new password", () => {
	it("that is asked for comes before anything else, also after the page is loaded anew; leaving it signs out", {
		timeout: 120_000,
	}, async () => {
		const person = await registerPerson();
		const once = await handOutPassword(person.account);
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		await page.goto("/promotions");
		await openLogin(page);
		await logInThrough(loginPopup(page), { username: person.account, password: once });
		const asked = page.getByRole("dialog", { name: password.expiredTitle, exact: true });
		await asked.waitFor();
		expect(await asked.getByLabel(label(password.oldPassword)).count()).toBe(0);
		await page.reload();
		await asked.getByLabel(label(password.oldPassword)).waitFor();
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await keepPicture(page, "password asked for");
		await page.goBack();
		await page.getByRole("banner").getByRole("button", { name: en.brand.account.logIn, exact: true }).waitFor();
		expect(await page.evaluate(() => [sessionStorage.getItem("token"), sessionStorage.getItem("cpw")])).toEqual([
			null,
			null,
		]);
		expectNoFaults(visit);
	});

	it("given where it was asked for leads on; the old one is no longer asked for and no longer good", async () => {
		const person = await registerPerson();
		const once = await handOutPassword(person.account);
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/promotions");
		await openLogin(page);
		await logInThrough(loginPopup(page), { username: person.account, password: once });
		const asked = page.getByRole("dialog", { name: password.expiredTitle, exact: true });
		await asked.getByLabel(label(password.newPassword)).fill("stones4all");
		await asked.getByLabel(label(password.confirmNewPassword)).fill("stones4al");
		await asked.getByRole("button", { name: password.act, exact: true }).click();
		await asked.getByText(errors.PASSWORDS_DIFFER, { exact: true }).waitFor();
		await asked.getByLabel(label(password.confirmNewPassword)).fill("stones4all");
		await asked.getByRole("button", { name: password.act, exact: true }).click();
		await page.waitForURL("**/index");
		expect(await page.evaluate(() => sessionStorage.getItem("cpw"))).toBeNull();
		expect((await logInAs({ account: person.account, password: "stones4all" })).account).toBe(person.account);
		for (const former of [once, person.password]) {
			const again = caller().call(logIn, { username: person.account, password: former });
			expect(await codeOf(again)).toBe("WRONG_CREDENTIALS");
		}
		expectNoFaults(visit);
	});

	it("that a member wishes is changed in the personal centre and leads home", async () => {
		const person = await registerPerson();
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		await arriveAs(visit, person);
		await page.goto("/promotions?panel=securityCenter");
		await page.getByRole("button", { name: password.title, exact: true }).click();
		const dialog = page.getByRole("dialog", { name: password.title, exact: true });
		await dialog.getByText(person.account, { exact: true }).waitFor();
		await dialog.getByLabel(label(password.oldPassword)).fill("not-it-4all");
		await dialog.getByLabel(label(password.newPassword)).fill("stones4all");
		await dialog.getByLabel(label(password.confirmNewPassword)).fill("stones4all");
		await dialog.getByRole("button", { name: password.act, exact: true }).click();
		await dialog.getByText(errors.WRONG_OLD_PASSWORD, { exact: true }).waitFor();
		expect(await dialog.getByLabel(label(password.newPassword)).inputValue()).toBe("stones4all");
		await dialog.getByLabel(label(password.oldPassword)).fill(person.password);
		await dialog.getByRole("button", { name: password.act, exact: true }).click();
		await page.waitForURL((url) => url.pathname === "/index" && url.search === "");
		expect(await page.getByRole("dialog").count()).toBe(0);
		expectNoFaults(visit);
	});
});

describe("a login leads", () => {
	it("to the page of the personal centre that an address asked for", async () => {
		const { account, password: secret } = await registerPerson();
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/promotions?panel=referral");
		await logInThrough(loginPopup(page), { username: account, password: secret });
		const centre = page.getByRole("dialog", { name: en.brand.account.centre, exact: true });
		await centre.getByText(en.promotions.friends.code, { exact: true }).waitFor();
		const { pathname, search } = new URL(page.url());
		expect([pathname, search]).toEqual(["/promotions", "?panel=referral"]);
		expectNoFaults(visit);
	});

	it("a failed registration keeps what was typed", async () => {
		const { account } = await registerPerson();
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		await page.goto("/index");
		await openRegister(page);
		const form = registerPopup(page);
		await form.getByLabel(label(fields.username)).fill(account);
		await form.getByLabel(label(fields.password)).fill("stones4all");
		await form.getByLabel(label(fields.confirmPassword)).fill("stones4all");
		await form.getByLabel(label(fields.birthday)).fill("1990-05-07");
		await form.getByRole("checkbox", { name: /18/ }).check();
		await form.getByRole("button", { name: register.act, exact: true }).click();
		await form.getByText(errors.USERNAME_TAKEN, { exact: true }).waitFor();
		expect(await form.getByLabel(label(fields.birthday)).inputValue()).toBe("1990-05-07");
		expect(await form.getByLabel(label(fields.password)).inputValue()).toBe("stones4all");
		expectNoFaults(visit);
	});
});

describe("with the flags of mobile numbers on", () => {
	beforeAll(async () => {
		await switchFlags(true);
		const areOn = async () => {
			const { whitelabel } = await must(caller().call(bootstrapSite, {}));
			expect(flags.map((flag) => whitelabel[flag].enabled)).toEqual(flags.map(() => 1));
		};
		await vi.waitFor(areOn, { timeout: 20_000, interval: 300 });
	});
	afterAll(() => switchFlags(false));

	it.each([
		["desk", desk, "dark"],
		["phone", phone, "light"],
	] as const)(
		"login, registration and forgotten password have their second way, on a %s",
		{ timeout: 180_000 },
		async (size, viewport, colorScheme) => {
			const visit = await stage.visit({ viewport, colorScheme });
			const { page } = visit;
			await page.goto("/login");
			await untilStill(page);
			const entry = loginPopup(page);
			await entry.getByRole("tab", { name: login.sms, exact: true }).click();
			await entry.getByRole("button", { name: en.members.phone.send, exact: true }).click();
			await entry.getByText(errors.PHONE_NUMBER_MISSING, { exact: true }).waitFor();
			await entry.getByRole("button", { name: new RegExp(`^${en.members.phone.country}: `) }).click();
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await keepPicture(page, `countries ${size}`);
			await page.keyboard.type("south korea");
			await page.keyboard.press("Enter");
			await entry
				.getByRole("textbox", { name: label(fields.mobileNum) })
				.fill(size === "desk" ? "01055500001" : "01055500002");
			await entry.getByRole("button", { name: en.members.phone.send, exact: true }).click();
			await entry.getByRole("button", { name: says(en.members.phone.again) }).waitFor();
			await entry.getByRole("textbox", { name: label(fields.verificationCode) }).fill("123456");
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await keepPicture(page, `login by text message ${size}`);
			await entry.getByRole("button", { name: login.forgotOpen, exact: true }).click();
			const reset = page.getByRole("dialog", { name: forgotten.title, exact: true });
			await reset.getByRole("tab", { name: forgotten.mobile, exact: true }).click();
			await reset.getByRole("button", { name: forgotten.mobileAct, exact: true }).click();
			await reset.getByText(errors.PHONE_CODE_MISSING, { exact: true }).waitFor();
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await keepPicture(page, `forgotten by mobile ${size}`);
			await page.goto("/register");
			const form = registerPopup(page);
			await form.getByRole("tab", { name: fields.mobileNum, exact: true }).click();
			await form.getByRole("textbox", { name: label(fields.mobileNum) }).waitFor();
			await untilStill(page);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await keepPicture(page, `register by mobile ${size}`);
			expectNoFaults(visit);
		},
	);
});
