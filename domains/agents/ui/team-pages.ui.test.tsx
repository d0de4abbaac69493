// The team in figures, and the list that goes down step by step and finds by name; whoever is not below is nobody.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { listTeam, readTeam, type TeamMember } from "../contract/index.ts";
import { ManagementPage } from "./management-page.tsx";
import en from "./messages/en.json";
import { OverviewPage } from "./overview-page.tsx";
import { showPage, signInAnew } from "./testing/show-page.tsx";

const member = (id: number, change: Partial<TeamMember> = {}): TeamMember => ({
	memberId: String(id),
	account: `tile${id}`,
	nickname: `tile${id}`,
	agent: false,
	status: "active",
	registeredAt: "2026-11-20T10:00:00.000Z",
	lastLoginAt: null,
	points: [],
	note: "",
	frozen: false,
	phone: "+82••••••5678",
	email: "",
	direct: 0,
	team: 0,
	...change,
});
const own = { path: [], members: [member(20, { agent: true, direct: 1, team: 4 }), member(21)], next: null };
const below = { path: [{ memberId: "20", account: "tile20" }], members: [member(30)], next: null };

let team = { members: 5, joined: { today: 1, week: 2, month: 3 }, levels: [{ depth: 1, members: 5 }] };

function answer(url: URL): unknown {
	if (url.pathname === readTeam.path) return team;
	if (url.pathname !== listTeam.path || url.searchParams.has("account")) return undefined;
	return url.searchParams.get("of") === "20" ? below : own;
}

beforeEach(() => {
	signInAnew();
	vi.stubGlobal("fetch", async (address: string) => {
		const value = answer(new URL(address, "http://here"));
		if (value !== undefined) return Response.json({ success: true, value });
		const refused = { success: false, errorCode: "MEMBER_NOT_BELOW", message: "" };
		return Response.json(refused, { status: 404 });
	});
});

const rows = async () =>
	within(await screen.findByRole("table", { name: en.team.title }))
		.getAllByRole("row")
		.slice(1)
		.map(({ textContent }) => textContent);

test("the overview says how many, how many of them are new, and how far below", async () => {
	showPage(() => <OverviewPage />);
	expect((await screen.findByText(en.overview.week)).nextSibling?.textContent).toBe("2");
	expect(screen.getByText(en.overview.month).nextSibling?.textContent).toBe("3");
	expect(screen.getByRole("row", { name: /1.*5$/ })).toBeTruthy();
});

test("an agent without a team is told how one begins", async () => {
	team = { members: 0, joined: { today: 0, week: 0, month: 0 }, levels: [] };
	showPage(() => <OverviewPage />);
	expect(await screen.findByText(en.overview.noneText)).toBeTruthy();
});

test("a press goes down to who stands below a member, and the way leads back", async () => {
	showPage(() => <ManagementPage />);
	expect(await rows()).toEqual([
		expect.stringMatching(/tile20.*Agent.*5678.*below1.*below4$/),
		expect.stringContaining("tile21"),
	]);
	await userEvent.click(screen.getByRole("button", { name: /tile20/ }));
	await screen.findByRole("button", { name: /tile30/ });
	const path = within(screen.getByRole("navigation", { name: en.team.path }));
	expect(path.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([en.team.own, "tile20"]);
	await userEvent.click(path.getByRole("button", { name: en.team.own }));
	await screen.findByRole("button", { name: /tile21/ });
});

test("as a tree the team opens level by level, with how many stand below each", async () => {
	showPage(() => <ManagementPage />);
	await screen.findByRole("button", { name: /tile20/ });
	await userEvent.click(screen.getByRole("button", { name: en.team.views.tree }));
	expect(await screen.findByText("1 directly · 4 in all")).toBeTruthy();
	await userEvent.click(screen.getByRole("button", { name: "Who stands below tile20" }));
	const level = within(await screen.findByRole("list", { name: "Who stands below tile20" }));
	await userEvent.click(await level.findByRole("button", { name: /tile30/ }));
	expect(screen.queryByRole("button", { name: "Who stands below tile21" })).toBeNull();
});

test("a name that is not in the team finds nobody, and clearing it shows the team again", async () => {
	showPage(() => <ManagementPage />);
	const field = await screen.findByLabelText(en.team.account);
	await userEvent.type(field, "stranger{Enter}");
	expect(await screen.findByText(en.team.nobody)).toBeTruthy();
	await userEvent.clear(await screen.findByLabelText(en.team.account));
	await userEvent.click(screen.getByRole("button", { name: en.team.find }));
	expect(await screen.findByRole("button", { name: /tile20/ })).toBeTruthy();
});
