// T16: the live connection alone goes away, while every call is answered: the page says so, what counts goes on, and what
// was pushed meanwhile is there as soon as it is back, without the page being loaded again.
import type { Page, WebSocketRoute } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { getBalance } from "#wallet/contract";
import { expectStatementToAddUp, minorOf, openBooks } from "./books.ts";
import { gameAddress, must, type Person, registerPerson } from "./caller.ts";
import { expectHeaderBalance, headerBalance } from "./entry.ts";
import {
	arriveAs,
	expectNoFaults,
	gameFrame,
	keepPicture,
	openStage,
	phone,
	smallDesk,
	type Visit,
} from "./journey.ts";
import { amountIn, playRound, slotIn, untilReady } from "./slot.ts";
import { spinBy } from "./spins.ts";
import { en } from "./words.ts";

const stage = openStage();
const books = openBooks();
const patience = 120_000;
const patient = { timeout: 20_000 };

afterEach(() => books.run("delete from brand.announcements where code like 'live-link-%'"));

type Wire = { readonly cut: () => Promise<void>; readonly mend: () => void };

/** The live connections of a visit, in its pages and in their games. */
async function liveWire({ context }: Visit): Promise<Wire> {
	const open = new Set<WebSocketRoute>();
	let whole = true;
	await context.routeWebSocket(/\/live\/\?/, (page) => {
		const server = page.connectToServer();
		if (whole) for (const end of [page, server]) open.add(end);
		// As it asks to be let in: one that is shut before the server has spoken is taken for slow, and waited for.
		else page.onMessage(() => void Promise.all([page.close(), server.close()]));
	});
	return {
		async cut() {
			await expect.poll(() => open.size, patient).toBeGreaterThan(0);
			whole = false;
			for (const end of open) await end.close();
			open.clear();
		},
		mend() {
			whole = true;
		},
	};
}

async function arrive(viewport: { readonly width: number; readonly height: number }) {
	const visit = await stage.visit({ viewport, ownWindow: true });
	const wire = await liveWire(visit);
	const person = await registerPerson();
	await arriveAs(visit, person);
	return { visit, wire, person, page: visit.page };
}

const said = (page: Page) => page.getByText(en.platform.away.live, { exact: true });

const balanceOf = async ({ client }: Person): Promise<bigint> =>
	minorOf((await must(client.call(getBalance, {}))).sumBalance);

describe("the live connection alone goes away", () => {
	it(
		"on a page: it is said, the balance is asked for by the clock, and a notice is there when it is back",
		async () => {
			const { visit, wire, person, page } = await arrive(phone);
			await page.goto("/index");
			await page.getByRole("region", { name: en.brand.line.label }).waitFor();
			await page.evaluate(() => document.body.setAttribute("data-loaded", "once"));
			await wire.cut();
			await said(page).waitFor();
			await keepPicture(page, "live connection lost");
			await spinBy(person, { rounds: 2, coin: "0.02" });
			await books.run(`with added as (
				insert into brand.announcements (merchant, code, type, published_at)
				values ('tessera', 'live-link-1', 'H', now()) returning id)
				insert into brand.announcement_texts (announcement_id, language, title, content)
				select id, 'EN', 'Written meanwhile', 'It was.' from added`);
			const now = await balanceOf(person);
			await expect.poll(() => amountIn(headerBalance(page)), patient).toBe(now);
			const notice = page.getByRole("link", { name: "Written meanwhile", exact: true });
			expect(await notice.count()).toBe(0);
			wire.mend();
			await said(page).waitFor({ state: "detached" });
			await notice.first().waitFor();
			await spinBy(person, { rounds: 1, coin: "0.02" });
			await expectHeaderBalance(page, await balanceOf(person));
			expect(await page.getAttribute("body", "data-loaded")).toBe("once");
			expectNoFaults(visit);
		},
		patience,
	);

	it(
		"in a slot: it is said beside the game, which goes on, and the balance around it stays true",
		async () => {
			const { visit, wire, person, page } = await arrive(smallDesk);
			await page.goto(await gameAddress("dancheong-gate"));
			const slot = slotIn(page);
			await untilReady(slot);
			// What is played elsewhere meanwhile is seen in this game as well.
			await spinBy(person, { rounds: 2, coin: "0.02" });
			const left = await balanceOf(person);
			await expect.poll(() => amountIn(slot.figure("balance")), patient).toBe(left);
			await wire.cut();
			await said(page).waitFor();
			await keepPicture(page, "live connection lost in a slot");
			for (const expected of ["cut", "whole"]) {
				await playRound(page, ({ spin }) => spin.click());
				const now = await balanceOf(person);
				await expect.poll(() => amountIn(slot.figure("balance")), patient).toBe(now);
				await expect.poll(() => amountIn(headerBalance(page)), patient).toBe(now);
				expect(await said(page).count()).toBe(expected === "cut" ? 1 : 0);
				wire.mend();
				await said(page).waitFor({ state: "detached" });
			}
			await expectStatementToAddUp(person);
			expectNoFaults(visit);
		},
		patience,
	);

	it(
		"in crash, whose rounds come by it: it is said, and the table stands again when it is back",
		async () => {
			const { visit, wire, page } = await arrive(smallDesk);
			await page.goto(await gameAddress("crash"));
			const frame = gameFrame(page.locator("#content"));
			const { act, crash } = en.originals;
			await frame.getByLabel(crash.target).waitFor();
			await wire.cut();
			// A connection of the game that was still being made is waited for before it is given up.
			await frame.getByText(crash.away, { exact: true }).first().waitFor({ timeout: 30_000 });
			await keepPicture(page, "live connection lost in crash");
			wire.mend();
			await expect.poll(() => frame.getByText(crash.away, { exact: true }).count(), patient).toBe(0);
			// A flight may be long.
			const bet = frame.getByRole("button", { name: act.bet, exact: true });
			await expect
				.poll(async () => (await bet.count()) === 1 && (await bet.isEnabled()), { timeout: 90_000 })
				.toBe(true);
			expectNoFaults(visit);
		},
		patience,
	);
});
