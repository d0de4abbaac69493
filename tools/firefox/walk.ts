// What somebody does on a first evening, step by step: registers, spins, sees a round again, plays an instant game, pays in
// and leaves. Each step ends on something that is seen.
import type { Frame, Page } from "puppeteer-core";
import { betOriginal } from "#originals/contract";
import { spinSlot } from "#slots/contract";
import { en } from "../../e2e/words.ts";
import { fill, leads, press, seen, text, visit } from "./page.ts";

export type Walker = { readonly page: Page; readonly url: string };
export type WalkStep = { readonly name: string; readonly does: (walker: Walker) => Promise<void> };

const { account } = en.brand;
const { fields, register } = en.members;
const { record } = en.games;
const { form, first, payment, states } = en.cashier;
const slot = { name: en.slots.game["dancheong-gate"], provider: "Tessera Originals" };
const instant = { name: en.originals.game.dice, provider: "Tessera Instant" };
/** As the seed of a new brand calls it. */
const card = "Card (simulated)";
const patience = 30_000;

const button = (name: string) => ({ role: "button", name });

export const walk: readonly WalkStep[] = [
	{
		name: "the home page",
		async does({ page, url }) {
			// As in the journeys: a notice that opens by itself would lie over what is pressed.
			await page.evaluateOnNewDocument(() => {
				// A game's frame has no store of its own.
				if (globalThis.origin !== "null") sessionStorage.setItem("noticesShown", "member");
			});
			await visit(page, `${url}/`);
			await seen(page, { role: "heading", name: en.games.home.hot });
		},
	},
	{
		name: "register",
		async does({ page }) {
			await press(page, button(account.register));
			await fill(page, fields.username, `f${Date.now().toString(36)}`);
			await fill(page, fields.password, "tiles4all");
			await fill(page, fields.confirmPassword, "tiles4all");
			await fill(page, fields.birthday, "1990-05-07");
			await (await page.$$("[role=dialog] input[type=checkbox]")).at(-1)?.click();
			await press(page, { ...button(register.act), within: "[role=dialog]" });
			await text(page, "10,000.00");
		},
	},
	{
		name: "open a slot game",
		async does({ page, url }) {
			await openGame({ page, url }, slot);
			await seen(await gameFrame(page), button(en.slots.spin));
		},
	},
	{
		name: "spin three times",
		async does({ page }) {
			const frame = await gameFrame(page);
			for (const press of [() => spin(frame), () => page.keyboard.press(" "), () => spin(frame)]) {
				await answered({ page, path: spinSlot.path }, press);
				await seen(frame, button(en.slots.spin));
			}
		},
	},
	{
		name: "the betting record",
		async does({ page }) {
			await page.locator(`button[aria-label^="${account.menu}: "]`).click();
			await press(page, button(account.record));
			await page.locator("[role=dialog] table tbody button").click();
			await seen(page, button(record.replay));
		},
	},
	{
		name: "a replay",
		async does({ page }) {
			await press(page, button(record.replay));
			const frame = await gameFrame(page, "[role=dialog] iframe");
			await text(frame, en.slots.replay);
			await seen(frame, button(en.slots.playAgain));
		},
	},
	{
		name: "the replay closed",
		async does({ page }) {
			await press(page, button(record.replayClose));
			await seen(page, button(record.replay));
			await page.keyboard.press("Escape");
			await page.waitForSelector("[role=dialog]", { hidden: true, timeout: patience });
		},
	},
	{
		name: "an instant game",
		async does({ page, url }) {
			await openGame({ page, url }, instant);
			const frame = await gameFrame(page);
			await answered({ page, path: betOriginal.path }, () => press(frame, button(en.originals.act.bet)));
			await seen(frame, button(en.originals.act.bet));
		},
	},
	{
		name: "a limit before the first deposit",
		async does({ page, url }) {
			await visit(page, `${url}/index?panel=depositv2`);
			await fill(page, first.amount, "500");
			await press(page, button(first.set));
			await text(page, card);
		},
	},
	{
		name: "pay in by card",
		async does({ page }) {
			await page.locator(`[role=dialog] label::-p-text(${card})`).click();
			await fill(page, form.amount, "60");
			await leads(page, () => page.locator(`[role=dialog] button::-p-text(${payment.act})`).click());
			await leads(page, () => press(page, button("Pay with play money")));
			await text(page, states.credited);
		},
	},
	{
		name: "sign out",
		async does({ page }) {
			await page.keyboard.press("Escape");
			await page.locator(`button[aria-label^="${account.menu}: "]`).click();
			await press(page, button(account.signOut));
			await press(page, { ...button(account.signOut), within: "[role=dialog]" });
			await seen(page, button(account.register));
		},
	},
];

const spin = (frame: Frame): Promise<void> => press(frame, button(en.slots.spin));

async function openGame({ page, url }: Walker, { name, provider }: typeof slot): Promise<void> {
	await visit(page, `${url}/rng`);
	await page.locator(`#content ::-p-text(${provider})`).click();
	await press(page, button(en.games.tile.playName.replace("{{name}}", name)));
}

async function gameFrame(page: Page, selector = "#content iframe"): Promise<Frame> {
	const frame = await (await page.waitForSelector(selector, { timeout: patience }))?.contentFrame();
	if (frame === null || frame === undefined) throw new Error("the game has no frame");
	return frame;
}

/** Does it, and waits for the answer of that call. */
async function answered({ page, path }: { page: Page; path: string }, act: () => Promise<void>): Promise<void> {
	const answer = page.waitForResponse((one) => new URL(one.url()).pathname === path, { timeout: patience });
	const [response] = await Promise.all([answer, act()]);
	if (!response.ok()) throw new Error(`${path} was answered ${response.status()}`);
}
