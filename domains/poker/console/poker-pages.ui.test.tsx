// An operator looks at tables and closes one, at hands and says why before cards are shown, at what tables brought, and at signals.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
	closePokerTable,
	type DeskPokerTable,
	listDeskPokerHands,
	listDeskPokerTables,
	listDeskPokerTournaments,
	listPokerDisconnects,
	listPokerSignals,
	readDeskPokerTournament,
	readPokerRake,
	revealPokerHand,
	runPokerTournament,
	switchPokerBots,
} from "../contract/index.ts";
import { emptyTournament, type HandRecord, offeredTable, seenTournament, tournamentNamed } from "../core/index.ts";
import { HandsPage } from "./hands-page.tsx";
import { HouseBots } from "./house-bots.tsx";
import en from "./messages/en.json";
import { RakePage } from "./rake-page.tsx";
import { SignalsPage } from "./signals-page.tsx";
import { TablesPage } from "./tables-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "./testing/show-screen.ts";
import { TournamentsPage } from "./tournaments-page.tsx";

const all = [
	"poker.tables:read",
	"poker.tables:close",
	"poker.bots:switch",
	"poker.tournaments:read",
	"poker.tournaments:run",
	"poker.hands:read",
	"poker.hands:reveal",
	"poker.rake:read",
	"poker.signals:read",
];
const at = "2026-11-22T10:00:00.000Z";
const hand = "0198c000-0000-7000-8000-000000000001";
const id = "rP-holdem-6-1-1";
const config = offeredTable(id)?.config;

function begin(permissions: readonly string[]): void {
	beginAnew(permissions);
	const table: DeskPokerTable[] =
		config === undefined
			? []
			: [
					{
						id,
						config,
						players: 3,
						bots: 0,
						waiting: 1,
						hands: 90,
						closed: false,
						chips: "150.00",
						dayHands: 12,
						dayRake: "4.20",
					},
				];
	answerTo(listDeskPokerTables, () => ({ bots: true, tables: table }));
	answerTo(switchPokerBots, () => ({}));
	answerTo(closePokerTable, () => ({}));
	const players = [
		{ seat: 0, memberId: "17", net: "-3.00" },
		{ seat: 4, memberId: null, net: "2.85" },
	];
	const listed = {
		hand,
		table: id,
		number: 7,
		mode: "real" as const,
		endedAt: at,
		currency: "P",
		pot: "6.00",
		rake: "0.15",
		players,
		others: 1,
	};
	answerTo(listDeskPokerHands, () => ({ hands: [listed], next: null }));
	answerTo(revealPokerHand, () => ({ hand: record, proofs: [] }));
	const line = { day: "2026-11-22", currency: "P", table: id, hands: 12, staked: "90.00", rake: "4.20" };
	answerTo(readPokerRake, () => ({ lines: [line] }));
	const pair = {
		one: "17",
		other: "18",
		currency: "P",
		hands: 44,
		there: "80.00",
		back: "1.00",
		shares: ["device" as const, "payee" as const],
		folds: 3,
		squeezes: 1,
		sign: "one-way" as const,
	};
	const pace = { memberId: "19", hands: 50, acts: 200, mean: 1_500, deviation: 90, hours: 3, sign: "even" as const };
	answerTo(listPokerSignals, () => ({ pairs: [pair], paces: [pace] }));
	const lost = { hand, table: id, memberId: "21", endedAt: at, currency: "P", turns: 2, net: "-1.00" };
	answerTo(listPokerDisconnects, () => ({ hands: [lost], next: null }));
}

const record: HandRecord = {
	type: "hand",
	id: hand,
	table: id,
	number: 7,
	begunAt: 1,
	root: "a".repeat(64),
	rules: { game: "holdem", seats: 6, small: 50, big: 100, ante: 0, currency: "P", mode: "real" },
	button: 0,
	players: [0, 4].map((seat) => ({
		seat,
		name: `Player ${seat}`,
		bot: false,
		start: 5_000,
		staked: 300,
		won: seat === 4 ? 585 : 0,
		raked: 8,
		shown: seat === 4,
		cards: seat === 4 ? [51, 50] : [0, 5],
		places: [seat, seat + 1],
	})),
	posted: [],
	acts: [
		{ seat: 0, street: 0, act: { type: "raise", to: 300 }, to: 300, by: "player" },
		{ seat: 4, street: 0, act: { type: "call" }, to: 300, by: "player" },
		{ seat: 0, street: 1, act: { type: "fold" }, to: 0, by: "clock" },
	],
	boards: [[10, 11, 12]],
	boardPlaces: [[4, 5, 6]],
	pots: [],
	rake: 15,
	you: null,
};

