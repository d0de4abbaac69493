// A page of the agent centre as an agent sees it: signed in, at an address of its own, with the sentences of its parts.
import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from "@tanstack/react-router";
import { cleanup, configure, render } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import en from "../messages/en.json";

giveSentences({ domain: "agents", code: "EN", content: en });
giveSentences({ domain: "games", code: "EN", content: { category: { name: { RNG: "Slots" } } } });
giveSentences({ domain: "platform", code: "EN", content: { retry: "Try again", end: "That is all", close: "Close" } });
configure({ asyncUtilTimeout: 10_000 });

/** Before each test: nothing stands, and an agent is signed in. */
export function signInAnew(): void {
	cleanup();
	closeSession();
	openSession({ token: "token-of-an-agent" });
}

/** `search` is the address's query, with its question mark. */
export function showPage(page: () => ReactNode, search = ""): void {
	const root = createRootRoute();
	const index = createRoute({ getParentRoute: () => root, path: "/index", component: page });
	const history = createMemoryHistory({ initialEntries: [`/index${search}`] });
	render(
		<ClientProvider>
			<Suspense>
				<RouterProvider router={createRouter({ routeTree: root.addChildren([index]), history })} />
			</Suspense>
		</ClientProvider>,
	);
}
