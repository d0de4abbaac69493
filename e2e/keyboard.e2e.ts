// The first bet without a mouse: the focus is always seen, stays in a popup while it is open, and goes back.
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { goodPassword, newName } from "./caller.ts";
import { expectHeaderBalance, loginPopup, registerPopup } from "./entry.ts";
import { expectNoFaults, keepPicture, openStage, smallDesk } from "./journey.ts";
import { untilStill } from "./looks.ts";
import { nextSpin, slotIn, untilReady } from "./slot.ts";
import { en, says } from "./words.ts";

const stage = openStage();

/** What a screen reader would say of the thing that has the focus. */
async function focusedName(page: Page): Promise<string> {
	return page.evaluate(() => {
		const thing = document.activeElement;
		const labels = thing instanceof HTMLInputElement ? [...(thing.labels ?? [])] : [];
		return (thing?.getAttribute("aria-label") ?? labels.at(0)?.textContent ?? thing?.textContent ?? "").trim();
	});
}

/** Whether the focus can be seen: an outline or a ring that the thing does not wear without it. */
async function focusIsSeen(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const look = (thing: Element): string => {
			const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(thing);
			return [outlineStyle, outlineWidth, boxShadow, borderColor].join();
		};
		const thing = document.activeElement;
		if (!(thing instanceof HTMLElement) || thing === document.body) return false;
		const around = [thing, thing.parentElement, thing.closest("article")].filter((part) => part instanceof HTMLElement);
		const focused = around.map(look).join(";");
		thing.blur();
		const plain = around.map(look).join(";");
		thing.focus();
		return focused !== plain;
	});
}

const mostTabs = 120;

/** A popup hands the focus from its end to its beginning, which takes it a moment. */
async function untilFocusHasSettled(page: Page): Promise<void> {
	await page.evaluate(
		() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
	);
}

/** Goes on with Tab until the focus is on what bears the name. Every stop on the way is seen. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
	const wanted = typeof name === "string" ? says(name) : name;
	const unseen: string[] = [];
	if (wanted.test(await focusedName(page))) return;
	for (let press = 0; press < mostTabs; press += 1) {
		await page.keyboard.press("Tab");
		await untilFocusHasSettled(page);
		const at = await focusedName(page);
		if (!(await focusIsSeen(page))) unseen.push(at);
		if (wanted.test(at)) {
			expect(unseen).toEqual([]);
			return;
		}
	}
	throw new Error(`Tab does not lead to ${name}`);
}

/** Goes on with Tab until the focus is on a thing that is drawn by a frame. */
async function tabInto(page: Page, thing: Locator): Promise<void> {
	for (let press = 0; press < mostTabs; press += 1) {
		await page.keyboard.press("Tab");
		if (await thing.evaluate((element) => element === document.activeElement && document.hasFocus())) return;
	}
	throw new Error("Tab does not lead into the frame");
}

async function untilFocusIsIn(popup: Locator): Promise<void> {
	await popup.waitFor();
	await expect.poll(() => popup.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
}

/** In the page: within the dialog, or on a guard before or behind it, which hands it on. */
function holdsFocus(dialog: Element): boolean {
	const focused = document.activeElement;
	return dialog.contains(focused) || focused?.hasAttribute("data-base-ui-focus-guard") === true;
}

const labelled = (text: string): RegExp => new RegExp(`^${text}\\s*\\*?$`);

describe("without a mouse", () => {
	it("a visitor registers, plays and comes back", async () => {
		const visit = await stage.visit({ viewport: smallDesk });
		const { page } = visit;
		await page.goto("/rng");
		await untilStill(page);
		await tabTo(page, en.brand.nav.skip);
		await tabTo(page, en.brand.account.register);
		await page.keyboard.press("Enter");
		const popup = registerPopup(page);
		await untilFocusIsIn(popup);
		const { fields, register } = en.members;
		await tabTo(page, labelled(fields.username));
		await page.keyboard.type(newName());
		await tabTo(page, labelled(fields.password));
		await page.keyboard.type(goodPassword);
		await tabTo(page, labelled(fields.confirmPassword));
		await page.keyboard.type(goodPassword);
		await tabTo(page, labelled(fields.birthday));
		await page.keyboard.type("19900507");
		await tabTo(page, /18/);
		await page.keyboard.press("Space");
		await tabTo(page, register.act);
		await page.keyboard.press("Enter");
		await expectHeaderBalance(page, 1_000_000n);
		await popup.waitFor({ state: "hidden" });

		await page.goto("/rng");
		await untilStill(page);
		const play = says(en.games.tile.playName, { name: en.slots.game.bojagi });
		// What one can do with a game comes when the page is at rest; nobody's Tab is as fast as this one.
		await page.getByRole("button", { name: play }).waitFor({ state: "attached" });
		await tabTo(page, play);
		await page.keyboard.press("Enter");
		const slot = slotIn(page);
		await untilReady(slot);
		await tabInto(page, slot.spin);
		const answer = nextSpin(page);
		await page.keyboard.press("Enter");
		await answer;
		await untilReady(slot);
		const again = nextSpin(page);
		await page.keyboard.press("Space");
		await again;
		await untilReady(slot);
		await keepPicture(page, "played by keys");
		expectNoFaults(visit);
	});

	it("a popup keeps the focus, Escape closes it, and the focus goes back to where it was", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/index");
		await untilStill(page);
		await tabTo(page, en.brand.account.logIn);
		await page.keyboard.press("Enter");
		const popup = loginPopup(page);
		await untilFocusIsIn(popup);
		for (let press = 0; press < 20; press += 1) {
			await page.keyboard.press("Tab");
			// A guard hands the focus on, and for a moment nothing has it.
			await expect.poll(() => popup.evaluate(holdsFocus)).toBe(true);
		}
		await page.keyboard.press("Escape");
		await popup.waitFor({ state: "hidden" });
		expect(await focusedName(page)).toBe(en.brand.account.logIn);
		await page.keyboard.press("/");
		await page.getByRole("dialog", { name: en.games.search.title }).waitFor();
		await page.keyboard.press("Escape");
		await page.getByRole("dialog", { name: en.games.search.title }).waitFor({ state: "hidden" });
		expectNoFaults(visit);
	});
});
