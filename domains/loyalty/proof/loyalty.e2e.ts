// From a spin to a rank and to points: what was played is counted, shown, converted, applied for, and found in the record.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { startFreePlay } from "#members/contract";
import { minorOf, openBooks } from "../../../e2e/books.ts";
import { caller, goodPassword, logInAs, must, type Person, registerPerson } from "../../../e2e/caller.ts";
import { headerBalance, logInThrough, loginPopup, registerPopup } from "../../../e2e/entry.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone, type Visit } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, looks, seenIn, untilStill } from "../../../e2e/looks.ts";
import { amountIn } from "../../../e2e/slot.ts";
import { spinBy } from "../../../e2e/spins.ts";
import { en, says } from "../../../e2e/words.ts";

const stage = openStage();
/** A journey of many steps on a busy machine. */
const patience = 240_000;
const books = openBooks();
const { vip, standing, mall, shelf, convert, redeem, record, password } = en.loyalty;

/** Plays rounds by calls; answers what was staked in all, in minor units. */
async function spin(person: Person, rounds: number): Promise<bigint> {
	const played = await spinBy(person, { rounds, coin: "1.00" });
	return played.reduce((sum, { stake }) => sum + minorOf(stake), 0n);
}

/** The clock's job, now instead of at the full minute. */
const countPlay = () => books.run("select graphile_worker.add_job('loyalty.count-play', '{}'::json)");

const ownPoints = (page: Page) => page.getByRole("region", { name: mall.yours, exact: true });
const pointsOf = (page: Page) => amountIn(ownPoints(page).locator("p").nth(1));

async function memberWhoPlayed(rounds: number): Promise<{ readonly person: Person; readonly staked: bigint }> {
	const person = await registerPerson();
	const staked = await spin(person, rounds);
	await countPlay();
	return { person, staked };
}

async function visitAs(person: Person, options: Parameters<typeof stage.visit>[0] = {}): Promise<Visit> {
	const visit = await stage.visit(options);
	visit.page.setDefaultTimeout(45_000);
	await arriveAs(visit, person);
	return visit;
}

describe("a member who plays", () => {
	it(
		"rises to a rank, converts points, applies for an item, and finds both in the record",
		async () => {
			const { person, staked } = await memberWhoPlayed(60);
			const visit = await visitAs(person, { viewport: desk });
			const { page } = visit;
			await page.goto("/vip");
			const own = page.getByRole("region", { name: standing.title, exact: true });
			await expect.poll(() => own.getByText("Clay", { exact: true }).count(), { timeout: 45_000 }).toBe(1);
			expect(await amountIn(own.locator("p.text-28").last())).toBe(staked);
			await page.getByText(vip.here, { exact: true }).waitFor();
			await page.getByRole("link", { name: /^VIP.*Clay/ }).waitFor();

			await page.getByRole("link", { name: standing.toMall, exact: true }).click();
			await page.waitForURL("**/pointMall");
			const earned = (staked * 120n) / 10_000n;
			await expect.poll(() => pointsOf(page), { timeout: 15_000 }).toBe(earned);

			await page.getByRole("tab", { name: mall.convert, exact: true }).click();
			const cash = await amountIn(headerBalance(page));
			await page.getByLabel(convert.own).fill("10");
			await page.getByRole("button", { name: convert.act, exact: true }).click();
			const dialog = page.getByRole("dialog", { name: convert.confirmTitle, exact: true });
			await dialog.getByLabel(password.label).fill(person.password);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await dialog.getByRole("button", { name: convert.act, exact: true }).click();
			await dialog.getByText(convert.doneTitle, { exact: true }).waitFor();
			await dialog.getByRole("button", { name: redeem.close, exact: true }).click();
			await expect.poll(() => pointsOf(page)).toBe(earned - 1_000n);
			await expect.poll(() => amountIn(headerBalance(page))).toBe(cash + 100n);

			await page.getByRole("tab", { name: mall.record, exact: true }).click();
			const table = page.getByRole("table", { name: record.title, exact: true });
			await table.getByRole("cell", { name: record.types.convert, exact: true }).waitFor();
			await table.getByText(record.states.passed, { exact: true }).waitFor();
			expect(await accessFaults(page)).toEqual([]);
			await keepPicture(page, "exchange record");
			expect(await books.findings()).toEqual([]);
			expectNoFaults(visit);
		},
		patience,
	);

	it(
		"applies for an item; a wrong password and a rejection cost nothing",
		async () => {
			const person = await registerPerson();
			await givePoints(person, 20_000n);
			const visit = await visitAs(person, { viewport: phone, refusalsExpected: true });
			const { page } = visit;
			await page.goto("/pointMall?kind=credit");
			await expect.poll(() => pointsOf(page)).toBe(20_000n);
			await page.getByRole("button", { name: says(shelf.redeemItem, { name: "Play credit of P 10" }) }).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByLabel(redeem.quantity).selectOption("2");
			await dialog.getByText(says(redeem.after, { points: "10.00" })).waitFor();
			await dialog.getByRole("button", { name: redeem.act, exact: true }).click();
			await dialog.getByText(password.missing, { exact: true }).waitFor();
			await dialog.getByLabel(password.label).fill("wrong4all");
			await dialog.getByRole("button", { name: redeem.act, exact: true }).click();
			await dialog.getByText(en.loyalty.errors.WRONG_PASSWORD, { exact: true }).waitFor();
			await dialog.getByLabel(password.label).fill(goodPassword);
			await dialog.getByRole("button", { name: redeem.act, exact: true }).click();
			await dialog.getByText(redeem.doneTitle, { exact: true }).waitFor();
			await dialog.getByRole("button", { name: redeem.toRecord, exact: true }).click();
			const table = page.getByRole("table", { name: record.title, exact: true });
			await table.getByText(record.states.applying, { exact: true }).waitFor();
			await expectNoSideways(page);
			expect(await accessFaults(page)).toEqual([]);
			await expect.poll(() => pointsOf(page)).toBe(1_000n);
			await page.getByText(says(mall.applying, { points: "190.00" })).waitFor();
			await page.getByLabel(record.status).selectOption("passed");
			await page.getByText(record.none, { exact: true }).waitFor();
			await expect.poll(() => new URL(page.url()).searchParams.get("state")).toBe("passed");
			expectNoFaults(visit);
		},
		patience,
	);
});

