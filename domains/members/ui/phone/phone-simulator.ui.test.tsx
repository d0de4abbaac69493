import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { sealingKey, serveSite } from "../testing/site-answers.ts";
import { PhoneSimulator } from "./phone-simulator.tsx";

for (const [domain, content] of [
	["members", en],
	["platform", {}],
	["brand", {}],
] as const)
	giveSentences({ domain, code: "EN", content });

const code = "/wps/phoneSimulator/code";
const proof = "/wps/phoneSimulator/proof";
const sentCode = { expiredMinutes: 3, waitSeconds: 60, masked: "+82•••••••5678" };
const { errors, provider, simulator } = en;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
	cleanup();
	history.replaceState(null, "", "/");
	vi.unstubAllGlobals();
});

async function open(answers: Readonly<Record<string, unknown>>) {
	const sent = serveSite([], { ...(await sealingKey()), ...answers });
	const postMessage = vi.fn();
	const close = vi.fn();
	vi.stubGlobal("opener", { postMessage });
	vi.stubGlobal("close", close);
	history.replaceState(null, "", "/phoneSimulator#request=a.b.c");
	render(
		<ClientProvider>
			<PhoneSimulator />
		</ClientProvider>,
	);
	const told = () => postMessage.mock.calls.map(([message]): unknown => message);
	return { person: userEvent.setup(), sent, told, close };
}
const field = () => screen.getByLabelText(/^SMS code/);

test("it sends a code as it opens, and tells what it has seen to the page that opened it", async () => {
	const { person, sent, told } = await open({ [code]: sentCode, [proof]: { statement: "said" } });
	await screen.findByText("Type the code that was sent to +82•••••••5678.");
	expect(sent.filter(({ path }) => path === code).map(({ body }) => body)).toEqual(['{"request":"a.b.c"}']);
	await screen.findByRole("button", { name: /^Again in (1:00|0:59)$/ });
	await person.type(field(), "123456");
	await person.click(screen.getByRole("button", { name: provider.act }));
	await vi.waitFor(() => expect(told()).toEqual([{ type: "phone-proof", statement: "said" }]));
});

test.each([
	["PHONE_CODE_INVALID", errors.PHONE_CODE_INVALID],
	["PHONE_CODE_EXPIRED", errors.PHONE_CODE_EXPIRED],
	["PHONE_TOO_MANY_REQUESTS", errors.PHONE_TOO_MANY_REQUESTS],
])("a code that is refused (%s) may be typed again here: the page hears nothing of it", async (refused, sentence) => {
	const { person, told } = await open({ [code]: sentCode, [proof]: { refused } });
	await person.click(screen.getByRole("button", { name: provider.act }));
	await screen.findByText(errors.PHONE_CODE_MISSING);
	await person.type(field(), "123456");
	await person.click(screen.getByRole("button", { name: provider.act }));
	await screen.findByText(sentence);
	expect([told(), field()]).toMatchObject([[], { value: "123456" }]);
});

test.each([
	["PHONE_QUOTA_EXCEEDED", "quota-exceeded"],
	["PHONE_TOO_MANY_REQUESTS", "too-many-requests"],
	["PHONE_NOT_ENABLED", "operation-not-allowed"],
	["PHONE_PROOF_REFUSED", "internal-error"],
])("what keeps a code from being sent (%s) is told to the page", async (refused, error) => {
	const { told } = await open({ [code]: { refused } });
	await vi.waitFor(() => expect(told()).toEqual([{ type: "phone-proof", error }]));
});

test("it is closed by its button, and opened by nobody it says where to begin", async () => {
	const { person, close } = await open({ [code]: sentCode });
	await person.click(screen.getByRole("button", { name: simulator.cancel }));
	expect(close).toHaveBeenCalledOnce();
	cleanup();
	history.replaceState(null, "", "/phoneSimulator");
	render(
		<ClientProvider>
			<PhoneSimulator />
		</ClientProvider>,
	);
	screen.getByText(simulator.alone);
	expect(screen.queryByRole("button")).toBeNull();
});
