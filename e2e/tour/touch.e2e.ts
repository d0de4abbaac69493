// A walk over every route with a finger, as a visitor and as a member, on a narrow phone: what can be seen can be tapped, and
// is large enough to be. One tap on a game opens it.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { logInAs } from "../caller.ts";
import { loginPopup } from "../entry.ts";
import { arriveAs, expectNoFaults, openStage, type Visit, walkTo } from "../journey.ts";
import { untilStill } from "../looks.ts";
import { en, says } from "../words.ts";
import { unreached } from "./reach.ts";
import type { Stop } from "./stop.ts";
import { routeStops } from "./stops.ts";

const stage = openStage();
/** The narrowest phone that is sold. */
const viewport = { width: 360, height: 780 };
const patienceMilliseconds = 180_000;

/** What comes when a page has been at rest is there from then on. */
const restMilliseconds = 3_000;

/** Each address once, with the popup that is there for the one who walks. */
const walk: readonly Stop[] = [...new Map(routeStops.map((stop) => [stop.address, stop])).values()];

/** A member is not asked to come in. */
const paymentMethodsIn: ReadonlySet<string> = new Set(["/login", "/register", "/register.html"]);

async function faultsAt(page: Page, { address, heading, popup }: Stop): Promise<readonly string[]> {
	await walkTo(page, address);
	await page
		.getByRole("heading", { name: heading(en) })
		.first()
		.waitFor();
	await untilStill(page);
	const faults = await unreached(page, popup ? { within: "[role=dialog]" } : {});
	if (popup) await page.keyboard.press("Escape");
	await page.getByRole("dialog").waitFor({ state: "hidden" });
	return faults.map((fault) => `${address}: ${fault}`);
}

async function faultsOn(visit: Visit, stops: readonly Stop[]): Promise<readonly string[]> {
	const faults: string[] = [];
	await visit.page.goto("/index");
	await visit.page.waitForTimeout(restMilliseconds);
	for (const stop of stops) faults.push(...(await faultsAt(visit.page, stop)));
	return [...new Set(faults)];
}

describe("a finger reaches everything", () => {
	it(
		"that a visitor is shown, on every route",
		async () => {
			const visit = await stage.visit({ viewport });
			expect(await faultsOn(visit, walk)).toEqual([]);
			expectNoFaults(visit);
		},
		patienceMilliseconds,
	);

	it(
		"that a member is shown, on every route",
		async () => {
			const visit = await stage.visit({ viewport });
			await arriveAs(visit, await logInAs({ account: "demo01" }));
			const stops = walk.filter(({ address }) => !paymentMethodsIn.has(address));
			expect(await faultsOn(visit, stops)).toEqual([]);
			expectNoFaults(visit);
		},
		patienceMilliseconds,
	);
});

describe("a game's tile under a finger", () => {
	const play = says(en.games.tile.playName, { name: en.slots.game["dancheong-gate"] });

	it.each(["/index", "/rng"])("one tap on its picture plays, on %s; the trial stands beside it", async (address) => {
		const visit = await stage.visit({ viewport });
		const { page } = visit;
		await page.goto(address);
		await page.locator("article > div").first().tap();
		await loginPopup(page).waitFor();
		await page.goto(address);
		// Of whichever game stands first: what is hot follows what has been played.
		await page.locator("article button:visible", { hasText: en.games.tile.demo }).first().tap();
		await page.waitForURL(/\/game\?.*mode=demo/);
		expectNoFaults(visit);
	});

	it("is played by a member with that one tap", async () => {
		const visit = await stage.visit({ viewport });
		await arriveAs(visit, await logInAs({ account: "demo01" }));
		const { page } = visit;
		await page.goto("/rng");
		await page.getByRole("button", { name: play }).first().tap();
		await page.waitForURL(/\/game\?.*mode=real/);
		expectNoFaults(visit);
	});
});
