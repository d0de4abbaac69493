// Bonuses on the pages: every rule in words before one is chosen, what it would bring, how far the one that runs is, what
// became of it, and the question before a withdrawal gives it up.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { readPaymentPassword } from "#members/contract";
import {
	type BonusDetails,
	cancelBonus,
	type Deposit,
	type Desk,
	listDepositBonuses,
	listDeposits,
	listWithdrawals,
	openDeposit,
	type Promotion,
	type RunningBonus,
	readBonusDetails,
	readDepositDesk,
	readWithdrawDesk,
	requestWithdrawal,
	type WithdrawDesk,
} from "../contract/index.ts";
import { BonusPage } from "./bonus-page.tsx";
import { DepositBonuses } from "./deposit-bonuses.tsx";
import { DepositPage } from "./deposit-page.tsx";
import en from "./messages/en.json";
import { servedPage } from "./testing/served-page.tsx";
import { WithdrawPage } from "./withdraw-page.tsx";

const { answerTo, sent, show } = servedPage();
const words = en.bonus;
const id = (number: number) => `01890a5d-ac96-774b-bcce-b302099a805${number}`;

const promotion = (code: string, change: Partial<Promotion> = {}): Promotion => ({
	code,
	name: `Promotion ${code}`,
	percent: 50,
	smallest: "20.00",
	most: "200.00",
	times: "10",
	days: 30,
	firstOnly: true,
	once: true,
	until: null,
	games: [],
	parts: {},
	...change,
});
const bonus: RunningBonus = {
	name: "First deposit",
	amount: "50.00",
	asked: "500.00",
	missing: "400.00",
	endsAt: "2026-12-22T10:00:00.000Z",
};
const deposit = (number: number, change: Partial<Deposit> = {}): Deposit => ({
	depositId: id(number),
	reference: `7K4-MQ2-XW${number}`,
	method: "a",
	kind: "bank-transfer",
	methodName: "Way a",
	account: null,
	currency: "P",
	amount: "100.00",
	fee: "0.00",
	state: "credited",
	arrived: "100.00",
	agent: "",
	openedAt: "2026-11-22T05:00:00.000Z",
	expiresAt: "2026-11-23T05:00:00.000Z",
	closedAt: null,
	reason: "",
	credited: "100.00",
	proofs: 0,
	payment: null,
	bonus: null,
	...change,
});
const fee = { fixed: "0.00", percent: "0.00" };
const bounds = { smallest: "10.00", largest: "5000.00", fee, quick: [], hours: 24 };
const desk = (change: Partial<Desk> = {}): Desk => ({
	currency: "P",
	pending: [],
	mostPending: 3,
	limits: [],
	asksForLimit: false,
	blockedUntil: null,
	bonus: null,
	methods: [{ code: "a", kind: "bank-transfer", name: "Way a", summary: "", steps: [], ...bounds, provider: null }],
	promotions: [promotion("aa"), promotion("bb", { firstOnly: false, until: "2026-12-01T00:00:00.000Z" })],
	...change,
});
const payout = (change: Partial<WithdrawDesk> = {}): WithdrawDesk => ({
	currency: "P",
	mostAccounts: 5,
	holder: "K••",
	available: "800.00",
	withdrawable: "800.00",
	waiting: 0,
	open: [],
	mostOpen: 3,
	confirmMinutes: 60,
	accounts: [
		{
			accountId: id(1),
			kind: "bank-account",
			bank: "Bank",
			holder: "K••",
			number: "•••• 0001",
			addedAt: "2026-11-20T05:00:00.000Z",
		},
	],
	methods: [{ code: "a", kind: "bank-account", name: "Way a", summary: "", ...bounds }],
	turnover: { asked: "0.00", missing: "0.00" },
	bonus,
	identityRequired: false,
	freshUntil: "2099-11-22T05:00:00.000Z",
	...change,
});

const details = (running: RunningBonus | null): BonusDetails => ({
	currency: "P",
	own: "120.50",
	bonus: running && {
		...running,
		depositId: id(1),
		shares: [
			{ category: "RNG", percent: 100, counted: "100.00" },
			{ category: "LIVE", percent: 0, counted: null },
		],
	},
});

const rule = { patternId: "digits", minLength: 6, maxLength: 6 } as const;

