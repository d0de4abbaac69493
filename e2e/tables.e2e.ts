// The tables of the console and of the personal centre: no word of a column is broken in two, and the page never moves
// sideways, on a narrow desk and on a phone.
import { describe, expect, it } from "vitest";
import { registerPerson } from "./caller.ts";
import { comeIn } from "./console-entry.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, phone, smallDesk } from "./journey.ts";
import { accessFaults, brokenWords, expectNoSideways, untilStill } from "./looks.ts";
import { spinBy } from "./spins.ts";

const stage = openStage();
const patience = 180_000;
/** Where the columns of a desk begin, and have the least room. */
const narrowDesk = { width: 900, height: 640 };

const sizes = [
	{ name: "an English desk", code: "EN", viewport: narrowDesk, theme: "dark" },
	{ name: "a Korean phone", code: "KO", viewport: phone, theme: "light" },
] as const;

const screens = ["members", "ledger", "acts", "events", "catalogue", "returns", "outbox", "staff"];

it(
	"of the console are read in one piece",
	async () => {
		await spinBy(await registerPerson(), { rounds: 2, coin: "0.10" });
		const visit = await stage.visit({ viewport: smallDesk, language: "EN", byName: true });
		const { page } = visit;
		await comeIn(visit, { username: "table-tom", role: "owner" });
		const found: string[] = [];
		for (const screen of screens) {
			for (const { viewport, theme, code } of sizes) {
				await page.setViewportSize(viewport);
				await page.emulateMedia({ colorScheme: theme });
				await page.goto(`/console/${screen}`);
				await page.getByRole("heading", { level: 1 }).waitFor();
				await untilStill(page);
				await expectNoSideways(page);
				found.push(...(await brokenWords(page)).map((word) => `${screen}: ${word}`));
				await keepPicture(page, `table ${screen} ${code}`);
			}
		}
		expect(found).toEqual([]);
		expect(await accessFaults(page)).toEqual([]);
		expectNoFaults(visit);
	},
	patience,
);

describe.each(sizes)("on $name", ({ code, viewport, theme }) => {
	it(
		"those of the personal centre are read in one piece",
		async () => {
			const person = await registerPerson();
			await spinBy(person, { rounds: 3, coin: "0.10" });
			const visit = await stage.visit({ viewport, colorScheme: theme, language: code });
			const { page } = visit;
			await arriveAs(visit, person);
			const found: string[] = [];
			for (const panel of ["personalHistoryCopy", "personalProfit", "transactionHistory"]) {
				await page.goto(`/index?panel=${panel}`);
				await page.getByRole("dialog").getByRole("heading").first().waitFor();
				await untilStill(page);
				await expectNoSideways(page);
				found.push(...(await brokenWords(page)).map((word) => `${panel}: ${word}`));
				await keepPicture(page, `table ${panel} ${code}`);
			}
			expect(found).toEqual([]);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			expectNoFaults(visit);
		},
		patience,
	);
});
