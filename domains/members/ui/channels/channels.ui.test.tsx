import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, currentSession, giveSentences, openSession } from "#platform/ui";
import en from "../messages/en.json";
import { sealingKey, serveSite } from "../testing/site-answers.ts";
import { Channels, useLinkAfterLogin } from "./channels.tsx";
import { isWayBack } from "./is-way-back.ts";
import { keepLink } from "./way-back.ts";

giveSentences({ domain: "members", code: "EN", content: en });

const list = "/wps/session/channels";
const finish = "/wps/session/channel/finish";
const link = "/wps/session/channel/link";
const some = { [list]: { channels: [{ code: "mosaic-id", title: "Mosaic ID" }] } };

beforeEach(() => {
	closeSession();
	sessionStorage.clear();
	history.replaceState(null, "", "/login");
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function Linking() {
	const linkNow = useLinkAfterLogin();
	return (
		<button type="button" onClick={linkNow}>
			logged in
		</button>
	);
}

async function open(answers: Readonly<Record<string, unknown>>) {
	const sent = serveSite([], { ...some, ...(await sealingKey()), ...answers });
	const told = { onLoggedIn: vi.fn(), onAsked: vi.fn(), leave: vi.fn() };
	render(
		<ClientProvider>
			<Channels {...told} />
			<Linking />
		</ClientProvider>,
	);
	const posts = () => sent.filter(({ method }) => method === "POST");
	return { person: userEvent.setup(), posts, ...told };
}
const comeBack = (query: string) => {
	sessionStorage.setItem("channelBinding", "a-binding");
	history.replaceState(null, "", `/login?${query}`);
};

test("where there is no channel, there is no button", async () => {
	const sent = serveSite([], { [list]: { channels: [] } });
	render(
		<ClientProvider>
			<Channels onLoggedIn={vi.fn()} onAsked={vi.fn()} />
		</ClientProvider>,
	);
	await vi.waitFor(() => expect(sent.map(({ path }) => path)).toContain(list));
	expect(screen.queryByRole("button")).toBeNull();
});

test("a press leads to the channel; what binds the way back to this tab is kept here", async () => {
	const begun = { url: "https://id.example/authorize?x=1", binding: "a-binding" };
	const { person, leave } = await open({ "/wps/session/channel/begin": begun });
	await person.click(await screen.findByRole("button", { name: "Continue with Mosaic ID" }));
	await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(begun.url));
	expect(sessionStorage.getItem("channelBinding")).toBe("a-binding");
});

test("who comes back is let in, once, and the address forgets what was brought", async () => {
	comeBack("code=a-code&state=a-state&iss=https%3A%2F%2Fid.example");
	const opened = { token: "a-token", expiresAt: "2026-12-21T00:00:00Z", device: "d", account: "minji2000" };
	const { posts, onLoggedIn } = await open({ [finish]: { ...opened, firstTimeLogin: false, passwordExpired: false } });
	await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
	expect(currentSession().token).toBe("a-token");
	expect(posts().map(({ path }) => path)).toEqual([finish]);
	expect([location.search, sessionStorage.getItem("channelBinding")]).toEqual(["", null]);
});

test("who is not linked yet is told so; the next login links", async () => {
	comeBack("code=a-code&state=a-state");
	const value = { linkToken: "a-link", title: "Mosaic ID" };
	const { person, posts } = await open({ [finish]: { refused: "CHANNEL_NOT_LINKED", value }, [link]: {} });
	await screen.findByText(/No account here is connected to Mosaic ID yet/);
	openSession({ token: "a-token" });
	for (let press = 0; press < 2; press++) await person.click(screen.getByRole("button", { name: "logged in" }));
	await vi.waitFor(() => expect(posts().filter(({ path }) => path === link)).toHaveLength(1));
	expect(posts().at(-1)?.body).toBe('{"linkToken":"a-link"}');
});

test("a login that another tab began is not finished here", async () => {
	history.replaceState(null, "", "/login?code=a-code&state=a-state");
	const { posts } = await open({});
	await screen.findByRole("button", { name: "Continue with Mosaic ID" });
	expect(posts()).toEqual([]);
	expect(location.search).toBe("");
});

test("without a login nothing is linked", async () => {
	const { person, posts } = await open({ [link]: {} });
	await person.click(screen.getByRole("button", { name: "logged in" }));
	expect(posts()).toEqual([]);
	keepLink("a-link");
	expect(sessionStorage.getItem("channelLink")).toBe("a-link");
});

test.each([
	["?code=a&state=b", true],
	["?error=access_denied&state=b", true],
	["?code=AG12", false],
	["?state=b", false],
	["", false],
])("%j is a way back: %s", (search, is) => {
	expect(isWayBack(search)).toBe(is);
});
