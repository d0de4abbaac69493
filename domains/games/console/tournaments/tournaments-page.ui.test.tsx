// An operator makes, edits and closes tournaments.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
	closeTournament,
	type DeskTournament,
	decideTournament,
	listCatalogue,
	readTournaments,
	saveTournament,
	takeBackTournament,
	type WaitingTournament,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { TournamentsPage } from "../pages/tournaments-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show } from "../testing/show-screen.ts";

const proposalId = "00000000-0000-4000-8000-000000000008";

const words = en.tournaments;
const cup = (change: Partial<DeskTournament> = {}): DeskTournament => ({
	code: "autumn",
	version: 2,
	state: "planned",
	players: 7,
	names: { en: "Autumn cup" },
	rules: { en: "Best win." },
	score: "best-multiple",
	entry: "join",
	currency: "P",
	minStake: "1.00",
	prizesIn: "money",
	prizes: ["50.00", "20.00"],
	startsAt: "2026-12-01T10:00:00.000Z",
	endsAt: "2026-12-02T10:00:00.000Z",
	games: [],
	tag: null,
	repeatsHours: null,
	...change,
});

function begin(permissions: string[], tournament = cup(), waiting: WaitingTournament[] = []): void {
	beginAnew(permissions);
	answerTo(readTournaments, () => ({
		tournaments: [tournament],
		waiting,
		currencies: ["P"],
		givenAlone: "40.00",
		givenFor: { autumn: "30.00" },
		points: { step: "100.00", cash: "1.00" },
	}));
	answerTo(listCatalogue, () => ({ vendors: [], games: [], next: null }));
	answerTo(saveTournament, () => ({ waits: true, tournament: cup({ version: 3 }) }));
	answerTo(decideTournament, () => ({ outcome: "agreed" as const }));
	answerTo(takeBackTournament, () => ({}));
	answerTo(closeTournament, () => cup({ state: "cancelled", version: 3 }));
}
const may = ["games.tournaments:read", "games.tournaments:write"];
beforeEach(() => begin(may));

async function open() {
	await show(TournamentsPage);
	await userEvent.click(await screen.findByRole("button", { name: "Autumn cup" }));
	return within(await screen.findByRole("dialog"));
}
const labelled = (text: string) => (content: string) => content === text || content === `${text}*`;

test("the list shows moments as the desk's clock has them, and says nothing else of them", async () => {
	await show(TournamentsPage);
	await screen.findByRole("button", { name: "Autumn cup" });
	const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
	expect(heads).toContain(deskWords.parts.begins);
	expect(heads.filter((head) => head?.includes("UTC"))).toEqual([]);
});

test("an edit names the version that was looked at, with its words in another language and its prizes by place", async () => {
	const dialog = await open();
	const chooseLanguage = (code: string) =>
		userEvent.selectOptions(dialog.getByRole("combobox", { name: deskWords.parts.language }), code);
	await chooseLanguage("cn");
	expect(dialog.getByLabelText(labelled(words.rules)).lang).toBe("zh-CN");
	await chooseLanguage("ko");
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.name)), "가을 컵");
	const prizes = dialog.getByLabelText(labelled(words.prizes));
	await userEvent.clear(prizes);
	await userEvent.type(prizes, "60  30; 10");
	await userEvent.click(dialog.getByRole("button", { name: words.setAside }));
	await vi.waitFor(() => expect(askedOf(saveTournament)).toHaveLength(1));
	expect(askedOf(saveTournament)[0]?.body).toMatchObject({
		tournament: "autumn",
		was: 2,
		settings: {
			names: { en: "Autumn cup", ko: "가을 컵" },
			rules: { en: "Best win." },
			prizes: ["60", "30", "10"],
		},
	});
});

test("a new one is made from its rules, its span and its prizes", async () => {
	await show(TournamentsPage);
	await userEvent.click(await screen.findByRole("button", { name: words.add }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.code)), "winter");
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.name)), "Winter race");
	await userEvent.type(dialog.getByLabelText(labelled(words.rules)), "Who stakes most.");
	await userEvent.selectOptions(dialog.getByLabelText(words.score), "staked");
	await userEvent.selectOptions(dialog.getByLabelText(words.entry), "open");
	await userEvent.type(dialog.getByLabelText(labelled(words.repeats)), "24");
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.fromUtc)), "2026-12-24T10:00");
	await userEvent.type(dialog.getByLabelText(labelled(en.freeSpins.until)), "2026-12-25T10:00");
	await userEvent.type(dialog.getByLabelText(labelled(words.prizes)), "5");
	await userEvent.type(dialog.getByLabelText(labelled(en.jackpots.tag)), "night");
	await userEvent.click(dialog.getByRole("button", { name: words.setAside }));
	await vi.waitFor(() => expect(askedOf(saveTournament)).toHaveLength(1));
	const { body } = askedOf(saveTournament)[0] ?? {};
	expect(body).toMatchObject({
		tournament: "winter",
		settings: {
			score: "staked",
			entry: "open",
			repeatsHours: 24,
			minStake: "1",
			prizes: ["5"],
			tag: "night",
			currency: "P",
			startsAt: "2026-12-24T10:00:00.000Z",
			endsAt: "2026-12-25T10:00:00.000Z",
		},
	});
	expect(body).not.toHaveProperty("was");
});

