import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { WhitelabelFlag } from "#brand/core";
import { ClientProvider, giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { serveSite } from "../testing/site-answers.ts";
import { RegisterPopup } from "./register-popup.tsx";

for (const [domain, content] of [
	["members", en],
	["platform", {}],
	["brand", {}],
] as const)
	giveSentences({ domain, code: "EN", content });

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function open(flags: readonly WhitelabelFlag[]) {
	const sent = serveSite(flags);
	render(
		<ClientProvider>
			<RegisterPopup onClose={vi.fn()} onDone={vi.fn()} onGuest={vi.fn()} onLogin={vi.fn()} />
		</ClientProvider>,
	);
	return { person: userEvent.setup(), popup: within(await screen.findByRole("dialog")), sent };
}

describe("the ways to register are those that the brand has on", () => {
	test("by user name alone", async () => {
		const { popup } = await open(["USERNAMEREG3"]);
		await popup.findByLabelText(/^User name/);
		expect(popup.queryByRole("tab")).toBeNull();
	});

	test("by mobile number alone", async () => {
		const { popup } = await open(["MOBILENUMREG3"]);
		await popup.findByLabelText(/^Mobile number/, {}, { timeout: 5000 });
		expect(popup.queryByLabelText(/^User name/)).toBeNull();
		expect(popup.queryByLabelText(/^Password/)).toBeNull();
		expect(popup.queryByRole("tab")).toBeNull();
	});

	test("both, each under its tab, keeping what was typed", async () => {
		const { person, popup } = await open(["USERNAMEREG3", "MOBILENUMREG3"]);
		await person.type(await popup.findByRole("textbox", { name: /^User name/ }), "minji2000");
		await person.click(popup.getByRole("tab", { name: en.fields.mobileNum }));
		await popup.findByRole("button", { name: /^Country/ });
		await person.click(popup.getByRole("tab", { name: en.fields.username }));
		expect(popup.getByRole("textbox", { name: /^User name/ })).toHaveProperty("value", "minji2000");
	});

	test("none: it says so", async () => {
		const { popup } = await open([]);
		await popup.findByText(en.register.closed);
	});
});

test("by mobile number: every field is judged, then it says that it is not open yet, and nothing is sent", {
	timeout: 20_000,
}, async () => {
	const { person, popup, sent } = await open(["USERNAMEREG3", "MOBILENUMREG3", "MOBILENUMPASSREG3"]);
	await person.click(await popup.findByRole("tab", { name: en.fields.mobileNum }));
	const number = await popup.findByRole("textbox", { name: /^Mobile number/ }, { timeout: 5000 });
	const act = () => popup.getAllByRole("button", { name: en.register.act }).at(-1) ?? number;
	await person.click(act());
	await popup.findByText(en.errors.PHONE_NUMBER_MISSING);
	expect((await popup.findAllByText(en.problems.required)).length).toBeGreaterThanOrEqual(2);
	await person.type(number, "01012345678");
	await person.type(popup.getByLabelText(/^SMS code/), "123456");
	const [password, birthday] = [/^Password/, /^Date of birth/].map((name) => popup.getAllByLabelText(name).at(-1));
	if (password === undefined || birthday === undefined) throw new Error("the brand asks for both");
	await person.type(password, "three4stones");
	await person.type(birthday, "19900507");
	const ofAge = popup.getAllByRole("checkbox").at(-1);
	if (ofAge !== undefined) await person.click(ofAge);
	await person.click(act());
	await popup.findByText(en.errors.SMS_UNAVAILABLE);
	await popup.findByText(en.register.mobileClosedText);
	expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);
});
