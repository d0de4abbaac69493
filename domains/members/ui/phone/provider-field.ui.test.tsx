// The window of a third party in the forms of the login and the registration, as a person goes it.
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, currentSession, giveSentences } from "#platform/ui";
import { SmsLoginForm } from "../login/sms-login-form.tsx";
import en from "../messages/en.json";
import { RegisterPopup } from "../register/register-popup.tsx";
import { fakeWindow, providerOrigin } from "../testing/fake-window.ts";
import { type Sent, sealingKey, serveSite } from "../testing/site-answers.ts";

for (const [domain, content] of [
	["members", en],
	["platform", {}],
	["brand", {}],
] as const)
	giveSentences({ domain, code: "EN", content });

const begin = "/wps/verification/phone/begin";
const login = "/wps/session/login";
const register = "/wps/member/register";
const begun = { url: `${providerOrigin}/window#request=x`, channel: "a-channel", waitSeconds: 60 };
const opened = { token: "a-token", expiresAt: "2026-12-21T00:00:00Z", device: "d" };
const granted = { amount: "0.00", currency: "P" };
const { provider, errors } = en;

beforeEach(() => {
	closeSession();
	sessionStorage.clear();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

async function answers(more: Readonly<Record<string, unknown>>) {
	const title = { "/wps/verification/phone": { title: "Mosaic Pass" } };
	return { ...(await sealingKey()), ...title, [begin]: begun, ...more };
}

/** What was sent, without the question whether a person is there. */
const callsOf = (sent: readonly Sent[]): readonly string[] =>
	sent.filter(({ method, path }) => method !== "GET" && !path.endsWith("/human")).map(({ path }) => path);

async function openLogin(more: Readonly<Record<string, unknown>> = {}) {
	const sent = serveSite(["MOBILEVERCODELOGIN3"], await answers(more));
	const shown = fakeWindow();
	const onLoggedIn = vi.fn();
	render(
		<ClientProvider>
			<SmsLoginForm onLoggedIn={onLoggedIn} onAsked={vi.fn()} />
		</ClientProvider>,
	);
	const person = userEvent.setup();
	await screen.findByRole("button", { name: provider.act });
	const calls = () => callsOf(sent);
	const press = (name: string) => person.click(screen.getByRole("button", { name }));
	const typeNumber = () => person.type(screen.getByLabelText(/^Mobile number/), "01012345678");
	const led = () => vi.waitFor(() => expect(shown.popup.location.href).toBe(begun.url));
	return { ...shown, sent, calls, press, typeNumber, led, onLoggedIn };
}
const logIn = en.login.act;
const loggedIn = { ...opened, firstTimeLogin: true, passwordExpired: false };

describe("a login", { timeout: 20_000 }, () => {
	test("asks for no code, goes through the window at its press, and then comes in: no new password is asked for", async () => {
		const { typeNumber, press, led, say, calls, onLoggedIn, sent } = await openLogin({ [login]: loggedIn });
		expect(screen.queryByLabelText(/^SMS code/)).toBeNull();
		await typeNumber();
		await press(logIn);
		await led();
		expect(calls()).toEqual([begin]);
		say({ type: "phone-proof", statement: "a.b.c" });
		await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
		expect(onLoggedIn.mock.calls[0]?.[0]).toMatchObject({ mustChange: false, first: false });
		expect([calls(), currentSession().token]).toEqual([[begin, login], "a-token"]);
		const [asked] = sent.filter(({ path }) => path === begin);
		expect(asked?.module).toBe("VERIFICATION3");
		expect(JSON.parse(asked?.body ?? "")).toEqual({
			mobileNum: "01012345678",
			countryDialingCode: "82",
			origin: location.origin,
		});
	});

	test("may verify first: the field says so, and a number that is changed is to be verified anew", async () => {
		const { typeNumber, press, led, say, calls } = await openLogin();
		await typeNumber();
		await press(provider.act);
		await led();
		say({ type: "phone-proof", statement: "a.b.c" });
		await screen.findByText("Verified by Mosaic Pass");
		await userEvent.setup().type(screen.getByLabelText(/^Mobile number/), "{Backspace}9");
		expect(screen.queryByText("Verified by Mosaic Pass")).toBeNull();
		await press(logIn);
		await screen.findByText(provider.wait);
		expect(calls()).toEqual([begin]);
		await screen.findByRole("button", { name: /^Again in (1:00|0:59)$/ });
	});

	test("PHONE_POPUP_CLOSED: closing the window says so, and nothing is sent; a minute until the next", async () => {
		const { typeNumber, press, led, popup, calls } = await openLogin({ [login]: loggedIn });
		await typeNumber();
		await press(logIn);
		await led();
		popup.closed = true;
		await screen.findByText("Login failure. Please try again.");
		expect(calls()).toEqual([begin]);
		expect(screen.getByLabelText(/^Mobile number/)).toHaveProperty("value", "01012345678");
		expect(Number(sessionStorage.getItem("codeWait_login"))).toBeGreaterThan(Date.now() + 50_000);
	});

	test("is told what is refused before the window is led anywhere, and the window is closed", async () => {
		const { typeNumber, press, popup } = await openLogin({ [begin]: { refused: "PHONE_QUOTA_EXCEEDED" } });
		await typeNumber();
		await press(provider.act);
		await screen.findByText(errors.PHONE_QUOTA_EXCEEDED);
		expect([popup.closed, popup.location.href]).toEqual([true, ""]);
	});

	test("that is refused for what the provider said forgets it", async () => {
		const { typeNumber, press, led, say } = await openLogin({ [login]: { refused: "PHONE_PROOF_REFUSED" } });
		await typeNumber();
		await press(logIn);
		await led();
		say({ type: "phone-proof", statement: "a.b.c" });
		await screen.findByText(errors.PHONE_PROOF_REFUSED);
		expect(screen.queryByText("Verified by Mosaic Pass")).toBeNull();
	});

	test("opens no window before the number is right, and says where the browser opens none", async () => {
		const { typeNumber, press, open, calls } = await openLogin();
		open.mockReturnValue(null);
		await press(provider.act);
		await screen.findByText(errors.PHONE_NUMBER_MISSING);
		expect(open).not.toHaveBeenCalled();
		await typeNumber();
		await new Promise((resolve) => setTimeout(resolve, 1_000));
		await press(provider.act);
		await screen.findByText(provider.blocked);
		expect(calls()).toEqual([]);
	});
});

describe("a registration by user name", { timeout: 30_000 }, () => {
	test("that the provider fails is not sent, and stays as it was; the next one is", async () => {
		const registered = { account: "minji2000", granted, session: opened };
		const sent = serveSite(["USERNAMEREG3", "REGMOBVERF3"], await answers({ [register]: registered }));
		const { popup, say } = fakeWindow();
		const onDone = vi.fn();
		render(
			<ClientProvider>
				<RegisterPopup onClose={vi.fn()} onDone={onDone} onGuest={vi.fn()} onLogin={vi.fn()} />
			</ClientProvider>,
		);
		const person = userEvent.setup();
		const form = within(await screen.findByRole("dialog"));
		await person.type(await form.findByLabelText(/^Mobile number/, {}, { timeout: 5_000 }), "01012345678");
		await person.type(form.getByLabelText(/^User name/), "minji2000");
		await person.type(form.getByLabelText(/^Password/), "stones4all");
		await person.type(form.getByLabelText(/^Repeat password/), "stones4all");
		await person.type(form.getByLabelText(/^Date of birth/), "19900507");
		await person.click(form.getByRole("checkbox", { name: /18 or older/ }));
		const calls = () => callsOf(sent);
		await person.click(form.getByRole("button", { name: en.register.act }));
		await vi.waitFor(() => expect(popup.location.href).toBe(begun.url));
		say({ type: "phone-proof", error: "code-expired" });
		await form.findByText(errors.PHONE_CODE_EXPIRED);
		expect([calls(), form.getByLabelText(/^User name/)]).toMatchObject([[begin], { value: "minji2000" }]);
		// The minute is over.
		sessionStorage.clear();
		vi.setSystemTime(Date.now() + 61_000);
		await form.findByRole("button", { name: provider.act }, { timeout: 5_000 });
		popup.location.href = "";
		popup.closed = false;
		await person.click(form.getByRole("button", { name: en.register.act }));
		await vi.waitFor(() => expect(popup.location.href).toBe(begun.url));
		say({ type: "phone-proof", statement: "a.b.c" });
		await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
		expect(calls()).toEqual([begin, begin, register]);
	});
});
