// A page of the cashier at an address, with the server's answers given for each call. Never imported outside tests.
import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from "@tanstack/react-router";
import { cleanup, configure, render } from "@testing-library/react";
import { exportJWK, generateKeyPair } from "jose";
import { type ReactNode, Suspense } from "react";
import { beforeEach, vi } from "vitest";
import type { Endpoint, OutputOf } from "#platform/contract";
import { ClientProvider, closeSession, describeSession, giveSentences, openSession } from "#platform/ui";
import en from "../messages/en.json";

/** What the pages say in words of the wallet. */
export const walletWords = {
	balance: { refresh: "Read anew", purses: "Purses", toStatement: "Every movement", playMoney: "Only play money" },
	purses: { cash: "Cash", bonus: "Bonus", points: "Points", float: "Agent float", vendor: "Provider" },
	statement: { period: "Period", periods: { "last-7-days": "7 days", "last-30-days": "30 days" } },
};

export type ServedPage = {
	readonly answerTo: <E extends Endpoint>(endpoint: E, answer: (body: unknown) => OutputOf<E>) => void;
	/** The call fails, as one does that no answer was given for. */
	readonly failAt: (endpoint: Endpoint) => void;
	/** What was sent to a call, the oldest first. */
	readonly sent: (endpoint: Endpoint) => readonly unknown[];
	/** Bodies that are sealed can be sent; what is sent is then no more than that it was. */
	readonly seals: () => Promise<void>;
	readonly show: (page: () => ReactNode) => void;
};

/** Call it once a file, at its top: everything is forgotten between two tests. */
export function servedPage(): ServedPage {
	giveSentences({ domain: "cashier", code: "EN", content: en });
	giveSentences({ domain: "wallet", code: "EN", content: walletWords });
	giveSentences({ domain: "platform", code: "EN", content: { close: "Close", cancel: "Keep it", retry: "Try again" } });
	configure({ asyncUtilTimeout: 10_000 });
	const answers = new Map<string, (body: unknown) => unknown>();
	const asked: { readonly call: string; readonly body: unknown }[] = [];
	const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
	beforeEach(() => {
		cleanup();
		closeSession();
		answers.clear();
		asked.length = 0;
		openSession({ token: "token-of-a-member" });
		describeSession({ isAgent: 0, account: "tile", currency: "P" });
		vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
			const call = `${init?.method ?? "GET"} ${new URL(address, "http://here").pathname}`;
			const body = readBody(init?.body);
			asked.push({ call, body });
			const value = answers.get(call)?.(body);
			if (value !== undefined) return Response.json({ success: true, value });
			return Response.json({ success: false, errorCode: "SYSTEM_ERROR", message: "Refused." }, { status: 500 });
		});
	});
	return {
		answerTo: (endpoint, answer) => void answers.set(nameOf(endpoint), answer),
		failAt: (endpoint) => void answers.delete(nameOf(endpoint)),
		sent: (endpoint) => asked.filter(({ call }) => call === nameOf(endpoint)).map(({ body }) => body),
		seals: async () => {
			const { publicKey } = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
			const key = { ...(await exportJWK(publicKey)), kid: "key-1" };
			answers.set("GET /wps/system/key", () => key);
		},
		show,
	};
}

/** A sealed body is no JSON. */
function readBody(body: unknown): unknown {
	if (typeof body !== "string") return undefined;
	return body.startsWith("{") || body.startsWith("[") ? JSON.parse(body) : body;
}

function show(page: () => ReactNode): void {
	const root = createRootRoute();
	const index = createRoute({ getParentRoute: () => root, path: "/index", component: page });
	const history = createMemoryHistory({ initialEntries: ["/index"] });
	render(
		<ClientProvider>
			<Suspense>
				<RouterProvider router={createRouter({ routeTree: root.addChildren([index]), history })} />
			</Suspense>
		</ClientProvider>,
	);
}
