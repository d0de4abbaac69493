import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, currentSession, giveSentences, isGuest } from "#platform/ui";
import en from "../messages/en.json";
import { GuestAttempt } from "./guest-attempt.tsx";

giveSentences({ domain: "members", code: "EN", content: en });

beforeEach(closeSession);
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function begin(answer: unknown) {
	vi.stubGlobal("fetch", async () => Response.json(answer));
	const told = { onGuest: vi.fn(), onRefused: vi.fn() };
	render(
		<ClientProvider>
			<GuestAttempt {...told} />
		</ClientProvider>,
	);
	return told;
}

test("a guest comes in", async () => {
	const told = begin({ success: true, value: { token: "a-token", expiresAt: "2026-12-21T00:00:00Z" } });
	await waitFor(() => expect(told.onGuest).toHaveBeenCalledOnce());
	expect(isGuest(currentSession())).toBe(true);
	expect(told.onRefused).not.toHaveBeenCalled();
});

test("a refusal leaves everything as it was and tells that it ended", async () => {
	const told = begin({ success: false, message: "", errorCode: "FREE_PLAY_UNAVAILABLE", value: null });
	await waitFor(() => expect(told.onRefused).toHaveBeenCalledOnce());
	expect(currentSession().token).toBeUndefined();
	expect(told.onGuest).not.toHaveBeenCalled();
});
