// The ways that need a code, as a person goes them: register by number, log in by text message, set a new password by
// phone and by e-mail. The codes are read where an operator of one machine reads them.
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bootstrapSite } from "#brand/contract";
import { logIn } from "#members/contract";
import { openBooks } from "../../../e2e/books.ts";
import { caller, codeOf, logInAs, must, registerPerson } from "../../../e2e/caller.ts";
import { accountMenu, loginPopup, openLogin, registerPopup, signOut, typeNumber } from "../../../e2e/entry.ts";
import { desk, expectNoFaults, keepPicture, openStage, phone, type Visit } from "../../../e2e/journey.ts";
import { accessFaults, untilStill } from "../../../e2e/looks.ts";
import { codeTo, lettersTo } from "../../../e2e/outbox.ts";
import { en, label, says } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const { errors, fields, forgotten, login, password, phone: phoneWords, register } = en.members;
const flags = ["MOBILEVERCODELOGIN3", "MOBILENUMREG3", "CHNGPASSVERIF3"] as const;

const switchFlags = (enabled: boolean): Promise<void> =>
	books.run(`update brand.flags set enabled = ${enabled} where flag in (${flags.map((flag) => `'${flag}'`).join()})`);

beforeAll(async () => {
	await switchFlags(true);
	const areOn = async () => {
		const { whitelabel } = await must(caller().call(bootstrapSite, {}));
		expect(flags.map((flag) => whitelabel[flag].enabled)).toEqual(flags.map(() => 1));
	};
	await vi.waitFor(areOn, { timeout: 20_000, interval: 300 });
});
afterAll(() => switchFlags(false));

type Popup = ReturnType<typeof loginPopup>;

async function askForCode(popup: Popup, number: string): Promise<string> {
	await popup.getByRole("button", { name: phoneWords.send, exact: true }).click();
	await popup.getByRole("button", { name: says(phoneWords.again) }).waitFor();
	return codeTo(`+82${number.slice(1)}`);
}

const codeField = (popup: Popup) => popup.getByRole("textbox", { name: label(fields.verificationCode) });
const otherThan = (code: string) => (code === "111111" ? "222222" : "111111");

async function openForgotten(visit: Visit) {
	await visit.page.goto("/login");
	await loginPopup(visit.page).getByRole("button", { name: login.forgotOpen, exact: true }).click();
	return visit.page.getByRole("dialog", { name: forgotten.title, exact: true });
}

describe("by phone", { timeout: 180_000 }, () => {
	it("a person registers by number, signs out, logs in by text message and is remembered", async () => {
		const visit = await stage.visit({ refusalsExpected: true, viewport: phone, colorScheme: "light" });
		const { page } = visit;
		const number = "01077700001";
		await page.goto("/register");
		const form = registerPopup(page);
		await form.getByRole("tab", { name: fields.mobileNum, exact: true }).click();
		await typeNumber(form, number);
		const code = await askForCode(form, number);
		await codeField(form).fill(otherThan(code));
		await form.getByLabel(label(fields.birthday)).last().fill("1990-05-07");
		await form.getByRole("checkbox", { name: /18/ }).last().check();
		await form.getByRole("button", { name: register.act, exact: true }).last().click();
		await form.getByText(errors.PHONE_CODE_INVALID, { exact: true }).waitFor();
		await untilStill(page);
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await keepPicture(page, "a wrong code phone");
		await codeField(form).fill(code);
		await form.getByRole("button", { name: register.act, exact: true }).last().click();
		await accountMenu(page).waitFor();
		await signOut(page);
		await openLogin(page);
		const entry = loginPopup(page);
		await entry.getByRole("tab", { name: login.sms, exact: true }).click();
		await typeNumber(entry, number);
		await codeField(entry).fill(await askForCode(entry, number));
		await entry.getByRole("checkbox", { name: login.rememberNumber, exact: true }).check();
		await keepPicture(page, "login by text message");
		await entry.getByRole("button", { name: login.act, exact: true }).click();
		await accountMenu(page).waitFor();
		const cookies = Object.fromEntries((await visit.context.cookies()).map(({ name, value }) => [name, value]));
		expect(cookies).toMatchObject({ loginTypeSms: "1", loginRemember: number });
		expectNoFaults(visit);
	});

	it("the countdown outlives a reload, and a new password logs in by itself", async () => {
		const number = "01077700002";
		const person = await registerPerson();
		await books.run(`insert into members.contacts select id, merchant, 'phone', '+82${number.slice(1)}', now()
			from members.accounts where account = '${person.account}'`);
		const visit = await stage.visit({ viewport: desk });
		const { page } = visit;
		const first = await openForgotten(visit);
		await first.getByRole("tab", { name: forgotten.mobile, exact: true }).click();
		await typeNumber(first, number);
		const code = await askForCode(first, number);
		await page.reload();
		const popup = await openForgotten(visit);
		await popup.getByRole("tab", { name: forgotten.mobile, exact: true }).click();
		expect(await popup.getByRole("button", { name: says(phoneWords.again) }).isDisabled()).toBe(true);
		await typeNumber(popup, number);
		await codeField(popup).fill(code);
		await popup.getByLabel(label(password.newPassword)).fill("stones4all");
		await untilStill(page);
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await keepPicture(page, "new password by phone");
		await popup.getByRole("button", { name: forgotten.mobileAct, exact: true }).click();
		await accountMenu(page).waitFor();
		await page.waitForURL("**/index");
		// From elsewhere: told only to who has the right password.
		const again = caller().call(logIn, { username: person.account, password: "stones4all" });
		expect(await codeOf(again)).toBe("SECOND_PROOF_REQUIRED");
		expectNoFaults(visit);
	});
});

describe("by e-mail", { timeout: 180_000 }, () => {
	it("a password for one login comes to the address, and a new one is asked for before anything else", async () => {
		const person = await registerPerson();
		const email = `${person.account}@mail.com`;
		await books.run(`insert into members.contacts select id, merchant, 'email', '${email}', null
			from members.accounts where account = '${person.account}'`);
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		const popup = await openForgotten(visit);
		await popup.getByLabel(label(fields.username)).fill(person.account);
		await popup.getByLabel(label(fields.email)).fill("other@mail.com");
		await popup.getByRole("button", { name: forgotten.emailAct, exact: true }).click();
		await popup.getByText(errors.ACCOUNT_NOT_FOUND, { exact: true }).waitFor();
		await popup.getByLabel(label(fields.email)).fill(email);
		await page.waitForTimeout(1_100);
		await popup.getByRole("button", { name: forgotten.emailAct, exact: true }).click();
		await popup.getByText(forgotten.sentTitle, { exact: true }).waitFor();
		await keepPicture(page, "a password was mailed");
		const [mail] = await lettersTo(email);
		const once = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/.exec(mail?.body ?? "")?.[0] ?? "";
		await popup.getByRole("button", { name: forgotten.toLogin, exact: true }).click();
		const entry = loginPopup(page);
		await entry.getByRole("textbox", { name: label(fields.username) }).fill(person.account);
		await entry.getByLabel(label(fields.password)).fill(once);
		await entry.getByRole("button", { name: login.act, exact: true }).click();
		const asked = page.getByRole("dialog", { name: password.expiredTitle, exact: true });
		await asked.getByLabel(label(password.newPassword)).fill("stones4all");
		await asked.getByLabel(label(password.confirmNewPassword)).fill("stones4all");
		await asked.getByRole("button", { name: password.act, exact: true }).click();
		await page.waitForURL("**/index");
		expect((await logInAs({ account: person.account, password: "stones4all" })).account).toBe(person.account);
		expectNoFaults(visit);
	});
});
