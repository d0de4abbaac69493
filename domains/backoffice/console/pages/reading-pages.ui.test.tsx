// The lists of the console that are read: letters, significant events, the audit log and who works here; filters, pages, files.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Desk, deskDomain } from "#platform/desk/ui";
import { giveSentences } from "#platform/ui";
import {
	type Act,
	type EventLine,
	listActs,
	listEvents,
	listLetters,
	listStaff,
	type OutboxLetter,
	type StaffLine,
} from "../../contract/index.ts";
import { desk } from "../desk.ts";
import en from "../messages/en.json";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";
import { ActsPage } from "./acts-page.tsx";
import { EventsPage } from "./events-page.tsx";
import { OutboxPage } from "./outbox-page.tsx";
import { StaffPage } from "./staff-page.tsx";

const at = "2026-05-01T12:00:00.000Z";

/** Of another domain, as the trail names it. */
const trailWords = {
	sources: { cashier: "Cashier", games: "Games" },
	acts: { cashier: { "deposit accepted": "Deposit accepted" }, games: { "vendor set": "Vendor changed" } },
};
const trails: Desk = {
	domain: "trails",
	group: "money",
	permissions: [],
	screens: [],
	messages: { domain: deskDomain("trails"), files: {} },
	acts: { cashier: ["deposit accepted"], games: ["vendor set"] },
};
giveSentences({ domain: trails.messages.domain, code: "EN", content: { codes: trailWords } });

beforeEach(() =>
	beginAnew(["courier.outbox:read", "events:read", "audit:read", "staff:read"], { desks: [desk, trails] }),
);

describe("the outbox", () => {
	const letter: OutboxLetter = {
		id: "7",
		channel: "mail",
		kind: "welcome",
		state: "lost",
		at,
		attempts: 5,
		to: "ha@example.org",
		subject: "Welcome",
		body: "Good to have you.",
	};
	const gone: OutboxLetter = { ...letter, id: "6", to: "", subject: "", body: null };

	beforeEach(() =>
		answerTo(listLetters, ({ fields }) => {
			if (fields.to === "nobody") return { letters: [], next: null };
			if (fields.to === "?") return undefined;
			return fields.cursor === undefined ? { letters: [letter], next: "7" } : { letters: [gone], next: null };
		}),
	);

	test("lists letters with their state, page after page, and opens one", async () => {
		await show(OutboxPage);
		await screen.findByText("ha@example.org");
		expect(within(screen.getByRole("table")).getByText(en.outbox.states.lost)).toBeTruthy();
		await userEvent.click(screen.getByRole("button", { name: "Show more" }));
		await vi.waitFor(() => expect(screen.getAllByRole("button", { name: "welcome" })).toHaveLength(2));
		await userEvent.click(screen.getAllByRole("button", { name: "welcome" })[0] ?? document.body);
		expect(within(await screen.findByRole("dialog")).getByText("Good to have you.")).toBeTruthy();
	});

	test("says that the content of a letter is gone", async () => {
		answerTo(listLetters, () => ({ letters: [gone], next: null }));
		await show(OutboxPage);
		await userEvent.click(await screen.findByRole("button", { name: "welcome" }));
		expect(within(await screen.findByRole("dialog")).getByText(en.outbox.gone)).toBeTruthy();
	});

	test("finds by an exact address and a state, says that nothing fits and why it is refused", async () => {
		await show(OutboxPage, "?state=lost");
		await userEvent.type(await screen.findByLabelText(en.members.contact), "nobody");
		await userEvent.click(screen.getByRole("button", { name: deskWords.parts.filter }));
		await screen.findByText(en.outbox.none);
		expect(askedOf(listLetters).at(-1)?.fields).toEqual({ state: "lost", to: "nobody" });
		await userEvent.clear(screen.getByLabelText(en.members.contact));
		await userEvent.type(screen.getByLabelText(en.members.contact), "?");
		await userEvent.click(screen.getByRole("button", { name: deskWords.parts.filter }));
		expect((await screen.findByRole("alert")).textContent).toContain(deskWords.errors.INVALID_CURSOR);
	});
});

