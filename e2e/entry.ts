// The ways in, as a person takes them: the popups of registration and login, and the header that says who is here.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { goodPassword, newName } from "./caller.ts";
import { amountIn } from "./slot.ts";
import { en, label } from "./words.ts";

const { fields, login, register } = en.members;

export const loginPopup = (page: Page): Locator => page.getByRole("dialog", { name: login.title, exact: true });
export const registerPopup = (page: Page): Locator => page.getByRole("dialog", { name: register.title, exact: true });

/** The header's own buttons, which a popup may repeat. */
const header = (page: Page): Locator => page.getByRole("banner");

export const openRegister = (page: Page): Promise<void> =>
	header(page).getByRole("button", { name: en.brand.account.register, exact: true }).click();

/** The form of the login in the header of a wide window. */
export const loginBar = (page: Page): Locator =>
	header(page).getByRole("form", { name: en.brand.account.logIn, exact: true });

/** On a wide window it is the button of the empty form, which leads to the popup. */
export const openLogin = (page: Page): Promise<void> =>
	header(page).getByRole("button", { name: en.brand.account.logIn, exact: true }).click();

export type Typed = { readonly username: string; readonly password: string };

/** Fills the open registration popup with somebody new and sends it. */
export async function registerIn(popup: Locator): Promise<Typed> {
	const typed = { username: newName(), password: goodPassword };
	await popup.getByLabel(label(fields.username)).fill(typed.username);
	await popup.getByLabel(label(fields.password)).fill(typed.password);
	await popup.getByLabel(label(fields.confirmPassword)).fill(typed.password);
	await popup.getByLabel(label(fields.birthday)).fill("1990-05-07");
	await popup.getByRole("checkbox", { name: /18/ }).check();
	await popup.getByRole("button", { name: register.act, exact: true }).click();
	return typed;
}

/** Fills the open login popup, or the header's form, and sends it. */
export async function logInThrough(popup: Locator, typed: Typed): Promise<void> {
	await popup.getByLabel(label(fields.username)).fill(typed.username);
	await popup.getByLabel(label(fields.password)).fill(typed.password);
	await popup.getByRole("button", { name: login.act, exact: true }).click();
}

/** A Korean number, its country first. */
export async function typeNumber(popup: Locator, number: string): Promise<void> {
	await popup.getByRole("button", { name: new RegExp(`^${en.members.phone.country}: `) }).click();
	await popup.page().keyboard.type("south korea");
	await popup.page().keyboard.press("Enter");
	await popup.getByRole("textbox", { name: label(fields.mobileNum) }).fill(number);
}

export const headerBalance = (page: Page): Locator =>
	// What stands apart is in the same button, after it.
	page.getByRole("button", { name: en.brand.account.hideBalance, exact: true }).locator("> span").first();

export async function expectHeaderBalance(page: Page, minor: bigint): Promise<void> {
	await expect.poll(() => amountIn(headerBalance(page)), { timeout: 10_000 }).toBe(minor);
}

export const accountMenu = (page: Page): Locator =>
	page.getByRole("button", { name: new RegExp(`^${en.brand.account.menu}: `) });

/** Signs out by the menu and its question. */
export async function signOut(page: Page): Promise<void> {
	await accountMenu(page).click();
	await page.getByRole("button", { name: en.brand.account.signOut, exact: true }).click();
	const question = page.getByRole("dialog", { name: en.brand.account.signOutTitle, exact: true });
	await question.getByRole("button", { name: en.brand.account.signOut, exact: true }).click();
	await header(page).getByRole("button", { name: en.brand.account.logIn, exact: true }).waitFor();
}
