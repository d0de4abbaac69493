// Adjustments at the desk: asked for on a member's page, waiting for a second person, agreed, refused or taken back.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
	type Adjustment,
	decideAdjustment,
	listAdjustments,
	type MemberSheet,
	proposeAdjustment,
	readMe,
	takeBackAdjustment,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { AdjustmentsPage } from "../pages/adjustments-page.tsx";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";
import { AdjustMember } from "./adjust-member.tsx";

const words = en.adjustments;
const at = "2026-05-01T12:00:00.000Z";
const asked: Adjustment = {
	adjustmentId: "019a0000-0000-7000-8000-000000000001",
	memberId: "100007",
	account: "harbour",
	currency: "P",
	amount: "-250.00",
	reason: "counted twice",
	state: "proposed",
	alone: false,
	proposedBy: "olga",
	proposedAt: at,
	expiresAt: "2026-05-04T12:00:00.000Z",
	decidedBy: null,
	decidedAt: null,
	why: "",
};
const posted: Adjustment = { ...asked, state: "approved", decidedBy: "han", decidedAt: at };
const mine: Adjustment = { ...asked, proposedBy: "han" };
const all = ["wallet.adjustments:read", "wallet.adjustments:propose", "wallet.adjustments:decide"];

beforeEach(() => {
	beginAnew(all);
	answerTo(listAdjustments, ({ fields }) => {
		if (fields.show === "waiting") return { adjustments: [asked], next: null };
		return fields.cursor === undefined
			? { adjustments: [{ ...asked, adjustmentId: asked.adjustmentId.replace("1", "2") }], next: "2" }
			: { adjustments: [{ ...posted, reason: "=SUM(1)" }], next: null };
	});
	answerTo(decideAdjustment, () => ({ adjustment: posted }));
});

async function openOne(): Promise<ReturnType<typeof within>> {
	await show(AdjustmentsPage);
	await userEvent.click(await screen.findByRole("button", { name: "harbour" }));
	return within(await screen.findByRole("dialog"));
}

describe("the queue", () => {
	test("shows what waits; another agrees to it, and it is gone from the desk", async () => {
		const dialog = await openOne();
		expect(dialog.getByText("counted twice")).toBeTruthy();
		await userEvent.click(dialog.getByRole("button", { name: words.agree }));
		const body = { adjustmentId: asked.adjustmentId, decision: { kind: "approve" } };
		await vi.waitFor(() => expect(askedOf(decideAdjustment).map((call) => call.body)).toEqual([body]));
		await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(askedOf(listAdjustments).length).toBeGreaterThan(1);
	});

	test("it is refused with a reason; what was typed stays when that fails", async () => {
		answerTo(decideAdjustment, () => undefined);
		const dialog = await openOne();
		await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.refuseInstead }));
		await userEvent.type(dialog.getByLabelText(/Why/), "No receipt.");
		await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.refuse }));
		expect((await dialog.findByRole("alert")).textContent).toContain(deskWords.errors.INVALID_CURSOR);
		const body = { adjustmentId: asked.adjustmentId, decision: { kind: "refuse", why: "No receipt." } };
		expect(askedOf(decideAdjustment).map((call) => call.body)).toEqual([body]);
		expect(dialog.getByLabelText(/Why/)).toHaveProperty("value", "No receipt.");
	});

	test("whoever asked is offered to take it back, and no word of agreement", async () => {
		answerTo(listAdjustments, () => ({ adjustments: [mine], next: null }));
		const gone: Adjustment = { ...mine, state: "refused" };
		answerTo(takeBackAdjustment, () => ({ adjustment: gone }));
		const dialog = await openOne();
		expect(await dialog.findByText(deskWords.parts.own)).toBeTruthy();
		expect(dialog.queryByRole("button", { name: words.agree })).toBeNull();
		await userEvent.click(dialog.getByRole("button", { name: deskWords.parts.takeBack }));
		await vi.waitFor(() =>
			expect(askedOf(takeBackAdjustment).map((call) => call.body)).toEqual([{ adjustmentId: asked.adjustmentId }]),
		);
	});

	test("who may only read is offered nothing", async () => {
		beginAnew(["wallet.adjustments:read"]);
		answerTo(listAdjustments, () => ({ adjustments: [asked], next: null }));
		const dialog = await openOne();
		expect(dialog.getByText("counted twice")).toBeTruthy();
		expect(dialog.queryByRole("button", { name: words.agree })).toBeNull();
		expect(dialog.queryByRole("button", { name: deskWords.parts.takeBack })).toBeNull();
	});

	test("that nothing waits is said", async () => {
		answerTo(listAdjustments, () => ({ adjustments: [], next: null }));
		await show(AdjustmentsPage);
		await screen.findByText(words.noneWaiting);
	});

	test("T19 every adjustment is handed out as a file, with who asked and who agreed, no word a formula", async () => {
		const search = await show(AdjustmentsPage, "?show=all");
		const [heads, ...rows] = await takeFile("adjustments.csv");
		const cell = (name: string) => rows.map((row) => row[heads?.indexOf(name) ?? -1]);
		expect([cell("amount"), cell("proposedBy"), cell("decidedBy")]).toEqual([
			["-250.00", "-250.00"],
			["olga", "olga"],
			["", "han"],
		]);
		expect(cell("reason")).toEqual(["counted twice", "'=SUM(1)"]);
		await userEvent.click(screen.getByRole("button", { name: deskWords.parts.waiting }));
		await vi.waitFor(() => expect(search()).not.toContain("show"));
	});
});

