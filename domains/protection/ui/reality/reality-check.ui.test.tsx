// RTS 13B as somebody meets it: what the check tells, and that only an answer lets play go on.
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createClient } from "#platform/contract/client";
import { giveSentences } from "#platform/ui";
import type { RealityCheck } from "../../contract/index.ts";
import en from "../messages/en.json";
import { RealityCheckDialog } from "./reality-check.tsx";

giveSentences({ domain: "protection", code: "EN", content: en });
giveSentences({ domain: "platform", code: "EN", content: { close: "Close" } });
afterEach(cleanup);

const check: RealityCheck = {
	currency: "P",
	everyMinutes: 30,
	startedAt: "2026-11-22T10:00:00.000Z",
	minutes: 65,
	staked: "14.50",
	won: "10.00",
	net: "-4.50",
};
const told = { success: true, value: check };
const taken = { success: true, value: {} };
const refused = (errorCode: string) => ({ success: false, message: "", errorCode });

/** The dialog over what the server answers, one after the other. */
function open(answers: unknown[], onHistory?: () => void) {
	const sent: string[] = [];
	const client = createClient({
		origin: "http://site.test",
		merchant: () => "tessera",
		language: () => "EN",
		token: () => "t",
		seal: async () => "",
		fetch: async (_address, init) => {
			sent.push(`${init?.method} ${typeof init?.body === "string" ? init.body : ""}`.trim());
			return Response.json(answers.shift() ?? refused("SYSTEM_ERROR"));
		},
	});
	const did = { onGoOn: vi.fn(), onStop: vi.fn(), onClose: vi.fn() };
	const failureSentence = ({ code }: { code: string }) => `sentence of ${code}`;
	render(<RealityCheckDialog client={client} failureSentence={failureSentence} onHistory={onHistory} {...did} />);
	return { sent, ...did };
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const ready = () => screen.findByText("1 h 5 min");

describe("RTS 13B the reality check", () => {
	it("tells the time played, what was staked and won, and the net position", async () => {
		open([told]);
		await ready();
		const text = document.body.textContent ?? "";
		for (const figure of ["P14.50", "P10.00", "-P4.50"]) expect(text).toContain(figure);
		expect(screen.getByRole("dialog", { name: en.check.title })).toBeTruthy();
	});
	it.each([
		["go-on", en.check.goOn, "onGoOn"],
		["stop", en.check.stop, "onStop"],
	] as const)("sends %s, and only then does it", async (choice, words, done) => {
		const opened = open([told, taken]);
		await ready();
		await press(words);
		await vi.waitFor(() => expect(opened[done]).toHaveBeenCalledOnce());
		expect(opened.sent.at(-1)).toBe(`POST ${JSON.stringify({ choice })}`);
	});
	it("shows past rounds without an answer", async () => {
		const onHistory = vi.fn();
		const { sent } = open([told], onHistory);
		await ready();
		await press(en.check.history);
		expect(onHistory).toHaveBeenCalledOnce();
		expect(sent).toHaveLength(1);
	});
	it("is closed by Escape, which answers nothing", async () => {
		const { onClose, sent } = open([told]);
		await ready();
		await userEvent.keyboard("{Escape}");
		expect(onClose).toHaveBeenCalledOnce();
		expect(sent).toHaveLength(1);
	});
	it("goes away when it was answered elsewhere", async () => {
		const { onGoOn } = open([refused("NO_CHECK_DUE")]);
		await vi.waitFor(() => expect(onGoOn).toHaveBeenCalledOnce());
	});
	it("says what went wrong, and can be asked again", async () => {
		open([refused("TEMPORARILY_UNAVAILABLE"), told, refused("SYSTEM_ERROR"), taken]);
		await screen.findByText("sentence of TEMPORARILY_UNAVAILABLE");
		await press(en.check.again);
		await ready();
		await press(en.check.goOn);
		await screen.findByText("sentence of SYSTEM_ERROR");
	});
});