test("what runs is closed with a reason, its terms stand still; who may only read is offered nothing to press", async () => {
	begin(may, cup({ state: "running" }));
	const dialog = await open();
	expect(dialog.getByLabelText(labelled(words.prizes)).closest("fieldset")?.disabled).toBe(true);
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.because)), "enough");
	await userEvent.click(dialog.getByRole("button", { name: words.hows.end }));
	await vi.waitFor(() =>
		expect(askedOf(closeTournament)).toMatchObject([
			{ body: { tournament: "autumn", was: 2, how: "end", reason: "enough" } },
		]),
	);
	begin(["games.tournaments:read"]);
	const reading = await open();
	for (const name of [deskWords.parts.save, words.setAside, words.hows.cancel])
		expect(reading.queryByRole("button", { name })).toBeNull();
});

const asks = (change: Partial<WaitingTournament> = {}): WaitingTournament => {
	const { code, version, state: _state, players: _players, ...settings } = cup({ names: { en: "Grand cup" } });
	return {
		proposalId,
		code,
		was: version,
		settings: { ...settings, prizes: ["900.00", "400.00"], repeatsHours: 24 },
		sum: "1300.00",
		askedBy: "Olga",
		askedAt: "2026-11-20T10:00:00.000Z",
		lapsesAt: "2026-11-23T10:00:00.000Z",
		own: false,
		...change,
	};
};

async function openWaiting() {
	await show(TournamentsPage);
	await userEvent.click(await screen.findByRole("button", { name: "Grand cup" }));
	return within(await screen.findByRole("dialog"));
}

test("another person agrees to large prizes, or says why not, with what stands beside them", async () => {
	begin([...may, "games.tournaments:decide"], cup(), [asks()]);
	const dialog = await openWaiting();
	expect(dialog.getByText(words.sum).nextElementSibling?.textContent).toContain("1,300.00");
	expect(dialog.getByText(words.before).nextElementSibling?.textContent).toContain("50.00");
	expect(dialog.getByText(words.ofSeries)).toBeTruthy();
	await userEvent.click(dialog.getByRole("button", { name: words.agree }));
	await vi.waitFor(() =>
		expect(askedOf(decideTournament)).toMatchObject([{ body: { proposalId, decision: { kind: "approve" } } }]),
	);
	const again = await openWaiting();
	await userEvent.click(again.getByRole("button", { name: deskWords.parts.refuseInstead }));
	await userEvent.type(again.getByLabelText(labelled(deskWords.parts.why)), "too dear");
	await userEvent.click(again.getByRole("button", { name: deskWords.parts.refuse }));
	await vi.waitFor(() =>
		expect(askedOf(decideTournament)[1]?.body).toMatchObject({ decision: { kind: "refuse", why: "too dear" } }),
	);
});

test("whoever asked may take it back and not agree; who may not decide only reads", async () => {
	begin([...may, "games.tournaments:decide"], cup(), [asks({ own: true })]);
	const dialog = await openWaiting();
	expect(dialog.queryByRole("button", { name: words.agree })).toBeNull();
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.takeBack }));
	await vi.waitFor(() => expect(askedOf(takeBackTournament)).toMatchObject([{ body: { proposalId } }]));
	begin(["games.tournaments:read"], cup(), [asks()]);
	const reading = await openWaiting();
	for (const name of [words.agree, deskWords.parts.takeBack])
		expect(reading.queryByRole("button", { name })).toBeNull();
});

type Shown = Awaited<ReturnType<typeof open>>;
const said = (dialog: Shown, words: RegExp) => dialog.getByText(words).textContent?.replaceAll("\u00a0", " ");

