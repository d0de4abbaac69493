// The wallet page: all that there is, moving it to a vendor and home, and what was moved.
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import {
	type Funds,
	listTransfers,
	readConsolidatedFunds,
	returnWallets,
	type Transfer,
	transferWallet,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { servedPage, walletWords } from "../testing/served-page.tsx";
import { WalletPage } from "./wallet-page.tsx";

const { answerTo, sent, show: showPage } = servedPage();

const kept = (balance: string, held = "0.00") => ({
	balance,
	held,
	available: (Number(balance) - Number(held)).toFixed(2),
});
const vendor = (code: string, balance: string, change = {}) => ({
	vassalage: code,
	purse: `vendor:${code}`,
	name: `House ${code}`,
	balance,
	underWay: "0.00",
	open: true,
	inPlay: false,
	...change,
});
const funds = (change: Partial<Funds> = {}): Funds => ({
	currency: "P",
	symbol: "P",
	total: "1150.00",
	points: "12.00",
	float: null,
	main: kept("1000.00", "200.00"),
	bonus: kept("50.00"),
	vendors: [vendor("FAR", "100.00"), vendor("NEAR", "0.00")],
	...change,
});
const moved = (change: Partial<Transfer> = {}): Transfer => ({
	transferId: "01890a5d-ac96-774b-bcce-b302099a8057",
	type: "move",
	from: "cash",
	to: "vendor:FAR",
	fromAccount: "",
	toAccount: "",
	currency: "P",
	amount: "50.00",
	time: "2026-11-22T10:00:00.000Z",
	state: "done",
	remark: "",
	group: "7f3a9c1e-7d52-4c39-9d0f-3c1f1a2b3c4d",
	...change,
});

beforeEach(() => {
	answerTo(readConsolidatedFunds, () => funds());
	answerTo(listTransfers, () => ({ transfers: [], next: null }));
});

const show = (playMoney = false) => showPage(() => <WalletPage playMoney={playMoney} onStatement={() => {}} />);
const button = (name: string) => screen.getByRole("button", { name });

describe("what there is", () => {
	test("is what can be played with, and by name what is not in it: the bonus, what is reserved, the sum of all", async () => {
		show();
		const head = await screen.findByText(en.funds.spendable);
		expect(head.nextElementSibling?.textContent).toBe("P800.00");
		expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
			"P50.00",
			"P200.00",
			"P1,150.00",
		]);
		const list = within(screen.getByRole("region", { name: walletWords.balance.purses }));
		const lines = list.getAllByRole("listitem").map(({ textContent }) => textContent);
		expect(lines).toEqual(["CashP1,000.00", "BonusP50.00", "Points12.00", "House FARP100.00", "House NEARP0.00"]);
	});
	test("of an agent holds the float, too", async () => {
		answerTo(readConsolidatedFunds, () => funds({ float: kept("7000.00") }));
		show();
		expect(await screen.findByText(walletWords.purses.float)).toBeDefined();
	});
	test("says where a round runs and what is out of service", async () => {
		const vendors = [vendor("FAR", "5.00", { inPlay: true }), vendor("NEAR", "1.00", { open: false })];
		answerTo(readConsolidatedFunds, () => funds({ vendors }));
		show();
		expect(await screen.findByText(en.funds.inPlay)).toBeDefined();
		expect(screen.getByText(en.funds.closed)).toBeDefined();
	});
	test("says what is on its way, until the provider has confirmed it", async () => {
		answerTo(readConsolidatedFunds, () => funds({ vendors: [vendor("FAR", "5.00", { underWay: "3.00" })] }));
		show();
		expect(await screen.findByText(/On its way: .*3[.]00/)).toBeDefined();
	});
	test("without such vendors offers nothing to move", async () => {
		answerTo(readConsolidatedFunds, () => funds({ vendors: [] }));
		show(true);
		await screen.findByText(en.funds.total);
		expect(screen.queryByRole("heading", { name: en.move.title })).toBeNull();
		expect(screen.queryByRole("button", { name: en.funds.home })).toBeNull();
		expect(screen.getByText(walletWords.balance.playMoney)).toBeDefined();
	});
});

