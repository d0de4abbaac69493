import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, currentSession, giveSentences } from "#platform/ui";
import { ForgottenPopup } from "../forgotten/forgotten-popup.tsx";
import en from "../messages/en.json";
import { sealingKey, serveSite } from "../testing/site-answers.ts";
import { begunLogin } from "./begun-login.ts";
import { LoginAttempt } from "./login-attempt.tsx";
import { rememberedNumber, rememberLogin } from "./login-memory.ts";
import { LoginPopup } from "./login-popup.tsx";

const key = await sealingKey();

for (const [domain, content] of [
	["members", en],
	["platform", {}],
	["brand", {}],
] as const)
	giveSentences({ domain, code: "EN", content });

const opened = {
	token: "a-token",
	expiresAt: "2026-12-21T00:00:00Z",
	device: "a-device",
	firstTimeLogin: false,
	passwordExpired: false,
};
const phone = { way: "phone", masked: "+82•••••••5678" };
const email = { way: "email", masked: "mo••••@mail.com" };
const holder = { way: "payoutName", masked: "" };
const asked = (ways: readonly object[]) => ({
	refused: "SECOND_PROOF_REQUIRED",
	value: { proofToken: "1.proof", expiresAt: "2026-12-21T00:00:00Z", ways },
});
const typed = { username: "minji2000", password: "three4stones" };
const paths = { login: "/wps/session/login", code: "/wps/session/login/code", proof: "/wps/session/login/proof" };

