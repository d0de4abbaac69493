// What stands instead of the site or of a page: maintenance, a host that is nobody's, a closed region, an address with
// nothing. The operator's switches as a person in front of the site meets them: the page that is open changes within a
// second, and whoever is told to contact the operator can do so.
import { afterEach, describe, expect, it } from "vitest";
import { routeDomain } from "#brand/contract";
import { listGames } from "#games/contract";
import { openBooks } from "../../../e2e/books.ts";
import { caller, codeOf } from "../../../e2e/caller.ts";
import { expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, untilStill } from "../../../e2e/looks.ts";
import { operate } from "../../../e2e/operator.ts";
import { ownSite } from "../../../e2e/site.ts";
import { en, ko, says } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const { maintenance, region, help, missing } = en.brand;

/** The verb, as an operator types it. */
const operator = (...order: string[]) => operate("brand", order);

afterEach(() =>
	books.run(`insert into brand.domains (merchant, host) values ('tessera', '*') on conflict do nothing;
		update brand.brands set maintenance = false, maintenance_until = null, maintenance_message = '';
		delete from brand.restricted_countries; delete from brand.network_rules where note = 'a journey'`),
);

/** The site notices at once; the machine that runs all of this is given longer. */
const soon = { timeout: 10_000 };

describe("maintenance", { timeout: 120_000 }, () => {
	it("comes over an open page by itself, with its sentence and its end, and goes again", async () => {
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		await page.goto("/help");
		await page.getByRole("heading", { name: help.title, exact: true }).waitFor();
		// The page listens once it is at rest.
		await page.waitForTimeout(5_000);
		await operator("maintenance", "on", "--until", "2h", "--message", "A new ledger moves in.");
		const title = page.getByRole("heading", { name: "We are currently performing a system maintenance", exact: true });
		await title.waitFor(soon);
		expect(maintenance.title).toBe("We are currently performing a system maintenance");
		await page.getByText("A new ledger moves in.", { exact: true }).waitFor();
		await page.getByText(says(maintenance.until)).waitFor();
		await page.getByRole("button", { name: maintenance.contact, exact: true }).waitFor();
		expect(await page.getByRole("navigation").count()).toBe(0);
		expect(await codeOf(caller().call(listGames, {}))).toBe("SYSTEM_MAINTENANCE");
		await untilStill(page);
		expect(await accessFaults(page)).toEqual([]);
		await keepPicture(page, "maintenance by the verb");
		await page.waitForTimeout(4_000);
		await operator("maintenance", "off");
		await page.getByRole("heading", { name: help.title, exact: true }).waitFor(soon);
		expectNoFaults(visit);
	});

	it("stands before a closed region, leaves the customer service's window open, and both speak Korean", async () => {
		const visit = await stage.visit({ refusalsExpected: true, viewport: phone, colorScheme: "light", language: "KO" });
		const { page } = visit;
		await visit.context.setExtraHTTPHeaders({ "x-forwarded-for": "203.0.113.20" });
		await operator("region", "close", "KR");
		await operator("maintenance", "on");
		await page.goto("/");
		await page.getByRole("heading", { name: ko.brand.maintenance.title, exact: true }).waitFor();
		const opened = visit.context.waitForEvent("page");
		await page.getByRole("button", { name: ko.brand.maintenance.contact, exact: true }).click();
		const service = await opened;
		await service.waitForURL("**/helpmc");
		await service.getByRole("heading", { name: ko.brand.help.title, exact: true }).waitFor();
		await service.getByRole("button", { name: ko.brand.feedback.begin, exact: true }).waitFor();
		await service.close();
		await operator("maintenance", "off");
		await page.getByText(ko.brand.region.text, { exact: true }).waitFor(soon);
		await page.getByText("대한민국 (KR)", { exact: true }).waitFor();
		await keepPicture(page, "a closed country korean");
		expectNoFaults(visit);
	});
});

describe("a host", { timeout: 120_000 }, () => {
	it("that is nobody's is told so by the page, which asks by itself when it opens", async () => {
		await operator("hosts", "own");
		const host = "stranger.localhost";
		const asked = () => codeOf(caller().call(routeDomain, { url: host }));
		await expect.poll(asked, soon).toBe("INVALID_URL");
		const visit = await stage.visit({ refusalsExpected: true, ownWindow: true });
		const { page } = visit;
		// A browser finds every name below localhost on its own machine.
		const home = ownSite().url.replace("127.0.0.1", host);
		await page.goto(`${home}/index`);
		await page.getByRole("heading", { name: host, exact: true, level: 1 }).waitFor();
		await page.getByText(en.brand.errors.INVALID_URL, { exact: true }).waitFor();
		expect(await page.getByRole("banner").count()).toBe(0);
		await untilStill(page);
		expect(await accessFaults(page)).toEqual([]);
		await keepPicture(page, "a host that is nobody's");
		expect(await codeOf(caller().call(routeDomain, { url: "localhost" }))).toBe("OK");
		await operator("hosts", "any");
		await expect.poll(asked, soon).toBe("OK");
		await page.goto(`${home}/help`);
		await page.getByRole("heading", { name: help.title, exact: true }).waitFor();
		expect(visit.faults.filter((fault) => !fault.startsWith("elsewhere: "))).toEqual([]);
	});
});

describe("a closed region", { timeout: 120_000 }, () => {
	it("is decided by the server from the address, told with ip and country, and nobody else is", async () => {
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		await visit.context.setExtraHTTPHeaders({ "x-forwarded-for": "203.0.113.7" });
		await operator("region", "close", "kr");
		await page.goto("/rng");
		const sentence = "Due to restriction of your location or IP address, you are not allowed to access the site.";
		await page.getByText(sentence, { exact: true }).waitFor();
		await page.getByText("203.0.113.7", { exact: true }).waitFor();
		await page.getByText("South Korea (KR)", { exact: true }).waitFor();
		await page.getByRole("button", { name: region.contact, exact: true }).waitFor();
		await untilStill(page);
		expect(await accessFaults(page)).toEqual([]);
		await keepPicture(page, "a closed country");
		await visit.context.setExtraHTTPHeaders({ "x-forwarded-for": "192.0.2.7" });
		await page.reload();
		await page.getByRole("heading", { name: en.games.rng.title, exact: true }).waitFor();
		await books.run(`insert into brand.network_rules (merchant, network, allowed, note)
			values ('tessera', '192.0.2.7/32', false, 'a journey')`);
		await page.getByText("192.0.2.7", { exact: true }).waitFor(soon);
		expect(await codeOf(caller().call(listGames, {}))).toBe("OK");
		expectNoFaults(visit);
	});
});

it("a page of no address says so, with the status of one", { timeout: 120_000 }, async () => {
	const visit = await stage.visit({ refusalsExpected: true });
	const { page } = visit;
	const response = await page.goto("/no/such/page");
	expect(response?.status()).toBe(404);
	await page.getByRole("heading", { name: missing.title, exact: true }).waitFor();
	await untilStill(page);
	expect(await accessFaults(page)).toEqual([]);
	await keepPicture(page, "nothing at this address");
	await page.getByRole("link", { name: missing.home, exact: true }).click();
	await page.waitForURL("**/index");
	expectNoFaults(visit);
});
