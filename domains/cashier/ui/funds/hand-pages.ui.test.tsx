// Handing money on: a member to the agent above, an agent to members below; asked once more before it goes.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { readPaymentPassword } from "#members/contract";
import {
	type AskedDeposit,
	acceptFloatDeposit,
	type FloatDesk,
	listFloatDeposits,
	listTransfers,
	readFloatDesk,
	refuseFloatDeposit,
	type Transfer,
	transferUpline,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { servedPage } from "../testing/served-page.tsx";
import { TeamPage } from "./team-page.tsx";
import { UplinePage } from "./upline-page.tsx";

const { answerTo, sent, show } = servedPage();

const room = { smallest: "1.00", largest: "500.00", left: "300.00", available: "200.00" };
const desk = (change: Partial<FloatDesk> = {}): FloatDesk => ({
	currency: "P",
	symbol: "P",
	upline: "agent01",
	up: room,
	down: null,
	turnover: { asked: "0.00", missing: "0.00" },
	bonus: null,
	...change,
});
const handed = (type: "up" | "down"): Transfer => ({
	transferId: "01890a5d-ac96-774b-bcce-b302099a8057",
	type,
	from: "cash",
	to: "float",
	fromAccount: "demo01",
	toAccount: "agent01",
	currency: "P",
	amount: "50.00",
	time: "2026-11-22T10:00:00.000Z",
	state: "done",
	remark: "Thanks",
	group: "7f3a9c1e-7d52-4c39-9d0f-3c1f1a2b3c4d",
});
beforeEach(() => {
	answerTo(readFloatDesk, () => desk());
	answerTo(listTransfers, () => ({ transfers: [handed("up")], next: null }));
	answerTo(listFloatDeposits, () => ({ deposits: [], next: null }));
});

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const confirm = async () => {
	const asked = within(await screen.findByRole("dialog"));
	await userEvent.click(asked.getByRole("button", { name: en.hand.act }));
};

describe("up", () => {
	test("names the agent and what may go, and shows who handed what to whom", async () => {
		show(() => <UplinePage />);
		expect((await screen.findAllByText("agent01")).length).toBeGreaterThan(0);
		expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
			"P200.00",
			"P300.00",
			"P 1.00 – P 500.00",
		]);
		expect(await screen.findByText("demo01 → agent01")).toBeDefined();
		expect(screen.getByText("Thanks")).toBeDefined();
	});
	test("asks before it goes, and whoever thinks again keeps what was typed", async () => {
		show(() => <UplinePage />);
		await type(en.move.amount, "50");
		await type(en.hand.remark, "Thanks");
		await type(en.hand.password, "135792");
		await press(en.hand.act);
		expect(await screen.findByText("Hand over P 50.00 to agent01?")).toBeDefined();
		expect(sent(transferUpline)).toEqual([]);
		await press("Keep it");
		await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
		expect(sent(transferUpline)).toEqual([]);
		expect(screen.getByLabelText(en.move.amount)).toHaveProperty("value", "50");
	});
	test.each([
		["0.5", "From P 1.00 to P 500.00."],
		["501", "From P 1.00 to P 500.00."],
		["250", "At most P 200.00 is there."],
		["ten", en.form.malformed],
	])("of %s says what is wrong and asks for nothing", async (amount, words) => {
		show(() => <UplinePage />);
		await type(en.move.amount, amount);
		await press(en.hand.act);
		expect(await screen.findByText(words)).toBeDefined();
		expect(screen.getByText(en.hand.needed)).toBeDefined();
		expect(screen.queryByRole("dialog")).toBeNull();
	});
	test("shows what deposits ask to be played first, in the words of a withdrawal, and hands nothing up before", async () => {
		answerTo(readFloatDesk, () => desk({ turnover: { asked: "100.00", missing: "30.00" } }));
		show(() => <UplinePage />);
		expect(await screen.findByText("P 30.00 of P 100.00 left")).toBeDefined();
		expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("70");
		expect(screen.getByText(en.withdraw.turnoverText)).toBeDefined();
		expect(screen.getByRole("button", { name: en.hand.act })).toHaveProperty("disabled", true);
	});
	test("a bonus that runs is given up only after the question, with both amounts (A.5.3)", async () => {
		const bonus = {
			name: "Welcome",
			amount: "50.00",
			asked: "500.00",
			missing: "400.00",
			endsAt: "2026-12-22T10:00:00.000Z",
		};
		answerTo(readFloatDesk, () => desk({ bonus }));
		answerTo(transferUpline, () => handed("up"));
		show(() => <UplinePage />);
		await type(en.move.amount, "50");
		await type(en.hand.password, "135792");
		await press(en.hand.act);
		const asked = within(await screen.findByRole("dialog"));
		expect(asked.getByText("Give up the bonus of P 50.00?")).toBeDefined();
		expect(asked.getByText(/You hand up P 50.00 .* P 400.00 is still/)).toBeDefined();
		expect(sent(transferUpline)).toEqual([]);
		await userEvent.click(asked.getByRole("button", { name: en.bonus.handUp }));
		// It goes out at once; the key to seal it with is not here.
		expect(await screen.findByRole("alert")).toBeDefined();
	});
	test("a bonus that is earned is not at stake: the plain question is asked", async () => {
		const bonus = {
			name: "Welcome",
			amount: "50.00",
			asked: "500.00",
			missing: "0.00",
			endsAt: "2026-12-22T10:00:00.000Z",
		};
		answerTo(readFloatDesk, () => desk({ bonus }));
		answerTo(transferUpline, () => handed("up"));
		show(() => <UplinePage />);
		await type(en.move.amount, "50");
		await type(en.hand.password, "135792");
		await press(en.hand.act);
		expect(await screen.findByText("Hand over P 50.00 to agent01?")).toBeDefined();
	});
	test("without an agent above, or where the market lets nothing go, says so", async () => {
		answerTo(readFloatDesk, () => desk({ up: null }));
		show(() => <UplinePage />);
		expect(await screen.findByText(en.hand.offTitle)).toBeDefined();
	});
});

