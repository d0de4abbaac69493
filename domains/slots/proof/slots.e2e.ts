// A slot game of each mechanism, played once for money in its frame and seen again from the rounds it lists there. Which
// of those of one mechanism it is turns with the commit; all of them are played by `npm run nightly`.
import type { FrameLocator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { listGames } from "#games/contract";
import { type PayTable, payTables } from "#slots/core";
import { must, registerPerson } from "../../../e2e/caller.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, phone, walkTo } from "../../../e2e/journey.ts";
import { accessFaults } from "../../../e2e/looks.ts";
import { amountIn, minorOf, playRound, type Slot, slotIn } from "../../../e2e/slot.ts";
import { en } from "../../../e2e/words.ts";
import { isWhole, turnOf } from "../../../tools/bootstrap/testing/turn.ts";

const stage = openStage();
const { menu, playAgain, replay, rules } = en.slots;

/** Many games in one walk: more than a test is given. */
const patienceMilliseconds = 240_000;

/** What a frame must be able to show of a game that it need not of others: its bonus, else its reels, else how it pays. */
function mechanismOf({ award, bonus, modes: [mode] }: PayTable): string {
	const { mystery, joined, lids, floor, fills } = mode?.reels ?? {};
	const reels = Object.entries({ mystery, joined, lids, floor, fills }).find(([, has]) => has !== undefined)?.[0];
	return bonus?.kind ?? reels ?? award.kind;
}

/** One game a mechanism, or all. */
function gamesOfTurn(): ReadonlySet<string> {
	if (isWhole()) return new Set(payTables.map(({ game }) => game));
	const kinds = [...new Set(payTables.map(mechanismOf))];
	const gamesOf = (kind: string) => payTables.filter((table) => mechanismOf(table) === kind).map(({ game }) => game);
	return new Set(kinds.map(gamesOf).flatMap(([first, ...more]) => (first ? turnOf([first, ...more], 0) : [])));
}

/** Games that pay in ways of their own have rules that the tour of the older three does not see. */
const rulesLookedAt = ["hold", "anywhere", "ways"];

const mechanisms = new Map(payTables.map((table) => [table.game, mechanismOf(table)]));

describe("the slot games", () => {
	it(
		"of each mechanism are played for money and seen again",
		async () => {
			const visit = await stage.visit({ viewport: phone });
			const { page } = visit;
			const person = await registerPerson();
			const { games } = await must(person.client.call(listGames, { gameType: "RNG", pageSize: "48" }));
			const slots = games.filter(({ gameCode }) => payTables.some((table) => table.game === gameCode));
			expect(slots.map(({ gameCode }) => gameCode).sort()).toEqual(payTables.map(({ game }) => game).sort());
			await arriveAs(visit, person);
			await page.goto("/index");
			const played = slots.filter(({ gameCode }) => gamesOfTurn().has(gameCode));
			for (const { gameCode, gameId, vassalage, displayName } of played) {
				await walkTo(page, `/game?gameId=${gameId}&vassalage=${vassalage}&mode=real`);
				const slot = slotIn(page);
				await slot.frame.getByRole("heading", { name: displayName, level: 1 }).waitFor({ state: "attached" });
				const { round } = await playRound(page, () => slot.spin.click());
				expect(round).toMatchObject({ payTable: `${gameCode}@1`, mode: "real" });
				if (gameCode === played[0]?.gameCode) expect(await framesAsked(slot.frame)).toBe(0);
				await keepPicture(page, `slot ${gameCode}`);
				if (rulesLookedAt.includes(mechanisms.get(gameCode) ?? "")) await lookAtRules(page, slot.frame);
				await seeAgain(slot, round.win);
			}
			expectNoFaults(visit);
		},
		patienceMilliseconds,
	);
});

/** How many frames a game asks for in a third of a second while nothing moves. */
const framesAsked = (frame: FrameLocator): Promise<number> =>
	frame.locator("body").evaluate(async () => {
		const ask = globalThis.requestAnimationFrame;
		let asked = 0;
		globalThis.requestAnimationFrame = (draw) => {
			asked += 1;
			return ask(draw);
		};
		await new Promise((done) => setTimeout(done, 300));
		globalThis.requestAnimationFrame = ask;
		return asked;
	});

async function openMenu(frame: FrameLocator, item: string): Promise<void> {
	await frame.getByRole("button", { name: menu.open, exact: true }).click();
	await frame.getByRole("button", { name: item, exact: true }).click();
}

async function lookAtRules(page: Page, frame: FrameLocator): Promise<void> {
	await openMenu(frame, menu.rules);
	await frame.getByRole("heading", { name: rules.pays, exact: true }).waitFor();
	expect(await accessFaults(page, "[role=dialog]", { frame: "#content iframe" })).toEqual([]);
	await page.keyboard.press("Escape");
	await frame.getByRole("dialog").waitFor({ state: "hidden" });
}

/** The newest of the rounds that the frame lists, shown to its end and marked as a replay. */
async function seeAgain({ frame, figure }: Slot, paid: string): Promise<void> {
	await openMenu(frame, menu.history);
	await frame.getByRole("dialog").getByRole("listitem").first().getByRole("button").first().click();
	await frame.getByText(replay, { exact: true }).waitFor();
	await frame.getByRole("button", { name: playAgain, exact: true }).waitFor();
	if (minorOf(paid) > 0n) expect(await amountIn(figure("win"))).toBe(minorOf(paid));
}