describe("who is no member", () => {
	it("a visitor sees the ladder and how points come; a login from there goes on in the mall", async () => {
		const visit = await stage.visit({ viewport: desk });
		const { page } = visit;
		await page.goto("/vip");
		await page.getByRole("heading", { name: "Gold leaf", exact: true }).waitFor();
		expect(await page.getByText(vip.here, { exact: true }).count()).toBe(0);
		await page.goto("/pointMall");
		await page.getByText(mall.visitorTitle, { exact: true }).waitFor();
		expect(await page.getByRole("navigation", { name: en.brand.nav.main, exact: true }).count()).toBe(0);
		const person = await registerPerson();
		await page.getByRole("main").getByRole("button", { name: vip.logIn, exact: true }).click();
		await logInThrough(loginPopup(page), { username: person.account, password: person.password });
		await ownPoints(page).waitFor();
		await expect.poll(() => new URL(page.url()).pathname).toBe("/pointMall");
		expectNoFaults(visit);
	});

	it("a guest is told to register first", async () => {
		const { token } = await must(caller().call(startFreePlay, { os: "", platform: "W" }));
		const visit = await stage.visit({ viewport: phone });
		await arriveAs(visit, { token, guest: true });
		const { page } = visit;
		await page.goto("/pointMall");
		await page.getByText(mall.guestTitle, { exact: true }).waitFor();
		await page.getByRole("main").getByRole("button", { name: vip.register, exact: true }).click();
		await registerPopup(page).waitFor();
		expectNoFaults(visit);
	});
});

describe.each(looks)("on $name", (look) => {
	it(
		"the mall's other views stand; the tour sees the first",
		async () => {
			const visit = await visitAs(await logInAs({ account: "demo03" }), seenIn(look));
			const { page } = visit;
			for (const view of ["convert", "record"] as const) {
				await page.goto(`/pointMall?view=${view}`);
				await page.getByRole("heading", { name: look.words.loyalty.mall.title, exact: true, level: 1 }).waitFor();
				await untilStill(page);
				expect(await accessFaults(page)).toEqual([]);
				await keepPicture(page, `mall ${view} on ${look.name}`);
				await expectNoSideways(page);
			}
			expectNoFaults(visit);
		},
		patience,
	);
});

/** Points as an operator books them: through the ledger, against the account of points. */
async function givePoints(person: Person, points: bigint): Promise<void> {
	await books.run(
		`insert into wallet.wallet (member_id, currency, purse) values (${person.memberId}, 'P', 'points') on conflict do nothing`,
	);
	await books.run(
		`select wallet.post(${person.memberId}, 'P', 'points', 'promo', ${points}, 'loyalty:points', gen_random_uuid(), null, null, null)`,
	);
}
