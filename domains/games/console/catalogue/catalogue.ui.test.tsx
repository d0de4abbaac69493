// An operator sets vendors and games, and reads what games returned (T27 [2.9]).
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
	type DeskGame,
	listCatalogue,
	listReturns,
	type ReturnLine,
	saveGame,
	saveVendor,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { CataloguePage } from "../pages/catalogue-page.tsx";
import { ReturnsPage } from "../pages/returns-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";

const words = en.catalogue;
const gameOf = (id: string, name: string, change: Partial<DeskGame> = {}): DeskGame => ({
	id,
	vendor: "TESSERA",
	code: name.toLowerCase(),
	names: { en: name },
	version: 3,
	open: true,
	order: 10,
	maintenance: null,
	hot: true,
	isNew: false,
	popular: false,
	tags: ["night"],
	recommended: [],
	limits: [{ currency: "P", smallest: "0.20", largest: "100.00" }],
	...change,
});
const vendor = {
	code: "TESSERA",
	names: { en: "Tessera Originals" },
	version: 2,
	games: 2,
	open: true,
	order: 5,
	maintenance: null,
};
const lantern = gameOf("1", "Lantern");
const kite = gameOf("2", "Kite", { open: false });
const line: ReturnLine = {
	gameId: "1",
	vendor: "TESSERA",
	code: "lantern",
	names: { en: "Lantern" },
	currency: "P",
	payTable: "lantern@1",
	rounds: 40_000,
	stake: "40000.00",
	win: "42000.00",
	actual: "105.00",
	theory: "96.00",
	bound: "8.22",
	state: "off",
	alarmSince: "2026-11-20T10:00:00.000Z",
};
const report = (lines: ReturnLine[]) => ({
	operator: "Tessera",
	from: "2026-10-23T00:00:00.000Z",
	to: "2026-11-22T00:00:00.000Z",
	at: "2026-11-22T00:00:00.000Z",
	lines,
});

function begin(permissions: string[]): void {
	beginAnew(permissions);
	answerTo(listCatalogue, ({ fields: { text } }) => ({
		vendors: [vendor],
		games: text === undefined ? [lantern, kite] : [kite],
		next: null,
	}));
	answerTo(saveGame, () => ({ ...lantern, version: 4 }));
	answerTo(saveVendor, () => ({ ...vendor, version: 3 }));
}
beforeEach(() => begin(["games.catalogue:read", "games.catalogue:write", "games.returns:read"]));

async function open(name: string) {
	await show(CataloguePage);
	await userEvent.click(await screen.findByRole("button", { name }));
	return within(await screen.findByRole("dialog"));
}
const labelled = (text: string) => new RegExp(`^${text.replace(/[()]/g, ".")}`);

test("a game goes under maintenance with a planned end, another game in its place and other limits", async () => {
	const dialog = await open("Lantern");
	await userEvent.click(dialog.getByLabelText(words.inMaintenance));
	await userEvent.type(dialog.getByLabelText(labelled(words.until)), "2030-01-01T10:00");
	await userEvent.type(dialog.getByLabelText(labelled(words.find)), "ki");
	await userEvent.click(await dialog.findByRole("button", { name: "Kite" }));
	await userEvent.click(dialog.getByLabelText(words.marks.popular));
	const tags = dialog.getByLabelText(labelled(words.tags));
	await userEvent.clear(tags);
	await userEvent.type(tags, "sea, sea, harbour ,");
	const most = dialog.getByLabelText(labelled("Most, P"));
	await userEvent.clear(most);
	await userEvent.type(most, "50");
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.save }));
	await vi.waitFor(() => expect(askedOf(saveGame)).toHaveLength(1));
	expect(askedOf(saveGame)[0]?.body).toEqual({
		gameId: "1",
		version: 3,
		settings: {
			open: true,
			order: 10,
			maintenance: { until: "2030-01-01T10:00:00.000Z" },
			hot: true,
			isNew: false,
			popular: true,
			tags: ["sea", "harbour"],
			recommended: ["2"],
			limits: [{ currency: "P", smallest: "0.20", largest: "50" }],
		},
	});
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a vendor is switched off, and what that does is said; who may only read is offered nothing to press", async () => {
	const dialog = await open("Tessera Originals");
	expect(dialog.queryByText(words.running)).toBeNull();
	await userEvent.click(dialog.getByLabelText(words.isOpen));
	dialog.getByText(words.running);
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.save }));
	await vi.waitFor(() => expect(askedOf(saveVendor)).toHaveLength(1));
	expect(askedOf(saveVendor)[0]?.body).toEqual({
		vassalage: "TESSERA",
		version: 2,
		settings: { open: false, order: 5, maintenance: null },
	});
	begin(["games.catalogue:read"]);
	const reading = await open("Kite");
	expect(reading.queryByRole("button", { name: deskWords.parts.save })).toBeNull();
});

test("a refusal keeps what was typed", async () => {
	answerTo(saveGame, () => undefined);
	const dialog = await open("Lantern");
	const order = dialog.getByLabelText<HTMLInputElement>(labelled(deskWords.parts.order));
	await userEvent.clear(order);
	await userEvent.type(order, "7");
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.save }));
	await dialog.findByRole("alert");
	expect(order.value).toBe("7");
});

test("the report shows actual beside theory with its alarm, and goes out as a file with interval and time", async () => {
	answerTo(listReturns, () => report([line]));
	const address = await show(ReturnsPage);
	const table = within(await screen.findByRole("table"));
	for (const text of ["105.00 %", "96.00 %", "± 8.22 %", en.returns.states.off])
		expect(table.getByText(text)).toBeTruthy();
	expect(table.getByText(new RegExp(en.returns.alarm))).toBeTruthy();
	const [heads, row] = await takeFile("game-performance.csv");
	const cell = (head: string) => row?.[heads?.indexOf(head) ?? -1];
	expect([cell("title"), cell("operator"), cell("to"), cell("actual")]).toEqual([
		...[en.screens.returns, "Tessera", "2026-11-22T00:00:00.000Z", "105.00"],
	]);
	await userEvent.click(screen.getByRole("button", { name: en.returns.spans.year }));
	await vi.waitFor(() => expect(address()).toMatch(/from=.*-01-01/));
});

test("of a span without play it says that there was no activity, in the file too", async () => {
	answerTo(listReturns, () => report([]));
	await show(ReturnsPage);
	expect(await screen.findByText(en.returns.none)).toBeTruthy();
	const [, row] = await takeFile("game-performance.csv");
	expect(row?.at(-1)).toBe(en.returns.none);
});
