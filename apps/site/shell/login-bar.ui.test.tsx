import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WhitelabelFlag } from "#brand/core";
import { siteWith } from "#brand/ui/testing";
import { closePopup, closeSession, currentSession, giveSentences, isGuest, openPopups } from "#platform/ui";
import { LoginBar } from "./login-bar.tsx";
import { show } from "./testing/shown.tsx";

const words = {
	logIn: "Log in",
	register: "Register",
	username: "User name",
	password: "Password",
	showPassword: "Show the password",
	hidePassword: "Hide the password",
	forgot: "Forgot password?",
	freePlay: "Free play",
	fillIn: "Fill this in.",
};
const closed = "This account is closed.";
giveSentences({ domain: "brand", code: "EN", content: { account: words } });
giveSentences({ domain: "members", code: "EN", content: { errors: { ACCOUNT_CLOSED: closed } } });

const opened = { token: "a-token", expiresAt: "2026-12-21T00:00:00Z" };
const success = {
	success: true,
	value: { ...opened, device: "a-device", firstTimeLogin: false, passwordExpired: false },
};
const refusal = (errorCode: string, value: unknown = null) => ({ success: false, message: "", errorCode, value });

let answers: unknown[] = [];
const sent: string[] = [];

function serve(flags: readonly WhitelabelFlag[]): void {
	const keys = crypto.subtle
		.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"])
		.then(({ publicKey }) => crypto.subtle.exportKey("jwk", publicKey));
	vi.stubGlobal("fetch", async (address: string) => {
		const { pathname } = new URL(address, "http://here");
		if (pathname === "/wps/system/bootstrap") return Response.json({ success: true, value: siteWith(flags) });
		if (!pathname.startsWith("/wps/session/login"))
			return Response.json({ success: true, value: { ...(await keys), kid: "key-1" } });
		sent.push(pathname);
		return Response.json(answers.shift());
	});
}

beforeEach(() => {
	closeSession();
	closePopup(0);
	localStorage.clear();
	sent.length = 0;
	answers = [];
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const popups = () => openPopups().map(({ name }) => name);
const button = (name: string) => screen.getByRole("button", { name });
const name = () => screen.getByLabelText(words.username);
const password = () => screen.getByLabelText(words.password);

async function open(flags: readonly WhitelabelFlag[] = []) {
	serve(flags);
	const router = await show(<LoginBar />, "/help");
	await screen.findByLabelText(words.username);
	return { router, person: userEvent.setup() };
}

test("password managers find what they look for, and the password can be looked at", async () => {
	const { person } = await open();
	expect(name().getAttribute("autocomplete")).toBe("username");
	expect(password().getAttribute("autocomplete")).toBe("current-password");
	expect(password().getAttribute("type")).toBe("password");
	await person.click(button(words.showPassword));
	expect(password().getAttribute("type")).toBe("text");
	await person.click(button(words.hidePassword));
	expect(password().getAttribute("type")).toBe("password");
});

test("what is missing is said and has the focus; what is typed next takes the sentence away; nothing is sent", async () => {
	const { person } = await open();
	await person.type(name(), "minji2000{Enter}");
	expect(screen.getByRole("alert").textContent).toBe(words.fillIn);
	expect(document.activeElement).toBe(password());
	expect(password().getAttribute("aria-invalid")).toBe("true");
	expect(password().getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
	await person.type(password(), "x");
	expect(screen.getByRole("alert").textContent).toBe("");
	expect(password().getAttribute("aria-invalid")).toBe("false");
	expect(sent).toEqual([]);
});

test("nothing typed: the popup opens, with the further ways in", async () => {
	const { person } = await open();
	await person.click(button(words.logIn));
	expect(popups()).toEqual(["login"]);
});

test("the other ways lead on; the guest's only where the brand has it on", async () => {
	const { person } = await open();
	expect(screen.queryByRole("button", { name: words.freePlay })).toBeNull();
	await person.click(button(words.forgot));
	await person.click(button(words.register));
	expect(popups()).toEqual(["forgot-password", "register"]);
});

test("a login opens the session and leads home", async () => {
	answers = [success];
	const { router, person } = await open();
	await person.type(name(), "minji2000");
	await person.type(password(), "three4stones{Enter}");
	await waitFor(() => expect(currentSession().token).toBe("a-token"));
	await waitFor(() => expect(router.state.location.pathname).toBe("/"));
	expect(popups()).toEqual([]);
});

test("a refusal that a sentence tells is told here, and what was typed stays", async () => {
	answers = [refusal("ACCOUNT_CLOSED")];
	const { person } = await open();
	await person.type(name(), "minji2000");
	await person.type(password(), "three4stones{Enter}");
	await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(closed));
	expect(password()).toHaveProperty("value", "three4stones");
	expect(button(words.logIn)).toHaveProperty("disabled", false);
	expect(popups()).toEqual([]);
});

test("a flagged captcha leads to the popup", async () => {
	answers = [refusal("WRONG_CREDENTIALS", { captcha: true })];
	const { person } = await open();
	await person.type(name(), "minji2000");
	await person.type(password(), "wrong4you{Enter}");
	await waitFor(() => expect(popups()).toEqual(["login"]));
	expect(screen.getByRole("alert").textContent).toBe("");
});

test("a guest comes in where free play is on", async () => {
	answers = [{ success: true, value: opened }];
	const { router, person } = await open(["FREEPLAY3"]);
	await person.click(button(words.freePlay));
	await waitFor(() => expect(isGuest(currentSession())).toBe(true));
	await waitFor(() => expect(router.state.location.pathname).toBe("/"));
	expect(sent).toEqual(["/wps/session/login/freeplay"]);
});
