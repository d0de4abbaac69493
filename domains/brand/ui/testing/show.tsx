// Shows a part of the brand's screens at an address, with the server's answers given for each call.
import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { vi } from "vitest";
import type { Endpoint, OutputOf } from "#platform/contract";
import { ClientProvider, closePopup, closeSession, giveSentences } from "#platform/ui";
import { bootstrapSite } from "../../contract/index.ts";
import en from "../messages/en.json";
import { siteWith } from "./site.ts";

giveSentences({ domain: "brand", code: "EN", content: en });
/** As many of the platform's sentences as these tests look for. */
const platform = {
	close: "Close",
	retry: "Try again",
	pages: { previous: "Previous page", next: "Next page", page: "Page {{page}}" },
	errors: { TEMPORARILY_UNAVAILABLE: "The service does not answer just now." },
};
giveSentences({ domain: "platform", code: "EN", content: platform });

export type Asked = { readonly url: URL; readonly body: string; readonly head: Headers };
export type Refusal = { readonly refused: string; readonly value: unknown };

const answers = new Map<string, (call: Asked) => unknown>();
/** Every call since the beginning of the test, in order. */
export const asked: Asked[] = [];

/** What the server answers to a call from now on. */
export function answerTo<E extends Endpoint>(endpoint: E, answer: (call: Asked) => OutputOf<E> | Refusal): void {
	answers.set(`${endpoint.method} ${endpoint.path}`, answer);
}

/** A call that the server refuses. */
export const refusal = (code: string, value: unknown = {}): Refusal => ({ refused: code, value });

/** The calls of one endpoint. */
export const callsTo = ({ path }: Endpoint): readonly Asked[] => asked.filter(({ url }) => url.pathname === path);

/** Before each test: nobody is logged in, nothing was seen, and the site's own settings are answered. */
export function beginAnew(site: Partial<Site> = {}): void {
	closeSession();
	closePopup(0);
	localStorage.clear();
	sessionStorage.clear();
	answers.clear();
	asked.length = 0;
	answers.set(`${bootstrapSite.method} ${bootstrapSite.path}`, () => siteWith([], site));
	vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
		const url = new URL(address, "http://here");
		const call = { url, body: typeof init.body === "string" ? init.body : "", head: new Headers(init.headers) };
		asked.push(call);
		const value = answers.get(`${init.method ?? "GET"} ${url.pathname}`)?.(call);
		if (value === undefined)
			return Response.json({ success: false, errorCode: "NOT_FOUND", message: "" }, { status: 404 });
		if (typeof value === "object" && value !== null && "refused" in value && "value" in value)
			return Response.json(
				{ success: false, errorCode: value.refused, message: "", value: value.value },
				{ status: 400 },
			);
		return Response.json({ success: true, value });
	});
}

export function endTest(): void {
	cleanup();
	vi.unstubAllGlobals();
}

export type Site = OutputOf<typeof bootstrapSite>;

const paths = ["/", "/index", "/rng", "/promotions", "/promoDetail", "/noticePage", "/help", "/down", "/page/$code"];

/** The part at an address of the site; every address shows it. */
export function show(part: ReactNode, at = "/") {
	const root = createRootRoute({ component: () => <Suspense>{part}</Suspense> });
	const routes = paths.map((path) => createRoute({ getParentRoute: () => root, path, component: () => null }));
	const router = createRouter({
		routeTree: root.addChildren(routes),
		history: createMemoryHistory({ initialEntries: [at] }),
		parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
		stringifySearch: (search) => {
			const text = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString();
			return text === "" ? "" : `?${text}`;
		},
	});
	render(
		<ClientProvider>
			<RouterProvider router={router} />
		</ClientProvider>,
	);
	return router;
}
