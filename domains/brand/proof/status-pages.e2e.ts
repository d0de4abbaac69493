// What stands instead of the site or of a page: maintenance, a closed region, an address with nothing. An operator closes
// and opens the house in the database.
import { afterEach, describe, expect, it } from "vitest";
import { readStatus } from "#brand/contract";
import { listGames } from "#games/contract";
import { headers } from "#platform/contract";
import { openBooks } from "../../../e2e/books.ts";
import { caller, codeOf, merchant } from "../../../e2e/caller.ts";
import { expectNoFaults, keepPicture, openStage, type Visit } from "../../../e2e/journey.ts";
import { accessFaults, untilStill } from "../../../e2e/looks.ts";
import { en, ko, says } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();

afterEach(() =>
	books.run(`update brand.brands set maintenance = false, maintenance_until = null where merchant = '${merchant}';
		delete from brand.network_rules where note = 'a journey'`),
);

/** Resolves when the server tells the visit that the site shows this face. */
async function untilStatus(visit: Visit, status: 0 | 1 | 2): Promise<void> {
	const head = { [headers.moduleId]: readStatus.moduleIds[0], [headers.merchant]: merchant };
	const told = async (): Promise<unknown> => (await visit.page.request.get(readStatus.path, { headers: head })).json();
	await expect.poll(told, { timeout: 10_000 }).toMatchObject({ value: { status } });
}

describe("maintenance", () => {
	it("stands instead of the site, with its end, until an operator opens the house", async () => {
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		await books.run(`update brand.brands set maintenance = true, maintenance_until = now() + interval '2 hours'
			where merchant = '${merchant}'`);
		await untilStatus(visit, 1);
		await page.goto("/rng");
		await page.getByRole("heading", { name: en.brand.maintenance.title, exact: true }).waitFor();
		await page.getByText(says(en.brand.maintenance.until)).waitFor();
		await page.getByRole("button", { name: en.brand.maintenance.contact, exact: true }).waitFor();
		expect(await page.getByRole("navigation").count()).toBe(0);
		expect(await codeOf(caller().call(listGames, {}))).toBe("SYSTEM_MAINTENANCE");
		expect(await accessFaults(page)).toEqual([]);
		await keepPicture(page, "maintenance");
		await books.run(`update brand.brands set maintenance = false where merchant = '${merchant}'`);
		await untilStatus(visit, 0);
		await page.goto("/rng");
		await page.getByRole("heading", { name: en.games.rng.title, exact: true }).waitFor();
		expectNoFaults(visit);
	});

	it("speaks Korean to who reads Korean", async () => {
		const visit = await stage.visit({ refusalsExpected: true, language: "KO" });
		await books.run(`update brand.brands set maintenance = true where merchant = '${merchant}'`);
		await untilStatus(visit, 1);
		await visit.page.goto("/");
		await visit.page.getByRole("heading", { name: ko.brand.maintenance.title, exact: true }).waitFor();
		expectNoFaults(visit);
	});
});

describe("a closed region", () => {
	it("is told so, with its address, and nobody else is", async () => {
		const visit = await stage.visit({ refusalsExpected: true });
		const { page, address } = visit;
		await books.run(`insert into brand.network_rules (merchant, network, allowed, note)
			values ('${merchant}', '${address}/32', false, 'a journey')`);
		await untilStatus(visit, 2);
		await page.goto("/");
		await page.getByText(en.brand.region.text, { exact: true }).waitFor();
		await page.getByText(address).waitFor();
		await page.getByRole("button", { name: en.brand.region.contact, exact: true }).waitFor();
		expect(await accessFaults(page)).toEqual([]);
		await keepPicture(page, "closed region");
		expect(await codeOf(caller().call(listGames, {}))).toBe("OK");
		expectNoFaults(visit);
	});
});

describe("a page", () => {
	it("of no address says so, with the status of one", async () => {
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		const response = await page.goto("/no/such/page");
		expect(response?.status()).toBe(404);
		await page.getByRole("heading", { name: en.brand.missing.title, exact: true }).waitFor();
		await untilStill(page);
		expect(await accessFaults(page)).toEqual([]);
		await keepPicture(page, "nothing at this address");
		await page.getByRole("link", { name: en.brand.missing.home, exact: true }).click();
		await page.waitForURL("**/index");
		expectNoFaults(visit);
	});
});
