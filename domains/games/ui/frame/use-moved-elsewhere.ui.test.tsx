// Whether a frame is told that money moved: by what the page knows, and by what the frame said itself.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, openSession, queryHook, useRefresh } from "#platform/ui";
import { getBalance } from "#wallet/contract";
import type { FrameState } from "./frame-state.ts";
import { useMovedElsewhere } from "./use-moved-elsewhere.ts";

const server = { balance: "100.00", asked: 0 };
const tell = vi.fn();
const page: { ask: () => void } = { ask: () => {} };
const useGetBalance = queryHook(getBalance);

/** The header, which asks; beside it the frame of a game. */
function Page({ frame, active = true }: { frame: Pick<FrameState, "inRound" | "balance">; active?: boolean }) {
	const { data } = useGetBalance({});
	const refresh = useRefresh();
	page.ask = () => void refresh([getBalance]);
	useMovedElsewhere({ active, frame }, tell);
	return <output>{data?.available}</output>;
}
const resting = { inRound: false, balance: undefined };
const told = (amount: string) => ({ inRound: false, balance: { amount, currency: "P" } });

beforeEach(() => {
	Object.assign(server, { balance: "100.00", asked: 0 });
	tell.mockClear();
	openSession({ token: "t" });
	vi.stubGlobal("fetch", async () => {
		server.asked += 1;
		// What is held is in the sum and in no game.
		const rest = { currency: "P", symbol: "P", sumBalance: "999.00", held: "0.00", restricted: "0.00", purses: [] };
		return Response.json({ success: true, value: { available: server.balance, ...rest } });
	});
});
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

const shown = (amount: string) => vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(amount));
async function moves(balance: string): Promise<void> {
	server.balance = balance;
	act(() => page.ask());
	await shown(balance);
}

test("it is told of what another tab or a deposit moved, once for each, and asks the server nothing itself", async () => {
	render(<Page frame={resting} />, { wrapper: ClientProvider });
	await shown("100.00");
	expect([tell.mock.calls.length, server.asked]).toEqual([0, 1]);
	await moves("90.00");
	expect(tell).toHaveBeenCalledTimes(1);
	await moves("590.00");
	expect([tell.mock.calls.length, server.asked]).toEqual([2, 3]);
});

test("it is not told of its own rounds, but of what moved beside them once they are over", async () => {
	const { rerender } = render(<Page frame={resting} />, { wrapper: ClientProvider });
	await shown("100.00");
	rerender(<Page frame={{ inRound: true, balance: undefined }} />);
	await moves("99.00");
	rerender(<Page frame={told("99.00")} />);
	expect(tell).not.toHaveBeenCalled();
	rerender(<Page frame={{ ...told("99.00"), inRound: true }} />);
	await moves("598.00");
	expect(tell).not.toHaveBeenCalled();
	rerender(<Page frame={told("98.00")} />);
	expect(tell).toHaveBeenCalledTimes(1);
});

test("a frame that is not there yet, or not spoken to, is told nothing", async () => {
	render(<Page frame={resting} active={false} />, { wrapper: ClientProvider });
	await shown("100.00");
	await moves("90.00");
	expect(tell).not.toHaveBeenCalled();
});
