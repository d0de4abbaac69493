import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { exportJWK, generateKeyPair } from "jose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, currentSession, giveSentences, Toasts } from "#platform/ui";
import en from "../messages/en.json";
import { begunLogin } from "./begun-login.ts";
import { LoginAttempt } from "./login-attempt.tsx";
import { rememberedLogin, rememberLogin } from "./login-memory.ts";
import { LoginPopup } from "./login-popup.tsx";

giveSentences({ domain: "members", code: "EN", content: en });
for (const domain of ["platform", "brand"]) giveSentences({ domain, code: "EN", content: {} });

const keys = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
const sealingKey = { ...(await exportJWK(keys.publicKey)), kid: "key-1" };
const opened = { token: "a-token", expiresAt: "2026-12-21T00:00:00Z", device: "a-device" };
const success = (asks: { firstTimeLogin?: boolean; passwordExpired?: boolean } = {}) => ({
	success: true,
	value: { ...opened, firstTimeLogin: false, passwordExpired: false, ...asks },
});
const refusal = (errorCode: string, value: unknown) => ({ success: false, message: "", errorCode, value });

let answer: unknown;

beforeEach(() => {
	closeSession();
	localStorage.clear();
	rememberLogin({ username: "minji2000", remember: false });
	begunLogin.set(undefined);
	vi.stubGlobal("fetch", async (url: string) => {
		if (url.includes("/wps/captcha")) return Response.json({ success: true, value: "AAAA" });
		if (url.includes("/wps/session/login")) return Response.json(answer);
		if (/bootstrap|banners/.test(url)) return Response.json(refusal("NOT_FOUND", null));
		return Response.json({ success: true, value: sealingKey });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const typed = { username: "minji2000", password: "three4stones" };

function begin() {
	const told = { onDone: vi.fn(), onPopup: vi.fn(), onRefused: vi.fn() };
	render(
		<ClientProvider>
			<LoginAttempt {...typed} {...told} />
			<Toasts />
		</ClientProvider>,
	);
	return told;
}

function openPopup() {
	const none = () => {};
	return render(
		<ClientProvider>
			<LoginPopup ended={false} onClose={none} onDone={none} onGuest={none} onRegister={none} onForgot={none} />
		</ClientProvider>,
	);
}

const stored = () =>
	[document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage), location.href].join();

test("a right password opens the session; the browser is remembered, and the name only when it was before", async () => {
	answer = success();
	const told = begin();
	await waitFor(() => expect(told.onDone).toHaveBeenCalledOnce());
	expect(currentSession()).toMatchObject({ token: "a-token", account: "minji2000" });
	expect(rememberedLogin().remember).toBe(false);
	expect(stored()).toContain("a-device");
	expect(stored()).not.toContain(typed.password);
	expect([told.onPopup.mock.calls, told.onRefused.mock.calls, begunLogin.get()]).toEqual([[], [], undefined]);
});

test("the login before is told, with its time and its place", async () => {
	const lastLogin = {
		at: "2026-05-01T12:00:00.000Z",
		address: "192.0.2.1",
		browser: "Firefox",
		system: "",
		country: "KR",
	};
	answer = { success: true, value: { ...success().value, lastLogin } };
	const told = begin();
	await waitFor(() => expect(told.onDone).toHaveBeenCalledOnce());
	await screen.findByText(/^Last login: May 1, 2026.*, Firefox · South Korea · 192\.0\.2\.1$/);
});

test("a name that the browser remembers stays remembered", async () => {
	rememberLogin({ username: "minji2000", remember: true });
	answer = success();
	const told = begin();
	await waitFor(() => expect(told.onDone).toHaveBeenCalledOnce());
	expect(rememberedLogin()).toEqual({ username: "minji2000", remember: true });
});

test("what a sentence tells is told where it was typed", async () => {
	answer = refusal("ACCOUNT_CLOSED", null);
	const told = begin();
	await waitFor(() => expect(told.onRefused).toHaveBeenCalledWith(en.errors.ACCOUNT_CLOSED));
	expect([told.onPopup.mock.calls, begunLogin.get()]).toEqual([[], undefined]);
});

test("a flagged captcha: the popup goes on with what was typed, says why and shows the picture; nothing is stored", async () => {
	answer = refusal("WRONG_CREDENTIALS", { captcha: true });
	const told = begin();
	await waitFor(() => expect(told.onPopup).toHaveBeenCalledOnce());
	expect(stored()).not.toContain(typed.password);
	const popup = openPopup();
	await screen.findByText(en.errors.WRONG_CREDENTIALS);
	await screen.findByRole("img", { name: en.captcha.picture });
	expect(screen.getByLabelText("User name")).toHaveProperty("value", typed.username);
	expect(screen.getByLabelText("Password")).toHaveProperty("value", typed.password);
	popup.unmount();
	expect(begunLogin.get()).toBeUndefined();
	openPopup();
	expect(await screen.findByLabelText("Password")).toHaveProperty("value", "");
	expect(screen.queryByRole("img", { name: en.captcha.picture })).toBeNull();
});

test("a lock counts down in the popup", async () => {
	answer = refusal("LOGIN_LOCKED", { captcha: true, retryAfterSeconds: 90 });
	const told = begin();
	await waitFor(() => expect(told.onPopup).toHaveBeenCalledOnce());
	openPopup();
	await screen.findByText(en.errors.LOGIN_LOCKED);
	expect(screen.getByRole("button", { name: /^Try again in 1:/ })).toHaveProperty("disabled", true);
});

test.each([
	["asked for", success({ passwordExpired: true }), en.password.expiredTitle],
	["offered at a first login", success({ firstTimeLogin: true }), en.password.firstTitle],
])("a new password that is %s comes next, in the popup", async (_, given, title) => {
	answer = given;
	const told = begin();
	await waitFor(() => expect(told.onPopup).toHaveBeenCalledOnce());
	expect(told.onDone).not.toHaveBeenCalled();
	openPopup();
	expect(await screen.findByRole("dialog", { name: title })).toBeTruthy();
	expect(stored()).not.toContain(typed.password);
});
