// An operator looks at the tables, pauses one and sets it, looks through rounds, asks that one be void, and another agrees.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
	askTableRoundVoid,
	type DeskRound,
	type DeskTable,
	decideTableRoundVoid,
	listDeskTables,
	listTableRounds,
	listTableRoundTickets,
	pauseDeskTable,
	readTableReturns,
	readTableRound,
	setDeskTable,
	setTablesMarket,
	setTableVideo,
	takeBackTableRoundVoid,
	type WaitingRoundVoid,
} from "../contract/index.ts";
import en from "./messages/en.json";
import { RoundsPage } from "./rounds/rounds-page.tsx";
import { TablesPage } from "./tables/tables-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "./testing/show-screen.ts";

const words = en.rounds;
const at = "2026-11-22T10:00:00.000Z";
const roundId = "0198c000-0000-7000-8000-000000000009";
const figures = { tickets: 2, open: 2, money: [{ currency: "P", stake: "40.00", returned: "0.00", most: "79.00" }] };
const table: DeskTable = {
	...figures,
	table: "BAC01",
	game: "baccarat",
	phase: "open",
	shoe: "20261122-01",
	hands: 12,
	paused: false,
	limits: { min: 20, max: 5_000 },
	ownLimits: { min: 20, max: 5_000 },
	says: { EN: "Good evening." },
	video: null,
	videoWanted: false,
	videoOrigins: [],
	videoFits: true,
	roundId,
};
const round: DeskRound = {
	...figures,
	roundId,
	table: "BAC01",
	shoe: "20261122-01",
	hand: 13,
	openedAt: at,
	closesAt: at,
	state: "open",
	outcome: null,
	voidWhy: null,
};
const waits: WaitingRoundVoid = {
	voidId: "0198c000-0000-5000-8000-000000000001",
	roundId,
	table: "BAC01",
	shoe: "20261122-01",
	hand: 11,
	outcome: null,
	reason: "the picture was wrong",
	askedBy: "Olga",
	askedAt: at,
	lapsesAt: at,
	own: false,
};

function begin(permissions: string[], waiting: readonly WaitingRoundVoid[] = []): void {
	beginAnew(permissions);
	answerTo(listDeskTables, () => ({ tables: [table], namesRoads: true }));
	answerTo(readTableReturns, () => ({
		from: "2026-10-24",
		to: "2026-11-22",
		lines: [
			{
				spot: "banker",
				currency: "P",
				bets: 8,
				stake: "80.00",
				returned: "78.00",
				actual: "97.50",
				theory: "98.94",
			},
		],
	}));
	answerTo(setDeskTable, () => ({}));
	answerTo(pauseDeskTable, () => ({}));
	answerTo(listTableRounds, () => ({ rounds: [round], waiting: [...waiting], next: null }));
	answerTo(readTableRound, () => ({ round, before: ["8H6H5C|KHJH"], commit: "a".repeat(64), halt: null }));
	answerTo(listTableRoundTickets, () => ({
		tickets: [
			{
				ticketId: "0198c000-0000-7000-8000-000000000001",
				memberId: "17",
				state: "open" as const,
				currency: "P",
				stake: "20.00",
				returned: "0.00",
				bets: [{ spot: "banker", amount: "20.00" }],
				events: [],
				placedAt: at,
			},
		],
		next: null,
	}));
	answerTo(askTableRoundVoid, () => ({ voidId: waits.voidId }));
	answerTo(decideTableRoundVoid, () => ({ outcome: "agreed" as const }));
	answerTo(takeBackTableRoundVoid, () => ({}));
}
const all = ["tables:read", "tables:write", "rounds:read", "rounds:void", "rounds:decide"].map(
	(one) => `tables.${one}`,
);
beforeEach(() => begin(all));

const openFirst = async (name: string) => {
	await userEvent.click(await screen.findByRole("button", { name }));
	return within(await screen.findByRole("dialog"));
};

test("tables are listed with what stands on them; one is paused, set, and held against theory", async () => {
	await show(TablesPage);
	for (const text of ["P 40.00", "P 79.00", en.phases.open])
		expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
	const [heads, row] = await takeFile("tables.csv");
	expect(row?.[heads?.indexOf("most") ?? -1]).toBe("79.00");
	const dialog = await openFirst("BAC01");
	expect(await dialog.findByText("98.94 %")).toBeDefined();
	const [because] = dialog.getAllByLabelText(new RegExp(`^${deskWords.parts.because}`));
	if (because !== undefined) await userEvent.type(because, "looked after");
	await userEvent.click(dialog.getByRole("button", { name: en.tables.pause }));
	await vi.waitFor(() =>
		expect(askedOf(pauseDeskTable)).toMatchObject([{ body: { table: "BAC01", paused: true, reason: "looked after" } }]),
	);
	const least = dialog.getByLabelText(en.tables.min);
	await userEvent.clear(least);
	await userEvent.type(least, "50");
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.save }));
	await vi.waitFor(() =>
		expect(askedOf(setDeskTable)).toMatchObject([
			{ body: { table: "BAC01", limits: { min: 50, max: 5_000 }, says: { EN: "Good evening." } } },
		]),
	);
});

