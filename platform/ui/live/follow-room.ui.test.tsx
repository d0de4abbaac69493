// A room that is followed: what was missed is asked for, what is old is not believed, and silence is said.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { defineRoom } from "#platform/contract";
import type { LiveClient, LiveState } from "#platform/live/client";
import { followRoom } from "./follow-room.ts";
import { useRoom } from "./room.ts";

const face = defineRoom({ name: "table", seen: z.object({ pot: z.int() }), command: z.object({ raise: z.int() }) });

/** A connection whose states, pushes and answers the test says. */
type Made = {
	state: LiveState;
	readonly asked: [string, unknown][];
	readonly answers: unknown[];
	readonly connected: unknown[];
	readonly stateHandlers: Set<(state: LiveState) => void>;
	readonly pushHandlers: Set<(push: unknown) => void>;
};
const made: Made = {
	state: "connecting",
	asked: [],
	answers: [],
	connected: [],
	stateHandlers: new Set(),
	pushHandlers: new Set(),
};
const live: Pick<LiveClient, "connect" | "disconnect" | "state" | "onState" | "on" | "ask"> = {
	connect: async (token) => void made.connected.push(token),
	disconnect: () => void made.connected.push("gone"),
	state: () => made.state,
	onState(handler) {
		made.stateHandlers.add(handler);
		return () => void made.stateHandlers.delete(handler);
	},
	on(event, handler) {
		const handle = (payload: unknown): void => {
			const parsed = z.safeParse<(typeof event)["payload"]>(event.payload, payload);
			if (parsed.success) handler(parsed.data);
		};
		made.pushHandlers.add(handle);
		return () => void made.pushHandlers.delete(handle);
	},
	async ask(name, payload) {
		made.asked.push([name, payload]);
		return made.answers.shift();
	},
};
vi.mock("#platform/live/client", () => ({ createLiveClient: () => live }));

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
async function become(state: LiveState): Promise<void> {
	made.state = state;
	for (const handle of made.stateHandlers) handle(state);
	await settle();
}
async function push(seq: number, before: number, pot: number, other = {}): Promise<void> {
	for (const handle of made.pushHandlers)
		handle({ kind: "table", id: "t1", seq, before, now: 1_000, seen: { pot }, ...other });
	await settle();
}
const snapshot = (seq: number, pot: number, now = 5_000) => ({ ok: true, seq, now, seen: { pot } });

beforeEach(() => {
	vi.useFakeTimers({ now: 1_000 });
	made.state = "connecting";
	for (const list of [made.asked, made.answers, made.connected]) list.length = 0;
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const follow = (upward = false) => followRoom(face, "t1", { live, upward, clock: () => Date.now() });

function Table() {
	const { state } = useRoom({ face, id: "t1", playToken: "token" });
	return <p>{state.seen?.pot ?? "waits"}</p>;
}

describe("a room that is followed", () => {
	it("is joined, shown by the newest push, and asked for again where one was missed", async () => {
		const room = follow();
		made.answers.push(snapshot(3, 10));
		await become("on");
		expect(made.asked).toEqual([["join", "room:table:t1"]]);
		expect(room.state.get()).toMatchObject({ seen: { pot: 10 }, seq: 3, ahead: 4_000, away: false });
		await push(4, 3, 11);
		await push(2, 1, 1);
		await push(5, 4, 99, { id: "t2" });
		await push(6, 4, 99, { seen: { pot: "no number" } });
		expect([room.state.get().seen, made.asked.length]).toEqual([{ pot: 11 }, 1]);
		made.answers.push(snapshot(9, 14));
		await push(8, 7, 13);
		expect(made.asked).toHaveLength(2);
		expect(room.state.get()).toMatchObject({ seen: { pot: 14 }, seq: 9 });
		room.close();
	});

	it("is away as soon as the connection is lost, and back only when it was asked how the room stands", async () => {
		const room = follow();
		made.answers.push(snapshot(1, 1));
		await become("on");
		await become("connecting");
		expect(room.state.get().away).toBe(true);
		await become("on");
		expect(room.state.get().away).toBe(true);
		made.answers.push(snapshot(4, 4));
		await act(() => vi.advanceTimersByTimeAsync(5_000));
		expect(room.state.get()).toMatchObject({ away: false, seen: { pot: 4 } });
		room.close();
		await push(9, 4, 9);
		expect(room.state.get().seq).toBe(4);
	});

	it("that does not come about is away after five seconds, and one that is none says so", async () => {
		const room = follow();
		await act(() => vi.advanceTimersByTimeAsync(4_999));
		expect(room.state.get().away).toBe(false);
		await act(() => vi.advanceTimersByTimeAsync(1));
		expect(room.state.get().away).toBe(true);
		made.answers.push({ ok: false, code: "ROOM_UNKNOWN" });
		await become("on");
		expect(room.state.get()).toMatchObject({ unknown: true, away: false });
		room.close();
	});

	it("is acted in from a seat: taken, refused, or nobody knows", async () => {
		const room = follow(true);
		made.answers.push(snapshot(1, 1));
		await become("on");
		expect(made.asked[0]).toEqual(["join", { kind: "table", id: "t1" }]);
		made.answers.push(snapshot(2, 6), { ok: false, code: "NOT_YOUR_TURN" }, undefined);
		expect(await room.act({ raise: 5 })).toEqual({ ok: true });
		expect(room.state.get().seen).toEqual({ pot: 6 });
		expect(await room.act({ raise: 5 })).toEqual({ ok: false, code: "NOT_YOUR_TURN" });
		expect(await room.act({ raise: 5 })).toBe("silent");
		room.close();
	});

	it("stands on a page as long as its component does", async () => {
		const page = render(<Table />);
		await act(() => vi.advanceTimersByTimeAsync(10));
		made.answers.push(snapshot(1, 7));
		await become("on");
		expect(screen.getByText("7")).toBeDefined();
		page.unmount();
		expect(made.connected).toEqual(["token", "gone"]);
	});
});
