import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, currentSession, giveSentences, isGuest } from "#platform/ui";
import en from "../messages/en.json";
import { sealingKey, serveSite } from "../testing/site-answers.ts";
import { GuestAttempt } from "./guest-attempt.tsx";

giveSentences({ domain: "members", code: "EN", content: en });

beforeEach(closeSession);
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const freePlay = "/wps/session/login/freeplay";

async function begin(answer: unknown) {
	const sent = serveSite([], { ...(await sealingKey()), [freePlay]: answer });
	const told = { onGuest: vi.fn(), onRefused: vi.fn() };
	render(
		<ClientProvider>
			<GuestAttempt {...told} />
		</ClientProvider>,
	);
	return { ...told, asked: () => sent.filter(({ path }) => path === freePlay).map(({ body }) => JSON.parse(body)) };
}

test("a guest comes in", async () => {
	const told = await begin({ token: "a-token", expiresAt: "2026-12-21T00:00:00Z" });
	await waitFor(() => expect(told.onGuest).toHaveBeenCalledOnce());
	expect(told.asked()).toEqual([{ os: navigator.userAgent.slice(0, 40), platform: "W" }]);
	expect(isGuest(currentSession())).toBe(true);
	expect(told.onRefused).not.toHaveBeenCalled();
});

test("a refusal leaves everything as it was and tells that it ended", async () => {
	const told = await begin({ refused: "FREE_PLAY_UNAVAILABLE" });
	await waitFor(() => expect(told.onRefused).toHaveBeenCalledOnce());
	expect(told.asked()).toHaveLength(1);
	expect(currentSession().token).toBeUndefined();
	expect(told.onGuest).not.toHaveBeenCalled();
});