test("rounds are listed and handed out; one opens with its tickets and is asked to be void", async () => {
	await show(RoundsPage);
	const [heads, row] = await takeFile("table-rounds-all.csv");
	expect(row?.[heads?.indexOf("stake") ?? -1]).toBe("40.00");
	const dialog = await openFirst("BAC01 20261122-01 13");
	expect(await dialog.findByText("banker 20.00")).toBeDefined();
	await userEvent.type(dialog.getByLabelText(new RegExp(`^${deskWords.parts.because}`)), "wrong card");
	await userEvent.click(dialog.getByRole("button", { name: words.askVoid }));
	await vi.waitFor(() =>
		expect(askedOf(askTableRoundVoid)).toMatchObject([{ body: { roundId, reason: "wrong card" } }]),
	);
});

test("what waits is agreed to by another; who may only read is offered nothing to press", async () => {
	begin(["tables.rounds:read", "tables.rounds:decide"], [waits]);
	await show(RoundsPage);
	const dialog = await openFirst("BAC01 20261122-01 11");
	await userEvent.click(dialog.getByRole("button", { name: words.agree }));
	await vi.waitFor(() =>
		expect(askedOf(decideTableRoundVoid)).toMatchObject([
			{ body: { voidId: waits.voidId, decision: { kind: "approve" } } },
		]),
	);
	begin(["tables.rounds:read"], []);
	await show(RoundsPage);
	const [open] = await screen.findAllByRole("button", { name: "BAC01 20261122-01 13" });
	if (open !== undefined) await userEvent.click(open);
	const reading = within(await screen.findByRole("dialog"));
	await reading.findByText("banker 20.00");
	expect(reading.queryByRole("button", { name: words.askVoid })).toBeNull();
});

test("a table is handed to a studio, whose key is shown once; a halted round is asked to be paid as its cards say", async () => {
	answerTo(setTableVideo, () => ({ key: "ab".repeat(32) }));
	await show(TablesPage);
	const dialog = await openFirst("BAC01");
	const origins = dialog.getByLabelText(new RegExp(`^${en.tables.videoOrigins}`));
	await userEvent.type(origins, "https://studio.example\n");
	const because = dialog.getAllByLabelText(new RegExp(`^${deskWords.parts.because}`)).at(-1);
	if (because !== undefined) await userEvent.type(because, "the studio is ready");
	await userEvent.click(dialog.getByRole("button", { name: en.tables.videoGive }));
	expect(await dialog.findByText("ab".repeat(32))).toBeDefined();
	expect(askedOf(setTableVideo)).toMatchObject([
		{ body: { table: "BAC01", video: true, origins: ["https://studio.example"], reason: "the studio is ready" } },
	]);
	const halt = { said: "B", found: "8CAC|TCJC" };
	answerTo(readTableRound, () => ({ round, before: [], commit: null, halt }));
	await show(RoundsPage);
	const desk = await openFirst("BAC01 20261122-01 13");
	const reason = desk.getAllByLabelText(new RegExp(`^${deskWords.parts.because}`)).at(-1);
	if (reason !== undefined) await userEvent.type(reason, "read again");
	await userEvent.click(desk.getByRole("button", { name: words.resultAsk }));
	await vi.waitFor(() =>
		expect(askedOf(askTableRoundVoid)).toMatchObject([
			{ body: { roundId, outcome: halt.found, reason: "read again" } },
		]),
	);
});

test("a table that a studio drives says so, what it waits for, and goes back to the house", async () => {
	const video = { seq: 12, heardAt: at, streams: ["https://studio.example/w"], halt: { said: "B", found: null } };
	answerTo(listDeskTables, () => ({
		tables: [{ ...table, video, videoWanted: true, videoOrigins: [] }],
		namesRoads: true,
	}));
	answerTo(setTableVideo, () => ({ key: null }));
	await show(TablesPage);
	const dialog = await openFirst("BAC01");
	expect(dialog.getByRole("alert").textContent).toContain(en.tables.videoNothing);
	const because = dialog.getAllByLabelText(new RegExp(`^${deskWords.parts.because}`)).at(-1);
	if (because !== undefined) await userEvent.type(because, "the studio ends");
	await userEvent.click(dialog.getByRole("button", { name: en.tables.videoTake }));
	await vi.waitFor(() => expect(askedOf(setTableVideo)).toMatchObject([{ body: { video: false, origins: [] } }]));
});

test("good roads are named or not, as the market of the brand allows; who may only read is not asked", async () => {
	answerTo(setTablesMarket, () => ({}));
	await show(TablesPage);
	await userEvent.type(
		await screen.findByLabelText(new RegExp(`^${deskWords.parts.because}`)),
		"the market forbids it",
	);
	await userEvent.click(screen.getByRole("button", { name: en.tables.roadsHide }));
	await vi.waitFor(() => expect(askedOf(setTablesMarket)).toMatchObject([{ body: { namesRoads: false } }]));
	begin(["tables.tables:read"]);
	await show(TablesPage);
	expect(screen.queryAllByRole("button", { name: en.tables.roadsHide })).toHaveLength(0);
});
