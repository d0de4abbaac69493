// A fishing room played by hand, on desk and phone: from the rooms to a paid catch that stands in the record, and two browsers in one
// room that see the same.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { fishingVendor } from "#fishing/contract";
import { launchGame, listGames } from "#games/contract";
import type { Client } from "#platform/contract/client";
import { must, registerPerson } from "../../../e2e/caller.ts";
import { keepPicture, openStage, phone, smallDesk } from "../../../e2e/journey.ts";
import { accessFaults } from "../../../e2e/looks.ts";
import { en } from "../../../e2e/words.ts";

const stage = openStage();
const { cannon, game, seats, stakes } = en.fishing;
const patient = { timeout: 40_000 };

async function launchSea(client: Client): Promise<string> {
	const { games } = await must(client.call(listGames, { vassalage: fishingVendor }));
	const { gameId = "" } = games.find(({ gameCode }) => gameCode === "haenyeo-sea") ?? {};
	const launched = await must(client.call(launchGame, { gameId, vassalage: fishingVendor }));
	return new URLSearchParams(launched.game_url.split("#")[1]).get("launch") ?? "";
}

async function sitDown(page: Page): Promise<void> {
	const person = await registerPerson();
	await page.goto(`/arcade/#launch=${await launchSea(person.client)}`);
	await page.getByRole("heading", { name: game["haenyeo-sea"], level: 1 }).waitFor();
	await page.getByRole("button", { name: new RegExp(stakes.shore) }).click();
	await page.getByText(seats.you, { exact: true }).waitFor(patient);
}

/** Fires across the water until something was caught: it is said when it is paid. */
async function untilCaught(page: Page): Promise<string> {
	const sea = page.locator("canvas");
	const box = await sea.boundingBox();
	if (box === null) throw new Error("no sea");
	const said = page.getByRole("status").filter({ hasText: "Caught" });
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await page.mouse.down();
	for (let turn = 0; (await said.count()) === 0 && turn < 120; turn++) {
		const part = 0.25 + (0.5 * (turn % 12)) / 12;
		await page.mouse.move(box.x + box.width * part, box.y + box.height * (0.3 + 0.02 * (turn % 9)));
		await page.waitForTimeout(250);
	}
	await page.mouse.up();
	return (await said.first().textContent()) ?? "";
}

describe("a fishing room", () => {
	it.each([
		["desk", smallDesk],
		["phone", phone],
	] as const)(
		"is played to a paid catch, which stands in the record (%s)",
		async (name, viewport) => {
			const { page } = await stage.visit({ viewport });
			await sitDown(page);
			expect(await accessFaults(page, "main")).toEqual([]);
			expect(await untilCaught(page)).toMatch(/Caught: .+, times [0-9]+/);
			await keepPicture(page, `fishing ${name}`);
			await page.getByRole("button", { name: en.cabinet.menu.open, exact: true }).click();
			await page.getByRole("button", { name: en.cabinet.menu.history, exact: true }).click();
			// A sitting opens to its volleys, and a volley to its replay.
			const shots = page.getByRole("dialog").getByRole("button", { name: /Shots/ });
			await shots.first().click();
			await shots.nth(1).click();
			await page
				.getByRole("heading", { name: new RegExp(en.cabinet.replay) })
				.waitFor({ state: "attached", ...patient });
			await keepPicture(page, `fishing ${name}, again`);
		},
		120_000,
	);

	it("is one sea for two browsers", async () => {
		const one = await stage.visit({ viewport: smallDesk });
		await sitDown(one.page);
		const two = await one.openTab();
		await sitDown(two);
		await expect.poll(() => one.page.getByText(cannon.charge).count(), patient).toBe(1);
		const names = (page: Page) => page.getByRole("list", { name: seats.label }).getByRole("listitem").allTextContents();
		await expect
			.poll(async () => (await names(one.page)).filter((text) => text !== seats.free).length, patient)
			.toBeGreaterThanOrEqual(2);
		await expect
			.poll(async () => (await names(two)).filter((text) => text !== seats.free).length, patient)
			.toBeGreaterThanOrEqual(2);
	}, 90_000);
});
