// Contracts, their requests, invite links and one member of the team, as an agent works with them.
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
	type ContractShown,
	endInvitation,
	freezeHandDowns,
	type InvitationShown,
	listContracts,
	listIncome,
	listInvitations,
	listTeam,
	makeInvitation,
	processDailySalary,
	processDividend,
	setPoints,
	type TeamMember,
	writeNote,
} from "../contract/index.ts";
import { ContractPage } from "./contract-page.tsx";
import { InvitationsPage } from "./invitations-page.tsx";
import { ManagementPage } from "./management-page.tsx";
import en from "./messages/en.json";
import { RequestsPage } from "./requests-page.tsx";
import { showPage, signInAnew } from "./testing/show-page.tsx";

const at = "2026-11-24T10:00:00.000Z";
const contract = (change: Partial<ContractShown>): ContractShown => ({
	contractId: "5",
	version: 1,
	kind: "dividend",
	agent: "agent11",
	upline: "agent01",
	own: true,
	state: "active",
	tiers: [{ members: 2, turnover: "1000.00", streak: 3, rate: "35" }],
	carry: "half",
	remark: "",
	offeredAt: at,
	from: at,
	until: null,
	endedBy: null,
	may: ["terminate"],
	...change,
});
const offered: ContractShown = contract({ contractId: "6", state: "offered", may: ["accept", "reject"], upline: "" });
const sent = contract({ contractId: "8", own: false, agent: "agent12", state: "offered", may: ["withdraw"] });
const invitation: InvitationShown = {
	code: "7KQ2MX9A",
	opensAgent: false,
	points: [{ category: "RNG", rate: "0.5" }],
	remark: "spring",
	madeAt: at,
	expiresAt: at,
	endedAt: null,
	holds: true,
	joined: 4,
};
const member: TeamMember = {
	memberId: "20",
	account: "agent12",
	nickname: "agent12",
	agent: true,
	status: "active",
	registeredAt: at,
	lastLoginAt: null,
	points: [{ category: "RNG", rate: "0.5" }],
	note: "",
	frozen: false,
	phone: "",
	email: "",
	direct: 0,
	team: 0,
};

const answers = new Map<string, unknown>();
const asked: { readonly path: string; readonly body: unknown }[] = [];
const bodiesOf = (path: string) => asked.flatMap((one) => (one.path === path ? [one.body] : []));

beforeEach(() => {
	signInAnew();
	asked.length = 0;
	answers.clear();
	answers.set(listContracts.path, { kinds: ["dividend"], contracts: [] });
	answers.set(listIncome.path, { currency: "P", totals: [], bills: [], next: null });
	answers.set(listInvitations.path, {
		points: [{ category: "RNG", rate: "1.2" }],
		codes: ["TESSERA"],
		invitations: [],
	});
	answers.set(endInvitation.path, invitation);
	answers.set(listTeam.path, { path: [{ memberId: "20", account: "agent12" }], members: [member], next: null });
	answers.set(setPoints.path, { points: [], from: at });
	answers.set(writeNote.path, { note: "" });
	answers.set(freezeHandDowns.path, { frozen: true });
	vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
		const { pathname: path } = new URL(address, "http://here");
		if (method === "POST") asked.push({ path, body: JSON.parse(String(body)) });
		// One path may be asked for and written to.
		const value = path === listInvitations.path && method === "POST" ? invitation : answers.get(path);
		if (value !== undefined) return Response.json({ success: true, value });
		return Response.json({ success: false, errorCode: "RATE_ABOVE_UPLINE", message: "" }, { status: 400 });
	});
	vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:http://here/1");
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});

const press = (name: string | RegExp, inside: Pick<typeof screen, "findByRole"> = screen) =>
	inside.findByRole("button", { name }).then((button) => userEvent.click(button));
const field = (label: string, inside: Pick<typeof screen, "findByLabelText"> = screen) =>
	inside.findByLabelText((text) => text.startsWith(label));

test("requests are those that wait for oneself and those that others have not answered; none is said", async () => {
	showPage(() => <RequestsPage />);
	expect(await screen.findByText(en.requests.none)).toBeTruthy();
	cleanup();
	answers.set(listContracts.path, { kinds: ["dividend"], contracts: [offered, sent, contract({})] });
	answers.set(processDividend.path, contract({ contractId: "6" }));
	showPage(() => <RequestsPage />);
	const received = within(await screen.findByRole("region", { name: en.requests.received }));
	expect(received.getByText(en.contracts.house)).toBeTruthy();
	expect(received.getByText(/turnover 1,000 · 2 valid members · 3 winning periods running/)).toBeTruthy();
	expect(within(screen.getByRole("region", { name: en.requests.sent })).getAllByRole("article")).toHaveLength(1);
	await press(en.report.file);
	await press(en.contracts.acts.accept, received);
	await vi.waitFor(() => expect(bodiesOf(processDividend.path)).toMatchObject([{ action: "accept", contractId: "6" }]));
});

