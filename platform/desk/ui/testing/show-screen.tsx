// Shows a screen of the console to somebody who is logged in, with the server's answers given for each call, and keeps what
// was asked and what was saved as a file. Never imported outside tests.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, Suspense } from "react";
import { vi } from "vitest";
import type { Endpoint, OutputOf } from "#platform/contract";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import { type Desk, screensOf } from "../desk.ts";
import { type DeskMe, DeskPlace } from "../desk-place.tsx";
import en from "../messages/en.json";

giveSentences({ domain: "desk", code: "EN", content: en });
giveSentences({
	domain: "platform",
	code: "EN",
	content: {
		close: "Close",
		retry: "Try again",
		showMore: "Show more",
		pages: { previous: "Previous page", next: "Next page", page: "Page {{page}}" },
	},
});
configure({ asyncUtilTimeout: 10_000 });

export type Asked = {
	readonly path: string;
	readonly fields: Readonly<Record<string, string>>;
	readonly body: unknown;
};

/** What every screen says alike. */
export const deskWords = en;

const answers = new Map<string, (asked: Asked) => unknown>();

/** Calls since the beginning of the test. */
const asked: Asked[] = [];
/** Files handed to the browser since the beginning of the test. */
export const saved: { readonly name: string; readonly text: Promise<string> }[] = [];

/** What the server answers to a call from now on; undefined is a refusal. */
export function answerTo<E extends Endpoint>(endpoint: E, answer: (asked: Asked) => OutputOf<E> | undefined): void {
	answers.set(endpoint.path, answer);
}

/** What was asked of a call. */
export const askedOf = ({ path }: Endpoint): readonly Asked[] => asked.filter((one) => one.path === path);

let me: DeskMe | undefined;
let desks: readonly Desk[] = [];

export type Standing = Partial<DeskMe> & {
	/** All that the console has, where a screen asks. */
	readonly desks?: readonly Desk[];
};

/** Before each test: somebody with these permissions is at the desk, and nothing is answered. */
export function beginAnew(permissions: readonly string[], standing: Standing = {}): void {
	cleanup();
	vi.restoreAllMocks();
	closeSession();
	openSession({ token: "ops.token" });
	answers.clear();
	asked.length = 0;
	saved.length = 0;
	desks = standing.desks ?? [];
	me = { staffId: "1", username: "han", name: "Han", currency: "P", aloneUpTo: "100.00", ...standing, permissions };
	vi.stubGlobal("fetch", answerCall);
	const blobs: Blob[] = [];
	vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
		if (blob instanceof Blob) blobs.push(blob);
		return "blob:http://console.test/1";
	});
	// A document without a disk would go to the address instead of saving what is there.
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		saved.push({ name: this.download, text: blobs.at(-1)?.text() ?? Promise.resolve("") });
	});
}

async function answerCall(address: string, { body }: RequestInit): Promise<Response> {
	const { pathname: path, searchParams } = new URL(address, "http://console.test");
	const fields = Object.fromEntries(searchParams);
	const call = { path, fields, body: body === undefined ? undefined : JSON.parse(String(body)) };
	asked.push(call);
	const value = answers.get(path)?.(call);
	if (value !== undefined) return Response.json({ success: true, value });
	return Response.json({ success: false, errorCode: "INVALID_CURSOR", message: "" }, { status: 400 });
}

/** Answers with the search part of the address, as it is when asked. */
export async function show(Page: () => ReactNode, search = ""): Promise<() => string> {
	const router = createRouter({
		routeTree: createRootRoute({ component: Page, notFoundComponent: () => <Page /> }),
		history: createMemoryHistory({ initialEntries: [`/console/screen${search}`] }),
	});
	render(
		<ClientProvider>
			<Suspense>
				<DeskPlace desks={desks} screens={screensOf(desks)} me={me}>
					<RouterProvider router={router} />
				</DeskPlace>
			</Suspense>
		</ClientProvider>,
	);
	await router.load();
	return () => router.latestLocation.searchStr;
}

/** Presses the button that hands the list out, and answers with the rows of the file, cells apart. */
export async function takeFile(
	name: string,
	within: Pick<typeof screen, "findByRole"> = screen,
): Promise<readonly (readonly string[])[]> {
	await userEvent.click(await within.findByRole("button", { name: en.parts.csv }));
	await vi.waitFor(() => {
		if (saved.length === 0) throw new Error("no file was saved");
	});
	const file = saved.at(-1);
	if (file?.name !== name) throw new Error(`${file?.name} was saved instead of ${name}`);
	const lines = (await file.text).replace("\uFEFF", "").trimEnd().split("\r\n");
	return lines.map((line) => line.split(","));
}
