import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { WhitelabelFlag } from "#brand/core";
import { ClientProvider, giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { serveSite } from "../testing/site-answers.ts";
import { ForgottenPopup } from "./forgotten-popup.tsx";

giveSentences({ domain: "members", code: "EN", content: en });
giveSentences({ domain: "platform", code: "EN", content: { close: "Close" } });
giveSentences({ domain: "brand", code: "EN", content: {} });

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function open(flags: readonly WhitelabelFlag[] = []) {
	const sent = serveSite(flags);
	const onClose = vi.fn();
	render(
		<ClientProvider>
			<ForgottenPopup onClose={onClose} />
		</ClientProvider>,
	);
	const person = userEvent.setup();
	const popup = await screen.findByRole("dialog", { name: en.forgotten.title });
	await within(popup).findByLabelText(/^User name/);
	return { person, popup: within(popup), sent, onClose };
}

const acts = (sent: readonly { readonly method: string }[]) => sent.filter(({ method }) => method !== "GET");

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

test("by e-mail: what is right is told plainly that it is not open yet; what was typed stays", async () => {
	const { person, popup, sent } = await open();
	await person.type(popup.getByLabelText(/^User name/), "minji2000");
	await person.type(popup.getByLabelText(/^E-mail/), "minji@mail.com");
	await person.click(popup.getByRole("button", { name: en.forgotten.emailAct }));
	await popup.findByText(en.errors.MAIL_UNAVAILABLE);
	expect(popup.getByLabelText(/^E-mail/)).toHaveProperty("value", "minji@mail.com");
	expect(popup.getByRole("button", { name: en.login.contact })).toBeTruthy();
	expect(acts(sent)).toEqual([]);
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
	const { person, popup, sent } = await open(["CHNGPASSVERIF3"]);
	await person.click(popup.getByRole("tab", { name: en.forgotten.mobile }));
	const send = await popup.findByRole("button", { name: en.phone.send });
	await person.click(send);
	await popup.findByText(en.errors.PHONE_NUMBER_MISSING);
	await person.type(popup.getByLabelText(/^Mobile number/), "0101");
	await person.tab();
	await popup.findByText(en.problems["phone-short"]);
	await person.type(popup.getByLabelText(/^Mobile number/), "2345678");
	await waitFor(() => expect(popup.queryByText(en.problems["phone-short"])).toBeNull());
	await person.click(send);
	const warning = await screen.findByRole("dialog", { name: en.phone.failedTitle });
	within(warning).getByText(en.errors.SMS_UNAVAILABLE);
	await person.click(within(warning).getByRole("button", { name: en.phone.confirm }));
	await waitFor(() => expect(screen.queryByRole("dialog", { name: en.phone.failedTitle })).toBeNull());
	expect(acts(sent)).toEqual([]);
});

test("by mobile number: every field is judged, then it says that it is not open yet", { timeout: 20_000 }, async () => {
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
	await person.type(popup.getByLabelText(/^New password/), "three4stones");
	await person.click(act);
	await popup.findByText(en.errors.SMS_UNAVAILABLE);
	expect(acts(sent)).toEqual([]);
});
