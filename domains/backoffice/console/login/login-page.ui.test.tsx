// The way into the console: two steps, a first login with its backup codes, what is refused.
import { cleanup, configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, currentSession, giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { LoginPage } from "./login-page.tsx";

giveSentences({ domain: "desk.backoffice", code: "EN", content: en });
giveSentences({ domain: "platform", code: "EN", content: { close: "Close", retry: "Try again" } });
giveSentences({ domain: "brand", code: "EN", content: { language: "Language", theme: { title: "Theme" } } });
configure({ asyncUtilTimeout: 10_000 });

vi.mock("#platform/contract/client", async (load) => ({
	...(await load<typeof import("#platform/contract/client")>()),
	sealWithServerKey: () => async (body: unknown) => JSON.stringify(body),
}));

const answers: unknown[] = [];
const sent: { readonly path: string; readonly body: unknown }[] = [];

beforeEach(() => {
	closeSession();
	answers.length = 0;
	sent.length = 0;
	vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
		const { pathname } = new URL(url, "http://console.test");
		if (!pathname.startsWith("/ops/")) return Response.json({ success: false, message: "", errorCode: "NOT_FOUND" });
		sent.push({ path: pathname, body: JSON.parse(String(init.body)) });
		return Response.json(answers.shift());
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const stepToken = "A".repeat(43);
const success = (value: unknown) => ({ success: true, value });

async function showPassword(): Promise<void> {
	render(
		<ClientProvider>
			<Suspense>
				<LoginPage />
			</Suspense>
		</ClientProvider>,
	);
	await userEvent.type(await screen.findByLabelText(/User name/), "olga");
	await userEvent.type(screen.getByLabelText(/Password/), "quiet evening");
	await userEvent.click(screen.getByRole("button", { name: "Go on" }));
}

test("name and password, then the code, then somebody is at the desk", async () => {
	answers.push(success({ next: "code", stepToken }), success({ token: "ops.token" }));
	await showPassword();
	await userEvent.type(await screen.findByLabelText(/Code of the authenticator/), "123456");
	await userEvent.click(screen.getByRole("button", { name: "Log in" }));
	await vi.waitFor(() => expect(currentSession().token).toBe("ops.token"));
	expect(sent).toEqual([
		{ path: "/ops/session/login", body: { username: "olga", password: "quiet evening" } },
		{ path: "/ops/session/prove", body: { stepToken, code: "123456" } },
	]);
});

test("a refusal says why and keeps what was typed", async () => {
	answers.push({ success: false, message: "", errorCode: "STAFF_LOCKED", value: { retryAfterSeconds: 1800 } });
	await showPassword();
	expect((await screen.findByRole("alert")).textContent).toContain("1800");
	expect(screen.getByLabelText<HTMLInputElement>(/User name/).value).toBe("olga");
});

test("work that no part of the page can do is told; nothing is sent twice", async () => {
	const value = { provider: "another", challenge: "{}" };
	answers.push({ success: false, message: "", errorCode: "STAFF_PROOF_REQUIRED", value });
	await showPassword();
	expect((await screen.findByRole("alert")).textContent).toContain(en.errors.STAFF_PROOF_REQUIRED);
	expect(sent).toHaveLength(1);
});

test("a first login wants the same password twice, shows backup codes, and only then opens the desk", async () => {
	const begun = { token: "ops.first", backupCodes: ["AAAAA-BBBBB", "CCCCC-DDDDD"] };
	answers.push(success({ next: "begin", stepToken, secret: "ABCDEFGHIJ", address: "otpauth://totp/x" }));
	answers.push(success(begun));
	await showPassword();
	expect(await screen.findByText("ABCD EFGH IJ")).toBeTruthy();
	await userEvent.type(screen.getByLabelText(/Its first code/), "123456");
	await userEvent.type(screen.getByLabelText(/Your own password/), "a long own password");
	await userEvent.type(screen.getByLabelText(/The same again/), "another");
	await userEvent.click(screen.getByRole("button", { name: "Log in" }));
	expect(await screen.findByText("The two are not the same.")).toBeTruthy();
	expect(sent).toHaveLength(1);
	await userEvent.clear(screen.getByLabelText(/The same again/));
	await userEvent.type(screen.getByLabelText(/The same again/), "a long own password");
	await userEvent.click(screen.getByRole("button", { name: "Log in" }));
	expect(await screen.findByText("CCCCC-DDDDD")).toBeTruthy();
	expect(currentSession().token).toBeUndefined();
	await userEvent.click(screen.getByRole("button", { name: "I have kept them" }));
	expect(currentSession().token).toBe("ops.first");
});
