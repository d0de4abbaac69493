// The account record handed out as a file: every page of it, told while it comes.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import en from "../messages/en.json";
import { FileButton } from "./file-button.tsx";

giveSentences({ domain: "wallet", code: "EN", content: en });

const line = (id: number) => ({
	id: `7-${id}`,
	time: "2026-11-21T10:05:07.000Z",
	type: "bet",
	purse: "cash",
	currency: "P",
	amount: "-1.00",
	balanceAfter: "9.00",
	counter: "games:tessera",
});

const asked: URL[] = [];
const saved: Blob[] = [];
const names: string[] = [];

beforeEach(() => {
	openSession({ token: "t" });
	vi.stubGlobal("fetch", async (input: string) => {
		const url = new URL(input, "http://site.test");
		asked.push(url);
		const after = Number(url.searchParams.get("cursor") ?? 0);
		const value = { lines: [line(after)], from: "2026-10-22T00:00:00.000Z", to: "2026-11-22T00:00:00.000Z" };
		return Response.json({ success: true, value: after < 2 ? { ...value, next: `${after + 1}` } : value });
	});
	// A document without a disk would go to the address instead of saving what is there.
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		names.push(this.download);
	});
	vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
		if (blob instanceof Blob) saved.push(blob);
		return "blob:http://site.test/1";
	});
});
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	asked.length = 0;
	saved.length = 0;
	names.length = 0;
});

test("the file holds the lines of every page, asked for in large pages", async () => {
	render(
		<ClientProvider>
			<FileButton from="2026-10-22T00:00:00.000Z" scope="all" />
		</ClientProvider>,
	);
	fireEvent.click(await screen.findByRole("button", { name: en.statement.file }));
	await waitFor(() => expect(names).toEqual(["tessera-2026-10-22.csv"]));
	expect(saved).toHaveLength(1);
	const rows = ((await saved[0]?.text()) ?? "").trimEnd().split("\r\n");
	expect(rows).toHaveLength(4);
	expect(rows[0]).toContain(en.statement.counter);
	expect(rows.slice(1).map((row) => row.split(",").at(-1))).toEqual(["7-0", "7-1", "7-2"]);
	expect(asked.map(({ searchParams }) => searchParams.get("cursor"))).toEqual([null, "1", "2"]);
	expect(new Set(asked.map(({ searchParams }) => searchParams.get("pageSize")))).toEqual(new Set(["100"]));
	await screen.findByRole("button", { name: en.statement.file });
});