describe("down", () => {
	test("needs a name, and asks whether it is the right one", async () => {
		answerTo(readFloatDesk, () => desk({ upline: null, up: null, down: room }));
		show(() => <TeamPage />);
		await type(en.move.amount, "50");
		await type(en.hand.password, "135792");
		await press(en.hand.act);
		expect(screen.queryByRole("dialog")).toBeNull();
		await type(en.hand.account, " demo01 ");
		await press(en.hand.act);
		expect(await screen.findByText("Hand over P 50.00 to demo01?")).toBeDefined();
	});
	test("that is refused keeps what was typed", async () => {
		answerTo(readFloatDesk, () => desk({ down: room }));
		show(() => <TeamPage />);
		await type(en.hand.account, "demo01");
		await type(en.move.amount, "50");
		await type(en.hand.password, "135792");
		await press(en.hand.act);
		await confirm();
		expect(await screen.findByRole("alert")).toBeDefined();
		expect(screen.getByLabelText(en.move.amount)).toHaveProperty("value", "50");
	});
	test("is closed where the market lets nothing go", async () => {
		answerTo(readFloatDesk, () => desk({ up: null }));
		show(() => <TeamPage />);
		expect(await screen.findByText(en.hand.offTitle)).toBeDefined();
	});
});

describe("deposits that wait for an agent", () => {
	const id = (number: number) => `01890a5d-ac96-774b-bcce-b302099a805${number}`;
	const waits = (number: number): AskedDeposit => ({
		depositId: id(number),
		account: `demo0${number}`,
		currency: "P",
		amount: `${number}0.00`,
		openedAt: "2026-11-22T10:00:00.000Z",
		expiresAt: "2026-11-23T10:00:00.000Z",
	});
	beforeEach(() => {
		const rule = { patternId: "digits", minLength: 6, maxLength: 6 } as const;
		answerTo(readPaymentPassword, () => ({ set: true, rule }));
		answerTo(readFloatDesk, () => desk({ upline: null, up: null, down: room }));
		answerTo(listFloatDeposits, () => ({ deposits: [waits(1), waits(2)], next: null }));
	});
	const decide = async (account: string, name: string) => {
		const row = within((await screen.findByText(account)).closest("li") ?? document.body);
		await userEvent.click(row.getByRole("button", { name }));
		return within(await screen.findByRole("dialog"));
	};
	test("are accepted one by one, behind the payment password", async () => {
		show(() => <TeamPage />);
		const dialog = await decide("demo02", en.asked.accept);
		expect(dialog.getByText("Give P 20.00 to demo02?")).toBeDefined();
		await userEvent.click(dialog.getByRole("button", { name: en.asked.accept }));
		expect(await dialog.findByText(en.hand.needed)).toBeDefined();
		expect(sent(acceptFloatDeposit)).toEqual([]);
		const password = await dialog.findByLabelText(new RegExp(`^${en.withdraw.password}`));
		await userEvent.type(password, "135792");
		await userEvent.click(dialog.getByRole("button", { name: en.asked.accept }));
		// The server's key to seal it with is not here: what goes wrong is said, and what was typed stays.
		expect(await dialog.findByRole("alert")).toBeDefined();
		expect(password).toHaveProperty("value", "135792");
	});
	test("are refused with a reason, and what is refused by the server keeps it", async () => {
		show(() => <TeamPage />);
		const dialog = await decide("demo01", en.asked.refuse);
		await userEvent.click(dialog.getByRole("button", { name: en.asked.refuse }));
		expect(sent(refuseFloatDeposit)).toEqual([]);
		await userEvent.type(dialog.getByLabelText(en.asked.reason), " Not paid ");
		await userEvent.click(dialog.getByRole("button", { name: en.asked.refuse }));
		expect(await dialog.findByRole("alert")).toBeDefined();
		expect(dialog.getByLabelText(en.asked.reason)).toHaveProperty("value", " Not paid ");
		answerTo(refuseFloatDeposit, () => ({}));
		answerTo(listFloatDeposits, () => ({ deposits: [], next: null }));
		await userEvent.click(dialog.getByRole("button", { name: en.asked.refuse }));
		await expect.poll(() => screen.queryByText(en.asked.title)).toBeNull();
		expect(sent(refuseFloatDeposit).at(-1)).toEqual({ depositId: id(1), reason: "Not paid" });
	});
});