beforeEach(() => {
	answerTo(listDeposits, () => ({ deposits: [], next: null }));
	answerTo(readDepositDesk, () => desk());
	answerTo(readBonusDetails, () => details(null));
	answerTo(listWithdrawals, () => ({ withdrawals: [], next: null }));
	answerTo(readWithdrawDesk, () => payout());
	answerTo(readPaymentPassword, () => ({ set: true, rule }));
});
const showDeposits = () => show(() => <DepositPage playMoney onLimits={() => {}} onPlay={() => {}} />);
const showWithdrawals = () => show(() => <WithdrawPage playMoney />);
const type = async (label: string | RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("a choice", () => {
	test("tells every rule before anything is chosen, and none is chosen by itself", async () => {
		showDeposits();
		const choice = within(await screen.findByRole("group", { name: words.title }));
		expect(choice.getByRole("radio", { name: new RegExp(`^${words.none}`) })).toHaveProperty("checked", true);
		const first = choice.getByRole("radio", { name: /^Promotion aa/ }).closest("label")?.textContent ?? "";
		expect(first).toContain("50 % of what is credited, at most P 200.00, from P 20.00 on.");
		expect(first).toContain("Wager 10 times the bonus");
		for (const rule of [words.loses, words.first]) expect(first).toContain(rule);
		const second = choice.getByRole("radio", { name: /^Promotion bb/ }).closest("label")?.textContent ?? "";
		expect(second).toContain(words.once);
		expect(second).toContain("Open until");
	});
	test("says what it would bring, and goes with the deposit", async () => {
		answerTo(openDeposit, () => deposit(1, { state: "pending", bonus: { name: "x", state: "chosen", amount: null } }));
		showDeposits();
		await type(en.form.amount, "100");
		await userEvent.click(screen.getByRole("radio", { name: /^Promotion aa/ }));
		expect(screen.getByText(words.brings)).toBeDefined();
		expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toContain("P50.00");
		await press(en.form.act);
		await expect.poll(() => sent(openDeposit)).toEqual([{ method: "a", amount: "100.00", promotion: "aa" }]);
	});
	test("of none sends none", async () => {
		answerTo(openDeposit, () => deposit(1, { state: "pending" }));
		showDeposits();
		await type(en.form.amount, "100");
		await press(en.form.act);
		await expect.poll(() => sent(openDeposit)).toEqual([{ method: "a", amount: "100.00" }]);
	});
	test("that asks for more says how much, and nothing is sent", async () => {
		showDeposits();
		await type(en.form.amount, "15");
		await userEvent.click(screen.getByRole("radio", { name: /^Promotion aa/ }));
		expect(screen.getByText("This promotion asks for at least P 20.00 to be credited.")).toBeDefined();
		await press(en.form.act);
		expect(sent(openDeposit)).toEqual([]);
	});
	test("is not asked for where nothing is offered", async () => {
		answerTo(readDepositDesk, () => desk({ promotions: [] }));
		showDeposits();
		await screen.findByLabelText(en.form.amount);
		expect(screen.queryByText(words.title)).toBeNull();
	});
});

describe("a bonus", () => {
	test("that runs says how far it is", async () => {
		answerTo(readDepositDesk, () => desk({ promotions: [], bonus }));
		showDeposits();
		const bar = await screen.findByRole("progressbar", { name: "Bonus First deposit: P 50.00" });
		expect(bar.getAttribute("aria-valuenow")).toBe("20");
		expect(screen.getByText("P 400.00 of P 500.00 left to wager")).toBeDefined();
	});
	test.each([
		["chosen", "Bonus Extra comes with it"],
		["running", "Bonus P 50.00 set apart"],
		["released", "Bonus P 50.00 is yours"],
		["forfeited", "Bonus P 50.00 given up"],
		["expired", "The time of the bonus of P 50.00 is over"],
		["void", words.states.void],
	] as const)("that is %s says so beside its deposit", async (state, said) => {
		const amount = state === "chosen" || state === "void" ? null : "50.00";
		answerTo(listDeposits, () => ({ deposits: [deposit(1, { bonus: { name: "Extra", state, amount } })], next: null }));
		showDeposits();
		expect(await screen.findByText(said)).toBeDefined();
	});
});

describe("a withdrawal", () => {
	const ask = async () => {
		await type(en.form.amount, "100");
		await type(new RegExp(`^${en.withdraw.password}`), "135792");
		await press(en.withdraw.act);
	};
	test("asks with both amounts before a bonus is given up, and keeps what was typed", async () => {
		showWithdrawals();
		await screen.findByRole("progressbar", { name: "Bonus First deposit: P 50.00" });
		await ask();
		const asked = within(await screen.findByRole("dialog", { name: "Give up the bonus of P 50.00?" }));
		expect(asked.getByText(/You withdraw P 100.00 and lose the bonus of P 50.00: P 400.00/)).toBeDefined();
		await userEvent.click(asked.getByRole("button", { name: "Keep it" }));
		await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
		expect(sent(requestWithdrawal)).toEqual([]);
		expect(screen.getByLabelText(en.form.amount)).toHaveProperty("value", "100");
	});
	test("asks nothing where the bonus is earned", async () => {
		answerTo(readWithdrawDesk, () => payout({ bonus: { ...bonus, missing: "0.00" } }));
		showWithdrawals();
		await ask();
		// It goes out at once; the key to seal it with is not here.
		expect(await screen.findByRole("alert")).toBeDefined();
		expect(screen.queryByRole("dialog")).toBeNull();
	});
});

describe("the page of the bonus", () => {
	const figure = async (name: string) =>
		(await screen.findByText(name)).parentElement?.querySelector("dd")?.textContent;

	test("shows the one that runs: granted, asked, wagered, missing, and when it ends", async () => {
		answerTo(readDepositDesk, () => desk({ bonus, promotions: [] }));
		answerTo(readBonusDetails, () => details(bonus));
		show(() => <BonusPage onDeposit={() => {}} />);
		expect(await figure(words.figures.granted)).toBe("P50.00");
		expect(await figure(words.figures.asked)).toBe("P500.00");
		expect(await figure(words.figures.wagered)).toBe("P100.00");
		expect(await figure(words.figures.missing)).toBe("P400.00");
		expect(await figure(words.figures.ends)).toContain("2026");
		expect(screen.queryByText(words.noneRuns)).toBeNull();
		const counts = within(screen.getByRole("table", { name: words.shares.title }));
		expect(counts.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
			`${words.shares.category}${words.shares.percent}${words.shares.counted}`,
			expect.stringMatching(`${words.games.RNG}.*100 %.*P100.00`),
			expect.stringMatching(`${words.games.LIVE}.*0 %.*${words.shares.unknown}`),
		]);
	});
	test("gives it up after both amounts were said, and shows that none runs", async () => {
		let runs = true;
		answerTo(readDepositDesk, () => desk({ promotions: [] }));
		answerTo(readBonusDetails, () => details(runs ? bonus : null));
		answerTo(cancelBonus, () => {
			runs = false;
			return { forfeited: "50.00", remains: "120.50", currency: "P" };
		});
		show(() => <BonusPage onDeposit={() => {}} />);
		await userEvent.click(await screen.findByRole("button", { name: words.cancel }));
		const question = within(await screen.findByRole("dialog"));
		expect(question.getByText(/lose the bonus of P 50\.00\. P 120\.50 stays/)).toBeDefined();
		expect(sent(cancelBonus)).toEqual([]);
		await userEvent.click(question.getByRole("button", { name: words.cancel }));
		expect(await screen.findByText(words.noneRuns)).toBeDefined();
		expect(sent(cancelBonus)).toEqual([{ depositId: id(1) }]);
	});
	test("says that none runs, and what may be chosen, with the way there", async () => {
		let led = 0;
		answerTo(readDepositDesk, () => desk());
		show(() => (
			<BonusPage
				onDeposit={() => {
					led += 1;
				}}
			/>
		));
		expect(await screen.findByText(words.noneRuns)).toBeTruthy();
		expect(screen.getAllByRole("listitem")).toHaveLength(2);
		await userEvent.click(screen.getByRole("button", { name: words.toDeposit }));
		expect(led).toBe(1);
	});
});

describe("what a deposit brings, among the promotions", () => {
	test("stands with its rules, and leads to the deposit where it may be chosen", async () => {
		answerTo(listDepositBonuses, () => ({
			currency: "P",
			promotions: [
				{ ...promotion("aa"), offered: true },
				{ ...promotion("bb"), offered: false },
			],
		}));
		show(() => <DepositBonuses onDeposit={() => {}} />);
		const [open, shut] = await screen.findAllByRole("listitem");
		const inOpen = within(open ?? document.body);
		expect(inOpen.getByText(words.open)).toBeTruthy();
		expect(inOpen.getByText(/^50 % of what is credited, at most P\s200\.00, from P\s20\.00 on\.$/)).toBeTruthy();
		expect(inOpen.getByRole("button", { name: words.toDeposit })).toBeTruthy();
		const inShut = within(shut ?? document.body);
		expect(inShut.getByText(words.notNow)).toBeTruthy();
		expect(inShut.queryByRole("button")).toBeNull();
	});
});
