import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WhitelabelFlag } from "#brand/core";
import { siteWith } from "#brand/ui/testing";
import { closeSession, giveSentences, openSession } from "#platform/ui";
import { show } from "../shell/testing/shown.tsx";
import { AgentCentre } from "./agent-centre.tsx";

const words = {
	agent: { title: "Agent centre", registerAccount: "Register account", holds: { registerAccount: "Here you will" } },
	centre: { closed: "{{name}}: not open yet" },
	direct: { act: "Register the player", text: "You register", confirm: "Confirmed" },
};
giveSentences({ domain: "members", code: "EN", content: words });
giveSentences({ domain: "platform", code: "EN", content: { close: "Close" } });

const open = async (flags: readonly WhitelabelFlag[]) => {
	const site = siteWith(flags);
	vi.stubGlobal("fetch", async (address: string) => {
		const { pathname } = new URL(address, "http://here");
		if (pathname === "/wps/system/setting/register") return Response.json({ success: true, value: site.register });
		return Response.json({ success: true, value: site });
	});
	await show(<AgentCentre page="registerAccount" />);
};

beforeEach(() => openSession({ token: "a-token" }));
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

test("DIRECTREG3 on: an agent registers a player here", async () => {
	await open(["DIRECTREG3"]);
	expect(await screen.findByRole("button", { name: "Register the player" }, { timeout: 5_000 })).toBeTruthy();
});

test("DIRECTREG3 off: the page says that it is not open", async () => {
	await open([]);
	expect(await screen.findByText("Register account: not open yet")).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Register the player" })).toBeNull();
});
