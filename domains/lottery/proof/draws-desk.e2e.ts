// A draw at the desk: found with its bet on the console's page, asked to be void by one, made void by another, and the stake is
// back in the player's purse; looked at in English by day, in Korean by night. And an official result that is told by two, corrected by
// two, and paid anew.
import { describe, expect, it } from "vitest";
import { enterPlay, launchGame, listGames } from "#games/contract";
import { enterLottery, listOwnOrders, lottVendor, placeLotteryBet } from "#lottery/contract";
import type { Client } from "#platform/contract/client";
import { openBooks } from "../../../e2e/books.ts";
import { caller, must, registerPerson } from "../../../e2e/caller.ts";
import { comeIn } from "../../../e2e/console-entry.ts";
import { desk, expectNoFaults, keepPicture, openStage, type Visit } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { en, ko, label } from "../../../e2e/words.ts";
import { isWhole, turnOf } from "../../../tools/bootstrap/testing/turn.ts";

const stage = openStage();
const books = openBooks();
const { backoffice: words } = en;
const { draws, results, screens } = en.console.lottery;
/** Of the whole, and of one step of it: two people come in on a machine that does much else. */
const patience = 700_000;
const step = { timeout: 90_000 };

async function supervisor(username: string): Promise<Visit> {
	const visit = await stage.visit({ viewport: desk, language: "EN", byName: true });
	visit.page.setDefaultTimeout(step.timeout);
	await comeIn(visit, { username, role: "supervisor" });
	return visit;
}

/** Looks at a page for who cannot see, and in a picture. */
async function look({ page }: Visit, name: string, among = "body"): Promise<void> {
	await untilStill(page);
	expect(await accessFaults(page, among)).toEqual([]);
	await expectNoSideways(page);
	await keepPicture(page, name);
}

/** At the game as the hall of prize groups opens it. */
async function sit(gameCode: "HN5FC" | "TSFFK3"): Promise<Client> {
	const person = await registerPerson();
	const { games } = await must(caller().call(listGames, { gameType: "LOTT", pageSize: 48 }));
	const gameId = games.find((game) => game.gameCode === gameCode)?.gameId ?? "";
	const { game_url: address } = await must(person.client.call(launchGame, { gameId, vassalage: lottVendor }));
	const launchToken = new URLSearchParams(address.split("#")[1]).get("launch") ?? "";
	const { playToken } = await must(caller().call(enterPlay, { launchToken }));
	return caller(playToken);
}

/** Three bets on an issue that is not drawn before two people have seen it: of five minutes, the next where the present one ends soon. */
async function bet() {
	const client = await sit("HN5FC");
	const { now, prizeModeId, game, group, balance } = await must(client.call(enterLottery, {}));
	const { numero } = game.current.closesAt - now > 200_000 ? game.current : game.next;
	const slip = { betCartAmountSum: "6.00", bettingSlipString: `0,1,2~1~13~1~${group}~1` };
	const cart = { gameId: "HN5FC", currentNumero: numero, ...slip } as const;
	const key = `journey-${numero}`;
	const placed = await must(client.call(placeLotteryBet, { key, ...cart, prizeModeId, winningStop: false }));
	expect(placed.orders).toMatchObject([{ status: 2, stake: "6.00" }]);
	const order = async () => (await must(client.call(listOwnOrders, {}))).orders[0];
	const purse = async () => (await must(client.call(enterLottery, {}))).balance;
	return { numero, balance, order, purse };
}

/** A game that people tell from the next issue on, as it would once all that are committed are over; and a bet on two sums of it. */
async function betOnOfficial() {
	await books.run(
		"insert into lottery.draw_source (game, source, set_at) values ('TSFFK3', 'people', now()) on conflict do nothing",
	);
	await books.run("delete from lottery.issue where game = 'TSFFK3' and opens_at > now()");
	const client = await sit("TSFFK3");
	const entered = () => must(client.call(enterLottery, {}));
	const room = async () => {
		const { now, game } = await entered();
		return game.current.committed?.source === "official" ? game.current.closesAt - now : 0;
	};
	await expect.poll(room, { timeout: 240_000, interval: 1_000 }).toBeGreaterThan(5_000);
	const { game, prizeModeId, group, balance } = await entered();
	const { numero } = game.current;
	const cart = { gameId: "TSFFK3", currentNumero: numero, prizeModeId, winningStop: false } as const;
	const bettingSlipString = [`10~1~9701~1~${group}~1`, `9~1~9701~1~${group}~1`].join(";");
	await must(
		client.call(placeLotteryBet, { key: `told-${numero}`, ...cart, betCartAmountSum: "4.00", bettingSlipString }),
	);
	/** By their sums, ten before nine. */
	const orders = async () =>
		(await must(client.call(listOwnOrders, {}))).orders
			.toSorted((left, right) => right.slip.length - left.slip.length)
			.map(({ status, returned }) => [status, returned]);
	const won = async () => Number((await entered()).balance) - Number(balance);
	return { numero, orders, won };
}

