// The fairness panel: what is shown before and after rotating, and where a round is checked.
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it } from "vitest";
import { type Client, createClient } from "#platform/contract/client";
import { type MessageSource, startText } from "#platform/ui";
import { readVerifyAddress } from "../fair/verify-address.ts";
import en from "../messages/en.json";
import { FairnessPanel } from "./fairness-panel.tsx";

const sentences: MessageSource = {
	domain: "originals",
	files: { "./messages/en.json": `data:application/json,${encodeURIComponent(JSON.stringify(en))}` },
};
beforeAll(() => startText({ sources: [sentences], first: ["originals"], defaultLanguage: "EN" }));
afterEach(cleanup);

const [hash, other, seed] = ["a".repeat(64), "b".repeat(64), "c".repeat(64)];
const current = { serverHash: hash, clientSeed: "mine", nextNonce: 3 };
const bet = {
	type: "bet",
	choice: { game: "wheel", risk: "low" },
	fair: { serverHash: hash, clientSeed: "mine", nonce: 2 },
} as const;

function clientOver(answers: unknown[], bodies: string[]): Client {
	return createClient({
		origin: "http://site.test",
		merchant: () => "tessera",
		language: () => "EN",
		token: () => "t",
		seal: async () => "",
		fetch: async (_address, init) => {
			bodies.push(String(init?.body ?? ""));
			return Response.json(answers.shift() ?? { success: false, message: "", errorCode: "ORIGINAL_SEEDS_IN_USE" });
		},
	});
}

function panel(...answers: unknown[]) {
	const bodies: string[] = [];
	const client = clientOver(answers, bodies);
	const ports = { clientFor: () => client, failureSentence: ({ code }: { code: string }) => `refused: ${code}` };
	render(<FairnessPanel play={{ token: "t", gameCode: "wheel" }} ports={ports} round={{ events: [bet] }} />);
	return bodies;
}

const seeds = (value: unknown) => ({ success: true, value });

it("shows the hash, the client seed and the nonce; after rotating the seed, and the way to check the round", async () => {
	const revealed = { ...current, serverSeed: seed, nonces: 3, retiredAt: "2026-01-01T00:00:00.000Z" };
	const { nextNonce: _next, ...past } = revealed;
	const next = { serverHash: other, clientSeed: "next", nextNonce: 0 };
	const coming = { next: { serverHash: other }, more: false };
	const after = { next: { serverHash: "d".repeat(64) }, more: false };
	const bodies = panel(seeds({ current, ...coming, past: [] }), seeds({ current: next, ...after, past: [past] }));
	await screen.findByText("Nonce of the next round");
	screen.getByText(en.fair.hidden);
	screen.getByText(en.fair.nextHash);
	screen.getByText(other);
	const field = screen.getByLabelText(en.fair.newClientSeed);
	await userEvent.clear(field);
	await userEvent.type(field, "not a seed");
	screen.getByText(en.fair.seedShape);
	expect(screen.getByRole("button", { name: en.fair.rotate })).toHaveProperty("disabled", true);
	await userEvent.clear(field);
	await userEvent.type(field, "next");
	await userEvent.click(screen.getByRole("button", { name: en.fair.rotate }));
	const link = await screen.findByRole("link", { name: en.fair.check });
	expect(JSON.parse(bodies[1] ?? "{}")).toEqual({ serverHash: hash, clientSeed: "next" });
	const address = link.getAttribute("href") ?? "";
	expect(address.startsWith("/verify/#")).toBe(true);
	expect(address).toContain(`server=${seed}`);
	expect(address).toContain("nonce=2");
	screen.getByText(other);
});

it("a round whose seed is in use: its seed is revealed where it stands, and what is known goes to the page that checks", async () => {
	const past = {
		serverHash: hash,
		clientSeed: "mine",
		serverSeed: seed,
		nonces: 3,
		retiredAt: "2026-01-01T00:00:00.000Z",
	};
	const next = { serverHash: other, clientSeed: "next", nextNonce: 0 };
	const bodies = panel(
		seeds({ current, next: { serverHash: other }, more: false, past: [] }),
		seeds({ current: next, next: { serverHash: "d".repeat(64) }, more: false, past: [past] }),
	);
	const page = screen.getByRole("link", { name: en.fair.openVerifier }).getAttribute("href") ?? "";
	expect(readVerifyAddress(page.slice(page.indexOf("#")))).toEqual({
		clientSeed: "mine",
		nonce: 2,
		picked: bet.choice,
	});
	await userEvent.click(await screen.findByRole("button", { name: en.fair.reveal }));
	const link = await screen.findByRole("link", { name: en.fair.check });
	expect(JSON.parse(bodies[1] ?? "{}")).toMatchObject({ serverHash: hash });
	const address = link.getAttribute("href") ?? "";
	expect(readVerifyAddress(address.slice(address.indexOf("#")))).toMatchObject({ serverSeed: seed, nonce: 2 });
	expect(screen.queryByRole("button", { name: en.fair.reveal })).toBeNull();
});

it("every figure is copied by one press, and selected where the browser does not let it be", async () => {
	panel(seeds({ current, next: { serverHash: other }, past: [], more: false }));
	const person = userEvent.setup();
	const copy = await screen.findByRole("button", { name: en.fair.copy.replace("{{name}}", en.fair.nextHash) });
	await person.click(copy);
	expect(await navigator.clipboard.readText()).toBe(other);
	Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
	await person.click(copy);
	await waitFor(() => expect(getSelection()?.toString()).toBe(other));
});

it("older revealed seeds are asked for and stand below the newer ones", async () => {
	const pair = (digit: string) => ({
		serverHash: digit.repeat(64),
		serverSeed: seed,
		clientSeed: `client-${digit}`,
		nonces: 1,
		retiredAt: "2026-01-01T00:00:00.000Z",
	});
	const rest = { current, next: { serverHash: other } };
	const bodies = panel(
		seeds({ ...rest, past: [pair("1")], more: true }),
		seeds({ ...rest, past: [pair("2")], more: false }),
	);
	await userEvent.click(await screen.findByRole("button", { name: en.fair.older }));
	await screen.findByText("client-2");
	screen.getByText("client-1");
	expect(JSON.parse(bodies[1] ?? "{}")).toEqual({ olderThan: "1".repeat(64) });
	expect(screen.queryByRole("button", { name: en.fair.older })).toBeNull();
});

it("says why seeds stay hidden while a round runs under them", async () => {
	panel(seeds({ current, next: { serverHash: other }, past: [], more: false }));
	await userEvent.click(await screen.findByRole("button", { name: en.fair.rotate }));
	await screen.findByText("refused: ORIGINAL_SEEDS_IN_USE");
});

it("says that the seeds could not be read", async () => {
	panel();
	await screen.findByText(en.fair.unread);
});
