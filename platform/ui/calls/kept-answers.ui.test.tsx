// What a tab keeps of the house's answers: written under the specification's names, shown at once after a reload, asked anew.
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { closeSession, describeSession, openSession } from "../session/session.ts";
import { ClientProvider } from "./client-provider.tsx";
import { queryHook } from "./hooks.ts";

const readKiln = defineEndpoint({
	name: "read-kiln",
	summary: "A kiln",
	method: "GET",
	path: "/wps/kiln",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({}),
	output: z.object({ name: z.string(), heat: z.number() }),
	errors: {},
});
const useReadKiln = queryHook(readKiln);
const kept = [{ name: "settings", endpoint: readKiln }] as const;

let asked = 0;
let answers: unknown[] = [];
beforeEach(() => {
	sessionStorage.clear();
	closeSession();
	asked = 0;
	vi.stubGlobal("fetch", async () => {
		asked += 1;
		const value = answers.shift();
		return value === undefined ? new Promise<Response>(() => {}) : Response.json({ success: true, value });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function Kiln() {
	const { data } = useReadKiln({}, { freshMilliseconds: 300_000 });
	return <p>{data === undefined ? "nothing" : `${data.name} ${data.heat}`}</p>;
}

/** The page is loaded, or loaded again; without an answer the network is silent. */
function load(...next: readonly unknown[]): void {
	cleanup();
	answers = [...next];
	asked = 0;
	render(
		<ClientProvider kept={kept}>
			<Kiln />
		</ClientProvider>,
	);
}
const celadon = { name: "celadon", heat: 1_280 };
const keptValue = () => JSON.parse(sessionStorage.getItem("settings") ?? "null")?.value;

test("an answer is kept as it comes", async () => {
	load(celadon);
	expect(screen.getByText("nothing")).toBeTruthy();
	await screen.findByText("celadon 1280");
	expect(keptValue()).toEqual(celadon);
});

test("after a reload it is shown at once, and asked for anew", async () => {
	load(celadon);
	await screen.findByText("celadon 1280");
	load();
	expect(screen.getByText("celadon 1280")).toBeTruthy();
	await waitFor(() => expect(asked).toBe(1));
	load({ ...celadon, name: "moon jar" });
	await screen.findByText("moon jar 1280");
	expect(keptValue()).toMatchObject({ name: "moon jar" });
});

test.each([
	["no JSON", "{"],
	["of another shape", JSON.stringify({ key: ["read-kiln", {}, "EN", ""], value: { name: 7 } })],
	["another call's", JSON.stringify({ key: ["another", {}, "EN", ""], value: celadon })],
	["of another language", JSON.stringify({ key: ["read-kiln", {}, "KO", ""], value: celadon })],
])("what was kept and is %s is not shown", (_, text) => {
	sessionStorage.setItem("settings", text);
	load();
	expect(screen.getByText("nothing")).toBeTruthy();
});

test("it stays while a visitor learns the brand, and goes with the session", async () => {
	load(celadon);
	await screen.findByText("celadon 1280");
	describeSession({ merchant: "tessera" });
	expect(keptValue()).toEqual(celadon);
	openSession({ token: "t-1" });
	closeSession();
	expect(sessionStorage.getItem("settings")).toBeNull();
});
