import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WhitelabelFlag } from "#brand/core";
import { ClientProvider, closeSession, giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { serveSite } from "../testing/site-answers.ts";
import { rememberLogin } from "./login-memory.ts";
import { LoginPopup } from "./login-popup.tsx";

for (const [domain, content] of [
	["members", en],
	["platform", {}],
	["brand", {}],
] as const)
	giveSentences({ domain, code: "EN", content });

beforeEach(closeSession);
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function open(
	flags: readonly WhitelabelFlag[] = [],
	ended = false,
	more: Readonly<Record<string, unknown>> = {},
) {
	const sent = serveSite(flags, more);
	const told = { onClose: vi.fn(), onDone: vi.fn(), onGuest: vi.fn(), onRegister: vi.fn(), onForgot: vi.fn() };
	render(
		<ClientProvider>
			<LoginPopup ended={ended} {...told} />
		</ClientProvider>,
	);
	const popup = within(await screen.findByRole("dialog", { name: en.login.title }));
	return { person: userEvent.setup(), popup, told, sent };
}

test("the tab of text messages is there only where the brand has it on", async () => {
	const { popup } = await open();
	await popup.findByRole("textbox", { name: /^User name/ });
	expect(popup.queryByRole("tab")).toBeNull();
});

test("by text message: every field is judged, and nothing is sent before all is right; either way keeps what was typed", {
	timeout: 20_000,
}, async () => {
	const { person, popup, sent } = await open(["MOBILEVERCODELOGIN3"]);
	await person.type(await popup.findByRole("textbox", { name: /^User name/ }), "minji2000");
	await person.click(await popup.findByRole("tab", { name: en.login.sms }));
	const number = await popup.findByLabelText(/^Mobile number/);
	const act = () => popup.getAllByRole("button", { name: en.login.act }).at(-1) ?? number;
	await person.click(act());
	await popup.findByText(en.errors.PHONE_NUMBER_MISSING);
	await popup.findByText(en.errors.PHONE_CODE_MISSING);
	await person.type(number, "01012345678");
	await person.type(popup.getByLabelText(/^SMS code/), "12x");
	await person.click(act());
	await popup.findByText(en.errors.PHONE_CODE_INVALID);
	await person.clear(popup.getByLabelText(/^SMS code/));
	await person.type(popup.getByLabelText(/^SMS code/), "123456");
	expect(number).toHaveProperty("value", "01012345678");
	await person.click(popup.getByRole("tab", { name: en.fields.username }));
	expect(popup.getByRole("textbox", { name: /^User name/ })).toHaveProperty("value", "minji2000");
	expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("the ways beside it lead on, and an ended session says why it opened", async () => {
	const { person, popup, told } = await open(["FREEPLAY3"], true);
	popup.getByText(en.session.ended);
	await person.click(popup.getByRole("button", { name: en.login.forgotOpen }));
	await person.click(popup.getByRole("button", { name: en.login.register }));
	await popup.findByRole("button", { name: en.entry.guestAct });
	expect([told.onForgot.mock.calls.length, told.onRegister.mock.calls.length]).toEqual([1, 1]);
	expect(told.onDone).not.toHaveBeenCalled();
});

test("the way that was remembered comes first, with its number and its tick", async () => {
	rememberLogin({ username: "01012345678", remember: true, sms: true });
	const { popup } = await open(["MOBILEVERCODELOGIN3"]);
	expect(await popup.findByLabelText(/^Mobile number/)).toHaveProperty("value", "01012345678");
	expect(popup.getByRole("checkbox", { name: en.login.rememberNumber })).toHaveProperty("checked", true);
	rememberLogin({ username: "01012345678", remember: false });
});

test("what went wrong with a passkey is not said any more once the form is sent", async () => {
	vi.stubGlobal("PublicKeyCredential", () => {});
	const turnedDown = { get: () => Promise.reject(new DOMException("", "NotAllowedError")) };
	Object.defineProperty(navigator, "credentials", { configurable: true, value: turnedDown });
	const options = { challenge: "AQID", rpId: "localhost", timeout: 1000, userVerification: "required" };
	const { person, popup } = await open([], false, { "/wps/session/login/passkey/start": options });
	await person.click(await popup.findByRole("button", { name: en.passkeys.use }));
	await popup.findByText(en.passkeys.notDone);
	await person.type(await popup.findByRole("textbox", { name: /^User name/ }), "minji2000");
	await person.click(popup.getByRole("button", { name: en.login.act }));
	expect(popup.queryByText(en.passkeys.notDone)).toBeNull();
});
