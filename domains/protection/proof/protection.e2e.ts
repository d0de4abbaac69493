// Responsible play: a member sets limits in the personal centre, the server holds them past the site, and the page shows
// what was played.
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { logIn } from "#members/contract";
import { spinSlot } from "#slots/contract";
import { openBooks } from "../../../e2e/books.ts";
import {
	caller,
	codeOf,
	gameIdOf,
	must,
	newName,
	openPlay,
	type Person,
	registerPerson,
	vassalage,
} from "../../../e2e/caller.ts";
import { logInThrough, loginPopup } from "../../../e2e/entry.ts";
import {
	arriveAs,
	desk,
	expectNoFaults,
	keepPicture,
	openStage,
	phone,
	type Visit,
	walkTo,
} from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { playRound, slotIn } from "../../../e2e/slot.ts";
import { en, ko, label, says, type Words } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const patience = 120_000;

async function visitAs(person: Person, options: Parameters<typeof stage.visit>[0], language = "EN"): Promise<Visit> {
	const visit = await stage.visit({ ...options, language });
	await arriveAs(visit, person);
	await visit.page.goto("/index?panel=responsiblePlay");
	return visit;
}

/** Spins by a call, past the site; answers the code of a refusal. */
async function spin(client: Awaited<ReturnType<typeof openPlay>>["client"]): Promise<string> {
	const spun = await client.call(spinSlot, { coin: "0.02", key: crypto.randomUUID() });
	return spun.ok ? "played" : spun.error.code;
}

const actFor = (words: Words, act: string) =>
	says(words.protection.limits.actFor, {
		act,
		kind: words.protection.kinds.wager.title,
		period: words.protection.periods.day,
	});

describe("a limit of stakes", () => {
	it(
		"is set on the page, holds past the site at once, waits when it is loosened, and can be kept",
		async () => {
			const person = await registerPerson();
			const { client } = await openPlay("dancheong-gate", person.client);
			expect(await spin(client)).toBe("played");
			const visit = await visitAs(person, { viewport: desk });
			const { page } = visit;
			const { limits, dialog } = en.protection;
			await page.getByRole("button", { name: actFor(en, limits.set) }).click();
			const form = page.getByRole("dialog").last();
			await form.getByLabel(dialog.amount).fill("0.50");
			await form.getByText(dialog.atOnce, { exact: true }).waitFor();
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await form.getByRole("button", { name: dialog.save, exact: true }).click();
			await page.getByText(dialog.holds, { exact: true }).waitFor();
			await expect.poll(() => spin(client)).toBe("LIMIT_REACHED");

			await page.getByRole("button", { name: actFor(en, limits.change) }).click();
			await form.getByLabel(dialog.amount).fill("500");
			await form.getByRole("button", { name: dialog.save, exact: true }).click();
			await page.getByRole("button", { name: limits.keep, exact: true }).waitFor();
			expect(await spin(client)).toBe("LIMIT_REACHED");
			await keepPicture(page, "a looser limit waits");
			await page.getByRole("button", { name: limits.keep, exact: true }).click();
			await expect.poll(() => page.getByRole("button", { name: limits.keep, exact: true }).count()).toBe(0);
			expectNoFaults(visit);
		},
		patience,
	);
});

describe("RTS 13B a reality check", () => {
	it(
		"is chosen on the page, interrupts the game, and lets it go on once it is answered",
		async () => {
			const person = await registerPerson();
			const visit = await visitAs(person, { viewport: desk, refusalsExpected: true });
			const { page } = visit;
			const { reality, check } = en.protection;
			await page.getByLabel(reality.label).selectOption("10");
			await page.getByText(reality.saved, { exact: true }).waitFor();
			await page.goto("/rng");
			const name = says(en.games.tile.playName, { name: en.slots.game["dancheong-gate"] });
			await page.getByRole("button", { name }).first().click();
			const { frame, spin: button } = slotIn(page);
			await playRound(page, () => button.click());
			await frame.getByText(en.games.session.net, { exact: true }).waitFor();
			await playedElevenMinutes(person);

			const dialog = frame.getByRole("dialog", { name: check.title });
			await expect.poll(() => spinUntilAsked(button, dialog), { timeout: 30_000, interval: 500 }).toBe(true);
			await dialog.getByText(check.time, { exact: true }).waitFor();
			expect(await accessFaults(page, "[role=dialog]", { frame: "#content iframe" })).toEqual([]);
			await keepPicture(page, "a reality check");
			await dialog.getByRole("button", { name: check.goOn, exact: true }).click();
			await playRound(page, () => button.click());
			expectNoFaults(visit);
		},
		patience,
	);
});

/** The clock is moved for this member alone, and every node hears of it. */
async function playedElevenMinutes({ memberId }: Person): Promise<void> {
	await books.run(
		`update protection.play_run set checked_at = checked_at - interval '11 minutes' where member_id = ${memberId}`,
	);
	await books.run(`select pg_notify('protection_changed', '${memberId}')`);
}

/** Presses spin where it can be pressed; true once the check stands open. A round that was quicker than the word is played. */
async function spinUntilAsked(button: Locator, dialog: Locator): Promise<boolean> {
	if (await dialog.isVisible()) return true;
	if (await button.isEnabled({ timeout: 1_000 }).catch(() => false))
		await button.click({ timeout: 1_000 }).catch(() => {});
	return dialog.isVisible();
}

