// A vendor from outside, from the console to the frame: an operator adds it, exchanges keys with it, takes its games and opens
// it; a member finds one of them, plays in the vendor's own page with good manners and bad, and every coin is accounted for.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { getBalance } from "#wallet/contract";
import { expectSoundBooks, expectStatementToAddUp, openBooks } from "../../../e2e/books.ts";
import { must, registerPerson } from "../../../e2e/caller.ts";
import { comeIn } from "../../../e2e/console-entry.ts";
import {
	arriveAs,
	desk,
	expectNoFaults,
	gameFrame,
	keepPicture,
	openStage,
	smallDesk,
	type Visit,
} from "../../../e2e/journey.ts";
import { accessFaults, untilStill } from "../../../e2e/looks.ts";
import { ownSite } from "../../../e2e/site.ts";
import { en, label, says } from "../../../e2e/words.ts";
import { freePort } from "../../../tools/bootstrap/embedded-postgres/index.ts";
import { type IdentityAsked, identityOf } from "../../../tools/vendor/keys.ts";
import { openVendor } from "../../../tools/vendor/simulator.ts";

const stage = openStage();
const books = openBooks();
const patience = 120_000;
const words = { ...en.console.games, parts: en.backoffice.parts };
const { outside } = words;
const [code, name, game] = ["FAR_SHORE", "Far Shore", "Wheel of Elsewhere"];

const pressed = (place: Page | Locator, text: string): Promise<void> =>
	place.getByRole("button", { name: text, exact: true }).click();

/** Adds the vendor, answers the panel in which everything else of it is set. */
async function add(page: Page, origin: string): Promise<Locator> {
	await page.getByRole("link", { name: words.screens.vendors, exact: true }).first().click();
	await pressed(page, outside.add);
	const form = page.getByRole("dialog", { name: outside.add });
	await form.getByLabel(label(words.parts.code)).fill(code);
	await form.getByLabel(label(words.parts.name)).fill(name);
	await form.getByLabel(label(outside.baseUrl)).fill(origin);
	await form.getByLabel(label(outside.frameOrigin)).fill(origin);
	await pressed(form, outside.add);
	return page.getByRole("dialog", { name });
}

/** Makes our key, hands in the vendor's, and answers the public half of ours. */
async function exchangeKeys(panel: Locator, theirs: string): Promise<string> {
	const keys = panel.getByRole("region", { name: outside.keys });
	const ask = async (purpose: keyof typeof outside.purposes, keyId: string): Promise<void> => {
		await keys.getByRole("combobox", { name: outside.purpose }).selectOption({ label: outside.purposes[purpose] });
		await keys.getByLabel(label(outside.keyId)).fill(keyId);
	};
	await ask("own-private", "ours");
	await pressed(keys, outside.addKey);
	const ours = (await keys.locator("pre").textContent()) ?? "";
	await ask("vendor-public", "theirs");
	await keys.getByLabel(label(outside.texts["vendor-public"])).fill(theirs);
	await pressed(keys, outside.addKey);
	await keys.getByText("theirs", { exact: true }).waitFor();
	return ours;
}

async function putInService(page: Page): Promise<void> {
	await page.getByRole("link", { name: words.screens.catalogue, exact: true }).first().click();
	await page.getByRole("button", { name, exact: true }).click();
	const form = page.getByRole("dialog", { name });
	await form.getByLabel(label(words.catalogue.isOpen)).check();
	await pressed(form, words.parts.save);
	await form.waitFor({ state: "detached" });
}

/** A Hub88 vendor on a port that it keeps while its keys are exchanged. */
async function vendorAt(port: number) {
	const folder = mkdtempSync(join(tmpdir(), "tessera-vendor-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const asked: IdentityAsked = { dialect: "hub88", code, folder };
	return {
		origin: `http://127.0.0.1:${port}`,
		publicKey: identityOf(asked).toType,
		/** Begins to serve, now that it knows whose calls to believe. */
		open: async (platformKey: string) => {
			const { toType: _, ...identity } = identityOf({ ...asked, platformKey });
			const vendor = await openVendor({ ...identity, platform: ownSite().url, port, delayMilliseconds: 300 });
			onTestFinished(() => vendor.close());
		},
	};
}

/** What the vendor's page said of a round, and every answer that it heard. */
async function playOne(visit: Visit, faults: readonly string[]): Promise<{ said: string; heard: readonly string[] }> {
	const frame = gameFrame(visit.page.locator("#content"));
	await frame.getByLabel("Stake").fill("2.50");
	for (const fault of faults) await frame.getByLabel(fault, { exact: true }).check();
	await frame.getByRole("button", { name: "Play a round" }).click();
	const told = frame.getByText(/^Won /);
	await told.waitFor();
	const heard = await frame.locator("#lines tr td:nth-child(2)").allTextContents();
	return { said: (await told.textContent()) ?? "", heard };
}

it(
	"is added in the console with its keys and games, and its game plays in the frame with good manners and with bad",
	async () => {
		const vendor = await vendorAt(await freePort(0));
		const operator = await stage.visit({ viewport: desk, language: "EN", byName: true });
		await comeIn(operator, { username: "desk-noor", role: "owner" });
		const panel = await add(operator.page, vendor.origin);
		await vendor.open(await exchangeKeys(panel, vendor.publicKey));
		await panel.getByLabel(label(words.catalogue.limits)).fill("P 0.10 100.00");
		await pressed(panel, outside.addGames);
		await operator.page.getByText(says(outside.gamesAdded, { count: "2", widened: "0" })).waitFor();
		await untilStill(operator.page);
		expect(await accessFaults(operator.page, "[role=dialog]")).toEqual([]);
		await keepPicture(operator.page, "a vendor from outside in the console");
		await operator.page.keyboard.press("Escape");
		await putInService(operator.page);
		expectNoFaults(operator);

		const visit = await stage.visit({ viewport: smallDesk });
		const person = await registerPerson();
		await arriveAs(visit, person);
		await visit.page.goto(`/rng?page=${code}`);
		await keepPicture(visit.page, "the games of a vendor from outside");
		await visit.page
			.getByRole("button", { name: says(en.games.tile.playName, { name: game }) })
			.first()
			.click();
		const { said } = await playOne(visit, []);
		await keepPicture(visit.page, "a game of a vendor from outside");
		const balance = async () => (await must(person.client.call(getBalance, {}))).sumBalance;
		expect(said).toContain(`Balance ${await balance()}.`);
		for (const faults of [["retry", "double"], ["reorder"], ["delay"], ["forge"]]) {
			const round = await playOne(visit, faults);
			expect([faults, round.heard.length > 0, round.said]).toEqual([faults, true, expect.stringMatching(/^Won /)]);
		}
		await expectStatementToAddUp(person);
		await expectSoundBooks(books);
		expect(visit.faults.filter((fault) => !fault.startsWith(`elsewhere: ${vendor.origin}/play/`))).toEqual([]);
	},
	patience,
);
