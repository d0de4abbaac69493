import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import en from "../messages/en.json";
import { sealingKey, serveSite } from "../testing/site-answers.ts";
import { PaymentPassword } from "./payment-password.tsx";
import { paymentPlaceOf } from "./payment-places.ts";

giveSentences({ domain: "members", code: "EN", content: en });
giveSentences({ domain: "platform", code: "EN", content: { close: "Close" } });

const path = "/wps/member/password/payment";
const rule = { patternId: "digits", minLength: 6, maxLength: 6 };

beforeEach(() => openSession({ token: "a-token" }));
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

async function open(set: boolean, proof?: { readonly way: string; readonly masked: string }) {
	const known = { set, rule, ...(proof === undefined ? {} : { proof }) };
	const sent = serveSite([], { ...(await sealingKey()), [path]: known, [`${path}/code`]: { expiredMinutes: 1 } });
	render(
		<ClientProvider>
			<PaymentPassword />
		</ClientProvider>,
	);
	const person = userEvent.setup();
	await person.click(await screen.findByRole("button", { name: set ? en.payment.change : en.payment.set }));
	return { person, sent, dialog: within(await screen.findByRole("dialog")) };
}
const changes = (sent: readonly { readonly method: string }[]) => sent.filter(({ method }) => method === "PUT");

test("says whether there is one", async () => {
	await open(true);
	screen.getByText(en.payment.there);
	cleanup();
	await open(false);
	screen.getByText(en.payment.none);
});

test("what is missing, simple or typed otherwise is said at its field, and nothing is sent", async () => {
	const { person, sent, dialog } = await open(false);
	const act = dialog.getByRole("button", { name: en.payment.set });
	await person.click(act);
	expect(await dialog.findAllByText(en.problems.required)).toHaveLength(3);
	await person.type(dialog.getByLabelText(/^Login password/), "tiles4all");
	await person.type(dialog.getByLabelText(/^New payment password/), "123456");
	await person.tab();
	await dialog.findByText(en.errors.PAYMENT_PASSWORD_SIMPLE);
	await person.clear(dialog.getByLabelText(/^New payment password/));
	await person.type(dialog.getByLabelText(/^New payment password/), "135792");
	await person.type(dialog.getByLabelText(/^Repeat payment password/), "135791");
	await person.tab();
	await dialog.findByText(en.errors.PASSWORDS_DIFFER);
	expect(changes(sent)).toEqual([]);
});

test("what is right is sent, sealed, and the dialog closes", async () => {
	const { person, sent, dialog } = await open(false);
	await person.type(dialog.getByLabelText(/^Login password/), "tiles4all");
	await person.type(dialog.getByLabelText(/^New payment password/), "135792");
	await person.type(dialog.getByLabelText(/^Repeat payment password/), "135792");
	await person.click(dialog.getByRole("button", { name: en.payment.set }));
	await vi.waitFor(() => expect(changes(sent)).toMatchObject([{ path }]));
	expect(JSON.stringify(sent)).not.toContain("135792");
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("who has an authenticator is asked for its code", async () => {
	const { person, sent, dialog } = await open(true, { way: "authenticator", masked: "" });
	await person.type(dialog.getByLabelText(/^Login password/), "tiles4all");
	await person.type(dialog.getByLabelText(/^New payment password/), "135792");
	await person.type(dialog.getByLabelText(/^Repeat payment password/), "135792");
	await person.click(dialog.getByRole("button", { name: en.payment.change }));
	expect(await dialog.findAllByText(en.problems.required)).toHaveLength(1);
	expect(changes(sent)).toEqual([]);
	await person.type(dialog.getByLabelText(new RegExp(`^${en.authenticator.code}`)), "123456");
	await person.click(dialog.getByRole("button", { name: en.payment.change }));
	await vi.waitFor(() => expect(changes(sent)).toHaveLength(1));
});

test("who has a proven address is sent a code", async () => {
	const { person, sent, dialog } = await open(false, { way: "email", masked: "m•••@mail.com" });
	dialog.getByLabelText(/^Code to m•••@mail\.com/);
	await person.click(dialog.getByRole("button", { name: en.phone.send }));
	await vi.waitFor(() => expect(sent.map((one) => one.path)).toContain(`${path}/code`));
	await dialog.findAllByText(/1 minute/);
});

test.each([
	["SECOND_PROOF_WRONG", "proof"],
	["PHONE_CODE_EXPIRED", "proof"],
	["WRONG_PASSWORD", "password"],
	["PAYMENT_PASSWORD_RULE", "paymentPassword"],
	["PAYMENT_PASSWORD_SIMPLE", "paymentPassword"],
	["PASSWORDS_DIFFER", "confirmPaymentPassword"],
	["PASSWORD_LOCKED", "root"],
	["NETWORK", "root"],
])("a refusal %s stands at %s", (code, place) => {
	expect(paymentPlaceOf(code)).toBe(place);
});
