// An operator looks through draws, asks that one be void, and another agrees.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
	askDrawVoid,
	type DeskDraw,
	decideDrawVoid,
	listDeskDraws,
	listDrawTickets,
	readDeskDraw,
	takeBackDrawVoid,
	type WaitingDrawVoid,
} from "../../contract/index.ts";
import en from "../messages/en.json";
import { answerTo, askedOf, beginAnew, deskWords, show, takeFile } from "../testing/show-screen.ts";
import { DrawsPage } from "./draws-page.tsx";

const words = en.draws;
const at = "2026-11-22T10:00:00.000Z";
const draw: DeskDraw = {
	game: "TSFFC",
	numero: "202611220601",
	opensAt: at,
	closesAt: at,
	drawsAt: at,
	state: "open",
	result: null,
	commit: "a".repeat(64),
	tickets: 2,
	open: 2,
	money: [{ currency: "P", stake: "40.00", returned: "0.00", exposure: "39.00" }],
	voidReason: null,
};
const waits: WaitingDrawVoid = {
	voidId: "0198c000-0000-5000-8000-000000000001",
	game: "TSFFC",
	numero: "202611220600",
	reason: "the clock was wrong",
	askedBy: "Olga",
	askedAt: at,
	lapsesAt: at,
	own: false,
};

function begin(permissions: string[], waiting: readonly WaitingDrawVoid[] = []): void {
	beginAnew(permissions);
	answerTo(listDeskDraws, () => ({ draws: [draw], waiting: [...waiting], next: null }));
	answerTo(readDeskDraw, () => ({ draw, proof: { commit: draw.commit, source: "tickets" as const } }));
	answerTo(listDrawTickets, () => ({
		tickets: [
			{
				ticketId: "0198c000-0000-7000-8000-000000000001",
				memberId: "17",
				mode: "Lott" as const,
				slip: "0,1~1~13~1~1950~1",
				count: 2,
				currency: "P",
				stake: "4.00",
				returned: "0.00",
				status: 2 as const,
				placedAt: at,
				chase: false,
			},
		],
		next: null,
	}));
	answerTo(askDrawVoid, () => ({ voidId: waits.voidId }));
	answerTo(decideDrawVoid, () => ({ outcome: "agreed" as const }));
	answerTo(takeBackDrawVoid, () => ({}));
}
beforeEach(() => begin(["lottery.draws:read", "lottery.draws:void", "lottery.draws:decide"]));

test("draws are listed with stake, exposure and state, and handed out as a file", async () => {
	await show(DrawsPage);
	for (const text of ["TSFFC 202611220601", "P 40.00", "P 39.00", words.states.open])
		expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
	const [heads, row] = await takeFile("draws-begun.csv");
	expect(row?.[heads?.indexOf("exposure") ?? -1]).toBe("39.00");
});

test("one opens with its tickets, and is asked to be void with a reason", async () => {
	await show(DrawsPage);
	await userEvent.click(await screen.findByRole("button", { name: "TSFFC 202611220601" }));
	const dialog = within(await screen.findByRole("dialog"));
	expect(await dialog.findByText("0,1~1~13~1~1950~1")).toBeDefined();
	await userEvent.type(dialog.getByLabelText(new RegExp(`^${deskWords.parts.because}`)), "wrong clock");
	await userEvent.click(dialog.getByRole("button", { name: words.askVoid }));
	await vi.waitFor(() =>
		expect(askedOf(askDrawVoid)).toMatchObject([
			{ body: { game: "TSFFC", numero: "202611220601", reason: "wrong clock" } },
		]),
	);
});

test("what waits is agreed to by another; who may only read is offered nothing to press", async () => {
	begin(["lottery.draws:read", "lottery.draws:decide"], [waits]);
	await show(DrawsPage);
	await userEvent.click(await screen.findByRole("button", { name: "TSFFC 202611220600" }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.click(dialog.getByRole("button", { name: words.agree }));
	await vi.waitFor(() =>
		expect(askedOf(decideDrawVoid)).toMatchObject([{ body: { voidId: waits.voidId, decision: { kind: "approve" } } }]),
	);
	begin(["lottery.draws:read"], []);
	await show(DrawsPage);
	const [open] = await screen.findAllByRole("button", { name: "TSFFC 202611220601" });
	if (open !== undefined) await userEvent.click(open);
	const reading = within(await screen.findByRole("dialog"));
	await reading.findByText("0,1~1~13~1~1950~1");
	expect(reading.queryByRole("button", { name: words.askVoid })).toBeNull();
});