beforeEach(() => {
	closeSession();
	localStorage.clear();
	sessionStorage.clear();
	begunLogin.set(undefined);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** Logs in by the header; the popup opens where it is told to. */
async function begin(ways: readonly object[], answer: unknown = opened) {
	const sent = serveSite([], {
		...key,
		[paths.login]: asked(ways),
		[paths.code]: { expiredMinutes: 3 },
		[paths.proof]: answer,
	});
	const told = { onDone: vi.fn(), onPopup: vi.fn(), onRefused: vi.fn() };
	const header = render(
		<ClientProvider>
			<LoginAttempt {...typed} {...told} />
		</ClientProvider>,
	);
	await waitFor(() => expect(told.onPopup).toHaveBeenCalledOnce());
	header.unmount();
	const onDone = vi.fn();
	const none = () => {};
	render(
		<ClientProvider>
			<LoginPopup ended={false} onClose={none} onDone={onDone} onGuest={none} onRegister={none} onForgot={none} />
		</ClientProvider>,
	);
	await screen.findByRole("dialog", { name: en.proof.title });
	return { person: userEvent.setup(), onDone, sent };
}

const pathsOf = (sent: readonly { readonly path: string; readonly method: string }[]) =>
	sent.filter(({ method }) => method === "POST").map(({ path }) => path);

test("the header's login goes on in the popup: a way is chosen, a code asked for, the session opens", async () => {
	const { person, onDone, sent } = await begin([phone, email, holder]);
	await screen.findByLabelText(/^Code to \+82/);
	await person.click(screen.getByRole("tab", { name: en.proof.way.email }));
	const code = await screen.findByLabelText(/^Code to mo/);
	await person.click(screen.getByRole("button", { name: en.phone.send }));
	await screen.findByRole("button", { name: /^Again in / });
	expect(JSON.parse(sent.find(({ path }) => path === paths.code)?.body ?? "")).toEqual({
		proofToken: "1.proof",
		way: "email",
	});
	await person.click(screen.getByRole("button", { name: en.login.act }));
	await screen.findByText(en.problems.required);
	expect(pathsOf(sent)).not.toContain(paths.proof);
	await person.type(code, "123456");
	await person.click(screen.getByRole("button", { name: en.login.act }));
	await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
	expect(currentSession()).toMatchObject({ token: "a-token", account: "minji2000" });
	expect(JSON.stringify(localStorage)).toContain("a-device");
});

test("one way alone needs no choice; a wrong proof is told, and what was typed stays", async () => {
	const { person, onDone } = await begin([holder], { refused: "SECOND_PROOF_WRONG" });
	expect(screen.queryByRole("tab")).toBeNull();
	const name = await screen.findByLabelText(/^Account holder/);
	await person.type(name, "Kim Minji");
	await person.click(screen.getByRole("button", { name: en.login.act }));
	await screen.findByText(en.errors.SECOND_PROOF_WRONG);
	expect(name).toHaveProperty("value", "Kim Minji");
	expect(onDone).not.toHaveBeenCalled();
});

test("an authenticator asks for its code, whatever the network", async () => {
	const { person, onDone } = await begin([{ way: "authenticator", masked: "" }]);
	await screen.findByText(en.proof.authenticatorText);
	expect(screen.queryByRole("button", { name: en.phone.send })).toBeNull();
	await person.type(await screen.findByLabelText(/^Code of your authenticator/), "123 456");
	await person.click(screen.getByRole("button", { name: en.login.act }));
	await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test("too many wrong ones wait", async () => {
	const { person } = await begin([holder], { refused: "PROOF_LOCKED", value: { retryAfterSeconds: 90 } });
	await person.type(await screen.findByLabelText(/^Account holder/), "Kim");
	await person.click(screen.getByRole("button", { name: en.login.act }));
	expect(await screen.findByRole("button", { name: /^Try again in 1:/ })).toHaveProperty("disabled", true);
});

test("a login whose time is over leads back to its form, with what was typed and why", async () => {
	const { person } = await begin([holder], { refused: "LOGIN_PROOF_EXPIRED" });
	await person.type(await screen.findByLabelText(/^Account holder/), "Kim Minji");
	await person.click(screen.getByRole("button", { name: en.login.act }));
	await screen.findByText(en.errors.LOGIN_PROOF_EXPIRED);
	expect(screen.getByLabelText("User name")).toHaveProperty("value", typed.username);
	expect(screen.getByLabelText("Password")).toHaveProperty("value", typed.password);
});

test("back leads to the form, without a word; what the form sends then is asked again", async () => {
	const { person } = await begin([email]);
	await person.click(await screen.findByRole("button", { name: en.proof.back }));
	expect(await screen.findByLabelText("User name")).toHaveProperty("value", typed.username);
	expect(screen.queryByRole("alert")).toBeNull();
	await person.click(screen.getByRole("button", { name: en.login.act }));
	await screen.findByRole("dialog", { name: en.proof.title });
});

test("a login by text message to an account with an authenticator asks for its code, and remembers the number", {
	timeout: 20_000,
}, async () => {
	serveSite(["MOBILEVERCODELOGIN3"], {
		...key,
		[paths.login]: asked([{ way: "authenticator", masked: "" }]),
		[paths.proof]: opened,
	});
	const onDone = vi.fn();
	const none = () => {};
	render(
		<ClientProvider>
			<LoginPopup ended={false} onClose={none} onDone={onDone} onGuest={none} onRegister={none} onForgot={none} />
		</ClientProvider>,
	);
	const person = userEvent.setup();
	await person.click(await screen.findByRole("tab", { name: en.login.sms }));
	await person.type(await screen.findByLabelText(/^Mobile number/), "01012345678");
	await person.type(screen.getByLabelText(/^SMS code/), "123456");
	await person.click(screen.getByRole("checkbox", { name: en.login.rememberNumber }));
	await person.click(screen.getAllByRole("button", { name: en.login.act }).at(-1) ?? document.body);
	await person.type(await screen.findByLabelText(/^Code of your authenticator/), "123456");
	await person.click(screen.getByRole("button", { name: en.login.act }));
	await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
	expect(currentSession()).toMatchObject({ token: "a-token", account: "01012345678" });
	expect(rememberedNumber()).toBe("01012345678");
	rememberLogin({ username: "01012345678", remember: false });
});

test("a new password by phone, to such an account, stands, and the login asks for the code in the same popup", {
	timeout: 20_000,
}, async () => {
	serveSite(["CHNGPASSVERIF3"], {
		...key,
		"/wps/member/password/verification": asked([{ way: "authenticator", masked: "" }]),
		[paths.proof]: opened,
	});
	const onDone = vi.fn();
	render(
		<ClientProvider>
			<ForgottenPopup onClose={() => {}} onDone={onDone} />
		</ClientProvider>,
	);
	const person = userEvent.setup();
	await person.click(await screen.findByRole("tab", { name: en.forgotten.mobile }));
	await person.type(await screen.findByLabelText(/^Mobile number/), "01012345678");
	await person.type(screen.getByLabelText(/^SMS code/), "123456");
	await person.type(screen.getByLabelText(/^New password/), "three4stones");
	await person.click(screen.getByRole("button", { name: en.forgotten.mobileAct }));
	await screen.findByRole("dialog", { name: en.proof.title });
	await person.type(await screen.findByLabelText(/^Code of your authenticator/), "123456");
	await person.click(screen.getByRole("button", { name: en.login.act }));
	await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
	expect(currentSession()).toMatchObject({ token: "a-token" });
});
