// Several tables in one window: each says when it is one's turn there, T goes to it, and keys act at the one that is shown.
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { giveSentences } from "#platform/ui";
import { plainTable } from "../../core/testing/open-table.ts";
import en from "../messages/en.json";
import type { OpenedPoker } from "../play/open-poker.ts";
import { answering } from "../testing/answering.ts";
import { atTurn } from "../testing/at-turn.ts";
import { OpenTables } from "./open-tables.tsx";

/** What is sent to the rooms, and what they tell. */
const rooms = vi.hoisted(() => {
	const acts: unknown[] = [];
	return { acts, pushes: new Set<(push: unknown) => void>() };
});
type Heard = { readonly payload: z.core.$ZodType };
vi.mock("#platform/live/client", () => ({
	createLiveClient: () => ({
		connect: async () => undefined,
		disconnect: () => undefined,
		state: () => "on",
		onState(handler: (state: "on") => void) {
			queueMicrotask(() => handler("on"));
			return () => undefined;
		},
		on(event: Heard, handler: (payload: unknown) => void) {
			const hear = (push: unknown): void => handler(z.parse(event.payload, push));
			rooms.pushes.add(hear);
			return () => void rooms.pushes.delete(hear);
		},
		async ask(name: string, payload: unknown) {
			if (name === "act") rooms.acts.push(payload);
			return { ok: true, seq: 1, now: 1_000, seen: idle };
		},
	}),
}));

giveSentences({ domain: "poker", code: "EN", content: en });

const turn = atTurn();
const idle = { ...turn, you: turn.you === null ? null : { ...turn.you, legal: null } };
const patient = { timeout: 5_000 };
const ids = ["dP-holdem-6-1-1", "dP-holdem-6-1-2"] as const;

const tell = (id: string, seq: number, seen: unknown) =>
	act(async () => {
		for (const hear of rooms.pushes) hear({ kind: "poker", id, seq, before: seq - 1, now: 1_000, seen });
	});

beforeEach(() => {
	rooms.acts.length = 0;
	rooms.pushes.clear();
});
afterEach(cleanup);

it("a table whose turn it is bears its mark, T goes to it, and F folds there and nowhere else", async () => {
	const client = answering({
		"/pvp/open": () => ({ success: true, value: { now: 1_000, seen: idle, least: 4_000, most: 10_000 } }),
		"/pvp/enter": () => ({ success: false, message: "", errorCode: "PLAY_EXPIRED" }),
	});
	const opened: OpenedPoker = {
		mode: "demo",
		currency: "P",
		balance: "0.00",
		tables: [{ id: ids[1], gameId: "1", number: 2, config: plainTable, players: 2, bots: 0, waiting: 0, hands: 0 }],
		seated: [],
		client,
		session: undefined,
	};
	render(
		<OpenTables
			first={[ids[0]]}
			opened={opened}
			play={{ token: "t", gameCode: "holdem" }}
			ports={{
				clientFor: () => client,
				tab: sessionStorage,
				tell: () => undefined,
				holdBack: () => undefined,
				openHistory: undefined,
				leave: undefined,
				version: "1",
				failureSentence: String,
				onMuteWish: () => () => undefined,
				onLinkBack: () => () => undefined,
			}}
			onRecall={async () => undefined}
		/>,
	);
	// A second table is opened out of the list.
	await userEvent.click(await screen.findByRole("button", { name: en.hall.tables }));
	await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^${en.hall.openName.split("{{")[0]}`) }));
	const tabs = within(screen.getByRole("navigation", { name: en.tabs.title }));
	const tab = (place: number) => {
		const found = tabs.getAllByRole("button")[place];
		if (found === undefined) throw new Error(`no tab ${place}`);
		return found;
	};
	const shown = () => tabs.getAllByRole("button").map((one) => one.getAttribute("aria-current"));
	await waitFor(() => expect(rooms.pushes.size).toBe(2), patient);
	expect(shown()).toEqual(["false", "true"]);
	await userEvent.click(tab(0));
	// Nobody's turn: T goes nowhere.
	await userEvent.keyboard("t");
	expect(shown()).toEqual(["true", "false"]);
	await tell(ids[1], 2, turn);
	expect(tab(1).textContent).toContain(en.tabs.turn);
	expect(tab(0).textContent).not.toContain(en.tabs.turn);
	expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain(en.tabs.turn);
	// Keys are for the table that is shown, at which it is not one's turn.
	await userEvent.keyboard("f");
	expect(rooms.acts).toEqual([]);
	await userEvent.keyboard("t");
	expect(shown()).toEqual(["false", "true"]);
	await userEvent.keyboard("f");
	expect(rooms.acts).toMatchObject([{ id: ids[1], command: { type: "act", act: { type: "fold" } } }]);
	await tell(ids[1], 3, idle);
	expect(tab(1).textContent).not.toContain(en.tabs.turn);
});
