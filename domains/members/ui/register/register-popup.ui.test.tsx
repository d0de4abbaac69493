import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { WhitelabelFlag } from "#brand/core";
import { siteWith } from "#brand/ui/testing";
import { ClientProvider, giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { sealingKey, serveSite } from "../testing/site-answers.ts";
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

async function open(flags: readonly WhitelabelFlag[], answers: Readonly<Record<string, unknown>> = {}) {
	const sent = serveSite(flags, answers);
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

test("the first field has the focus, also where the form came after the popup", async () => {
	const { popup } = await open(["USERNAMEREG3"]);
	const name = await popup.findByLabelText(/^User name/);
	await vi.waitFor(() => expect(document.activeElement).toBe(name));
});

test("by mobile number: every field is judged, and nothing is sent before all is right", {
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
	await person.click(act());
	expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("REGMOBVERF3: by user name the number is proven too, by a code of its own module", {
	timeout: 20_000,
}, async () => {
	const path = "/wps/verification/sms/register";
	const sent = serveSite(["USERNAMEREG3", "REGMOBVERF3"], { [path]: { expiredMinutes: 3 } });
	render(
		<ClientProvider>
			<RegisterPopup onClose={vi.fn()} onDone={vi.fn()} onGuest={vi.fn()} onLogin={vi.fn()} />
		</ClientProvider>,
	);
	const person = userEvent.setup();
	const popup = within(await screen.findByRole("dialog"));
	await person.type(await popup.findByLabelText(/^Mobile number/, {}, { timeout: 5000 }), "010-1234-5678");
	await person.click(popup.getByRole("button", { name: en.phone.send }));
	await popup.findByRole("button", { name: /^Again in (3:00|2:59)$/ });
	const [call] = sent.filter((one) => one.path === path);
	expect(call).toMatchObject({ method: "POST", module: "REGMOBVERF3" });
	expect(JSON.parse(call?.body ?? "")).toEqual({ mobileNo: "010-1234-5678", countryDialingCode: "82" });
	sessionStorage.clear();
});

test("a password that the server refuses is told at its field, and what was typed stays", {
	timeout: 20_000,
}, async () => {
	const refusal = { refused: "INVALID_FIELDS", value: { fields: { password: "breached" } } };
	const { person, popup } = await open(["USERNAMEREG3"], { ...(await sealingKey()), "/wps/member/register": refusal });
	const password = await popup.findByLabelText(/^Password/);
	const seen = vi.spyOn(Element.prototype, "scrollIntoView");
	await person.type(popup.getByLabelText(/^User name/), "minji2000");
	await person.type(password, "password1");
	await person.type(popup.getByLabelText(/^Repeat password/), "password1");
	await person.type(popup.getByLabelText(/^Date of birth/), "19900507");
	await person.click(popup.getByRole("checkbox", { name: /18 or older/ }));
	await person.click(popup.getByRole("button", { name: en.register.act }));
	await popup.findByText(en.problems.breached);
	await vi.waitFor(() => expect(document.activeElement).toBe(password));
	expect(seen.mock.contexts.some((one) => one instanceof Element && one.contains(password))).toBe(true);
	expect(password.getAttribute("aria-invalid")).toBe("true");
	expect(password).toHaveProperty("value", "password1");
});

test("how hard a password is to guess is one of the points that are ticked, before anything is sent", async () => {
	const { person, popup } = await open(["USERNAMEREG3"]);
	const password = await popup.findByLabelText(/^Password/);
	const hard = () => popup.getByText(en.password.points.hard).closest("li")?.textContent;
	await person.type(password, "password1");
	expect(hard()).toContain(en.password.unmet);
	await person.clear(password);
	await person.type(password, "stone-4-wall-river");
	expect(hard()).toContain(en.password.met);
});

test("the rule of a nickname is told before anything is wrong", async () => {
	const { popup } = await open(["USERNAMEREG3"]);
	expect((await popup.findByLabelText(/^Nickname/)).getAttribute("aria-describedby")).toBeTruthy();
	expect(popup.getByText(/^Use 2 to 16 characters without spaces\. Shown instead/)).toBeTruthy();
});

/** All that a registration by name asks for. */
async function fillIn({ person, popup }: Pick<Awaited<ReturnType<typeof open>>, "person" | "popup">) {
	await person.type(await popup.findByLabelText(/^User name/), "minji2000");
	await person.type(popup.getByLabelText(/^Password/), "stone-4-wall");
	await person.type(popup.getByLabelText(/^Repeat password/), "stone-4-wall");
	await person.type(popup.getByLabelText(/^Date of birth/), "19900507");
}

test("T04 the terms are accepted at first; without them the button rests and says why", {
	timeout: 20_000,
}, async () => {
	const { person, popup, sent } = await open(["USERNAMEREG3"]);
	await fillIn({ person, popup });
	const terms = popup.getByRole("checkbox", { name: /terms and conditions/ });
	expect(terms).toHaveProperty("checked", true);
	await person.click(popup.getByRole("checkbox", { name: /18 or older/ }));
	await person.click(terms);
	expect(popup.getByText(en.register.termsNeeded)).toBeDefined();
	expect(popup.getByRole("button", { name: en.register.act })).toHaveProperty("disabled", true);
	await person.click(terms);
	expect(popup.queryByText(en.register.termsNeeded)).toBeNull();
	expect(popup.getByRole("button", { name: en.register.act })).toHaveProperty("disabled", false);
	expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("T04 the age is nobody's by itself: nothing is sent before it is confirmed", { timeout: 20_000 }, async () => {
	const { person, popup, sent } = await open(["USERNAMEREG3"]);
	await fillIn({ person, popup });
	expect(popup.getByRole("checkbox", { name: /18 or older/ })).toHaveProperty("checked", false);
	await person.click(popup.getByRole("button", { name: en.register.act }));
	await popup.findByText(en.register.ageNeeded.replace("{{age}}", "18"));
	expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);
});

const affiliate = "/wps/agent/affiliate";

test("an affiliate code of the address is checked though no field shows it; nobody's is told in a dialog, and nothing is sent", {
	timeout: 20_000,
}, async () => {
	sessionStorage.setItem("affiliateCode", "AG12");
	const { person, popup, sent } = await open(["USERNAMEREG3"], { [affiliate]: { refused: "AFFILIATE_CODE_INVALID" } });
	await fillIn({ person, popup });
	await vi.waitFor(() => expect(sent.some(({ path }) => path === affiliate)).toBe(true));
	await person.click(popup.getByRole("checkbox", { name: /18 or older/ }));
	await person.click(popup.getByRole("button", { name: en.register.act }));
	const dialog = within(await screen.findByRole("dialog", { name: en.register.codeRefused }));
	expect(dialog.getByText(en.errors.AFFILIATE_CODE_INVALID)).toBeDefined();
	await person.click(dialog.getByRole("button", { name: en.register.codeOk }));
	await vi.waitFor(() => expect(screen.queryByRole("dialog", { name: en.register.codeRefused })).toBeNull());
	expect(popup.getByLabelText(/^User name/)).toHaveProperty("value", "minji2000");
	expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);
	sessionStorage.clear();
});

test("what the brand promises to who registers stands in the title, as it is written", async () => {
	const promised = siteWith(["USERNAMEREG3"], { offers: { registration: "1000VND", zalo: "" } });
	await open(["USERNAMEREG3"], { "/wps/system/bootstrap": promised });
	await screen.findByRole("dialog", { name: en.register.titleOffer.replace("{{offer}}", "1000VND") });
});
