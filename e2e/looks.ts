// A page as people see it: in a theme, in a language, at a size. It looks for what axe, the console and the eye find.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Waits until the page stands: no call in flight, no skeleton, the letters there. */
export async function untilStill(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	await expect.poll(() => page.locator(".skeleton, [aria-busy=true]").count(), { timeout: 15_000 }).toBe(0);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * What a machine can find against people who see, hear or move otherwise: each finding with its place. `within` is a
 * selector: what lies behind a popup is nobody's to reach.
 */
export async function accessFaults(page: Page, within?: string): Promise<readonly string[]> {
	const axe = new AxeBuilder({ page });
	const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
	return violations.flatMap(({ id, impact, nodes }) =>
		nodes.map(({ target, html }) => `${impact} ${id}: ${target.join(" ")} ${html.slice(0, 120)}`),
	);
}

/** Nothing sticks out at the side: a page scrolls down, never across. */
export async function expectNoSideways(page: Page): Promise<void> {
	const surplus = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(surplus).toBeLessThanOrEqual(0);
}
