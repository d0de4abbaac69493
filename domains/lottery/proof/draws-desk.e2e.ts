// A draw at the desk: found with its bet on the console's page, asked to be void by one, made void by another, and the stake is
// back in the player's purse. Looked at in English by day, in Korean by night.
import { expect, it } from "vitest";
import { enterPlay, launchGame, listGames } from "#games/contract";
import { enterLottery, listOwnOrders, lottVendor, placeLotteryBet } from "#lottery/contract";
import type { Client } from "#platform/contract/client";
import { openBooks } from "../../../e2e/books.ts";
import { caller, must, registerPerson } from "../../../e2e/caller.ts";
import { comeIn } from "../../../e2e/console-entry.ts";
import { desk, expectNoFaults, keepPicture, openStage, type Visit } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { en, ko, label } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const { backoffice: words } = en;
const { draws, screens } = en.console.lottery;
/** Of the whole, and of one step of it: two people come in on a machine that does much else. */
const patience = 400_000;
const step = { timeout: 90_000 };

async function supervisor(username: string): Promise<Visit> {
	const visit = await stage.visit({ viewport: desk, language: "EN", byName: true });
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
async function sit(): Promise<Client> {
	const person = await registerPerson();
	const { games } = await must(caller().call(listGames, { gameType: "LOTT", pageSize: 48 }));
	const gameId = games.find(({ gameCode }) => gameCode === "HN5FC")?.gameId ?? "";
	const { game_url: address } = await must(person.client.call(launchGame, { gameId, vassalage: lottVendor }));
	const launchToken = new URLSearchParams(address.split("#")[1]).get("launch") ?? "";
	const { playToken } = await must(caller().call(enterPlay, { launchToken }));
	return caller(playToken);
}

/** Three bets on an issue that is not drawn before two people have seen it: of five minutes, the next where the present one ends soon. */
async function bet() {
	const client = await sit();
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

it(
	"a draw is looked at, asked to be void by one person and made void by another, and the stake comes back",
	async () => {
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
	},
	patience,
);