test("whoever is paid by a kind gives it on; a refusal stands at the form, and an end is asked for twice", async () => {
	answers.set(listContracts.path, { kinds: ["dividend"], contracts: [contract({})] });
	showPage(() => <ContractPage kind="dividend" />);
	await press(en.contracts.offer);
	await userEvent.type(await field(en.contracts.agent), "agent12");
	await userEvent.type(await field(en.contracts.rate), "40");
	await userEvent.type(await field(en.contracts.turnover), "500");
	await userEvent.selectOptions(screen.getByLabelText(en.contracts.carry), "half");
	await userEvent.type(await field(en.join.remark), " for the spring ");
	await press(en.contracts.send);
	expect(await screen.findByText(en.errors.RATE_ABOVE_UPLINE)).toBeTruthy();
	answers.set(processDividend.path, sent);
	await press(en.contracts.send);
	await vi.waitFor(() => expect(screen.queryByLabelText(new RegExp(`^${en.contracts.agent}`))).toBeNull());
	const order = { action: "offer", account: "agent12", carry: "half", remark: "for the spring" };
	const tiers = [{ rate: "40", turnover: "500", members: 0, streak: 0 }];
	expect(bodiesOf(processDividend.path)).toMatchObject([
		{ ...order, tiers },
		{ ...order, tiers },
	]);
	await press(en.contracts.acts.terminate);
	await press(en.contracts.acts.terminate, within(await screen.findByRole("dialog")));
	await vi.waitFor(() => expect(bodiesOf(processDividend.path)).toHaveLength(3));
	expect(bodiesOf(processDividend.path)[2]).toMatchObject({ action: "terminate", contractId: "5" });
});

test("a salary carries nothing over, and who has no contract of a kind gives none", async () => {
	answers.set(listContracts.path, { kinds: ["daily"], contracts: [contract({ kind: "daily" })] });
	answers.set(processDailySalary.path, sent);
	showPage(() => <ContractPage kind="daily" />);
	await press(en.contracts.offer);
	await userEvent.type(await field(en.contracts.agent), "agent12");
	await userEvent.type(await field(en.contracts.rate), "0.5");
	await press(en.contracts.addStep);
	expect(screen.getAllByRole("group", { name: /^Step/ })).toHaveLength(2);
	await press(en.contracts.cancel);
	await press(en.contracts.offer);
	await userEvent.type(await field(en.contracts.agent), "agent12");
	await userEvent.type(await field(en.contracts.rate), "0.5");
	await press(en.contracts.send);
	await vi.waitFor(() => expect(bodiesOf(processDailySalary.path)).toMatchObject([{ carry: "none" }]));
	cleanup();
	showPage(() => <ContractPage kind="hourly" />);
	expect(await screen.findByText(en.contracts.noneOwn)).toBeTruthy();
	expect(screen.queryByRole("button", { name: en.contracts.offer })).toBeNull();
});

test("a link is made with points for a hall and days, shown with its picture, and ended", async () => {
	showPage(() => <InvitationsPage />);
	expect(await screen.findByText("TESSERA")).toBeTruthy();
	expect(screen.getByText(en.join.none)).toBeTruthy();
	await press(en.join.make);
	await userEvent.selectOptions(screen.getByLabelText(en.join.kind), "agent");
	await userEvent.selectOptions(screen.getByLabelText(en.join.holds), "0");
	await userEvent.type(await field("Slots, at most 1.2"), "0.5");
	await userEvent.type(await field(en.join.remark), "spring");
	answers.set(listInvitations.path, {
		points: [],
		codes: [],
		invitations: [
			invitation,
			{ ...invitation, code: "ENDED001", endedAt: at, holds: false },
			{ ...invitation, code: "EVER0001", expiresAt: null },
			{ ...invitation, code: "GONE0001", holds: false },
		],
	});
	await press(en.join.send);
	await vi.waitFor(() => expect(bodiesOf(makeInvitation.path)).toHaveLength(1));
	expect(bodiesOf(makeInvitation.path)).toEqual([
		{ opensAgent: true, points: [{ category: "RNG", rate: "0.5" }], days: 0, remark: "spring" },
	]);
	const table = within(await screen.findByRole("table", { name: en.join.title }));
	expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
		expect.anything(),
		expect.stringContaining("Slots 0.5%"),
		expect.stringContaining(en.join.ended),
		expect.stringContaining(en.join.forever),
		expect.stringContaining(en.join.expired),
	]);
	await press(en.report.file);
	await press(/7KQ2MX9A/, table);
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.getByText(/\/register\?code=7KQ2MX9A$/)).toBeTruthy();
	await press(en.join.end, dialog);
	await vi.waitFor(() => expect(bodiesOf(endInvitation.path)).toEqual([{ code: "7KQ2MX9A" }]));
});

test("one member has points set, a note written, and its hand-downs paused", async () => {
	showPage(() => <ManagementPage />, "?below=20");
	const card = within(await screen.findByRole("region", { name: "agent12" }));
	const points = await field("Slots, at most 1.2", card);
	await userEvent.clear(points);
	await userEvent.type(points, "0.7");
	await press(en.manage.savePoints, card);
	await userEvent.type(await field(en.manage.note, card), "asks for fishing");
	await press(en.manage.saveNote, card);
	await press(en.manage.freeze, card);
	await vi.waitFor(() => expect(bodiesOf(freezeHandDowns.path)).toEqual([{ account: "agent12", frozen: true }]));
	expect(bodiesOf(setPoints.path)).toEqual([{ account: "agent12", points: [{ category: "RNG", rate: "0.7" }] }]);
	expect(bodiesOf(writeNote.path)).toEqual([{ account: "agent12", note: "asks for fishing" }]);
});
