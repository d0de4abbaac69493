// What a page shows while the server pushes and a game runs: the push of a win comes before its game has shown it.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, describeSession, openSession } from "#platform/ui";
import { type HeldBack, heldBackChannel } from "../../contract/index.ts";
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
		return Response.json({ success: true, value: { sumBalance: server.balance, ...rest } });
	});
});
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

const followed = vi.fn();
function Page() {
	const { amount } = useShownBalance();
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
