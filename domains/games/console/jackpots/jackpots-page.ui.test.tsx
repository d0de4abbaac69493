// An operator makes, edits and funds jackpots, and reads what was won with what proves it.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
	type DeskJackpot,
	decideFunding,
	fundJackpot,
	listCatalogue,
	readJackpots,
	saveJackpot,
	takeBackFunding,
	type WaitingFunding,
	type WonJackpot,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { JackpotsPage } from "../pages/jackpots-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";

const words = en.jackpots;
const pot: DeskJackpot = {
	code: "harbour",
	kind: "mystery",
	currency: "P",
	version: 2,
	names: { en: "Harbour pot", ko: "항구" },
	ratePpm: 5_000,
	seed: "10.00",
	most: "50.00",
	games: [],
	tag: null,
	paused: false,
	amount: "12.34",
	cycleSeed: "10.00",
	reserve: "4.00",
};
const won: WonJackpot = {
	code: "harbour",
	cycle: 1,
	currency: "P",
	amount: "44.10",
	seed: "10.00",
	memberId: "17",
	gameId: "1",
	roundId: "0198c000-0000-7000-8000-000000000001",
	hitUnits: "3410",
	salt: "ab",
	digest: "0".repeat(64),
	at: "2026-11-22T10:00:00.000Z",
};

function begin(permissions: string[], waiting: readonly WaitingFunding[] = []): void {
	beginAnew(permissions);
	answerTo(readJackpots, () => ({
		jackpots: [pot],
		won: [won],
		waiting: [...waiting],
		givenAlone: "40.00",
		currencies: ["P"],
	}));
	answerTo(listCatalogue, () => ({ vendors: [], games: [], next: null }));
	answerTo(saveJackpot, () => ({ ...pot, version: 3 }));
	answerTo(fundJackpot, () => ({ waits: false, jackpot: { ...pot, reserve: "24.00" } }));
	answerTo(decideFunding, () => ({ outcome: "agreed" as const }));
	answerTo(takeBackFunding, () => ({}));
}
beforeEach(() => begin(["games.jackpots:read", "games.jackpots:write", "games.jackpots:fund"]));

async function open() {
	await show(JackpotsPage);
	await userEvent.click(await screen.findByRole("button", { name: "Harbour pot" }));
	return within(await screen.findByRole("dialog"));
}
const labelled = (text: string) => new RegExp(`^${text}`);

test("lists what pots hold and what was won, and hands the wins out as a file with their proof", async () => {
	await show(JackpotsPage);
	for (const text of ["P 12.34", "P 4.00", "0.5 %", words.runs, words.uncovered, "P 44.10"])
		expect(await screen.findByText(text)).toBeTruthy();
	const [heads, row] = await takeFile("jackpots-won.csv");
	expect(row?.[heads?.indexOf("salt") ?? -1]).toBe("ab");
	expect(row?.[heads?.indexOf("digest") ?? -1]).toBe(won.digest);
});

test("an edit names the version that was looked at; the rate is typed in per cent", async () => {
	const dialog = await open();
	const rate = dialog.getByLabelText(labelled(words.rate));
	await userEvent.clear(rate);
	await userEvent.type(rate, "0.75");
	await userEvent.click(dialog.getByLabelText(words.running));
	await userEvent.type(dialog.getByLabelText(labelled(words.tag)), "night");
	await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.save }));
	await vi.waitFor(() => expect(askedOf(saveJackpot)).toHaveLength(1));
	expect(askedOf(saveJackpot)[0]?.body).toMatchObject({
		jackpot: "harbour",
		was: 2,
		settings: { ratePpm: 7_500, paused: true, tag: "night", names: pot.names },
	});
});

test("a new one is made, paused until somebody lets it run", async () => {
	await show(JackpotsPage);
	await userEvent.click(await screen.findByRole("button", { name: words.add }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.code)), "reef");
	await userEvent.selectOptions(dialog.getByRole("combobox"), "must-hit-by");
	await userEvent.type(dialog.getByLabelText(labelled("EN")), "Reef");
	await userEvent.type(dialog.getByLabelText(labelled(words.seed)), "5");
	await userEvent.type(dialog.getByLabelText(labelled(words.most["must-hit-by"])), "100");
	await userEvent.click(dialog.getByRole("button", { name: words.add }));
	await vi.waitFor(() => expect(askedOf(saveJackpot)).toHaveLength(1));
	const { body } = askedOf(saveJackpot)[0] ?? {};
	expect(body).toMatchObject({ jackpot: "reef", kind: "must-hit-by", currency: "P" });
	expect(body).toMatchObject({ settings: { names: { en: "Reef" }, seed: "5", most: "100", paused: true } });
	expect(body).not.toHaveProperty("was");
});

