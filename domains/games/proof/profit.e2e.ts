// Profit and loss: what was played adds up there, and each line leads to its rounds.
import { describe, expect, it } from "vitest";
import { minorOf, openBooks } from "../../../e2e/books.ts";
import { registerPerson } from "../../../e2e/caller.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { amountIn } from "../../../e2e/slot.ts";
import { spinBy } from "../../../e2e/spins.ts";
import { en, ko } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();

/** The clock's job, now instead of at the full minute. */
const countPlay = () => books.run("select games.count_now('games.member-hours')");

describe.each([
	{ theme: "dark", code: "EN", words: en, size: "desk", viewport: desk },
	{ theme: "light", code: "KO", words: ko, size: "phone", viewport: phone },
] as const)("$theme, $code, on a $size", ({ theme, code, words, size, viewport }) => {
	it("the result of the period is that of its rounds, and a line opens them in the betting record", async () => {
		const person = await registerPerson();
		const rounds = await spinBy(person, { rounds: 6, coin: "0.10" });
		await countPlay();
		const visit = await stage.visit({ viewport, colorScheme: theme, language: code });
		const { page } = visit;
		await arriveAs(visit, person);
		await page.goto("/index?panel=personalProfit");
		const { profit, record, category } = words.games;
		const centre = page.getByRole("dialog", { name: words.brand.account.centre, exact: true });
		const result = centre.locator("dl > div").filter({ hasText: record.net }).getByRole("definition");
		await result.waitFor();
		const net = rounds.reduce((sum, { stake, win }) => sum + minorOf(win) - minorOf(stake), 0n);
		const lost = /[-\u2212]/.test((await result.textContent()) ?? "");
		expect((await amountIn(result)) * (lost ? -1n : 1n)).toBe(net);
		await untilStill(page);
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await expectNoSideways(page);
		await keepPicture(page, `profit ${theme} ${code} ${size}`);
		await centre.getByRole("button", { name: profit.groups.category, exact: true }).click();
		await centre.getByRole("button", { name: category.name.RNG, exact: true }).click();
		await expect.poll(() => new URL(page.url()).searchParams.get("panel")).toBe("personalHistoryCopy");
		expect(new URL(page.url()).searchParams.get("hall")).toBe("RNG");
		await expect
			.poll(() =>
				centre
					.getByRole("row")
					.filter({ has: page.getByRole("button") })
					.count(),
			)
			.toBe(6);
		expectNoFaults(visit);
	});
});
