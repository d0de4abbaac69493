// Shows a page of standing or points at an address, with the server's answers given for each call. Never imported outside tests.
import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from "@tanstack/react-router";
import { cleanup, configure, render } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { vi } from "vitest";
import type { Endpoint, OutputOf } from "#platform/contract";
import {
	ClientProvider,
	closePopup,
	closeSession,
	describeSession,
	giveSentences,
	guestType,
	openSession,
} from "#platform/ui";
import en from "../messages/en.json";

giveSentences({ domain: "loyalty", code: "EN", content: en });
giveSentences({ domain: "platform", code: "EN", content: { close: "Close", retry: "Try again", end: "That is all" } });
giveSentences({
	domain: "games",
	code: "EN",
	content: { category: { name: { RNG: "Slots", LIVE: "Live casino", FISH: "Fishing" } } },
});

configure({ asyncUtilTimeout: 10_000 });

const answers = new Map<string, (url: URL) => unknown>();

/** What the server answers to a call from now on; undefined is a refusal. */
export function answerTo<E extends Endpoint>(endpoint: E, answer: (url: URL) => OutputOf<E> | undefined): void {
	answers.set(endpoint.path, answer);
}

/** Addresses asked for since the beginning of the test. */
export const asked: URL[] = [];

/** Before each test: nobody is logged in and nothing is answered. */
export function beginAnew(): void {
	cleanup();
	closeSession();
	closePopup(0);
	answers.clear();
	asked.length = 0;
	vi.stubGlobal("fetch", async (address: string) => {
		const url = new URL(address, "http://here");
		asked.push(url);
		const value = answers.get(url.pathname)?.(url);
		if (value !== undefined) return Response.json({ success: true, value });
		return Response.json({ success: false, errorCode: "SYSTEM_ERROR", message: "" }, { status: 500 });
	});
}

export function logIn(as: "member" | "guest"): void {
	openSession({ token: `token-of-a-${as}` });
	describeSession({ isAgent: as === "guest" ? guestType : 0, account: "tile", currency: "P" });
}

export function show(page: () => ReactNode, address: string): void {
	const root = createRootRoute();
	const at = (path: string) => createRoute({ getParentRoute: () => root, path, component: page });
	const router = createRouter({
		routeTree: root.addChildren([at("/vip"), at("/pointMall")]),
		history: createMemoryHistory({ initialEntries: [address] }),
	});
	render(
		<ClientProvider>
			<Suspense>
				<RouterProvider router={router} />
			</Suspense>
		</ClientProvider>,
	);
}