beforeEach(() => begin(all));

test("tables are listed with rules and what they brought, and one is closed with a reason", async () => {
	await show(TablesPage);
	await screen.findByText("P 150.00");
	expect(screen.getByText("P 4.20")).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: id }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.type(dialog.getByLabelText(new RegExp(`^${deskWords.parts.because}`)), "a complaint");
	await userEvent.click(dialog.getByRole("button", { name: en.tables.close }));
	await vi.waitFor(() =>
		expect(askedOf(closePokerTable)).toMatchObject([{ body: { table: id, close: true, reason: "a complaint" } }]),
	);
	begin(["poker.tables:read"]);
	await show(TablesPage);
	expect((await screen.findAllByText(id)).length).toBeGreaterThan(0);
});

test("house bots are switched off with a reason", async () => {
	await show(() => <HouseBots bots />);
	await userEvent.click(await screen.findByRole("button", { name: en.tables.switchOff }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.type(dialog.getByLabelText(new RegExp(`^${deskWords.parts.because}`)), "people alone");
	await userEvent.click(dialog.getByRole("button", { name: en.tables.switchOff }));
	await vi.waitFor(() =>
		expect(askedOf(switchPokerBots)).toMatchObject([{ body: { bots: false, reason: "people alone" } }]),
	);
});

test("a hand is listed without cards, which an investigator sees after saying why", async () => {
	await show(HandsPage);
	await screen.findByRole("button", { name: `${id} #7` });
	const [heads, row] = await takeFile("poker-hands.csv");
	expect(row?.[heads?.indexOf("players") ?? -1]).toBe("17:-3.00 -:2.85");
	await userEvent.click(await screen.findByRole("button", { name: `${id} #7` }));
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.queryByText("As Ah")).toBeNull();
	await userEvent.type(dialog.getByLabelText(new RegExp(`^${deskWords.parts.because}`)), "chips went one way");
	await userEvent.click(dialog.getByRole("button", { name: en.hands.reveal }));
	await dialog.findByText("As Ah");
	await dialog.findByText("2c 3d");
	expect(askedOf(revealPokerHand)).toMatchObject([{ body: { hand, reason: "chips went one way" } }]);
});

test("who may not reveal is told so, and asked for nothing", async () => {
	begin(["poker.hands:read"]);
	await show(HandsPage);
	await userEvent.click(await screen.findByRole("button", { name: `${id} #7` }));
	await within(await screen.findByRole("dialog")).findByText(en.hands.notYours);
});

test("rake is listed by day and table, and taken as a file", async () => {
	await show(RakePage);
	await screen.findByText("P 90.00");
	const [heads, row] = await takeFile("poker-rake.csv");
	expect(row?.[heads?.indexOf("rake") ?? -1]).toBe("4.20");
});

test("pairs, paces and turns of the clock are shown with what they are a sign of", async () => {
	await show(SignalsPage);
	for (const text of [en.signals.pairSigns["one-way"], en.signals.paceSigns.even, "P 80.00", "21"])
		expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test("a tournament is looked at with its standings, and cancelled or started with a reason", async () => {
	begin(all);
	const config = tournamentNamed("srP-six-1")?.config;
	if (config === undefined) throw new Error("no such tournament");
	const of = {
		id: "srP-six-1",
		number: 1,
		config,
		phase: "registering" as const,
		startedAt: 0,
		entries: 2,
		left: 2,
		pool: 1_000,
	};
	const owners = ["17", "b0"].map((no) => ({ id: no, key: "", owner: no, name: `Player ${no}`, merchant: "" }));
	const seen = seenTournament({ ...emptyTournament, config, entries: owners, reason: "few" }, undefined);
	answerTo(listDeskPokerTournaments, () => ({ tournaments: [of] }));
	answerTo(readDeskPokerTournament, () => ({ seen }));
	answerTo(runPokerTournament, () => ({}));
	const user = userEvent.setup();
	await show(TournamentsPage);
	await user.click(await screen.findByText("srP-six-1"));
	const dialog = await screen.findByRole("dialog");
	expect(await within(dialog).findByText("Player 17")).toBeDefined();
	await user.click(within(dialog).getByText(en.cups.start));
	await user.type(within(dialog).getByLabelText(new RegExp(`^${deskWords.parts.because}`)), "All have come.");
	const [, submit] = within(dialog).getAllByRole("button", { name: en.cups.start });
	if (submit === undefined) throw new Error("nothing to press");
	await user.click(submit);
	await vi.waitFor(() =>
		expect(askedOf(runPokerTournament)).toMatchObject([
			{ body: { tournament: "srP-six-1", act: "start", reason: "All have come." } },
		]),
	);
});
