// The link goes away, the page is loaded again, a button is pressed twice, two tabs play at once: every round is there
// once, and the balance is what the statement adds up to.
import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { getBalance } from "#wallet/contract";
import { expectStatementToAddUp, minorOf } from "../../../e2e/books.ts";
import { gameIdOf, must, type Person, registerPerson, vassalage } from "../../../e2e/caller.ts";
import { expectHeaderBalance } from "../../../e2e/entry.ts";
import {
	arriveAs,
	expectNoFaults,
	expectNoFaultsButLostParts,
	keepPicture,
	openStage,
	phone,
	smallDesk,
	type Visit,
	type VisitOptions,
} from "../../../e2e/journey.ts";
import { amountIn, isSpin, nextSpin, playRound, type Slot, slotIn, untilReady, untilShown } from "../../../e2e/slot.ts";
import { en } from "../../../e2e/words.ts";

const stage = openStage();

type Playing = { readonly visit: Visit; readonly person: Person; readonly slot: Slot; readonly page: Page };

async function openGame(options: Pick<VisitOptions, "reducedMotion" | "viewport"> = {}): Promise<Playing> {
	const visit = await stage.visit({ viewport: smallDesk, ...options });
	const person = await registerPerson();
	await arriveAs(visit, person);
	const slot = await openIn(visit.page);
	return { visit, person, slot, page: visit.page };
}

async function openIn(page: Page): Promise<Slot> {
	const gameId = await gameIdOf("dancheong-gate");
	await page.goto(`/game?gameId=${gameId}&vassalage=${vassalage}&mode=real`);
	const slot = slotIn(page);
	await untilReady(slot);
	return slot;
}

const bets = async (person: Person): Promise<number> =>
	(await expectStatementToAddUp(person)).filter(({ type }) => type === "bet").length;

/** Lets the next spin reach the server and keeps its answer from the page. Resolves when the server has answered. */
function loseTheAnswer(page: Page, then: (route: Route) => Promise<void>): Promise<void> {
	return new Promise((resolve, reject) => {
		void page
			.route(
				(url) => isSpin(url.href),
				async (route) => {
					await route.fetch();
					await then(route);
					resolve();
				},
				{ times: 1 },
			)
			.catch(reject);
	});
}

describe("the link goes away", () => {
	it("during a spin: play stops and says so, and the same round is shown on return, charged once", async () => {
		const { visit, person, slot, page } = await openGame();
		const lost = loseTheAnswer(page, async (route) => {
			await visit.context.setOffline(true);
			await route.abort("internetdisconnected");
		});
		await slot.spin.click();
		await lost;
		await slot.frame.getByText(en.slots.link.linkPending, { exact: true }).first().waitFor();
		expect(await slot.spin.isDisabled()).toBe(true);
		await keepPicture(page, "lost connection");
		const answer = nextSpin(page);
		await visit.context.setOffline(false);
		const { round, replayed, balance } = await answer;
		expect(replayed).toBe(true);
		expect(round.mode).toBe("real");
		await untilShown(slot);
		expect(await amountIn(slot.figure("balance"))).toBe(minorOf(balance));
		expect(await bets(person)).toBe(1);
		expectNoFaultsButLostParts(visit);
	});

	it("between spins: no spin starts, and play goes on when it is back", async () => {
		const { visit, person, slot, page } = await openGame();
		await visit.context.setOffline(true);
		await slot.frame.getByText(en.slots.link.link, { exact: true }).first().waitFor();
		await page.keyboard.press("Space");
		expect(await slot.spin.isDisabled()).toBe(true);
		await visit.context.setOffline(false);
		await playRound(page, ({ spin }) => spin.click());
		expect(await bets(person)).toBe(1);
		expectNoFaultsButLostParts(visit);
	});
});

describe("the page is loaded again", () => {
	it("in the middle of a spin: the round comes back and is charged once", async () => {
		const { visit, person, slot, page } = await openGame();
		const held = loseTheAnswer(page, async () => undefined);
		await slot.spin.click();
		await held;
		const answer = nextSpin(page);
		await page.reload();
		expect((await answer).replayed).toBe(true);
		await untilShown(slotIn(page));
		expect(await bets(person)).toBe(1);
		expectNoFaults(visit);
	});
});

describe("a button pressed twice", () => {
	it("makes one round, by the mouse and by the keyboard", async () => {
		const { visit, person, slot, page } = await openGame({ reducedMotion: "no-preference", viewport: phone });
		await slot.frame.locator("main").click({ position: { x: 5, y: 5 } });
		const presses = [
			() => slot.spin.dblclick({ delay: 0 }),
			async () => {
				await page.keyboard.press("Space");
				await page.keyboard.press("Space");
			},
		];
		for (const [before, press] of presses.entries()) {
			const answer = nextSpin(page);
			await press();
			await answer;
			// Neither press skips the show, and chance may have given free spins.
			await untilShown(slot, { timeout: 60_000 });
			expect(await bets(person)).toBe(before + 1);
		}
		expectNoFaults(visit);
	}, 180_000);
});

describe("two tabs of one account", () => {
	it("play at once without losing or doubling a coin, and show one balance", async () => {
		const { visit, person, page } = await openGame();
		const other = await visit.openTab();
		await openIn(other);
		const turns = 4;
		const play = async (tab: Page): Promise<void> => {
			for (let turn = 0; turn < turns; turn += 1) await playRound(tab, ({ spin }) => spin.click());
		};
		await Promise.all([play(page), play(other)]);
		expect(await bets(person)).toBe(2 * turns);
		const { sumBalance } = await must(person.client.call(getBalance, {}));
		for (const tab of [page, other]) {
			await expectHeaderBalance(tab, minorOf(sumBalance));
		}
		expectNoFaults(visit);
	});
});
