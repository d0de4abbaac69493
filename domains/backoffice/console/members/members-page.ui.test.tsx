// An operator finds a member, opens it, notes, locks and takes its records as files; what the server is asked is what was typed.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { OutputOf } from "#platform/contract";
import { giveSentences } from "#platform/ui";
import {
	type FoundMemberLine,
	findMembers,
	type LedgerEntry,
	listEntries,
	listTrail,
	lockMember,
	lookAtMember,
	lookAtProtection,
	type MemberSheet,
	noteMember,
	type TrailEntry,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { MembersPage } from "../pages/members-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";

const at = "2026-05-01T12:00:00.000Z";
const line: FoundMemberLine = {
	id: "100007",
	account: "harbour",
	nickname: "Harbour",
	type: 0,
	status: "active",
	currency: "P",
	createdAt: at,
	lastLoginAt: null,
};
const look: MemberSheet = {
	...line,
	language: "en",
	birthday: null,
	uplineId: "100001",
	upline: "agent01",
	rank: "Silver",
	labels: ["vip"],
	devices: 1,
	sessions: [],
	contacts: [{ kind: "email", masked: "ha•••••@example.org", verified: true }],
	guards: { authenticator: false, passkeys: 0, paymentPassword: false, payoutName: false },
	logins: [{ at, address: "203.0.113.7", browser: "Firefox", system: "Linux" }],
	purses: [
		{ purse: "cash", balance: "123.45", held: "10.00" },
		{ purse: "points", balance: "1076.50", held: "0.00" },
	],
	notes: [{ id: "1", at, operator: "Han", note: "called about a limit" }],
};
const locked: Pick<MemberSheet, "status"> = { status: "locked" };
const happened = (id: string): TrailEntry => ({
	id,
	at,
	kind: "login",
	address: "203.0.113.7",
	operator: "",
	detail: "=Firefox",
});
const moved: LedgerEntry = {
	memberId: "100007",
	key: "019a0000-0000-7000-8000-000000000001",
	purse: "cash",
	version: "4",
	at,
	kind: "deposit",
	amount: "50.00",
	balanceAfter: "123.45",
	counter: "house:bank",
	currency: "P",
	reference: null,
	group: null,
};

beforeEach(() => {
	beginAnew(["members:read", "members:lock", "wallet.ledger:read"]);
	answerTo(findMembers, ({ fields }) =>
		fields.cursor === undefined
			? { members: [line], next: "100007" }
			: { members: [{ ...line, id: "100003", account: "older", lastLoginAt: at }], next: null },
	);
	answerTo(lookAtMember, () => look);
	answerTo(listTrail, ({ fields }) =>
		fields.cursor === undefined
			? { lines: [happened("event-2")], next: "1_event-2" }
			: { lines: [happened("event-1")], next: null },
	);
	answerTo(listEntries, () => ({ entries: [moved], next: null }));
	answerTo(lockMember, () => locked);
	answerTo(noteMember, () => ({}));
});

async function openMember(): Promise<ReturnType<typeof within>> {
	await show(MembersPage);
	await userEvent.click(await screen.findByRole("button", { name: "harbour" }));
	return within(await screen.findByRole("dialog"));
}

async function openTab(name: string): Promise<ReturnType<typeof within>> {
	const dialog = await openMember();
	await userEvent.click(await dialog.findByRole("tab", { name }));
	return dialog;
}

test("members are listed page after page", async () => {
	await show(MembersPage);
	await screen.findByText("harbour");
	await userEvent.click(screen.getByRole("button", { name: "Show more" }));
	await screen.findByText("older");
	expect(askedOf(findMembers).map(({ fields }) => fields)).toEqual([{}, { cursor: "100007" }]);
});

test("members are asked for as the filters say, and the address keeps them", async () => {
	const search = await show(MembersPage, "?by=contact&state=locked");
	await userEvent.type(await screen.findByLabelText(en.members.search), "  ha@example.org ");
	await userEvent.click(screen.getByRole("button", { name: deskWords.parts.filter }));
	await vi.waitFor(() =>
		expect(askedOf(findMembers).at(-1)?.fields).toEqual({ by: "contact", status: "locked", text: "ha@example.org" }),
	);
	expect(search()).toContain("text=ha%40example.org");
});

test("that nobody fits is said, and why a search is refused", async () => {
	answerTo(findMembers, ({ fields }) => (fields.text === "?" ? undefined : { members: [], next: null }));
	await show(MembersPage);
	await screen.findByText(en.members.none);
	await userEvent.type(screen.getByLabelText(en.members.search), "?");
	await userEvent.click(screen.getByRole("button", { name: deskWords.parts.filter }));
	expect((await screen.findByRole("alert")).textContent).toContain(deskWords.errors.INVALID_CURSOR);
});

test("T19 the list is handed out as a file, every page of it as it is filtered", async () => {
	await show(MembersPage, "?state=active");
	const [heads, ...rows] = await takeFile("members.csv");
	expect(heads?.slice(0, 3)).toEqual(["id", "account", "nickname"]);
	expect(rows.map((row) => row[1])).toEqual(["harbour", "older"]);
	expect(rows.map((row) => row.at(-1))).toEqual(["", at]);
	expect(askedOf(findMembers).every(({ fields }) => fields.status === "active")).toBe(true);
});

test("a file that cannot be had says why", async () => {
	answerTo(findMembers, ({ fields }) =>
		fields.cursor === undefined ? { members: [line], next: "100007" } : undefined,
	);
	await show(MembersPage);
	await userEvent.click(await screen.findByRole("button", { name: deskWords.parts.csv }));
	expect((await screen.findByRole("alert")).textContent).toContain(deskWords.errors.INVALID_CURSOR);
});

test("a member is shown with what is in it", async () => {
	const dialog = await openMember();
	expect(await dialog.findByText("ha•••••@example.org (proven)")).toBeTruthy();
	expect(dialog.getByText(/123\.45/)).toBeTruthy();
	expect(dialog.getByText(/held .*10\.00/)).toBeTruthy();
	expect(dialog.getByText("1,076.50 points")).toBeTruthy();
	for (const text of ["Harbour", "Silver", "agent01"]) expect(dialog.getByText(text)).toBeTruthy();
	expect(dialog.getByText(/203\.0\.113\.7, Firefox, Linux/)).toBeTruthy();
	expect(askedOf(lookAtMember).map(({ fields }) => fields)).toEqual([{ memberId: "100007" }]);
});

test("a member is locked with a reason, once it is said what comes of it", async () => {
	const dialog = await openMember();
	expect(await dialog.findByText(/Nobody gets into harbour any more/)).toBeTruthy();
	await userEvent.type(dialog.getByLabelText(/Why/), "stolen device");
	await userEvent.click(dialog.getByRole("button", { name: en.members.lock }));
	const body = { memberId: "100007", lock: true, reason: "stolen device" };
	await vi.waitFor(() => expect(askedOf(lockMember).map((call) => call.body)).toEqual([body]));
});

test("a member is opened again, and who may only read is offered neither", async () => {
	answerTo(lookAtMember, () => ({ ...look, ...locked }));
	const dialog = await openMember();
	await dialog.findByText(/harbour can log in again/);
	expect(dialog.getByRole("button", { name: en.members.unlock })).toBeTruthy();
	beginAnew(["members:read"]);
	answerTo(findMembers, () => ({ members: [line], next: null }));
	answerTo(lookAtMember, () => look);
	const reader = await openMember();
	await reader.findByText(/123\.45/);
	expect(reader.queryByRole("button", { name: en.members.lock })).toBeNull();
	expect(reader.queryByRole("tab", { name: en.members.money })).toBeNull();
});

test("a member has notes, and takes another", async () => {
	const dialog = await openTab(en.members.notes);
	expect(dialog.getByText("called about a limit")).toBeTruthy();
	await userEvent.type(dialog.getByRole("textbox"), "called again");
	await userEvent.click(dialog.getByRole("button", { name: en.members.write }));
	const body = { memberId: "100007", note: "called again" };
	await vi.waitFor(() => expect(askedOf(noteMember).map((call) => call.body)).toEqual([body]));
});

test("T19 the trail of an account is handed out as a file: every line, no word a formula", async () => {
	const dialog = await openTab(en.members.trail);
	await dialog.findByText("login");
	const file = within(screen.getByRole("tabpanel"));
	expect(file.getByRole("button", { name: "Show more" })).toBeTruthy();
	const rows = await takeFile("trail-100007.csv", dialog);
	expect(rows[0]).toEqual(["at", "kind", "address", "operator", "detail"]);
	expect(rows.slice(1)).toEqual([1, 2].map(() => [at, "login", "203.0.113.7", "", "'=Firefox"]));
	expect(askedOf(listTrail).every(({ fields }) => fields.memberId === "100007")).toBe(true);
});

test("T19 the money of an account is handed out as a file, each line with its number in the ledger", async () => {
	const dialog = await openTab(en.members.money);
	expect(await dialog.findByText(`${en.codes.purses.cash} ↔ ${en.codes.accounts["house:bank"]}`)).toBeTruthy();
	const [heads, row] = await takeFile("money-100007.csv", dialog);
	const cell = (name: string) => row?.[heads?.indexOf(name) ?? -1];
	expect([cell("amount"), cell("balanceAfter"), cell("key")]).toEqual(["50.00", "123.45", moved.key]);
	expect(askedOf(listEntries)[0]?.fields).toEqual({ memberId: "100007", currency: "P" });
});

test("members are narrowed by the days they registered on, while no text is looked for", async () => {
	answerTo(findMembers, () => ({ members: [line], next: null }));
	await show(MembersPage, "?from=2026-05-01&to=2026-05-01");
	await screen.findByLabelText(`${en.members.registered}: ${deskWords.parts.from}`);
	await vi.waitFor(() => {
		const { from = "", to = "" } = askedOf(findMembers).at(-1)?.fields ?? {};
		expect(Date.parse(to) - Date.parse(from)).toBe(86_400_000);
	});
	await userEvent.type(screen.getByLabelText(en.members.search), "harbour");
	await userEvent.click(screen.getByRole("button", { name: deskWords.parts.filter }));
	await vi.waitFor(() => expect(askedOf(findMembers).at(-1)?.fields).toEqual({ text: "harbour" }));
	expect(screen.queryByLabelText(`${en.members.registered}: ${deskWords.parts.from}`)).toBeNull();
});

const protection = {
	kinds: { wager: { title: "Stakes" }, time: { title: "Time in games" } },
	periods: { day: "A day", week: "A week" },
	played: { day: "Today", week: "This week", month: "This month", staked: "Staked", won: "Won" },
	limits: { used: "{{used}} of {{limit}} used", none: "No limit" },
	identity: { kinds: { identity: { title: "Identity document" } } },
};
const protectedBy: OutputOf<typeof lookAtProtection> = {
	currency: "P",
	exclusion: { kind: "exclusion", until: "2027-05-01T12:00:00.000Z" },
	documents: ["identity", "stars"],
	sent: [
		{
			documentId: "01890a5d-ac96-774b-bcce-b302099a8057",
			kind: "identity" as const,
			state: "accepted" as const,
			sentAt: at,
		},
	],
	limits: [
		{
			kind: "wager",
			period: "day",
			own: "50.00",
			operator: "40.00",
			holds: "40.00",
			used: "2.50",
			endsAt: at,
			next: { amount: null, at: "2026-05-02T12:00:00.000Z" },
		},
		{ kind: "time", period: "week", own: "90", operator: null, holds: "90", used: "12", endsAt: at, next: null },
	],
	played: [
		{ period: "day", staked: "2.50", won: "1.00", net: "-1.50", deposited: "30.00", withdrawn: "7.00", minutes: 4 },
		{ period: "week", staked: "2.50", won: "1.00", net: "-1.50", deposited: "30.00", withdrawn: "7.00", minutes: 4 },
		{ period: "month", staked: "2.50", won: "1.00", net: "-1.50", deposited: "30.00", withdrawn: "7.00", minutes: 4 },
	],
};

test("what protects a member: what excludes them and until when, limits with what is used, documents, net position and deposits", async () => {
	giveSentences({ domain: "protection", code: "EN", content: protection });
	answerTo(lookAtProtection, () => protectedBy);
	const dialog = await openTab(en.members.protection);
	expect(await dialog.findByText(/^Excluded until .*2027/)).toBeDefined();
	expect(askedOf(lookAtProtection)).toMatchObject([{ fields: { memberId: "100007" } }]);
	const today = within(dialog.getByRole("row", { name: /^Today/ }));
	expect(today.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
		...[expect.stringContaining("1.50"), expect.stringContaining("2.50")],
		...[expect.stringContaining("1.00"), expect.stringContaining("30.00"), expect.stringContaining("7.00")],
	]);
	const [stakes, time] = dialog.getAllByRole("listitem").map((item: HTMLElement) => item.textContent);
	expect(stakes).toMatch(/^Stakes, A day.*2\.50 of .*40\.00 used.*by the operator.*No limit/);
	expect(time).toMatch(/^Time in games, A week.*12 min of 90 min used$/);
	expect(dialog.getByText("Identity document, stars")).toBeDefined();
});

test("of who has none of it, it says so", async () => {
	giveSentences({ domain: "protection", code: "EN", content: protection });
	answerTo(lookAtProtection, () => ({ ...protectedBy, exclusion: null, limits: [], documents: [] }));
	const dialog = await openTab(en.members.protection);
	expect(await dialog.findByText(en.members.noLimits)).toBeDefined();
	expect(dialog.queryByText(/until/)).toBeNull();
});
