// G20: autoplay where the market allows it: chosen in the game's menu, counted, stopped in sight; and where the market
// forbids it, there is none to choose, neither in a slot nor in an instant game.
import type { Locator, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { openBooks } from "../../../e2e/books.ts";
import { launch, registerPerson } from "../../../e2e/caller.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, smallDesk, type Visit } from "../../../e2e/journey.ts";
import { accessFaults } from "../../../e2e/looks.ts";
import { isSpin, slotIn, untilReady } from "../../../e2e/slot.ts";
import { en, says } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const patience = 120_000;

const { autoplay, menu } = en.slots;
const market = (code: string) =>
	books.run(`update protection.brand_profile set profile = '${code}' where merchant = 'tessera'`);
afterEach(() => market("international"));

async function openMenu(page: Page) {
	const slot = slotIn(page);
	await page.goto("/rng");
	const name = says(en.games.tile.playName, { name: en.slots.game["dancheong-gate"] });
	await page.getByRole("button", { name }).first().click();
	await untilReady(slot);
	await slot.frame.getByRole("button", { name: menu.open, exact: true }).click();
	await slot.frame.getByRole("button", { name: menu.rules, exact: true }).waitFor();
	return slot;
}

/** Pressed as soon as it stands, while the dialog still fades away as slowly as nothing does; the press is never let go. */
async function stopUnderVeil(
	{ page, context }: Visit,
	{ start, stop }: { readonly start: Locator; readonly stop: Locator },
) {
	const session = await context.newCDPSession(page);
	await session.send("Animation.enable");
	await session.send("Animation.setPlaybackRate", { playbackRate: 0.01 });
	await start.click();
	const place = await stop.boundingBox();
	if (place === null) throw new Error("the button is not there");
	await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
	await page.mouse.down();
	await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
	await session.detach();
}

describe("G20 autoplay", () => {
	it(
		"plays on, counts what is left, and stops when it is told to",
		async () => {
			const visit = await stage.visit({ viewport: smallDesk });
			const { page } = visit;
			await arriveAs(visit, await registerPerson());
			const { frame } = await openMenu(page);
			await frame.getByRole("button", { name: autoplay.title, exact: true }).click();
			const dialog = frame.getByRole("dialog", { name: autoplay.title });
			const hundred = dialog.getByRole("button", { name: "100", exact: true });
			await hundred.click();
			await expect.poll(() => hundred.getAttribute("aria-pressed")).toBe("true");
			expect(await accessFaults(page, "[role=dialog]", { frame: "#content iframe" })).toEqual([]);
			await keepPicture(page, "autoplay is chosen");
			const stop = frame.getByRole("button", { name: autoplay.stop, exact: true }).first();
			await stopUnderVeil(visit, { start: dialog.getByRole("button", { name: autoplay.start, exact: true }), stop });
			await frame.getByText(autoplay.stopped.player, { exact: true }).waitFor();
			await page.mouse.up();
			await keepPicture(page, "autoplay was stopped");
			await untilReady(slotIn(page));
			await frame.getByRole("button", { name: menu.open, exact: true }).click();
			await frame.getByRole("button", { name: autoplay.title, exact: true }).click();
			await dialog.getByRole("button", { name: autoplay.start, exact: true }).click();
			await frame.getByText(says(autoplay.left)).waitFor();
			await stop.focus();
			await keepPicture(page, "autoplay runs");
			await page.keyboard.press("Enter");
			await frame.getByText(autoplay.stopped.player, { exact: true }).waitFor();
			await untilReady(slotIn(page));
			expectNoFaults(visit);
		},
		patience,
	);

	it(
		"is ended by the large button, which says so all through, and by the keys; none of them stakes",
		async () => {
			const visit = await stage.visit({ viewport: smallDesk });
			const { page } = visit;
			await arriveAs(visit, await registerPerson());
			const slot = await openMenu(page);
			const { frame } = slot;
			const sent: string[] = [];
			page.on("request", (request) => isSpin(request.url()) && sent.push(request.url()));
			const large = frame
				.getByRole("region", { name: en.slots.controls })
				.getByRole("button", { name: autoplay.stop, exact: true });
			for (const stop of [
				() => large.click(),
				() => large.press("Space"),
				() => large.press("Enter"),
				() => page.keyboard.press("Space"),
			]) {
				await frame.getByRole("button", { name: autoplay.title, exact: true }).click();
				const dialog = frame.getByRole("dialog", { name: autoplay.title });
				await dialog.getByRole("button", { name: autoplay.start, exact: true }).click();
				await large.waitFor();
				await dialog.waitFor({ state: "detached" });
				await keepPicture(page, "the large button ends autoplay");
				await stop();
				await frame.getByText(autoplay.stopped.player, { exact: true }).waitFor();
				await untilReady(slot);
				const before = sent.length;
				await page.waitForTimeout(1_500);
				expect([sent.length, await large.count()]).toEqual([before, 0]);
				await frame.getByRole("button", { name: menu.open, exact: true }).click();
			}
			expectNoFaults(visit);
		},
		patience,
	);

	it(
		"is not offered where the market forbids it",
		async () => {
			await market("great-britain");
			const visit = await stage.visit({ viewport: smallDesk });
			const person = await registerPerson();
			await arriveAs(visit, person);
			const { frame } = await openMenu(visit.page);
			expect(await frame.getByRole("button", { name: autoplay.title, exact: true }).count()).toBe(0);
			await visit.page.goto(`/arcade/#launch=${await launch("mines", person.client)}`);
			await visit.page.getByRole("button", { name: menu.open, exact: true }).click();
			await visit.page.getByRole("button", { name: menu.rules, exact: true }).waitFor();
			expect(await visit.page.getByRole("button", { name: autoplay.title, exact: true }).count()).toBe(0);
			expectNoFaults(visit);
		},
		patience,
	);
});