describe("moving", () => {
	test("goes to a vendor by an amount one press away", async () => {
		answerTo(transferWallet, () => moved());
		show();
		await userEvent.click(await screen.findByRole("button", { name: "P 50" }));
		await userEvent.click(button(en.move.act));
		await expect
			.poll(() => sent(transferWallet))
			.toEqual([{ fromPurse: "cash", toPurse: "vendor:FAR", amount: "50.00" }]);
		await expect.poll(() => sent(readConsolidatedFunds).length).toBeGreaterThan(1);
	});
	test("offers only what can be spent, and all of it", async () => {
		show();
		await userEvent.click(await screen.findByRole("button", { name: en.move.all }));
		expect(screen.getByLabelText(en.move.amount)).toHaveProperty("value", "800.00");
		expect(screen.getByRole("button", { name: "P 500" })).toBeDefined();
		await userEvent.clear(screen.getByLabelText(en.move.amount));
		await userEvent.type(screen.getByLabelText(en.move.amount), "800.01");
		await userEvent.click(button(en.move.act));
		expect(await screen.findByRole("alert")).toHaveProperty("textContent", "At most P 800.00 is there.");
		expect(sent(transferWallet)).toEqual([]);
	});
	test("turns round, and then all that lies at the vendor comes home", async () => {
		answerTo(transferWallet, () => moved({ from: "vendor:FAR", to: "cash" }));
		show();
		await userEvent.click(await screen.findByRole("button", { name: en.move.swap }));
		await userEvent.click(button(en.move.all));
		await userEvent.click(button(en.move.act));
		await expect
			.poll(() => sent(transferWallet))
			.toEqual([{ fromPurse: "vendor:FAR", toPurse: "cash", amount: "100.00" }]);
	});
	test("goes to the vendor that was chosen", async () => {
		answerTo(transferWallet, () => moved());
		show();
		await userEvent.selectOptions(await screen.findByLabelText(en.move.to), "vendor:NEAR");
		await userEvent.type(screen.getByLabelText(en.move.amount), "5");
		await userEvent.click(button(en.move.act));
		await expect
			.poll(() => sent(transferWallet))
			.toEqual([{ fromPurse: "cash", toPurse: "vendor:NEAR", amount: "5.00" }]);
	});
	test("that is refused keeps what was typed and says why", async () => {
		show();
		await userEvent.type(await screen.findByLabelText(en.move.amount), "5");
		await userEvent.click(button(en.move.act));
		expect(await screen.findByText("Refused.")).toBeDefined();
		expect(screen.getByLabelText(en.move.amount)).toHaveProperty("value", "5");
	});
	test("of everything home is one press, and asks for nothing when nothing lies elsewhere", async () => {
		answerTo(returnWallets, () => ({ transfers: [moved({ type: "return", amount: "100.00" })], staying: [] }));
		show();
		await userEvent.click(await screen.findByRole("button", { name: en.funds.home }));
		await expect.poll(() => sent(returnWallets)).toEqual([{}]);
		cleanup();
		answerTo(readConsolidatedFunds, () => funds({ vendors: [vendor("FAR", "0.00")] }));
		show();
		const dead = await screen.findByRole("button", { name: en.funds.home, description: en.funds.allHome });
		expect(dead).toHaveProperty("disabled", true);
	});
});

test("the history says what moved from where to where, with the number of its lines", async () => {
	const home = moved({ transferId: "2", type: "return", from: "vendor:FAR", to: "cash", remark: "By itself" });
	answerTo(listTransfers, () => ({ transfers: [moved(), home], next: null }));
	show();
	const table = within(await screen.findByRole("table", { name: en.transfers.title }));
	expect(table.getByText("Cash → Provider FAR")).toBeDefined();
	expect(table.getByText("Provider FAR → Cash")).toBeDefined();
	expect(table.getAllByText("7f3a9c1e")).toHaveLength(2);
	expect(table.getByText(en.transfers.kinds.return)).toBeDefined();
	expect(table.getByText("By itself")).toBeDefined();
});
