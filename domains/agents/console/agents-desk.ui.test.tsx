// The desk of agents: contracts offered and ended, bills looked into and held, the tree and its moves, settings, findings.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { answerTo, askedOf, beginAnew, deskWords, show } from "#platform/desk/ui/testing";
import { giveSentences } from "#platform/ui";
import {
	type AgentBill,
	askMove,
	type ContractShown,
	closeFinding,
	decideMove,
	endAgentContract,
	type Finding,
	holdAgentBills,
	listAgentBills,
	listAgentContracts,
	listFindings,
	listMoves,
	offerAgentContract,
	readAgentTerms,
	readAgentTree,
	readBillPlays,
	releaseAgentBills,
	setAgentTerms,
	takeBackMove,
} from "../contract/index.ts";
import { agentsPermissions } from "../core/index.ts";
import { BillsPage } from "./bills-page.tsx";
import { ContractsPage } from "./contracts-page.tsx";
import { desk } from "./desk.ts";
import { FindingsPage } from "./findings-page.tsx";
import en from "./messages/en.json";
import { TermsPage } from "./terms-page.tsx";
import { TreePage } from "./tree-page.tsx";

giveSentences({ domain: desk.messages.domain, code: "EN", content: en });

const at = "2026-11-24T10:00:00.000Z";
const approvalId = "00000000-0000-5000-8000-000000000001";
const contract: ContractShown = {
	contractId: "5",
	version: 2,
	kind: "daily",
	agent: "agent01",
	upline: "",
	own: false,
	state: "active",
	tiers: [{ members: 3, turnover: "1000.00", streak: 0, rate: "0.5" }],
	carry: "none",
	remark: "spring",
	offeredAt: at,
	from: at,
	until: null,
	endedBy: null,
	may: [],
};
const bill: AgentBill = {
	id: "7",
	memberId: "20",
	account: "agent01",
	currency: "P",
	kind: "daily",
	from: at,
	to: at,
	rate: "0.8",
	members: 3,
	turnover: "940.00",
	result: "12.00",
	share: "5.4801",
	correction: "0.00",
	carry: "0.00",
	paid: "5.48",
	state: "held",
	billed: "7.52",
	owed: "1.00",
	owes: "0.40",
	lines: [{ source: "agent11", category: "RNG", base: "250.00", rate: "0.8", below: "0.6", share: "0.50" }],
};
const play = { memberId: "31", account: "demo08", agent: "agent12", rounds: 12, turnover: "250.00", result: "-9.00" };
const treeMember = { agent: true, status: "locked" as const, direct: 2, team: 6, points: [] };
const top = { memberId: "20", account: "agent01", ...treeMember };
const points = [{ category: "RNG", rate: "0.8" }];
const below = { ...treeMember, memberId: "21", account: "agent11", status: "active" as const, points };
const finding: Finding = {
	id: "9",
	memberId: "20",
	account: "agent01",
	kind: "own-accounts",
	score: 80,
	foundAt: at,
	facts: [
		{ name: "members", value: "2" },
		{ name: "period", value: "all" },
	],
	held: true,
	state: "open",
	closedBy: "",
	closedReason: "",
};
const terms = {
	houseEdge: "4",
	rebates: "0",
	vendorFee: "10",
	paymentCost: "0",
	validTurnover: "100.00",
	dividendPeriod: "week" as const,
	payer: "company" as const,
	holdFrom: 80,
};
const move = { approvalId, account: "demo06", upline: "agent12", reason: "both asked", askedBy: "Kim", askedAt: at };

