// Handing money on: a member to the agent above, an agent to members below; asked once more before it goes.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { type FloatDesk, listTransfers, readFloatDesk, type Transfer, transferUpline } from "../../contract/index.ts";
import en from "../messages/en.json";
import { servedPage } from "../testing/served-page.tsx";
import { TeamPage } from "./team-page.tsx";
import { UplinePage } from "./upline-page.tsx";

const { answerTo, sent, show } = servedPage();

const room = { smallest: "1.00", largest: "500.00", left: "300.00", available: "200.00" };
const desk = (change: Partial<FloatDesk> = {}): FloatDesk => ({
	...{ currency: "P", symbol: "P", upline: "agent01", up: room, down: null },
	...change,
});
const handed = (type: "up" | "down"): Transfer => ({
	...{ transferId: "01890a5d-ac96-774b-bcce-b302099a8057", type, from: "cash", to: "float" },
	...{ fromAccount: "demo01", toAccount: "agent01", currency: "P", amount: "50.00" },
	...{
		time: "2026-11-22T10:00:00.000Z",
		state: "done",
		remark: "Thanks",
		group: "7f3a9c1e-7d52-4c39-9d0f-3c1f1a2b3c4d",
	},
});
beforeEach(() => {
	answerTo(readFloatDesk, () => desk());
	answerTo(listTransfers, () => ({ transfers: [handed("up")], next: null }));
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
