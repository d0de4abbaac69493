// GLI-19 A.3.8 in the site: what somebody sees who is excluded or on a break. The server keeps it whatever the site shows.
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { closeSession, describeSession, giveSentences, openSession } from "#platform/ui";
import platform from "../../../platform/ui/messages/en.json";
import { show } from "../shell/testing/shown.tsx";
import { ExcludedPlace } from "./excluded-place.tsx";
import { UnlessExcluded } from "./unless-excluded.tsx";

const banner = { label: "Time away", break: "Break until {{moment}}", exclusion: "Excluded until {{moment}}" };
giveSentences({ domain: "platform", code: "EN", content: platform });
giveSentences({
	domain: "protection",
	code: "EN",
	content: { excluded: { ...banner, withdraw: "Withdraw", help: "Help" } },
});

let excluded: object | undefined;
const hence = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

beforeEach(() => {
	closeSession();
	sessionStorage.clear();
	excluded = { kind: "exclusion", until: hence(86_400_000) };
	vi.stubGlobal("fetch", async (address: string) => {
		if (new URL(address, "http://here").pathname !== "/wps/member/info") return Response.error();
		const own = { id: "1", nickname: "Stone", account: "stone", type: 0, toUpline: false, memberLabel: [] };
		const value = { ...own, clubLabel: { labelName: "", rankLevel: 0 }, merchant: "tessera", currency: "P", excluded };
		return Response.json({ success: true, value });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

describe("A.3.8 above every page", () => {
	test("stands what runs, and the way to the money opens once in a session", async () => {
		openSession({ token: "first" });
		const router = await show(<ExcludedPlace />);
		expect(await screen.findByText(/^Excluded until /)).toBeDefined();
		await vi.waitFor(() => expect(router.state.location.href).toBe("/?panel=withdraw"));
		cleanup();
		const again = await show(<ExcludedPlace />);
		expect(await screen.findByText(/^Excluded until /)).toBeDefined();
		expect(again.state.location.href).toBe("/");
		fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
		await vi.waitFor(() => expect(again.state.location.href).toBe("/?panel=withdraw"));
		fireEvent.click(screen.getByRole("button", { name: "Help" }));
		await vi.waitFor(() => expect(again.state.location.pathname).toBe("/help"));
	});
	test("with the next session it opens again", async () => {
		openSession({ token: "one" });
		await show(<ExcludedPlace />);
		await screen.findByText(/^Excluded until /);
		cleanup();
		closeSession();
		openSession({ token: "two" });
		const router = await show(<ExcludedPlace />);
		await vi.waitFor(() => expect(router.state.location.href).toBe("/?panel=withdraw"));
	});
});

const offer = <UnlessExcluded whole="page">An offer</UnlessExcluded>;

describe("A.3.8 what is an offer", () => {
	test.each([
		["exclusion", platform.errors.SELF_EXCLUDED],
		["break", platform.errors.ON_A_BREAK],
	])("gives way to the reason during a(n) %s", async (kind, sentence) => {
		excluded = { kind, until: hence(86_400_000) };
		openSession({ token: `offer-${kind}` });
		const router = await show(offer);
		expect(await screen.findByText(sentence)).toBeDefined();
		expect(screen.getByRole("heading", { level: 1, name: "Time away" })).toBeDefined();
		expect(screen.queryByText("An offer")).toBeNull();
		fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
		await vi.waitFor(() => expect(router.state.location.href).toBe("/?panel=withdraw"));
	});
	test("gives way in a dialog, too, which has its own heading", async () => {
		openSession({ token: "dialog" });
		await show(<UnlessExcluded whole="dialog">The chat</UnlessExcluded>);
		expect(await screen.findByText(platform.errors.SELF_EXCLUDED)).toBeDefined();
		expect(screen.queryByText("The chat")).toBeNull();
		expect(screen.queryByRole("heading")).toBeNull();
	});
	test.each([
		["a member whom nothing excludes", undefined, 0],
		["a member whose break is over", { kind: "break", until: hence(-1_000) }, 0],
		["a guest", undefined, 4],
	])("is there for %s", async (who, exclusion, isAgent) => {
		excluded = exclusion;
		openSession({ token: who });
		describeSession({ isAgent });
		await show(
			<>
				<ExcludedPlace />
				{offer}
			</>,
		);
		expect(await screen.findByText("An offer")).toBeDefined();
		expect(screen.queryByRole("region")).toBeNull();
	});
});
