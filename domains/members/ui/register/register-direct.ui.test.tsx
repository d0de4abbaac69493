import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import en from "../messages/en.json";
import { sealingKey, serveSite } from "../testing/site-answers.ts";
import { RegisterDirect } from "./register-direct.tsx";

giveSentences({ domain: "members", code: "EN", content: en });

const path = "/wps/agent/member";

beforeEach(() => openSession({ token: "a-token" }));
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

async function open(answer: unknown) {
	const sent = serveSite(["DIRECTREG3"], { ...(await sealingKey()), [path]: answer });
	render(
		<ClientProvider>
			<RegisterDirect />
		</ClientProvider>,
	);
	const person = userEvent.setup();
	const name = await screen.findByLabelText(/^User name/);
	return { person, name, sent: () => sent.filter((one) => one.path === path) };
}

async function fill({ person, name }: Pick<Awaited<ReturnType<typeof open>>, "person" | "name">) {
	await person.type(name, "minji2000");
	await person.type(screen.getByLabelText(/^Date of birth/), "19900507");
	await person.click(screen.getByRole("checkbox"));
	await person.click(screen.getByRole("button", { name: en.direct.act }));
}

test("asks for no password, and sends nothing before all is right", async () => {
	const { person, sent } = await open({});
	expect(screen.queryByLabelText(/assword/)).toBeNull();
	await person.click(screen.getByRole("button", { name: en.direct.act }));
	await screen.findByText(en.direct.confirmNeeded);
	expect((await screen.findAllByText(en.problems.required)).length).toBe(2);
	expect(sent()).toEqual([]);
});

test("shows the password for one login once, and goes on to another", async () => {
	const registered = { account: "minji2000", password: "ABCD-EFGH-JKMN-PQRS", expiresAt: "2026-12-21T00:00:00Z" };
	const opened = await open(registered);
	await fill(opened);
	await screen.findByText("ABCD-EFGH-JKMN-PQRS");
	screen.getByRole("heading", { name: "minji2000 is registered" });
	await opened.person.click(screen.getByRole("button", { name: en.direct.another }));
	expect(await screen.findByLabelText(/^User name/)).toHaveProperty("value", "");
	expect(screen.queryByText("ABCD-EFGH-JKMN-PQRS")).toBeNull();
});

test.each([
	["USERNAME_TAKEN", undefined, en.errors.USERNAME_TAKEN],
	["INVALID_FIELDS", { fields: { birthday: "required" } }, en.problems.required],
	["NOT_AGENT", undefined, en.errors.NOT_AGENT],
])("a refusal %s is told, and what was typed stays", async (refused, value, sentence) => {
	const opened = await open({ refused, value });
	await fill(opened);
	await screen.findByText(sentence);
	expect(opened.name).toHaveProperty("value", "minji2000");
});
