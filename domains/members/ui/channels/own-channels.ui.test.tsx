import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession, Toasts } from "#platform/ui";
import en from "../messages/en.json";
import { sealingKey, serveSite } from "../testing/site-answers.ts";
import { keepReturn } from "./is-way-back.ts";
import { OwnChannels } from "./own-channels.tsx";

giveSentences({ domain: "members", code: "EN", content: en });

const list = "/wps/member/channels";
const begin = "/wps/member/channel/begin";
const finish = "/wps/member/channel/finish";
const unlink = "/wps/member/channel/unlink";
const { channel, errors } = en;
const mosaic = { code: "mosaic-id", title: "Mosaic ID", open: true };
const linked = { ...mosaic, linkedAt: "2026-05-01T12:00:00.000Z" };

beforeEach(() => {
	sessionStorage.clear();
	openSession({ token: "a-token" });
	history.replaceState(null, "", "/index");
});
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

async function open(answers: Readonly<Record<string, unknown>>) {
	const sent = serveSite([], { ...(await sealingKey()), ...answers });
	const leave = vi.fn();
	render(
		<ClientProvider>
			<OwnChannels leave={leave} />
			<Toasts />
		</ClientProvider>,
	);
	return { person: userEvent.setup(), leave, posts: () => sent.filter(({ method }) => method === "POST"), sent };
}

test("where the brand has no channel, nothing is shown", async () => {
	const { sent } = await open({ [list]: { channels: [] } });
	await vi.waitFor(() => expect(sent.map(({ path }) => path)).toContain(list));
	expect(screen.queryByRole("heading")).toBeNull();
});

test("one that is not linked is linked behind the password: the browser leaves for it", async () => {
	const url = "https://id.example/authorize";
	const { person, leave } = await open({ [list]: { channels: [mosaic] }, [begin]: { url, binding: "a-binding" } });
	await person.click(await screen.findByRole("button", { name: `${channel.connect}: Mosaic ID` }));
	const dialog = screen.getByRole("dialog");
	await person.type(within(dialog).getByLabelText(/password/i, { selector: "input" }), "tiles4all");
	await person.click(within(dialog).getByRole("button", { name: "Go to Mosaic ID" }));
	await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(url));
	expect(sessionStorage.getItem("channelBinding")).toBe("a-binding");
});

test("who comes back is linked, once", async () => {
	sessionStorage.setItem("channelBinding", "a-binding");
	history.replaceState(null, "", "/login?state=s&code=c");
	expect(keepReturn()).toBe(true);
	const { posts } = await open({ [list]: { channels: [linked] }, [finish]: { title: "Mosaic ID" } });
	await screen.findByText(/Mosaic ID is connected/);
	expect(posts().filter(({ path }) => path === finish)).toHaveLength(1);
	expect(sessionStorage.getItem("channelReturn")).toBeNull();
});

test("what does not hold is told", async () => {
	sessionStorage.setItem("channelBinding", "a-binding");
	history.replaceState(null, "", "/login?state=s&error=access_denied");
	keepReturn();
	await open({ [list]: { channels: [mosaic] }, [finish]: { refused: "CHANNEL_REFUSED" } });
	await screen.findByText(errors.CHANNEL_REFUSED);
});

test("an address that is no way back is left alone", () => {
	history.replaceState(null, "", "/login?code=AG12");
	expect(keepReturn()).toBe(false);
});

test.each([
	["is unlinked after a question", {}, channel.disconnected],
	["the last way in stays, and what to do first is said", { refused: "LAST_WAY_IN" }, errors.LAST_WAY_IN],
])("one that is linked: %s", async (_case, answer, sentence) => {
	const { person } = await open({ [list]: { channels: [linked] }, [unlink]: answer });
	await person.click(await screen.findByRole("button", { name: `${channel.disconnect}: Mosaic ID` }));
	const question = screen.getByRole("dialog", { name: "Disconnect Mosaic ID?" });
	await person.click(within(question).getByRole("button", { name: channel.disconnect }));
	await screen.findByText(sentence);
});
