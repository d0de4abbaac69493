// An operator looks at what each fish returned, at the tables, and sets rooms.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import {
	type DeskFishTable,
	type DeskRooms,
	listFishingRooms,
	listFishReturns,
	listFishTables,
	type SpeciesReturn,
	saveFishingRooms,
} from "../contract/index.ts";
import fish from "../ui/messages/en.json";
import { FishReturnsPage } from "./fish-returns-page.tsx";
import { FishTablesPage } from "./fish-tables-page.tsx";
import { FishingRoomsPage } from "./fishing-rooms-page.tsx";
import en from "./messages/en.json";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "./testing/show-screen.ts";

const at = "2026-11-22T10:00:00.000Z";
const line: SpeciesReturn = {
	payTable: "haenyeo-sea@1",
	species: "anchovy",
	currency: "P",
	contacts: 10_000,
	stake: "100.00",
	prize: "101.50",
	actual: "101.50",
	theory: "96.50",
	strays: "5.00",
	state: "off",
	alarmSince: at,
};
const reads = ["fishing.returns:read", "fishing.rooms:read"];

test("returns by fish, with the alarm that stands, and as a file", async () => {
	beginAnew(reads);
	answerTo(listFishReturns, () => ({
		from: at,
		to: at,
		lines: [line, { ...line, species: "tuna", alarmSince: null }],
	}));
	await show(FishReturnsPage);
	const row = await screen.findByRole("row", { name: new RegExp(fish.species.anchovy) });
	expect(within(row).getByText(en.returns.states.off)).toBeDefined();
	expect(within(row).getByText(new RegExp(en.returns.alarm))).toBeDefined();
	expect((await takeFile("fish-returns.csv"))[1]).toContain("101.50");
});

test("no shots are said as such", async () => {
	beginAnew(reads);
	answerTo(listFishReturns, () => ({ from: at, to: at, lines: [] }));
	await show(FishReturnsPage);
	expect(await screen.findByText(en.returns.none)).toBeDefined();
});

test("tables by version, and what the gate says of them", async () => {
	const table: DeskFishTable = {
		version: "haenyeo-sea@2",
		game: "haenyeo-sea",
		inForce: true,
		rtp: "96.50",
		reasons: [],
		topAward: { times: 1000, oneIn: 1036 },
		rows: [{ species: "abalone", kind: "wheel", mean: "43.00", win: 193, of: 8600, returns: "96.5000" }],
	};
	beginAnew(reads);
	answerTo(listFishTables, () => ({
		tables: [table, { ...table, version: "haenyeo-sea@1", inForce: false, reasons: ["no boss"] }],
	}));
	await show(FishTablesPage);
	const now = await screen.findByRole("region", { name: /haenyeo-sea@2/ });
	expect(within(now).getByText(en.tables.inForce)).toBeDefined();
	expect(within(now).getByText(en.tables.kinds.wheel)).toBeDefined();
	expect(screen.getByText("no boss")).toBeDefined();
});

const reef: DeskRooms = {
	game: "haenyeo-sea",
	stakes: "reef",
	version: 4,
	open: true,
	mostRooms: 64,
	setAt: at,
	setBy: "Olga",
	rooms: [{ roomId: "haenyeo-sea_real_reef_2", mode: "real", number: 2, taken: 3 }],
};

const deep: DeskRooms = { ...reef, stakes: "deep", setAt: null, setBy: null, rooms: [] };

test("rooms are closed to whoever comes, and bounded", async () => {
	beginAnew([...reads, "fishing.rooms:write"]);
	answerTo(listFishingRooms, () => ({
		rooms: [reef, deep],
	}));
	answerTo(saveFishingRooms, () => ({ ...reef, version: 5, open: false }));
	await show(FishingRoomsPage);
	const section = await screen.findByRole("region", { name: `${fish.game["haenyeo-sea"]}, ${fish.stakes.reef}` });
	expect(within(section).getByText("#2: 3/4")).toBeDefined();
	expect(screen.getByText(en.rooms.asBuilt)).toBeDefined();
	const person = userEvent.setup();
	await person.click(within(section).getByRole("checkbox", { name: en.rooms.open }));
	const most = within(section).getByRole("spinbutton");
	await person.clear(most);
	await person.type(most, "3");
	await person.click(within(section).getByRole("button", { name: deskWords.parts.save }));
	await vi.waitFor(() =>
		expect(askedOf(saveFishingRooms).map(({ body }) => body)).toEqual([
			{ game: "haenyeo-sea", stakes: "reef", version: 4, settings: { open: false, mostRooms: 3 } },
		]),
	);
});

test("who may not set them sees them alone", async () => {
	beginAnew(reads);
	answerTo(listFishingRooms, () => ({ rooms: [reef] }));
	await show(FishingRoomsPage);
	const box = await screen.findByRole("checkbox", { name: en.rooms.open });
	expect(box.closest("fieldset")?.disabled).toBe(true);
	expect(screen.queryByRole("button", { name: deskWords.parts.save })).toBeNull();
});