describe("significant events", () => {
	const event = (id: string): EventLine => ({
		id,
		source: "ledger",
		at,
		kind: "adjustment",
		memberId: "100007",
		account: null,
		actor: "Han",
		facts: { reason: "fee", amount: "5.00" },
	});

	test("are listed by source, page after page, and that there are none is said", async () => {
		answerTo(listEvents, ({ fields }) => {
			if (fields.source === "places") return { events: [], next: null };
			return fields.cursor === undefined ? { events: [event("2")], next: "2" } : { events: [event("1")], next: null };
		});
		await show(EventsPage, "?source=ledger");
		await screen.findByText(`${en.codes.facts.reason}: fee, ${en.codes.facts.amount}: 5.00`);
		await userEvent.click(screen.getByRole("button", { name: "Show more" }));
		await vi.waitFor(() => expect(screen.getAllByText("adjustment")).toHaveLength(2));
		expect(askedOf(listEvents).map(({ fields }) => fields)).toEqual([
			{ source: "ledger" },
			{ source: "ledger", cursor: "2" },
		]);
		beginAnew(["events:read"]);
		answerTo(listEvents, () => ({ events: [], next: null }));
		await show(EventsPage, "?source=places");
		await screen.findByText(en.events.none);
	});

	test("say what was before and after by the words of the fields, and one without words by its code", async () => {
		const changed: EventLine = {
			...event("3"),
			source: "protection",
			kind: "limit-changed",
			facts: {
				before: '{"period":"day","amount":"900"}',
				after: '{"period":"day","amount":"500","next":{"amount":"700"},"moonPhase":"full"}',
			},
		};
		answerTo(listEvents, () => ({ events: [changed], next: null }));
		await show(EventsPage);
		const { period, amount, next } = en.codes.facts;
		await screen.findByText(`${period}: day, ${amount}: 900 → 500, ${next}: ${amount}: 700, moonPhase: full`);
		await userEvent.click(
			screen.getByRole("button", { name: new RegExp(en.codes.events.protection["limit-changed"]) }),
		);
		const table = within(await screen.findByRole("dialog")).getByRole("table", { name: en.acts.changes });
		const lines = within(table)
			.getAllByRole("row")
			.map((row) =>
				within(row)
					.queryAllByRole("cell")
					.map(({ textContent }) => textContent),
			);
		// What did not change is folded away, and there.
		expect(lines).toEqual([[], ["900", "500"], ["", "700"], ["", "full"]]);
		expect(screen.getByText(en.acts.same.replace("{{count}}", "1")).closest("details")?.textContent).toContain("day");
		expect(table.textContent).not.toContain("{");
		expect(within(table).getByRole("rowheader", { name: "moonPhase" })).toBeTruthy();
	});

	test("are narrowed by source and days, and the address keeps it", async () => {
		answerTo(listEvents, () => ({ events: [], next: null }));
		const address = await show(EventsPage, "?from=2026-05-01");
		await userEvent.selectOptions(await screen.findByRole("combobox"), en.events.sources.play);
		await vi.waitFor(() => expect(address()).toBe("?from=2026-05-01&source=play"));
		const { from, ...rest } = askedOf(listEvents).at(-1)?.fields ?? {};
		expect([new Date(from ?? "").getTime(), rest]).toEqual([
			new Date("2026-05-01T00:00").getTime(),
			{ source: "play" },
		]);
		await userEvent.selectOptions(screen.getByRole("combobox"), deskWords.parts.all);
		await vi.waitFor(() => expect(address()).toBe("?from=2026-05-01"));
	});

	test("a refusal is said", async () => {
		await show(EventsPage);
		expect((await screen.findByRole("alert")).textContent).toContain(deskWords.errors.INVALID_CURSOR);
	});

	test("T19, T25 are handed out as a file, every page of them", async () => {
		answerTo(listEvents, ({ fields }) =>
			fields.cursor === undefined ? { events: [event("2")], next: "2" } : { events: [event("1")], next: null },
		);
		await show(EventsPage);
		const rows = await takeFile("events.csv");
		expect(rows).toHaveLength(3);
		expect(rows[0]?.slice(0, 4)).toEqual(["at", "source", "kind", "memberId"]);
		expect(rows[1]?.slice(0, 6)).toEqual([at, "ledger", "adjustment", "100007", "", "Han"]);
	});
});

