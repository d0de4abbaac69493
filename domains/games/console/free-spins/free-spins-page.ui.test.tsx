// An operator gives free spins, agrees to those of another, and takes back what is left.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
	awardFreeSpins,
	type DeskFreeSpinsAward,
	decideFreeSpins,
	listFreeSpins,
	listFreeSpinsGames,
	listFreeSpinsMembers,
	withdrawFreeSpins,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { FreeSpinsPage } from "../pages/free-spins-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show } from "../testing/show-screen.ts";

const words = en.freeSpins;
const award = (change: Partial<DeskFreeSpinsAward> = {}): DeskFreeSpinsAward => ({
	freeSpinsId: "4",
	state: "running",
	currency: "P",
	stake: "0.20",
	cost: "4.80",
	spins: 12,
	members: 2,
	games: ["7"],
	startsAt: "2026-11-20T10:00:00.000Z",
	endsAt: "2026-12-20T10:00:00.000Z",
	reason: "a good customer",
	left: 20,
	won: "1.40",
	madeBy: "Olga",
	madeAt: "2026-11-20T10:00:00.000Z",
	own: false,
	decidedBy: "",
	why: "",
	...change,
});
const members = [
	{ memberId: "71", account: "minji", left: 8, won: "1.40", closed: null },
	{ memberId: "72", account: "juno", left: 12, won: "0.00", closed: null },
];
const may = ["games.free-spins:read", "games.free-spins:write", "games.free-spins:decide"];

function begin(permissions: string[], shown = award()): void {
	beginAnew(permissions);
	answerTo(listFreeSpins, () => ({ freeSpins: [shown], next: null }));
	answerTo(listFreeSpinsMembers, () => ({ members }));
	answerTo(listFreeSpinsGames, () => ({
		currency: "P",
		givenAlone: "30.00",
		games: [
			{
				gameId: "7",
				names: { en: "Bojagi" },
				stakes: [
					{ stake: "0.20", most: "100.00" },
					{ stake: "0.40", most: "200.00" },
				],
			},
			{ gameId: "9", names: { en: "Paper Lamps" }, stakes: [{ stake: "0.40", most: "900.00" }] },
		],
	}));
	for (const endpoint of [awardFreeSpins, decideFreeSpins, withdrawFreeSpins]) answerTo(endpoint, () => award());
}
beforeEach(() => begin(may));
const labelled = (text: string) => (content: string) => content === text || content === `${text}*`;

async function open() {
	await show(FreeSpinsPage);
	await userEvent.click(await screen.findByRole("button", { name: "4" }));
	return within(await screen.findByRole("dialog"));
}

test("spins are given to those who are named, at a stake that all games have; the cost is said before", async () => {
	await show(FreeSpinsPage);
	await userEvent.click(await screen.findByRole("button", { name: words.give }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.click(dialog.getByRole("checkbox", { name: "Bojagi" }));
	await userEvent.click(dialog.getByRole("checkbox", { name: "Paper Lamps" }));
	const spins = dialog.getByLabelText(labelled(words.perMember));
	await userEvent.clear(spins);
	await userEvent.type(spins, "12");
	await userEvent.type(dialog.getByLabelText(labelled(words.accounts)), "minji, juno");
	await userEvent.type(dialog.getByLabelText(labelled(words.until)), "2026-12-24T10:00");
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.reason)), "a good customer");
	expect(dialog.getByText(words.setAside).nextElementSibling?.textContent).toContain("9.60");
	expect(dialog.getByText(words.mostWon).nextElementSibling?.textContent).toContain("900.00");
	expect(dialog.getByText(words.atOnce)).toBeTruthy();
	expect(dialog.getByText(/24 hours/).textContent?.replaceAll("\u00a0", " ")).toContain("P 70.00 of it is left");
	for (const [count, text] of [
		["87", words.atOnce],
		["88", words.willWait],
	] as const) {
		await userEvent.clear(spins);
		await userEvent.type(spins, count);
		expect(dialog.getByText(text)).toBeTruthy();
	}
	await userEvent.clear(spins);
	await userEvent.type(spins, "200");
	expect(dialog.getByText(words.willWait)).toBeTruthy();
	await userEvent.click(dialog.getByRole("button", { name: words.give }));
	await vi.waitFor(() => expect(askedOf(awardFreeSpins)).toHaveLength(1));
	expect(askedOf(awardFreeSpins)[0]?.body).toMatchObject({
		freeSpinsAccounts: ["minji", "juno"],
		freeSpinsGames: ["7", "9"],
		freeSpins: 200,
		stake: "0.40",
		endsAt: "2026-12-24T10:00:00.000Z",
		reason: "a good customer",
	});
});

test("another person agrees to what waits; whoever asked for it is told to wait, and may take it back", async () => {
	begin(may, award({ state: "waiting", left: 24, won: "0.00" }));
	const dialog = await open();
	expect(dialog.queryByRole("button", { name: words.takeAll })).toBeNull();
	await userEvent.click(dialog.getByRole("button", { name: words.agree }));
	await vi.waitFor(() =>
		expect(askedOf(decideFreeSpins)).toMatchObject([{ body: { freeSpinsId: "4", decision: { kind: "approve" } } }]),
	);
	begin(may, award({ state: "waiting", own: true }));
	const own = await open();
	expect(own.queryByRole("button", { name: words.agree })).toBeNull();
	expect(own.getByText(deskWords.parts.own)).toBeTruthy();
	expect(own.getByRole("button", { name: words.takeAll })).toBeTruthy();
});

test("what is left is taken back from one or from all, with a reason; who may only read presses nothing", async () => {
	const dialog = await open();
	expect(await dialog.findByText("8 of 12 left")).toBeTruthy();
	const [first] = dialog.getAllByRole("button", { name: words.fromOne });
	if (first === undefined) throw new Error("nobody to take back from");
	await userEvent.click(first);
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.reason)), "left us");
	await userEvent.click(dialog.getByRole("button", { name: "Take back from minji" }));
	await vi.waitFor(() =>
		expect(askedOf(withdrawFreeSpins)).toMatchObject([
			{ body: { freeSpinsId: "4", memberId: "71", reason: "left us" } },
		]),
	);
	begin(["games.free-spins:read"]);
	const reading = await open();
	await reading.findByText("minji");
	for (const name of [words.takeAll, words.fromOne]) expect(reading.queryByRole("button", { name })).toBeNull();
});