function begin(permissions: readonly string[], own = false): void {
	beginAnew(permissions, { desks: [desk] });
	// What is written goes to the path that is read.
	answerTo(listAgentContracts, ({ body }) =>
		Object.assign({ contracts: [contract] }, body === undefined ? {} : contract),
	);
	answerTo(endAgentContract, () => contract);
	const held = [{ account: "agent01", reason: "own accounts", since: at }];
	answerTo(listAgentBills, () => ({ bills: [bill], next: null, held }));
	answerTo(readBillPlays, () => ({ currency: "P", members: [play] }));
	answerTo(holdAgentBills, () => ({}));
	answerTo(releaseAgentBills, () => ({}));
	answerTo(readAgentTree, ({ fields: { account } }) => ({
		path: account === undefined ? [] : [{ memberId: "20", account }],
		members: [account === undefined ? top : below],
		next: null,
	}));
	const agreed = [{ id: "3", account: "demo07", from: "agent11", to: "agent01", effectiveAt: at, done: true }];
	answerTo(listMoves, () => Object.assign({ waiting: [{ ...move, own }], agreed }, { approvalId }));
	answerTo(decideMove, () => ({ outcome: "agreed" as const }));
	answerTo(takeBackMove, () => ({}));
	answerTo(readAgentTerms, () => ({ ...terms, currency: "P", points: [{ category: "RNG", rate: "1.2" }] }));
	answerTo(listFindings, () => ({ findings: [finding], next: null }));
	answerTo(closeFinding, () => ({}));
}

const all = Object.keys(agentsPermissions);
const sent = (endpoint: Parameters<typeof askedOf>[0]) =>
	askedOf(endpoint).flatMap(({ body }) => (body === undefined ? [] : [body]));
const field = (within_: Pick<typeof screen, "findByLabelText">, label: string) =>
	within_.findByLabelText((text) => text.startsWith(label));
const press = (name: string | RegExp, inside: Pick<typeof screen, "findByRole"> = screen) =>
	inside.findByRole("button", { name }).then((button) => userEvent.click(button));
const dialog = async () => within(await screen.findByRole("dialog"));

beforeEach(() => begin(all));

test("the house offers a dividend in two steps, and ends a contract with a reason", async () => {
	await show(ContractsPage);
	expect(await screen.findByText("0.5%")).toBeDefined();
	await press(en.contracts.offer);
	const form = await dialog();
	await userEvent.type(await field(form, en.agents.agent), " agent02 ");
	await userEvent.selectOptions(form.getByLabelText(en.contracts.kind), "dividend");
	await userEvent.type(await field(form, en.contracts.rate), "30");
	await press(en.contracts.addStep, form);
	const [, second] = form.getAllByRole("group").map((group) => within(group));
	if (second === undefined) throw new Error("no second step");
	await userEvent.type(await field(second, en.contracts.rate), "35");
	await userEvent.type(await field(second, en.contracts.members), "10");
	await userEvent.type(await field(second, en.contracts.streak), "2");
	await userEvent.type(await field(form, en.contracts.remark), "agreed by phone");
	await press(en.contracts.send, form);
	await vi.waitFor(() => expect(sent(offerAgentContract)).toHaveLength(1));
	expect(sent(offerAgentContract)).toEqual([
		{
			kind: "dividend",
			account: "agent02",
			tiers: [
				{ rate: "30", turnover: "0", members: 0, streak: 0 },
				{ rate: "35", turnover: "0", members: 10, streak: 2 },
			],
			carry: "all",
			remark: "agreed by phone",
		},
	]);
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await press("agent01");
	const end = await dialog();
	expect(end.getByText("spring")).toBeDefined();
	await userEvent.type(await field(end, en.agents.reason), "own accounts");
	await press(en.contracts.end, end);
	await vi.waitFor(() =>
		expect(sent(endAgentContract)).toEqual([{ contractId: "5", version: 2, reason: "own accounts" }]),
	);
});