type Told = { readonly numero: string; readonly digits: string; readonly corrects: boolean; readonly outcome: string };

/** Tells a result in one's own console, and reads what became of it. */
async function tell({ page }: Visit, { numero, digits, corrects, outcome }: Told): Promise<void> {
	const name = `TSFFK3 ${numero}`;
	await page.goto("/console/results", step);
	await page.getByRole("button", { name, exact: true }).click({ timeout: 180_000 });
	const open = page.getByRole("dialog", { name });
	const act = open.getByRole("button", { name: corrects ? results.correct : results.tell, exact: true });
	await act.waitFor(step);
	await open.getByLabel(label(results.digits)).fill(digits);
	await open.getByLabel(label(results.source)).fill("the evening paper");
	await act.click(step);
	await page.getByText(outcome, { exact: true }).waitFor(step);
}

/** Found with its bet, asked to be void by one person and made void by another: the stake comes back. */
async function voidADraw(): Promise<void> {
	const { numero, balance, order, purse } = await bet();
	const name = `HN5FC ${numero}`;
	const asking = await supervisor("draws-ida");
	await asking.page.getByRole("navigation").getByRole("link", { name: screens.draws, exact: true }).click();
	await asking.page.getByRole("heading", { level: 1, name: screens.draws }).waitFor(step);
	await look(asking, "draws on the desk");
	await asking.page.goto(`/console/draws?game=HN5FC&draw=HN5FC-${numero}`);
	const open = asking.page.getByRole("dialog");
	// The next issue is planned until the present one is drawn: bets on it are taken all the same.
	await open.getByRole("button", { name: draws.askVoid, exact: true }).waitFor(step);
	await look(asking, "a draw on the desk", "[role=dialog]");
	await open.getByLabel(label(words.parts.because)).fill("The wheel of the source was late.");
	await open.getByRole("button", { name: draws.askVoid, exact: true }).click();
	await asking.page.getByText(draws.asked, { exact: true }).waitFor(step);

	const deciding = await supervisor("draws-jon");
	await deciding.page.goto("/console/draws");
	await deciding.page.getByRole("button", { name, exact: true }).first().click(step);
	const word = deciding.page.getByRole("dialog", { name });
	await word.getByText("The wheel of the source was late.").waitFor(step);
	await look(deciding, "a void that waits", "[role=dialog]");
	await word.getByRole("button", { name: draws.agree, exact: true }).click();
	await word.waitFor({ state: "hidden", ...step });

	await deciding.before(([code = ""]) => localStorage.setItem("lang", code), ["KO"]);
	await deciding.page.emulateMedia({ colorScheme: "dark" });
	await deciding.page.goto("/console/draws?state=void");
	const inKorean = ko.console.lottery;
	await deciding.page.getByRole("heading", { level: 1, name: inKorean.screens.draws }).waitFor(step);
	await deciding.page.getByRole("button", { name, exact: true }).first().waitFor(step);
	await look(deciding, "draws on the desk, in Korean by night");

	await expect.poll(async () => (await order())?.status, { timeout: 90_000 }).toBe(14);
	expect(await purse()).toBe(balance);
	expect(await books.findings()).toEqual([]);
	expectNoFaults(asking);
	expectNoFaults(deciding);
}

/** Told by two, corrected by two: each time every bet stands anew, and the purse with it. */
async function correctAResult(): Promise<void> {
	const { numero, orders, won } = await betOnOfficial();
	const { waits, confirmed } = results.outcomes;
	const [first, second] = [await supervisor("draws-kim"), await supervisor("draws-lou")];
	const told = { numero, digits: "334", corrects: false };
	await tell(first, { ...told, outcome: waits });
	await tell(second, { ...told, outcome: confirmed });
	const settled = { timeout: 90_000 };
	const losing = [5, "0.00"];
	await expect.poll(orders, settled).toEqual([[4, "15.60"], losing]);
	const corrected = { numero, digits: "333", corrects: true };
	await tell(first, { ...corrected, outcome: waits });
	await look(first, "a correction that waits", "[role=dialog]");
	await tell(second, { ...corrected, outcome: confirmed });
	await expect.poll(orders, settled).toEqual([losing, [4, "16.84"]]);
	expect(await won()).toBeCloseTo(12.84, 2);
	expect(await books.findings()).toEqual([]);
	await books.run("delete from lottery.draw_source where game = 'TSFFK3'");
	expectNoFaults(first);
	expectNoFaults(second);
}

/** Two people come in for each: a run walks the one whose turn it is, the night both. */
const journeys = [
	{ says: "goes back to who bet on it, once two have made it void", walk: voidADraw },
	{ says: "is paid anew, once two have corrected its result", walk: correctAResult },
] as const;

describe("a draw at the desk", () => {
	it.each(isWhole() ? journeys : [turnOf<(typeof journeys)[number]>(journeys, 0)])(
		"$says",
		({ walk }) => walk(),
		patience,
	);
});