describe("a member is adjusted", () => {
	const member: MemberSheet = {
		id: "100007",
		account: "harbour",
		nickname: "Harbour",
		type: 0,
		status: "active",
		currency: "P",
		createdAt: at,
		lastLoginAt: null,
		language: "en",
		birthday: null,
		uplineId: null,
		upline: null,
		rank: "",
		labels: [],
		devices: 1,
		sessions: [],
		contacts: [],
		logins: [],
		notes: [],
		guards: { authenticator: false, passkeys: 0, paymentPassword: false, payoutName: false },
		purses: [{ purse: "cash", balance: "123.45", held: "10.00" }],
	};

	async function fill(direction: "credit" | "debit", amount: string): Promise<void> {
		await show(() => <AdjustMember member={member} />);
		if (direction === "debit") await userEvent.click(await screen.findByRole("button", { name: words.debit }));
		await userEvent.type(await screen.findByLabelText(new RegExp(deskWords.parts.amount)), amount);
		await userEvent.type(screen.getByLabelText(new RegExp(deskWords.parts.reason)), "counted twice");
		const send = screen.getAllByRole("button", { name: words[direction] }).at(-1);
		await userEvent.click(send ?? document.body);
	}

	test.each([
		["credit", posted],
		["debit", asked],
	] as const)(
		"by a %s, once what is there and what waits was said; then the form is empty again",
		async (direction, answer) => {
			answerTo(proposeAdjustment, () => ({ adjustment: answer }));
			await fill(direction, " 25.5");
			expect(screen.getByText(/123\.45.*10\.00/)).toBeTruthy();
			expect(screen.getByText(/up to .*100\.00 is posted.*100\.00 of it is left/)).toBeTruthy();
			const body = { memberId: "100007", direction, amount: "25.5", reason: "counted twice" };
			await vi.waitFor(() => expect(askedOf(proposeAdjustment).map((call) => call.body)).toEqual([body]));
			await vi.waitFor(() =>
				expect(screen.getByLabelText(new RegExp(deskWords.parts.reason))).toHaveProperty("value", ""),
			);
		},
	);

	test.each([
		["40.00", /100\.00 is posted.*60\.00 of it is left/],
		["100.00", /The .*100\.00 .*used up.*waits for another person/],
		["250.00", /used up/],
	])("after %s alone within the day it is said what is left", async (adjustedAlone, hint) => {
		const who = { staffId: "1", username: "han", name: "Han", merchant: "tessera", backupCodesLeft: 8 };
		const me = { ...who, currency: "P", permissions: all, aloneUpTo: "100.00" };
		answerTo(readMe, () => ({ ...me, adjustedAlone }));
		answerTo(proposeAdjustment, () => ({ adjustment: asked }));
		await fill("credit", "50");
		expect(await screen.findByText(hint)).toBeTruthy();
	});

	test("what was typed stays when it fails; in another currency nobody is alone", async () => {
		answerTo(proposeAdjustment, () => undefined);
		await fill("credit", "7");
		await screen.findByRole("alert");
		expect(screen.getByLabelText(new RegExp(deskWords.parts.reason))).toHaveProperty("value", "counted twice");
		beginAnew(all);
		await show(() => <AdjustMember member={{ ...member, currency: "KRW" }} />);
		await screen.findByText(words.neverAlone);
	});
});
