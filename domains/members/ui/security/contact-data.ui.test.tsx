import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import en from "../messages/en.json";
import { serveSite } from "../testing/site-answers.ts";
import { ContactData } from "./contact-data.tsx";

for (const [domain, content] of [
	["members", en],
	["platform", { close: "Close" }],
	["brand", {}],
] as const)
	giveSentences({ domain, code: "EN", content });

beforeEach(() => openSession({ token: "1.token" }));
afterEach(() => {
	cleanup();
	closeSession();
	sessionStorage.clear();
	vi.unstubAllGlobals();
});

const none = { kind: "phone", masked: "", verified: false, proof: "email", proofMasked: "mo••••@mail.com" };
const email = {
	kind: "email",
	masked: "mo••••@mail.com",
	verified: true,
	proof: "email",
	proofMasked: "mo••••@mail.com",
};
const code = "/wps/member/contact/code";

async function open(contacts: readonly object[], answer: unknown = { expiredMinutes: 10 }) {
	const sent = serveSite([], { "/wps/member/contact": { contacts }, [code]: answer });
	render(
		<ClientProvider>
			<ContactData />
		</ClientProvider>,
	);
	await screen.findByText(en.contact.title);
	return { person: userEvent.setup(), sent };
}

const codes = (sent: readonly { readonly path: string; readonly body: string }[]) =>
	sent.filter(({ path }) => path === code).map(({ body }) => JSON.parse(body));

test("what stands is shown masked, with what can be done", async () => {
	await open([none, email]);
	screen.getByText("mo••••@mail.com");
	screen.getByText(en.contact.confirmed);
	screen.getByText(en.contact.none);
	screen.getByRole("button", { name: `${en.contact.add}: ${en.fields.mobileNum}` });
	screen.getByRole("button", { name: `${en.contact.change}: ${en.fields.email}` });
});

test("an address that nobody has proven is offered to be confirmed", async () => {
	await open([none, { ...email, verified: false, proof: "password", proofMasked: "" }]);
	screen.getByText(en.contact.unconfirmed);
	screen.getByRole("button", { name: `${en.contact.confirm}: ${en.fields.email}` });
});

test("a change asks for a code to the old one and a code to the new one, each with its countdown", async () => {
	const { person, sent } = await open([none, email]);
	await person.click(screen.getByRole("button", { name: `${en.contact.change}: ${en.fields.email}` }));
	const dialog = within(await screen.findByRole("dialog", { name: en.contact.emailTitle }));
	const [toOld, toNew] = dialog.getAllByRole("button", { name: en.phone.send });
	if (toOld === undefined || toNew === undefined) throw new Error("there are two codes");
	await person.click(toOld);
	await waitFor(() => expect(codes(sent)).toEqual([{ contact: "email", to: "proof" }]));
	await person.click(toNew);
	await dialog.findByText(en.problems.email);
	await person.type(dialog.getByLabelText(/^E-mail\s*\*/), " new@mail.com ");
	await person.click(toNew);
	await waitFor(() => expect(codes(sent)[1]).toEqual({ contact: "email", to: "new", value: "new@mail.com" }));
	expect(await dialog.findAllByRole("button", { name: /^Again in / })).toHaveLength(2);
	await person.click(dialog.getByRole("button", { name: en.contact.act }));
	await dialog.findByText(en.problems.required);
	await dialog.findByText(en.errors.MAIL_CODE_MISSING);
	expect(sent.filter(({ method }) => method === "PUT")).toEqual([]);
});

test("without a proven contact the password is the proof, and a refused code says why", async () => {
	const first = { kind: "phone", masked: "", verified: false, proof: "password", proofMasked: "" };
	const { person } = await open([first], { refused: "PHONE_QUOTA_EXCEEDED" });
	await person.click(screen.getByRole("button", { name: `${en.contact.add}: ${en.fields.mobileNum}` }));
	const dialog = within(await screen.findByRole("dialog", { name: en.contact.phoneTitle }));
	dialog.getByLabelText(/^Current password/);
	await person.type(await dialog.findByLabelText(/^Mobile number/), "01012345678");
	await person.click(dialog.getByRole("button", { name: en.phone.send }));
	within(await screen.findByRole("dialog", { name: en.phone.failedTitle })).getByText(en.errors.PHONE_QUOTA_EXCEEDED);
});