describe("a break", () => {
	it(
		"logs out at once and stops the game that runs; a login then leads to the money, and play says why it is shut",
		async () => {
			const person = await registerPerson();
			const { client } = await openPlay("dancheong-gate", person.client);
			expect(await spin(client)).toBe("played");
			const visit = await visitAs(person, { viewport: desk, refusalsExpected: true });
			const { page } = visit;
			const { leave } = en.protection;
			await page.getByRole("button", { name: `${leave.choose}: ${leave.break.title}`, exact: true }).click();
			const dialog = page.getByRole("dialog").last();
			await dialog.getByRole("button", { name: leave.day, exact: true }).waitFor();
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await dialog.getByRole("button", { name: leave.break.act, exact: true }).click();
			await page.getByText(leave.done, { exact: true }).waitFor();
			await expect.poll(() => spin(client)).not.toBe("played");
			const { token, excluded } = await must(
				caller().call(logIn, { username: person.account, password: person.password }),
			);
			expect(excluded?.kind).toBe("break");
			await leadsToTheMoney(
				await visitAs({ ...person, token }, { viewport: desk, refusalsExpected: true }),
				"ON_A_BREAK",
			);
		},
		patience,
	);
});

/** Goes through the page of protection to the end, by the password, and on to the login. */
async function leaveBy(visit: Visit, { way, password }: { way: "exclusion" | "closure"; password: string }) {
	const { page } = visit;
	const { leave } = en.protection;
	await page.getByRole("button", { name: `${leave.choose}: ${leave[way].title}`, exact: true }).click();
	const dialog = page.getByRole("dialog").last();
	const act = dialog.getByRole("button", { name: leave[way].act, exact: true });
	expect(await act.isDisabled()).toBe(true);
	await dialog.getByLabel(label(leave.password)).fill(password);
	await act.click();
	await page.getByText(leave.done, { exact: true }).waitFor();
	await page.goto("/login");
	return loginPopup(page);
}

describe("an exclusion", () => {
	it(
		"is pressed through with the password; a login afterwards leads to the money, and no game opens",
		async () => {
			const person = await registerPerson();
			const visit = await visitAs(person, { viewport: desk, refusalsExpected: true });
			const popup = await leaveBy(visit, { way: "exclusion", password: person.password });
			await logInThrough(popup, { username: person.account, password: person.password });
			await leadsToTheMoney(visit, "SELF_EXCLUDED");
			expectNoFaults(visit);
		},
		patience,
	);
});

describe("A.3.10 the end of an account", () => {
	it(
		"is pressed through with the password; nobody comes in by it again, and who has no password is told nothing",
		async () => {
			const person = await registerPerson();
			const visit = await visitAs(person, { viewport: desk, refusalsExpected: true });
			const popup = await leaveBy(visit, { way: "closure", password: person.password });
			await logInThrough(popup, { username: person.account, password: person.password });
			await popup.getByText(en.members.errors.ACCOUNT_CLOSED, { exact: true }).waitFor();
			expect(await visit.page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
			const guessed = (username: string) => codeOf(caller().call(logIn, { username, password: "wrong4all" }));
			expect(await Promise.all([guessed(person.account), guessed(newName())])).toEqual([
				"WRONG_CREDENTIALS",
				"WRONG_CREDENTIALS",
			]);
			expectNoFaults(visit);
		},
		patience,
	);
});

/** GLI-19 A.3.8: the first thing whoever is excluded comes to, and what they find elsewhere. */
async function leadsToTheMoney({ page }: Visit, why: "ON_A_BREAK" | "SELF_EXCLUDED"): Promise<void> {
	const banner = page.getByRole("region", { name: en.protection.excluded.label });
	await banner.waitFor();
	await page.getByText(en.cashier.withdraw.text, { exact: true }).waitFor();
	expect(new URL(page.url()).searchParams.get("panel")).toBe("withdraw");
	await keepPicture(page, `the money of ${why}`);
	await walkTo(page, `/game?gameId=${await gameIdOf("dancheong-gate")}&vassalage=${vassalage}`);
	await page.getByText(en.platform.errors[why], { exact: true }).waitFor();
	await banner.waitFor();
	await walkTo(page, "/promotions");
	await page.getByText(en.platform.errors[why], { exact: true }).waitFor();
	expect(await accessFaults(page)).toEqual([]);
}

const looks = [
	{ theme: "dark", code: "EN", words: en, viewport: desk },
	{ theme: "light", code: "KO", words: ko, viewport: phone },
] as const;

describe("the page of responsible play", () => {
	it.each(looks)(
		"can be used by everybody, in $theme and $code",
		async ({ theme, code, words, viewport }) => {
			const person = await registerPerson();
			const visit = await visitAs(person, { viewport, colorScheme: theme }, code);
			const { page } = visit;
			await page.getByRole("heading", { name: words.protection.played.title, exact: true }).waitFor();
			await untilStill(page);
			expect(await accessFaults(page)).toEqual([]);
			await expectNoSideways(page);
			await keepPicture(page, `responsible play ${theme} ${code}`);
			expectNoFaults(visit);
		},
		patience,
	);
});
