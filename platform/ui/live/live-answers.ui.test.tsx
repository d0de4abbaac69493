// What was read before pushes began is asked for again when they do: what happened between the two was told to nobody.
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint, defineLiveEvent } from "#platform/contract";
import type { LiveState } from "#platform/live/client";
import { useLiveAnswers } from "./live-answers.ts";

type Net = {
	state: LiveState;
	readonly watchers: Set<(state: LiveState) => void>;
	readonly pushes: Set<() => void>;
	readonly refreshed: string[];
};
const net = vi.hoisted((): Net => ({ state: "off", watchers: new Set(), pushes: new Set(), refreshed: [] }));
vi.mock("#platform/live/client", () => ({
	createLiveClient: () => ({
		connect: async () => become("connecting"),
		state: () => net.state,
		onState: (watch: (state: LiveState) => void) => {
			net.watchers.add(watch);
			return () => void net.watchers.delete(watch);
		},
		on: (_event: unknown, hear: () => void) => {
			net.pushes.add(hear);
			return () => void net.pushes.delete(hear);
		},
	}),
}));
vi.mock("../calls/hooks.ts", () => ({
	useRefresh: () => (endpoints: readonly { name: string }[]) =>
		net.refreshed.push(...endpoints.map(({ name }) => name)),
}));

function become(state: LiveState): void {
	net.state = state;
	for (const watch of net.watchers) watch(state);
}

const news = defineLiveEvent({ name: "news", payload: z.object({}) });
const list = defineEndpoint({
	name: "list-news",
	summary: "The news.",
	method: "GET",
	path: "/news",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({}),
	output: z.object({}),
	errors: {},
});

function Page() {
	useLiveAnswers(news, [list]);
	return null;
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

afterEach(cleanup);

it("asks again at each push, and once when pushes begin after the page did", async () => {
	const first = render(<Page />);
	await vi.waitFor(() => expect(net.pushes.size).toBe(1));
	expect([net.state, net.refreshed]).toEqual(["connecting", []]);
	become("on");
	expect(net.refreshed).toEqual(["list-news"]);
	become("connecting");
	become("on");
	expect(net.refreshed).toEqual(["list-news"]);
	for (const push of net.pushes) push();
	expect(net.refreshed).toEqual(["list-news", "list-news"]);
	first.unmount();
	render(<Page />);
	await settle();
	become("connecting");
	become("on");
	expect(net.refreshed).toHaveLength(2);
});
