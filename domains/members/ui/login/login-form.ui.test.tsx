import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { compactDecrypt, exportJWK, generateKeyPair } from "jose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, currentSession, forgetCookie, giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import type { LoggedIn } from "./logged-in.ts";
import { LoginForm } from "./login-form.tsx";
import { rememberLogin } from "./login-memory.ts";

giveSentences({ domain: "members", code: "EN", content: en });

const keys = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
const sealingKey = { ...(await exportJWK(keys.publicKey)), kid: "key-1" };

const sent: string[] = [];
let answers: unknown[] = [];
const opened = { token: "a-token", expiresAt: "2026-12-21T00:00:00Z", device: "a-device" };
const success = { success: true, value: { ...opened, firstTimeLogin: false, passwordExpired: false } };
const refusal = (errorCode: string, value: unknown) => ({ success: false, message: "", errorCode, value });

beforeEach(() => {
	closeSession();
	localStorage.clear();
	rememberLogin({ username: "minji2000", remember: false });
	sent.length = 0;
	answers = [];
	vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
		if (url.includes("/wps/captcha")) return Response.json({ success: true, value: "AAAA" });
		if (!url.includes("/wps/session/login")) return Response.json({ success: true, value: sealingKey });
		sent.push(String(init.body));
		return Response.json(answers.shift());
	});
});
afterEach(() => {
	cleanup();
	forgetCookie("loginRemember");
	vi.unstubAllGlobals();
});

function openForm() {
	const logins: LoggedIn[] = [];
	render(
		<ClientProvider>
			<LoginForm onLoggedIn={(login) => logins.push(login)} onAsked={() => {}} />
		</ClientProvider>,
	);
	return { logins, person: userEvent.setup() };
}

const bodyOf = async (sealed: string | undefined): Promise<unknown> => {
	const { plaintext } = await compactDecrypt(sealed ?? "", keys.privateKey);
	const { body } = JSON.parse(new TextDecoder().decode(plaintext));
	return body;
};
const name = () => screen.getByLabelText("User name");
const password = () => screen.getByLabelText("Password");
const button = () => screen.getByRole("button", { name: /^Log in|^Try again/ });

test("of empty fields each says so, and nothing is sent", async () => {
	const { person } = openForm();
	await person.click(button());
	expect(await screen.findAllByText(en.problems.required)).toHaveLength(2);
	expect(sent).toEqual([]);
});

test("a login opens the session and remembers name and browser, never the password", async () => {
	answers = [success];
	const { person, logins } = openForm();
	await person.type(name(), " minji2000 ");
	await person.type(password(), "three4stones");
	await person.click(screen.getByRole("checkbox"));
	await person.click(button());
	await waitFor(() => expect(logins).toHaveLength(1));
	expect(logins[0]).toMatchObject({ username: "minji2000", mustChange: false, first: false });
	expect(currentSession()).toMatchObject({ token: "a-token", account: "minji2000", isAgent: 0 });
	expect(document.cookie).toContain("loginRemember=minji2000");
	const kept = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join();
	expect(kept).not.toContain("three4stones");
	expect(kept).toContain("a-device");
	expect(await bodyOf(sent[0])).toMatchObject({ username: "minji2000", password: "three4stones" });
});

test("a failure that flags the captcha shows it; what was typed stays; the next attempt brings it with its id", async () => {
	answers = [refusal("WRONG_CREDENTIALS", { captcha: true }), success];
	const { person, logins } = openForm();
	await person.type(name(), "minji2000");
	await person.type(password(), "wrong4you");
	await person.click(button());
	await screen.findByText(en.errors.WRONG_CREDENTIALS);
	expect(name()).toHaveProperty("value", "minji2000");
	expect(password()).toHaveProperty("value", "wrong4you");
	await person.type(await screen.findByLabelText(/Characters in the picture/), "K7P2Q");
	await person.click(button());
	await waitFor(() => expect(logins).toHaveLength(1));
	expect(await bodyOf(sent[1])).toMatchObject({
		captcha: "K7P2Q",
		captchaId: expect.stringMatching(/^[0-9a-f-]{36}$/),
	});
});

test("a lock holds the button and counts down", async () => {
	answers = [refusal("LOGIN_LOCKED", { captcha: true, retryAfterSeconds: 90 })];
	const { person } = openForm();
	await person.type(name(), "minji2000");
	await person.type(password(), "wrong4you");
	await person.click(button());
	await screen.findByText(en.errors.LOGIN_LOCKED);
	expect(button()).toHaveProperty("disabled", true);
	expect(button().textContent).toMatch(/^Try again in 1:(30|29)$/);
});
