import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { WhitelabelFlag } from "#brand/core";
import { ClientProvider, giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { sealingKey, serveSite } from "../testing/site-answers.ts";
import { ForgottenPopup } from "./forgotten-popup.tsx";

giveSentences({ domain: "members", code: "EN", content: en });
giveSentences({ domain: "platform", code: "EN", content: { close: "Close" } });
giveSentences({ domain: "brand", code: "EN", content: {} });

afterEach(() => {
	sessionStorage.clear();
	cleanup();
	vi.unstubAllGlobals();
});

async function open(flags: readonly WhitelabelFlag[] = [], answers: Readonly<Record<string, unknown>> = {}) {
	const sent = serveSite(flags, answers);
	const onClose = vi.fn();
	render(
		<ClientProvider>
			<ForgottenPopup onClose={onClose} onDone={vi.fn()} />
		</ClientProvider>,
	);
	const person = userEvent.setup();
	const popup = await screen.findByRole("dialog", { name: en.forgotten.title });
	await within(popup).findByLabelText(/^User name/);
	return { person, popup: within(popup), sent, onClose };
}

/** What was done, besides asking what the check of a person needs. */
const acts = (sent: readonly { readonly method: string; readonly path: string }[]) =>
	sent.filter(({ method, path }) => method !== "GET" && path !== "/wps/verification/human");

test("by e-mail: what is missing or wrong is said, and nothing is sent", async () => {
	const { person, popup, sent } = await open();
	expect(popup.queryByRole("tab")).toBeNull();
	await person.click(popup.getByRole("button", { name: en.forgotten.emailAct }));
	expect(await popup.findAllByText(en.problems.required)).toHaveLength(2);
	await person.type(popup.getByLabelText(/^User name/), "2x");
	await person.type(popup.getByLabelText(/^E-mail/), "minji@");
	await popup.findByText(en.problems.username);
	await popup.findByText(en.problems.email);
	expect(popup.queryByRole("status")).toBeNull();
	expect(acts(sent)).toEqual([]);
});

const mail = "/wps/member/password/email";
const code = "/wps/verification/sms/noLogin";

async function typeMail({ person, popup }: Pick<Awaited<ReturnType<typeof open>>, "person" | "popup">) {
	await person.type(popup.getByLabelText(/^User name/), "minji2000");
	await person.type(popup.getByLabelText(/^E-mail/), "minji+x@mail.com");
	await person.click(popup.getByRole("button", { name: en.forgotten.emailAct }));
}

test("by e-mail: what is right is posted as a form, and where to look is said", async () => {
	const opened = await open([], { [mail]: { expiredMinutes: 10 } });
	await typeMail(opened);
	await opened.popup.findByText(en.forgotten.sentTitle);
	opened.popup.getByText(/minji\+x@mail\.com.* 10 minutes/);
	expect(acts(opened.sent)).toMatchObject([{ method: "POST", path: mail, module: "COMM3" }]);
	const [call] = opened.sent.filter(({ path }) => path === mail);
	expect(call?.body).toBe("username=minji2000&email=minji%2Bx%40mail.com");
	await opened.person.click(opened.popup.getByRole("button", { name: en.forgotten.toLogin }));
	expect(opened.onClose).toHaveBeenCalledTimes(1);
});

test("by e-mail: a name and an address that do not belong together are told so; what was typed stays", async () => {
	const opened = await open([], { [mail]: { refused: "ACCOUNT_NOT_FOUND" } });
	await typeMail(opened);
	await opened.popup.findByText(en.errors.ACCOUNT_NOT_FOUND);
	expect(opened.popup.getByLabelText(/^E-mail/)).toHaveProperty("value", "minji+x@mail.com");
});

test("by e-mail: whether a person is there is asked for where the server asks, and told where it fails", async () => {
	const opened = await open([], { [mail]: { refused: "PHONE_CAPTCHA_FAILED" } });
	await typeMail(opened);
	await opened.popup.findByText(en.errors.PHONE_CAPTCHA_FAILED);
	const [, asked] = opened.sent.filter(({ method }) => method === "POST");
	expect(asked).toMatchObject({ path: "/wps/verification/human", body: '{"place":"password"}' });
	expect(acts(opened.sent)).toHaveLength(2);
});

test("by e-mail: too often rests for as long as the server says", async () => {
	const opened = await open([], { [mail]: { refused: "PHONE_TOO_MANY_REQUESTS", value: { retryAfterSeconds: 300 } } });
	await typeMail(opened);
	await opened.popup.findByText(en.errors.PHONE_TOO_MANY_REQUESTS);
	const act = await opened.popup.findByRole("button", { name: /^Try again in (5:00|4:59)$/ });
	expect(act).toHaveProperty("disabled", true);
});

test("the way by mobile number is there only where the brand has it on; either way keeps what was typed", async () => {
	const { person, popup } = await open(["CHNGPASSVERIF3"]);
	await person.type(popup.getByLabelText(/^User name/), "minji2000");
	await person.click(popup.getByRole("tab", { name: en.forgotten.mobile }));
	await person.type(popup.getByLabelText(/^Mobile number/), "010");
	await person.click(popup.getByRole("tab", { name: en.forgotten.email }));
	expect(popup.getByLabelText(/^User name/)).toHaveProperty("value", "minji2000");
	await person.click(popup.getByRole("tab", { name: en.forgotten.mobile }));
	expect(popup.getByLabelText(/^Mobile number/)).toHaveProperty("value", "010");
});

test("by mobile number: a code is not asked for before the number is right", { timeout: 20_000 }, async () => {
	const { person, popup, sent } = await open(["CHNGPASSVERIF3"], { [code]: { refused: "PHONE_QUOTA_EXCEEDED" } });
	await person.click(popup.getByRole("tab", { name: en.forgotten.mobile }));
	const send = await popup.findByRole("button", { name: en.phone.send });
	await person.click(send);
	await popup.findByText(en.errors.PHONE_NUMBER_MISSING);
	await person.type(popup.getByLabelText(/^Mobile number/), "0101");
	await person.tab();
	await popup.findByText(en.problems["phone-short"]);
	await person.type(popup.getByLabelText(/^Mobile number/), "2345678");
	await waitFor(() => expect(popup.queryByText(en.problems["phone-short"])).toBeNull());
	expect(acts(sent)).toEqual([]);
	await person.click(send);
	const warning = await screen.findByRole("dialog", { name: en.phone.failedTitle });
	within(warning).getByText(en.errors.PHONE_QUOTA_EXCEEDED);
	await person.click(within(warning).getByRole("button", { name: en.phone.confirm }));
	await waitFor(() => expect(screen.queryByRole("dialog", { name: en.phone.failedTitle })).toBeNull());
	expect(acts(sent)).toMatchObject([{ path: code, module: "PWRESETSMS3" }]);
});

test("by mobile number: the countdown of a code is kept when the popup is opened anew", {
	timeout: 20_000,
}, async () => {
	const first = await open(["CHNGPASSVERIF3"], { [code]: { expiredMinutes: 3 } });
	await first.person.click(first.popup.getByRole("tab", { name: en.forgotten.mobile }));
	await first.person.type(await first.popup.findByLabelText(/^Mobile number/), "01012345678");
	await first.person.click(first.popup.getByRole("button", { name: en.phone.send }));
	await first.popup.findAllByText(/holds for 3 minutes/);
	cleanup();
	const second = await open(["CHNGPASSVERIF3"], { [code]: { expiredMinutes: 3 } });
	await second.person.click(second.popup.getByRole("tab", { name: en.forgotten.mobile }));
	const again = await second.popup.findByRole("button", { name: /^Again in [23]:[0-9]{2}$/ });
	expect(again).toHaveProperty("disabled", true);
	await second.person.click(again);
	expect(acts(second.sent)).toEqual([]);
});

test("by mobile number: every field is judged, and nothing is sent before all is right", {
	timeout: 20_000,
}, async () => {
	const { person, popup, sent } = await open(["CHNGPASSVERIF3"]);
	await person.click(popup.getByRole("tab", { name: en.forgotten.mobile }));
	const act = await popup.findByRole("button", { name: en.forgotten.mobileAct });
	await person.click(act);
	await popup.findByText(en.errors.PHONE_NUMBER_MISSING);
	await popup.findByText(en.errors.PHONE_CODE_MISSING);
	await popup.findByText(en.problems.required);
	await person.click(popup.getByRole("button", { name: /^Country: South Korea/ }));
	await person.keyboard("viet{Enter}");
	popup.getByRole("button", { name: /^Country: Vietnam/ });
	await person.type(popup.getByLabelText(/^Mobile number/), "0912345678");
	await person.type(popup.getByLabelText(/^SMS code/), "123456");
	expect(acts(sent)).toEqual([]);
});

test("by mobile number: a password that the server refuses is told at its field", { timeout: 20_000 }, async () => {
	const reset = "/wps/member/password/verification";
	const answers = { ...(await sealingKey()), [reset]: { refused: "PASSWORD_TOO_SIMPLE" } };
	const { person, popup, sent } = await open(["CHNGPASSVERIF3"], answers);
	await person.click(popup.getByRole("tab", { name: en.forgotten.mobile }));
	await person.type(await popup.findByLabelText(/^Mobile number/), "01012345678");
	await person.type(popup.getByLabelText(/^SMS code/), "123456");
	const password = popup.getByLabelText(/^New password/);
	await person.type(password, "aaaaaaa1");
	await person.click(popup.getByRole("button", { name: en.forgotten.mobileAct }));
	await popup.findByText(en.errors.PASSWORD_TOO_SIMPLE);
	expect(password.getAttribute("aria-invalid")).toBe("true");
	expect(acts(sent)).toMatchObject([{ path: reset }]);
});
