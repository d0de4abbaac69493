// A number that a third party proves in a window of its own, as a person goes it: registering by it, logging in by it, and
// closing the window. The stand-in of this machine is switched on as an operator does it; its codes lie in the outbox.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bootstrapSite } from "#brand/contract";
import { openBooks } from "../../../e2e/books.ts";
import { caller, must } from "../../../e2e/caller.ts";
import { accountMenu, loginPopup, openLogin, registerPopup, signOut, typeNumber } from "../../../e2e/entry.ts";
import { desk, expectNoFaults, keepPicture, openStage, phone, type Visit, watchPage } from "../../../e2e/journey.ts";
import { accessFaults, untilStill } from "../../../e2e/looks.ts";
import { operate } from "../../../e2e/operator.ts";
import { codeTo } from "../../../e2e/outbox.ts";
import { en, label, says } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const { errors, fields, login, provider, register, simulator } = en.members;
const title = "Mosaic Pass";
const flags = ["MOBILEVERCODELOGIN3", "MOBILENUMREG3"] as const;

const switchFlags = (enabled: boolean): Promise<void> =>
	books.run(`update brand.flags set enabled = ${enabled} where flag in (${flags.map((flag) => `'${flag}'`).join()})`);

beforeAll(async () => {
	await switchFlags(true);
	await operate("member", ["phone-provider", "simulator", "--title", title]);
	const areOn = async () => {
		const { whitelabel } = await must(caller().call(bootstrapSite, {}));
		expect(flags.map((flag) => whitelabel[flag].enabled)).toEqual(flags.map(() => 1));
	};
	await vi.waitFor(areOn, { timeout: 20_000, interval: 300 });
}, 60_000);
afterAll(async () => {
	await operate("member", ["phone-provider", "off"]);
	await switchFlags(false);
}, 60_000);

type Popup = ReturnType<typeof loginPopup>;

/** The window that a press opens, once it stands. */
async function openWindow({ page, faults }: Visit, press: () => Promise<void>): Promise<Page> {
	const [popup] = await Promise.all([page.waitForEvent("popup"), press()]);
	const noted: string[] = [];
	watchPage(popup, { faults: noted, refusalsExpected: true });
	await popup.getByRole("heading", { name: simulator.title, exact: true }).waitFor();
	expect([...faults, ...noted]).toEqual([]);
	return popup;
}

/** The person types the code that came; the window closes by itself. */
async function proveIn(popup: Page, number: string): Promise<void> {
	await popup.getByText(says(simulator.text)).waitFor();
	const code = await codeTo(`+82${number.slice(1)}`);
	const field = popup.getByRole("textbox", { name: label(fields.verificationCode) });
	await field.fill(code === "111111" ? "222222" : "111111");
	await popup.getByRole("button", { name: provider.act, exact: true }).click();
	await popup.getByText(errors.PHONE_CODE_INVALID, { exact: true }).waitFor();
	await field.fill(code);
	const send = popup.getByRole("button", { name: provider.act, exact: true });
	await Promise.all([popup.waitForEvent("close"), send.click()]);
}

const verify = (form: Popup) => form.getByRole("button", { name: provider.act, exact: true }).last();

describe("a third party proves the number", { timeout: 180_000 }, () => {
	it("a person registers by it, signs out, and logs in by it without a new password", async () => {
		const visit = await stage.visit({ refusalsExpected: true, viewport: phone, colorScheme: "light" });
		const { page } = visit;
		const number = "01077800001";
		await page.goto("/register");
		const form = registerPopup(page);
		await form.getByRole("tab", { name: fields.mobileNum, exact: true }).click();
		await typeNumber(form, number);
		const popup = await openWindow(visit, () => verify(form).click());
		await untilStill(popup);
		expect(await accessFaults(popup, "main")).toEqual([]);
		await keepPicture(popup, "verification window");
		await proveIn(popup, number);
		await form.getByText(says(provider.proven, { title })).waitFor();
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await keepPicture(page, "number verified phone");
		await form.getByLabel(label(fields.birthday)).last().fill("1990-05-07");
		await form.getByRole("checkbox", { name: /18/ }).last().check();
		await form.getByRole("button", { name: register.act, exact: true }).last().click();
		await accountMenu(page).waitFor();
		await books.run(`update members.accounts set password_is_default = true where account = '${number}'`);
		await signOut(page);
		await openLogin(page);
		const entry = loginPopup(page);
		await entry.getByRole("tab", { name: login.sms, exact: true }).click();
		await typeNumber(entry, number);
		const press = () => entry.getByRole("button", { name: login.act, exact: true }).click();
		await proveIn(await openWindow(visit, press), number);
		await accountMenu(page).waitFor();
		expect(await page.evaluate(() => sessionStorage.getItem("cpw"))).toBeNull();
		expectNoFaults(visit);
	});

	it("who closes the window is told so; nothing is registered, and the form stays", async () => {
		const visit = await stage.visit({ viewport: desk, colorScheme: "dark" });
		const { page } = visit;
		const number = "01077800002";
		await page.goto("/register");
		const form = registerPopup(page);
		await form.getByRole("tab", { name: fields.mobileNum, exact: true }).click();
		await typeNumber(form, number);
		await form.getByLabel(label(fields.birthday)).last().fill("1990-05-07");
		await form.getByRole("checkbox", { name: /18/ }).last().check();
		const press = () => form.getByRole("button", { name: register.act, exact: true }).last().click();
		const popup = await openWindow(visit, press);
		await popup.getByRole("button", { name: simulator.cancel, exact: true }).click();
		await form.getByText(errors.PHONE_POPUP_CLOSED, { exact: true }).waitFor();
		expect(await form.getByRole("textbox", { name: label(fields.mobileNum) }).inputValue()).toBe(number);
		expect(await form.getByLabel(label(fields.birthday)).last().inputValue()).toBe("1990-05-07");
		await form.getByRole("button", { name: says(en.members.phone.again) }).waitFor();
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await keepPicture(page, "verification window closed");
		await page.reload();
		expect(await accountMenu(page).count()).toBe(0);
		expectNoFaults(visit);
	});
});