test("a bill says how it came about down to the play; an agent's bills are held, and of one that is held released", async () => {
	await show(BillsPage, "?agent=agent01");
	expect(await screen.findByText(/agent01 – own accounts/)).toBeDefined();
	expect(askedOf(listAgentBills)[0]?.fields).toMatchObject({ account: "agent01" });
	await press(/^agent01/);
	const how = await dialog();
	expect(await how.findByText("demo08")).toBeDefined();
	expect(how.getByText("agent11 · RNG")).toBeDefined();
	expect(how.getByText(en.bills.owes)).toBeDefined();
	await userEvent.keyboard("{Escape}");
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	for (const [name, act, endpoint] of [
		["agent11", en.bills.hold, holdAgentBills],
		["AGENT01", en.bills.release, releaseAgentBills],
	] as const) {
		await press(en.bills.hold);
		const form = await dialog();
		await userEvent.type(await field(form, en.agents.agent), name);
		await userEvent.type(await field(form, en.agents.reason), "looked at");
		await press(act, form);
		await vi.waitFor(() => expect(sent(endpoint)).toEqual([{ account: name, reason: "looked at" }]));
		await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	}
});

test("the tree opens step by step; a move is asked for, agreed to by another, taken back by oneself", async () => {
	const address = await show(TreePage);
	expect(await screen.findByText(en.tree.states.locked)).toBeDefined();
	expect(await screen.findByText(en.tree.done)).toBeDefined();
	await press(/^agent01/);
	expect(await screen.findByText("RNG 0.8%")).toBeDefined();
	expect(address()).toContain("agent01");
	await press(en.tree.top, within(screen.getByRole("navigation", { name: en.tree.path })));
	await press(en.tree.move);
	const form = await dialog();
	await userEvent.type(await field(form, en.tree.member), "demo09");
	await userEvent.type(await field(form, en.tree.below), "agent11");
	await userEvent.type(await field(form, en.agents.reason), "they asked");
	await press(en.tree.ask, form);
	const order = { account: "demo09", upline: "agent11", reason: "they asked" };
	await vi.waitFor(() => expect(sent(askMove)).toEqual([order]));
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await press(/^demo06/);
	await press(en.tree.agree, await dialog());
	await vi.waitFor(() => expect(sent(decideMove)).toMatchObject([{ approvalId }]));
	begin(all, true);
	await show(TreePage);
	await press(/^demo06/);
	await press(deskWords.parts.takeBack, await dialog());
	await vi.waitFor(() => expect(sent(takeBackMove)).toMatchObject([{ approvalId }]));
});

test("settings are changed whole, and say the points of the first level", async () => {
	await show(TermsPage);
	expect(await screen.findByText(/1\.2%/)).toBeDefined();
	const fee = await field(screen, en.terms.vendorFee);
	await userEvent.clear(fee);
	await userEvent.type(fee, "12.5");
	await userEvent.selectOptions(screen.getByLabelText(en.terms.payer), "upline");
	await userEvent.selectOptions(screen.getByLabelText(en.terms.dividendPeriod), "month");
	const weight = await field(screen, en.terms.holdFrom);
	await userEvent.clear(weight);
	await userEvent.type(weight, "6x0");
	await press(deskWords.parts.save);
	await vi.waitFor(() =>
		expect(sent(setAgentTerms)).toEqual([
			{ ...terms, vendorFee: "12.5", payer: "upline", dividendPeriod: "month", holdFrom: 60 },
		]),
	);
});

test("a finding says what was found and is closed with what came of it; who may not, only reads", async () => {
	await show(FindingsPage);
	await press(/^agent01/);
	const open = await dialog();
	expect(open.getByText(en.findings.texts["own-accounts"])).toBeDefined();
	expect(open.getByText(en.findings.facts.members)).toBeDefined();
	await userEvent.type(await field(open, en.agents.reason), "siblings");
	await press(en.findings.close, open);
	await vi.waitFor(() => expect(sent(closeFinding)).toEqual([{ id: "9", reason: "siblings" }]));
	begin(["agents.findings:read"]);
	await show(FindingsPage);
	await press(/^agent01/);
	expect((await dialog()).queryByRole("button", { name: en.findings.close })).toBeNull();
});
