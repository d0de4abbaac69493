import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import en from "../messages/en.json";
import { closeSession, currentSession, openSession } from "../session/session.ts";
import { giveSentences } from "../text/text.ts";
import { CallRefused, shouldAskAgain } from "./client.ts";
import { ClientProvider } from "./client-provider.tsx";
import { failureSentence } from "./failure-sentence.ts";
import { actionHook, queryHook } from "./hooks.ts";
import { pagesHook } from "./pages.ts";

giveSentences({ domain: "platform", code: "EN", content: en });

const readVase = defineEndpoint({
	name: "read-vase",
	summary: "A vase",
	method: "GET",
	path: "/wps/vase",
	moduleIds: ["COMM3"],
	access: "session",
	input: z.object({}),
	output: z.object({ name: z.string() }),
	errors: {},
});
const listVases = defineEndpoint({
	...readVase,
	name: "list-vases",
	access: "public",
	input: z.object({ pageNo: z.optional(z.number()) }),
	example: { pageNo: 2 },
	output: z.object({ names: z.array(z.string()), pageNum: z.number(), totalPages: z.number() }),
});
const breakVase = defineEndpoint({ ...readVase, name: "break-vase", method: "POST", idempotent: true });

const useReadVase = queryHook(readVase);
const useVasePages = pagesHook(listVases, (last) =>
	last.pageNum < last.totalPages ? { pageNo: last.pageNum + 1 } : undefined,
);
const useBreakVase = actionHook(breakVase);
const useMendVase = actionHook(defineEndpoint({ ...readVase, name: "mend-vase", method: "POST" }));

const sent: { url: string; head: Headers }[] = [];
let answer: (url: string) => unknown = () => ({});

beforeEach(() => {
	closeSession();
	sent.length = 0;
	vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
		sent.push({ url, head: new Headers(init.headers) });
		return Response.json(answer(url));
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const success = (value: unknown) => ({ success: true, value });

function Vase() {
	const { data, error } = useReadVase({});
	return <p>{error === null ? (data?.name ?? "nothing") : failureSentence(error)}</p>;
}

test("a call that needs a session is not sent without one, and is sent once there is one", async () => {
	answer = () => success({ name: "celadon" });
	render(<Vase />, { wrapper: ClientProvider });
	expect(screen.getByText("nothing")).toBeTruthy();
	expect(sent).toHaveLength(0);
	openSession({ token: "t-1" });
	expect(await screen.findByText("celadon")).toBeTruthy();
	expect(sent[0]?.head.get("authorization")).toBe("Bearer t-1");
});

test("a session the server no longer knows ends here too, and the sentence says so", async () => {
	answer = () => ({ success: false, errorCode: "NOT_LOGGED_IN", message: "You are not logged in" });
	openSession({ token: "t-1" });
	render(<Vase />, { wrapper: ClientProvider });
	await waitFor(() => expect(currentSession().token).toBeUndefined());
});

function List() {
	const pages = useVasePages({});
	return (
		<button type="button" disabled={!pages.hasNextPage} onClick={() => void pages.fetchNextPage()}>
			{pages.data?.pages.flatMap((page) => page.names).join()}
		</button>
	);
}

test("pages go on from the last one to the end", async () => {
	answer = (url) =>
		success({
			names: [url.endsWith("pageNo=2") ? "b" : "a"],
			pageNum: url.endsWith("pageNo=2") ? 2 : 1,
			totalPages: 2,
		});
	render(<List />, { wrapper: ClientProvider });
	await userEvent.click(await screen.findByText("a"));
	expect((await screen.findByText("a,b")).hasAttribute("disabled")).toBe(true);
});

function Act({ of: useAct = useBreakVase }: { readonly of?: typeof useBreakVase }) {
	const act = useAct();
	return (
		<button type="button" onClick={() => act.mutate({})}>
			{act.error === null ? (act.data?.name ?? "break") : "broken off"}
		</button>
	);
}

test("an idempotent act carries a key of its own for each press, and a double click is one press", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
	onTestFinished(() => void vi.useRealTimers());
	answer = () => success({ name: "shards" });
	render(<Act />, { wrapper: ClientProvider });
	const button = screen.getByRole("button");
	fireEvent.click(button);
	fireEvent.click(button);
	await screen.findByText("shards");
	fireEvent.click(button);
	expect(sent).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(600);
	fireEvent.click(button);
	await waitFor(() => expect(sent).toHaveLength(2));
	const keys = sent.map(({ head }) => head.get("idempotency-key"));
	expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
	expect(new Set(keys).size).toBe(2);
});

test("what is not idempotent is sent once while it is under way, and again when it is pressed again", async () => {
	answer = () => success({ name: "shards" });
	render(<Act of={useMendVase} />, { wrapper: ClientProvider });
	const button = screen.getByRole("button");
	fireEvent.click(button);
	fireEvent.click(button);
	await screen.findByText("shards");
	expect(sent).toHaveLength(1);
	fireEvent.click(button);
	await waitFor(() => expect(sent).toHaveLength(2));
});

test("a refusal is nobody's answer but its own: whoever presses again asks again", async () => {
	answer = () => ({ success: false, errorCode: "SYSTEM_ERROR", message: "Later" });
	render(<Act />, { wrapper: ClientProvider });
	fireEvent.click(screen.getByRole("button"));
	await waitFor(() => expect(sent).toHaveLength(1));
	answer = () => success({ name: "shards" });
	await screen.findByText("broken off");
	fireEvent.click(screen.getByRole("button"));
	await screen.findByText("shards");
	expect(sent).toHaveLength(2);
});

test.each([
	["NETWORK", 0, true],
	["TIMEOUT", 1, true],
	["NETWORK", 2, false],
	["SYSTEM_ERROR", 0, false],
])("%s after %i failures: ask again %s", (code, failures, again) => {
	expect(shouldAskAgain(failures, new CallRefused({ code, message: "" }))).toBe(again);
});

test.each([
	[
		"a code of the platform",
		new CallRefused({ code: "TOO_MANY_REQUESTS", message: "server's" }),
		en.errors.TOO_MANY_REQUESTS,
	],
	["a code nobody knows: the server's own sentence", new CallRefused({ code: "ODD", message: "server's" }), "server's"],
	["nothing known at all", new CallRefused({ code: "ODD", message: "" }), en.errors.SYSTEM_ERROR],
	["a bug", new TypeError("x"), en.errors.SYSTEM_ERROR],
])("%s", (_, error, text) => {
	expect(failureSentence(error)).toBe(text);
});
