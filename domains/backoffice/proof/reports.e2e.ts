// An operator's figures: what a member stakes, wins and pays in is what the overview and both reports say more than before, to the
// minor unit, on the page and in the files.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { declineDepositLimit, openDeposit } from "#cashier/contract";
import { minorOf, openBooks } from "../../../e2e/books.ts";
import { must, registerPerson } from "../../../e2e/caller.ts";
import { comeIn } from "../../../e2e/console-entry.ts";
import { desk, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { operate } from "../../../e2e/operator.ts";
import { amountIn } from "../../../e2e/slot.ts";
import { spinBy } from "../../../e2e/spins.ts";
import { en } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const patience = 180_000;
const { backoffice: words } = en;

/** The clock's jobs, now instead of at the full minute. */
async function count(): Promise<void> {
	await books.run("select games.count_now('games.member-hours')");
	await books.run("select wallet.roll_up_house()");
	await books.run("select backoffice.count_reports()");
}

/** The file of a report: each line by its heads. */
async function fileOf(page: Page, path: string): Promise<readonly Readonly<Record<string, string>>[]> {
	await page.goto(`/console/report-${path}`);
	const button = page.getByRole("button", { name: words.parts.csv, exact: true });
	await button.waitFor();
	const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
	const [heads = [], ...lines] = (await readFile(await file.path(), "utf8"))
		.replace("\uFEFF", "")
		.trim()
		.split("\r\n")
		.map((line) => line.split(","));
	return lines.map((line) => Object.fromEntries(heads.map((head, index) => [head, line[index] ?? ""])));
}

const sumOf = (file: Awaited<ReturnType<typeof fileOf>>) => file.at(-1) ?? {};
const more = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>, name: string) =>
	minorOf(after[name] ?? "0") - minorOf(before[name] ?? "0");

/** Where the words of the heads stand: on one line, also of those that sort. */
const headLines = (page: Page): Promise<readonly number[]> =>
	page.locator("thead th").evaluateAll((heads) => {
		const tops = heads.map((head) => {
			const range = document.createRange();
			range.selectNode(document.createTreeWalker(head, NodeFilter.SHOW_TEXT).nextNode() ?? head);
			return Math.round(range.getBoundingClientRect().top);
		});
		return [...new Set(tops)];
	});

async function turnoverOf(page: Page): Promise<bigint> {
	await page.goto("/console/");
	const tile = page.getByRole("listitem").filter({ hasText: words.overview.figures.turnover });
	await tile.waitFor();
	return amountIn(tile.locator("p").nth(1).locator("span").first());
}

it(
	"bets and a deposit are exactly what the overview and both reports say more than before",
	async () => {
		const operator = await stage.visit({ viewport: desk, language: "EN", byName: true });
		const { page } = operator;
		await comeIn(operator, { username: "desk-sums", role: "supervisor" });
		await count();
		const before = { day: sumOf(await fileOf(page, "days")), turnover: await turnoverOf(page) };

		const person = await registerPerson();
		await must(person.client.call(declineDepositLimit, {}));
		const paid = { method: "mosaic-bank", amount: "120" };
		const opened = person.client.call(openDeposit, paid, { idempotencyKey: crypto.randomUUID() });
		const { reference } = await must(opened);
		await operate("cashier", ["accept", reference]);
		const rounds = await spinBy(person, { rounds: 5, coin: "0.10" });
		const staked = rounds.reduce((sum, { stake }) => sum + minorOf(stake), 0n);
		const won = rounds.reduce((sum, { win }) => sum + minorOf(win), 0n);
		await count();

		const after = sumOf(await fileOf(page, "days"));
		expect(more(before.day, after, "stake")).toBe(staked);
		expect(more(before.day, after, "won")).toBe(won);
		expect(more(before.day, after, "result")).toBe(staked - won);
		expect(more(before.day, after, "deposits")).toBe(12_000n);
		expect(Number(after.rounds) - Number(before.day.rounds)).toBe(5);
		expect(Number(after.newMembers) - Number(before.day.newMembers)).toBe(1);
		await untilStill(page);
		expect(await accessFaults(page)).toEqual([]);
		expect(await headLines(page)).toHaveLength(1);
		await keepPicture(page, "the report by day");

		const members = await fileOf(page, "members");
		const own = members.find(({ account }) => account === person.account);
		expect(own).toMatchObject({ rounds: "5", deposits: "120.00", withdrawals: "0.00", days: "1" });
		expect([minorOf(own?.stake ?? ""), minorOf(own?.won ?? "")]).toEqual([staked, won]);
		await page.getByRole("link", { name: person.account, exact: true }).waitFor();
		await keepPicture(page, "the report by member");

		expect((await turnoverOf(page)) - before.turnover).toBe(staked);
		await untilStill(page);
		expect(await accessFaults(page)).toEqual([]);
		await keepPicture(page, "the overview");
		for (const address of ["", "report-days", "report-members"]) {
			await page.setViewportSize(phone);
			await page.goto(`/console/${address}`);
			await page.getByRole("heading", { level: 1 }).waitFor();
			await untilStill(page);
			await expectNoSideways(page);
		}
		expect(await books.findings()).toEqual([]);
		expectNoFaults(operator);
	},
	patience,
);
