// What a page shows while the server pushes and a game runs: the push of a win comes before its game has shown it.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, describeSession, openSession } from "#platform/ui";
import { type HeldBack, heldBackChannel, heldBackKept, type KeptBack } from "../../contract/index.ts";
import { useBalanceNews, useShownBalance } from "./use-shown-balance.ts";

const socket = vi.hoisted(() => {
	const heard: ((name: string, payload: unknown) => void)[] = [];
	const io = () => ({
		on: () => {},
		connect: () => {},
		disconnect: () => {},
		active: true,
		onAny: (handler: (name: string, payload: unknown) => void) => void heard.push(handler),
	});
	return { heard, io };
});
vi.mock("socket.io-client", () => ({ io: socket.io }));

const server = { balance: "100.00", asked: 0 };
beforeEach(() => {
	seen.clear();
	Object.assign(server, { balance: "100.00", asked: 0 });
	openSession({ token: "t" });
	describeSession({ customerId: "1" });
	vi.stubGlobal("fetch", async () => {
		server.asked += 1;
		const rest = {
			currency: "P",
			symbol: "P",
			available: server.balance,
			held: "0.00",
			restricted: "0.00",
			purses: [],
		};
		return Response.json({ success: true, value: { sumBalance: "999.00", ...rest } });
	});
});
afterEach(() => {
	cleanup();
	closeSession();
	localStorage.clear();
	vi.unstubAllGlobals();
});

const followed = vi.fn();
/** Every amount that was drawn. */
const seen = new Set<string>();
function Page() {
	const { amount } = useShownBalance();
	seen.add(amount ?? "");
	useBalanceNews(followed);
	return <output>{amount}</output>;
}

test("a push that comes while a game runs is followed without its win, and other pages follow when it was shown", async () => {
	render(<Page />, { wrapper: ClientProvider });
	const shown = (amount: string) => vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(amount));
	await shown("100.00");
	await vi.waitFor(() => expect(socket.heard).not.toEqual([]));
	const pushed = (balance: string): void => {
		server.balance = balance;
		const payload = { currency: "P", purse: "cash", balance, held: "0.00" };
		act(() => {
			for (const hear of socket.heard) hear("balance", payload);
		});
	};
	const game = new BroadcastChannel(heldBackChannel);
	const say = (round: HeldBack["round"]) => game.postMessage({ frame: "f", member: "1", round });
	say({ currency: "P", stake: "1.00" });
	await shown("99.00");
	const { asked } = server;
	pushed("149.00");
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(server.asked).toBe(asked);
	say({ currency: "P", stake: "1.00", win: "50.00" });
	await vi.waitFor(() => expect(server.asked).toBe(asked + 1));
	await shown("99.00");
	pushed("155.00");
	await shown("105.00");
	expect(followed).not.toHaveBeenCalled();
	say(undefined);
	await shown("155.00");
	expect(followed).toHaveBeenCalledTimes(1);
	pushed("160.00");
	await shown("160.00");
	expect(followed).toHaveBeenCalledTimes(2);
	game.close();
});

const kept = (changes: Partial<KeptBack>): void => {
	const held = { frame: crypto.randomUUID(), member: "1", round: { currency: "P", stake: "1.00", win: "50.00" } };
	localStorage.setItem(heldBackKept + held.frame, JSON.stringify({ ...held, at: Date.now(), ...changes }));
};

test("a page that is loaded in the middle of a round never shows its win before the game has", async () => {
	kept({});
	kept({ member: "2" });
	kept({ at: Date.now() - 15_001 });
	localStorage.setItem(`${heldBackKept}x`, "{");
	server.balance = "149.00";
	render(<Page />, { wrapper: ClientProvider });
	const shown = (amount: string) => vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(amount));
	await shown("99.00");
	expect(seen).toEqual(new Set(["", "99.00"]));
	// What is too old, or no word of a game, is taken away.
	expect(Object.keys(localStorage).filter((key) => key.startsWith(heldBackKept))).toHaveLength(2);
});

test("an answer that its game still waits for: nothing is shown until the game has spoken", async () => {
	const frame = "a0000000-0000-4000-8000-000000000000";
	kept({ frame, round: { currency: "P", stake: "1.00" } });
	server.balance = "149.00";
	render(<Page />, { wrapper: ClientProvider });
	await vi.waitFor(() => expect(server.asked).toBeGreaterThan(0));
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(screen.getByRole("status").textContent).toBe("");
	const game = new BroadcastChannel(heldBackChannel);
	game.postMessage({ frame, member: "1", round: { currency: "P", stake: "0.00", win: "50.00" } });
	await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("99.00"));
	game.postMessage({ frame, member: "1" });
	await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("149.00"));
	game.close();
});
