import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession, Toasts } from "#platform/ui";
import en from "../messages/en.json";
import { sealingKey, serveSite } from "../testing/site-answers.ts";
import { LastLogin } from "./last-login.tsx";
import { PayoutName } from "./payout-name.tsx";

const key = await sealingKey();

for (const [domain, content] of [
	["members", en],
	["platform", { close: "Close" }],
	["brand", {}],
] as const)
	giveSentences({ domain, code: "EN", content });

const words = en.payoutName;
const path = "/wps/member/payout-name";

beforeEach(() => openSession({ token: "1.token" }));
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

function show(part: "name" | "login", answers: Readonly<Record<string, unknown>>) {
	const sent = serveSite([], { ...key, ...answers });
	render(
		<ClientProvider>
			{part === "name" ? <PayoutName /> : <LastLogin />}
			<Toasts />
		</ClientProvider>,
	);
	return { person: userEvent.setup(), puts: () => sent.filter(({ method }) => method === "PUT") };
}

test("a name is typed, read once more, and locked with the password; a step back keeps it", async () => {
	const { person, puts } = show("name", { [path]: { masked: "" } });
	await person.click(await screen.findByRole("button", { name: words.give }));
	const dialog = within(await screen.findByRole("dialog", { name: words.give }));
	await person.click(dialog.getByRole("button", { name: en.authenticator.next }));
	await dialog.findByText(en.problems.required);
	await person.type(dialog.getByLabelText(/^Account holder/), " Kim Minji ");
	await person.click(dialog.getByRole("button", { name: en.authenticator.next }));
	await dialog.findByText(words.warning);
	await person.click(dialog.getByRole("button", { name: words.back }));
	expect(await dialog.findByLabelText(/^Account holder/)).toHaveProperty("value", "Kim Minji");
	await person.click(dialog.getByRole("button", { name: en.authenticator.next }));
	expect(puts()).toEqual([]);
	await person.type(await dialog.findByLabelText(/^Current password/), "three4stones");
	await person.click(dialog.getByRole("button", { name: words.act }));
	await screen.findByText(words.done);
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(puts()).toHaveLength(1);
});

test("a locked one is shown masked, and nothing can be done about it here", async () => {
	show("name", { [path]: { masked: "K•• M••••" } });
	await screen.findByText("K•• M••••");
	screen.getByText(words.locked);
	screen.getByText(words.lockedText);
	expect(screen.queryByRole("button", { name: words.give })).toBeNull();
});

test.each([
	[{ last: undefined }, en.lastLogin.none],
	[
		{
			last: {
				at: "2026-05-01T12:00:00.000Z",
				address: "192.0.2.1",
				browser: "Firefox",
				system: "Linux",
				country: "KR",
			},
		},
		"Firefox on Linux · South Korea · 192.0.2.1",
	],
	[
		{ last: { at: "2026-05-01T12:00:00.000Z", address: "192.0.2.1", browser: "", system: "", country: "" } },
		`${en.security.unknownBrowser} · 192.0.2.1`,
	],
])("the login before: %j", async (answer, sentence) => {
	show("login", { "/wps/member/logins/last": answer });
	await screen.findByText(sentence);
});