describe("the audit log", () => {
	const act = (id: string): Act => ({
		source: "cashier",
		id,
		act: "accept-deposit",
		operator: "=Han",
		at,
		before: "{}",
		after: "{}",
		address: "203.0.113.7",
		requestId: `r${id}`,
	});

	test("T19 is handed out as a file as it is filtered, every page of it, no word a formula", async () => {
		answerTo(listActs, ({ fields }) =>
			fields.cursor === undefined ? { acts: [act("2")], next: "2" } : { acts: [act("1")], next: null },
		);
		await show(ActsPage, "?source=cashier");
		await screen.findByRole("button", { name: "accept-deposit" });
		expect(within(screen.getByRole("table")).getAllByText(trailWords.sources.cashier)).not.toEqual([]);
		const rows = await takeFile("acts.csv");
		expect(rows[0]).toEqual(["at", "source", "act", "operator", "address", "requestId", "before", "after"]);
		expect(rows.slice(1).map((row) => [row[3], row[5]])).toEqual([
			["'=Han", "r2"],
			["'=Han", "r1"],
		]);
		expect(askedOf(listActs).every(({ fields }) => fields.source === "cashier")).toBe(true);
	});

	test("opens an act under its words, with its code and what changed; one that changed nothing has no list of changes", async () => {
		const accepted = { ...act("2"), act: "deposit accepted", operator: "the clock" };
		const added = { ...act("1"), act: "vendor set", source: "games", before: '{"state":"off"}', after: '{"spin":"9"}' };
		answerTo(listActs, () => ({ acts: [accepted, added], next: null }));
		await show(ActsPage);
		await userEvent.click(await screen.findByRole("button", { name: "Deposit accepted" }));
		const first = within(await screen.findByRole("dialog", { name: "Deposit accepted" }));
		expect(first.getByText("cashier: deposit accepted")).toBeTruthy();
		expect(first.getByText(en.codes.actors["the clock"])).toBeTruthy();
		expect(first.queryByRole("table")).toBeNull();
		await userEvent.click(first.getByRole("button", { name: "Close" }));
		await userEvent.click(screen.getByRole("button", { name: /Vendor changed/ }));
		const second = within(await screen.findByRole("dialog", { name: trailWords.acts.games["vendor set"] }));
		expect(second.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["State", "spin"]);
	});

	test("is narrowed by area and days", async () => {
		answerTo(listActs, () => ({ acts: [], next: null }));
		await show(ActsPage, "?from=2026-05-01&to=2026-05-02");
		await userEvent.selectOptions(await screen.findByRole("combobox"), trailWords.sources.cashier);
		await vi.waitFor(() => {
			const { source, from = "", until = "" } = askedOf(listActs).at(-1)?.fields ?? {};
			expect([source, Date.parse(until) - Date.parse(from)]).toEqual(["cashier", 2 * 86_400_000]);
		});
	});

	test("says that nothing fits, and why a file cannot be had", async () => {
		answerTo(listActs, () => ({ acts: [], next: null }));
		await show(ActsPage);
		await screen.findByText(en.acts.none);
		answerTo(listActs, () => undefined);
		await userEvent.click(screen.getByRole("button", { name: deskWords.parts.csv }));
		expect((await screen.findByRole("alert")).textContent).toContain(deskWords.errors.INVALID_CURSOR);
	});
});

describe("who works here", () => {
	const olga: StaffLine = {
		staffId: "2",
		username: "olga",
		name: "Olga",
		roles: ["cashier", "support"],
		disabled: false,
		lockedUntil: null,
		waiting: false,
		createdAt: at,
		lastAccessAt: at,
	};

	test("T19, T26 is handed out as a file: roles, disabled, last access", async () => {
		answerTo(listStaff, () => ({
			staff: [olga, { ...olga, staffId: "3", username: "pim", disabled: true, lastAccessAt: null }],
		}));
		await show(StaffPage);
		await screen.findByRole("button", { name: "olga" });
		const [heads, ...rows] = await takeFile("staff.csv");
		expect(heads).toEqual([
			...[en.staff.username, en.staff.name, en.staff.roles],
			...[en.staff.disabled, en.staff.created, en.staff.lastAccess],
		]);
		expect(rows.map((row) => row.slice(0, 4))).toEqual([
			["olga", "Olga", "cashier support", "false"],
			["pim", "Olga", "cashier support", "true"],
		]);
	});

	test("a refusal is said, and no file is offered", async () => {
		await show(StaffPage);
		expect((await screen.findByRole("alert")).textContent).toContain(deskWords.errors.INVALID_CURSOR);
		expect(screen.getByRole<HTMLButtonElement>("button", { name: deskWords.parts.csv }).disabled).toBe(true);
	});
});
