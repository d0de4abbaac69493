// An operator makes, edits and closes tournaments.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
	closeTournament,
	type DeskTournament,
	listCatalogue,
	readTournaments,
	saveTournament,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { TournamentsPage } from "../pages/tournaments-page.tsx";
import { answerTo, askedOf, beginAnew, show } from "../testing/show-screen.tsx";

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
	prizes: ["50.00", "20.00"],
	startsAt: "2026-12-01T10:00:00.000Z",
	endsAt: "2026-12-02T10:00:00.000Z",
	games: [],
	tag: null,
	repeatsHours: null,
	...change,
});

function begin(permissions: string[], tournament = cup()): void {
	beginAnew(permissions);
	answerTo(readTournaments, () => ({ tournaments: [tournament], currencies: ["P"] }));
	answerTo(listCatalogue, () => ({ vendors: [], games: [], next: null }));
	answerTo(saveTournament, () => cup({ version: 3 }));
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

test("an edit names the version that was looked at, with its words in another language and its prizes by place", async () => {
	const dialog = await open();
	const chooseLanguage = (code: string) =>
		userEvent.selectOptions(dialog.getByRole("combobox", { name: en.ways.language }), code);
	await chooseLanguage("cn");
	expect(dialog.getByLabelText(labelled(words.rules)).lang).toBe("zh-CN");
	await chooseLanguage("ko");
	await userEvent.type(dialog.getByLabelText(labelled(en.ways.name)), "가을 컵");
	const prizes = dialog.getByLabelText(labelled(words.prizes));
	await userEvent.clear(prizes);
	await userEvent.type(prizes, "60  30; 10");
	await userEvent.click(dialog.getByRole("button", { name: en.ways.save }));
	await vi.waitFor(() => expect(askedOf(saveTournament)).toHaveLength(1));
	expect(askedOf(saveTournament)[0]?.body).toMatchObject({
		tournament: "autumn",
		was: 2,
		tournamentSettings: {
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
	await userEvent.type(dialog.getByLabelText(labelled(en.ways.code)), "winter");
	await userEvent.type(dialog.getByLabelText(labelled(en.ways.name)), "Winter race");
	await userEvent.type(dialog.getByLabelText(words.rules), "Who stakes most.");
	await userEvent.selectOptions(dialog.getByLabelText(words.score), "staked");
	await userEvent.selectOptions(dialog.getByLabelText(words.entry), "open");
	await userEvent.type(dialog.getByLabelText(labelled(words.repeats)), "24");
	await userEvent.type(dialog.getByLabelText(labelled(en.content.from)), "2026-12-24T10:00");
	await userEvent.type(dialog.getByLabelText(labelled(en.gifts.until)), "2026-12-25T10:00");
	await userEvent.type(dialog.getByLabelText(labelled(words.prizes)), "5");
	await userEvent.type(dialog.getByLabelText(labelled(en.jackpots.tag)), "night");
	await userEvent.click(dialog.getByRole("button", { name: en.ways.save }));
	await vi.waitFor(() => expect(askedOf(saveTournament)).toHaveLength(1));
	const { body } = askedOf(saveTournament)[0] ?? {};
	expect(body).toMatchObject({
		tournament: "winter",
		tournamentSettings: {
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
	await userEvent.type(dialog.getByLabelText(labelled(en.members.reason)), "enough");
	await userEvent.click(dialog.getByRole("button", { name: words.hows.end }));
	await vi.waitFor(() =>
		expect(askedOf(closeTournament)).toMatchObject([
			{ body: { tournament: "autumn", was: 2, how: "end", reason: "enough" } },
		]),
	);
	begin(["games.tournaments:read"]);
	const reading = await open();
	for (const name of [en.ways.save, words.hows.cancel]) expect(reading.queryByRole("button", { name })).toBeNull();
});
