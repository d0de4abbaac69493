// A rise in rank is told once, and whoever plays has a fresh badge without a reload.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, describeSession, giveSentences, openSession, Toasts } from "#platform/ui";
import { useMember } from "./use-member.ts";
import { useRankNews } from "./use-rank-news.ts";

giveSentences({
	domain: "brand",
	code: "EN",
	content: { account: { noRank: "--", rankUp: "Your VIP rank is now {{rank}}." } },
});
giveSentences({ domain: "platform", code: "EN", content: { close: "Close", toasts: "Messages" } });

let rank = { labelName: "Pebble", rankLevel: 1 };

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	localStorage.clear();
	rank = { labelName: "Pebble", rankLevel: 1 };
	openSession({ token: "t" });
	describeSession({ isAgent: 0 });
	vi.stubGlobal("fetch", async () => {
		const value = {
			id: "1",
			nickname: "Stone",
			account: "stone",
			type: 0,
			toUpline: false,
			memberLabel: [],
			merchant: "tessera",
			currency: "P",
			clubLabel: rank,
		};
		return Response.json({ success: true, value });
	});
});
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

function Page() {
	useRankNews();
	return <output>{useMember().rank}</output>;
}
const show = () =>
	render(
		<ClientProvider>
			<Page />
			<Toasts />
		</ClientProvider>,
	);
const badge = (name: string) => vi.waitFor(() => expect(document.querySelector("output")?.textContent).toBe(name));

test("m23 what rose while nobody looked is said at the next look, once", async () => {
	const first = show();
	await badge("Pebble");
	expect(screen.queryByText(/Your VIP rank/)).toBeNull();
	first.unmount();
	rank = { labelName: "Lantern", rankLevel: 3 };
	const second = show();
	await badge("Lantern");
	await screen.findByText("Your VIP rank is now Lantern.");
	second.unmount();
	act(() => vi.advanceTimersByTime(30_000));
	show();
	await badge("Lantern");
	expect(screen.queryByText(/Your VIP rank/)).toBeNull();
});