test("what was promised within the day counts: of a new one the whole, and that nothing is left is said", async () => {
	await show(TournamentsPage);
	await userEvent.click(await screen.findByRole("button", { name: words.add }));
	const dialog = within(await screen.findByRole("dialog"));
	const prizes = dialog.getByLabelText(labelled(words.prizes));
	await userEvent.type(prizes, "60");
	expect(said(dialog, /24 hours/)).toContain("P 60.00 of it is left");
	expect(dialog.queryByText(words.willWait)).toBeNull();
	await userEvent.type(prizes, ".01");
	expect(dialog.getByText(words.willWait)).toBeTruthy();
	const list = { tournaments: [cup()], waiting: [], currencies: ["P"], points: null };
	answerTo(readTournaments, () => ({ ...list, givenAlone: "100.00", givenFor: {} }));
	const again = await open();
	expect(said(again, /used up/)).toContain("P 100.00");
});

test("the form says what the prizes are together and whether they wait, which the same prizes never do", async () => {
	const dialog = await open();
	expect(dialog.getByText(words.sum).textContent).toContain("70.00");
	expect(dialog.queryByText(words.willWait)).toBeNull();
	const prizes = dialog.getByLabelText(labelled(words.prizes));
	expect(said(dialog, /24 hours/)).toContain("P 100.00 alone; P 90.00 of it is left");
	await userEvent.type(prizes, " 10");
	expect(dialog.queryByText(words.willWait)).toBeNull();
	await userEvent.type(prizes, " 10.01");
	expect(dialog.getByText(words.willWait)).toBeTruthy();
	await userEvent.click(dialog.getByRole("button", { name: words.setAside }));
	await vi.waitFor(() => expect(askedOf(saveTournament)).toHaveLength(1));
});

test("of a series that comes more often than once a day the form says what it gives in one, and asks by that", async () => {
	const dialog = await open();
	const often = dialog.getByLabelText(labelled(words.repeats));
	await userEvent.clear(often);
	await userEvent.type(often, "24");
	expect(dialog.queryByText(new RegExp(words.aDay))).toBeNull();
	await userEvent.clear(often);
	await userEvent.type(often, "12");
	expect(dialog.getByText(new RegExp(words.aDay)).textContent).toContain("140.00");
	expect(dialog.getByText(words.willWait)).toBeTruthy();
	begin([...may, "games.tournaments:decide"], cup(), [asks({ settings: { ...asks().settings, repeatsHours: 5 } })]);
	const waiting = await openWaiting();
	expect(waiting.getByText(new RegExp(words.aDay)).textContent).toContain("6,500.00");
});

test("prizes in points say what they cost as cash, ask by that, and set nothing aside", async () => {
	const dialog = await open();
	await userEvent.selectOptions(dialog.getByLabelText(labelled(words.prizesIn)), "points");
	expect(dialog.getByText(words.sum).textContent).toContain("70.00 points");
	expect(dialog.getByText(words.sum).textContent?.replaceAll("\u00a0", " ")).toContain("P 0.70");
	const prizes = dialog.getByLabelText(labelled(words.prizes));
	await userEvent.clear(prizes);
	await userEvent.type(prizes, "9000");
	expect(dialog.queryByText(words.willWait)).toBeNull();
	await userEvent.type(prizes, " 1");
	expect(dialog.getByText(words.willWait)).toBeTruthy();
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.save }));
	await vi.waitFor(() =>
		expect(askedOf(saveTournament)).toMatchObject([
			{ body: { settings: { prizesIn: "points", prizes: ["9000", "1"] } } },
		]),
	);
	const settings = { ...asks().settings, prizesIn: "points" as const, repeatsHours: null };
	begin([...may, "games.tournaments:decide"], cup(), [asks({ settings })]);
	const waiting = await openWaiting();
	const sum = waiting.getByText(words.sum).nextElementSibling?.textContent;
	expect(sum).toContain("1,300.00 points");
	expect(sum?.replaceAll("\u00a0", " ")).toContain("P 13.00");
	expect(waiting.getByRole("button", { name: words.agreePoints })).toBeTruthy();
});

test("points of a brand that become no cash are said to cost what nobody knows", async () => {
	answerTo(readTournaments, () => ({
		tournaments: [cup()],
		waiting: [],
		currencies: ["P"],
		givenAlone: "0.00",
		givenFor: {},
		points: null,
	}));
	const dialog = await open();
	await userEvent.selectOptions(dialog.getByLabelText(labelled(words.prizesIn)), "points");
	expect(dialog.getByText(new RegExp(words.noCost))).toBeTruthy();
	expect(dialog.getByText(words.willWait)).toBeTruthy();
});
