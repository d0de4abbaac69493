import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WhitelabelFlag } from "#brand/core";
import { siteWith } from "#brand/ui/testing";
import { closeSession, giveSentences, openSession } from "#platform/ui";
import { show } from "../shell/testing/shown.tsx";
import { AgentCentre } from "./agent-centre.tsx";

const agentWords = {
	join: { title: "Invite links", make: "New link", none: "No link", noneText: "" },
	points: { none: "None" },
};
const words = {
	agent: { title: "Agent centre", registerAccount: "Register account" },
	direct: { act: "Register the player", text: "You register", confirm: "Confirmed" },
};
giveSentences({ domain: "members", code: "EN", content: words });
giveSentences({ domain: "agents", code: "EN", content: agentWords });
giveSentences({ domain: "platform", code: "EN", content: { close: "Close" } });

const open = async (flags: readonly WhitelabelFlag[]) => {
	const site = siteWith(flags);
	vi.stubGlobal("fetch", async (address: string) => {
		const { pathname } = new URL(address, "http://here");
		if (pathname === "/wps/system/setting/register") return Response.json({ success: true, value: site.register });
		const links = { points: [], codes: [], invitations: [] };
		if (pathname === "/wps/agent/invitations") return Response.json({ success: true, value: links });
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

test("DIRECTREG3 off: there are invite links alone", async () => {
	await open([]);
	expect(await screen.findByRole("heading", { name: "Invite links" }, { timeout: 5_000 })).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Register the player" })).toBeNull();
});
