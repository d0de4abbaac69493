import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, currentSession, giveSentences, openSession, Toasts } from "#platform/ui";
import en from "../messages/en.json";
import { AccountHistory } from "./account-history.tsx";
import { OpenSessions } from "./open-sessions.tsx";

giveSentences({ domain: "members", code: "EN", content: en });
giveSentences({ domain: "platform", code: "EN", content: { cancel: "Cancel", close: "Close", showMore: "Show more" } });

const time = "2026-05-01T12:00:00.000Z";
const place = (id: string, change: object) => ({
	id,
	startedAt: time,
	lastSeenAt: time,
	address: "203.0.113.7",
	browser: "Firefox",
	system: "Linux",
	current: false,
	...change,
});
const own = place("01890000-0000-7000-8000-000000000001", { current: true });
const phone = place("01890000-0000-7000-8000-000000000002", { browser: "Safari", system: "iOS" });
const unknown = place("01890000-0000-7000-8000-000000000003", { browser: "", system: "" });

let sessions = [own, phone, unknown];
let asked: unknown[] = [];
const onLeft = vi.fn();
const events = [
	{ id: "3", at: time, kind: "login-failed", address: "198.51.100.9" },
	{ id: "2", at: time, kind: "invented-later", address: "203.0.113.7" },
];

beforeEach(() => {
	sessions = [own, phone, unknown];
	asked = [];
	onLeft.mockClear();
	openSession({ token: "1.token" });
	vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
		if (url.startsWith("/wps/member/logins")) return Response.json({ success: true, value: { events } });
		if (init.method !== "POST") return Response.json({ success: true, value: { sessions } });
		const { which } = JSON.parse(String(init.body));
		asked.push(which);
		const before = sessions.length;
		sessions = sessions.filter(({ id, current }) => (which === "others" ? current : which !== "all" && id !== which));
		return Response.json({ success: true, value: { ended: before - sessions.length } });
	});
});

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function open() {
	render(
		<ClientProvider>
			<OpenSessions onLeft={onLeft} />
			<Toasts />
		</ClientProvider>,
	);
	await screen.findByText("Firefox on Linux");
	return userEvent.setup();
}

test("each place has its name; the one in use is marked and cannot be ended by itself", async () => {
	await open();
	const [first, second, third] = screen.getAllByRole("listitem");
	expect(within(first ?? document.body).getByText(en.security.current)).toBeTruthy();
	expect(within(first ?? document.body).queryByRole("button")).toBeNull();
	expect(within(second ?? document.body).getByRole("button", { name: "Log out: Safari on iOS" })).toBeTruthy();
	expect(within(third ?? document.body).getByText(en.security.unknownBrowser)).toBeTruthy();
});

test("one other place is logged out, and leaves the list", async () => {
	const person = await open();
	await person.click(screen.getByRole("button", { name: "Log out: Safari on iOS" }));
	await screen.findByText("Sessions logged out: 1");
	await waitFor(() => expect(screen.queryByText("Safari on iOS")).toBeNull());
	expect(asked).toEqual([phone.id]);
	expect(currentSession().token).toBe("1.token");
});

test("all others are logged out, and then there is nothing left to log out elsewhere", async () => {
	const person = await open();
	await person.click(screen.getByRole("button", { name: en.security.endOthers }));
	await waitFor(() => expect(screen.queryByRole("button", { name: en.security.endOthers })).toBeNull());
	expect(asked).toEqual(["others"]);
	expect(onLeft).not.toHaveBeenCalled();
});

test("everywhere asks first, and ends the session of this tab too", async () => {
	const person = await open();
	await person.click(screen.getByRole("button", { name: en.security.endAll }));
	const question = within(await screen.findByRole("dialog", { name: en.security.endAllTitle }));
	expect(asked).toEqual([]);
	await person.click(question.getByRole("button", { name: en.security.endAll }));
	await waitFor(() => expect(currentSession().token).toBeUndefined());
	expect(asked).toEqual(["all"]);
	expect(onLeft).toHaveBeenCalledTimes(1);
});

test("the history tells each event in words, one it does not know as another change", async () => {
	render(
		<ClientProvider>
			<AccountHistory />
		</ClientProvider>,
	);
	await screen.findByText(en.security.events["login-failed"]);
	expect(screen.getByText(en.security.events.other)).toBeTruthy();
	expect(screen.getByText("198.51.100.9")).toBeTruthy();
});