test("the reserve is funded with a reason; who may only read is offered nothing to press", async () => {
	const dialog = await open();
	await userEvent.type(dialog.getByLabelText(labelled(words.amount)), "20");
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.because)), "autumn");
	await userEvent.click(dialog.getByRole("button", { name: words.fund }));
	await vi.waitFor(() =>
		expect(askedOf(fundJackpot)).toMatchObject([{ body: { jackpot: "harbour", amount: "20", reason: "autumn" } }]),
	);
	begin(["games.jackpots:read"]);
	const reading = await open();
	expect(reading.queryByRole("button", { name: deskWords.parts.save })).toBeNull();
	expect(reading.queryByRole("button", { name: words.fund })).toBeNull();
});

test("who funds is told what they may put in alone, and before it is pressed that the rest waits", async () => {
	answerTo(fundJackpot, () => ({ waits: true, jackpot: pot }));
	const dialog = await open();
	expect(dialog.getByText(/24 hours/).textContent).toContain("40.00");
	const amount = dialog.getByLabelText(labelled(words.amount));
	await userEvent.type(amount, "60");
	expect(dialog.queryByText(words.willWait)).toBeNull();
	await userEvent.type(amount, ".01");
	expect(dialog.getByText(words.willWait)).toBeTruthy();
	await userEvent.type(dialog.getByLabelText(labelled(deskWords.parts.because)), "autumn");
	await userEvent.click(dialog.getByRole("button", { name: words.fund }));
	await vi.waitFor(() => expect(askedOf(fundJackpot)).toMatchObject([{ body: { amount: "60.01", reason: "autumn" } }]));
	await vi.waitFor(() => expect(amount.getAttribute("value")).toBe(""));
	expect(dialog.queryByText(words.willWait)).toBeNull();
});

const asks = (change: Partial<WaitingFunding> = {}): WaitingFunding => ({
	fundingId: "0198c000-0000-5000-8000-000000000001",
	code: "harbour",
	currency: "P",
	amount: "2500.00",
	reason: "for autumn",
	askedBy: "Olga",
	askedAt: "2026-11-20T10:00:00.000Z",
	lapsesAt: "2026-11-23T10:00:00.000Z",
	own: false,
	...change,
});

async function openWaiting() {
	await show(JackpotsPage);
	const [waits] = await screen.findAllByRole("button", { name: "Harbour pot" });
	if (waits === undefined) throw new Error("nothing waits");
	await userEvent.click(waits);
	return within(await screen.findByRole("dialog"));
}

test("another person agrees to a large funding, or says why not; whoever asked takes it back and does not agree", async () => {
	const may = ["games.jackpots:read", "games.jackpots:fund", "games.jackpots:decide"];
	begin(may, [asks()]);
	const dialog = await openWaiting();
	expect(dialog.getByText(words.amount).nextElementSibling?.textContent).toContain("2,500.00");
	await userEvent.click(dialog.getByRole("button", { name: words.agree }));
	await vi.waitFor(() =>
		expect(askedOf(decideFunding)).toMatchObject([
			{ body: { fundingId: asks().fundingId, decision: { kind: "approve" } } },
		]),
	);
	const again = await openWaiting();
	await userEvent.click(again.getByRole("button", { name: deskWords.parts.refuseInstead }));
	await userEvent.type(again.getByLabelText(labelled(deskWords.parts.why)), "too dear");
	await userEvent.click(again.getByRole("button", { name: deskWords.parts.refuse }));
	await vi.waitFor(() =>
		expect(askedOf(decideFunding)[1]?.body).toMatchObject({ decision: { kind: "refuse", why: "too dear" } }),
	);
	begin(may, [asks({ own: true })]);
	const own = await openWaiting();
	expect(own.queryByRole("button", { name: words.agree })).toBeNull();
	await userEvent.click(own.getByRole("button", { name: deskWords.parts.takeBack }));
	await vi.waitFor(() => expect(askedOf(takeBackFunding)).toMatchObject([{ body: { fundingId: asks().fundingId } }]));
	begin(["games.jackpots:read"], [asks()]);
	const reading = await openWaiting();
	for (const name of [words.agree, deskWords.parts.takeBack])
		expect(reading.queryByRole("button", { name })).toBeNull();
});
