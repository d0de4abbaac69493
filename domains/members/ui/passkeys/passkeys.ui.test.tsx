import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, currentSession, giveSentences, openSession, Toasts } from "#platform/ui";
import en from "../messages/en.json";
import { sealingKey, serveSite } from "../testing/site-answers.ts";
import { PasskeyEntry } from "./passkey-entry.tsx";
import { Passkeys } from "./passkeys.tsx";

const key = await sealingKey();

for (const [domain, content] of [
	["members", en],
	["platform", { close: "Close", cancel: "Cancel" }],
	["brand", {}],
] as const)
	giveSentences({ domain, code: "EN", content });

const words = en.passkeys;
const phone = { id: "01890000-0000-7000-8000-000000000001", name: "Phone", createdAt: "2026-05-01T12:00:00.000Z" };
const paths = {
	list: "/wps/member/passkeys",
	start: "/wps/member/passkey/start",
	add: "/wps/member/passkey",
	name: "/wps/member/passkey/name",
	remove: "/wps/member/passkey/remove",
	loginStart: "/wps/session/login/passkey/start",
	login: "/wps/session/login/passkey",
};
const bytes = new Uint8Array([1, 2, 3]).buffer;
const made = {
	id: "AQID",
	rawId: bytes,
	type: "public-key",
	getClientExtensionResults: () => ({}),
	response: {
		clientDataJSON: bytes,
		attestationObject: bytes,
		authenticatorData: bytes,
		signature: bytes,
		getTransports: () => [],
	},
};
const asked = {
	rp: { id: "localhost", name: "Tessera" },
	user: { id: "AQID", name: "minji2000", displayName: "minji2000" },
	challenge: "AQID",
	pubKeyCredParams: [],
	timeout: 1000,
	excludeCredentials: [],
	authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
	attestation: "none",
};
const device = { create: vi.fn(), get: vi.fn() };

beforeEach(() => {
	openSession({ token: "1.token" });
	vi.stubGlobal("PublicKeyCredential", () => {});
	device.create.mockReset().mockResolvedValue(made);
	device.get.mockReset().mockResolvedValue(made);
	Object.defineProperty(navigator, "credentials", { configurable: true, value: device });
});
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

function show(part: "centre" | "entry", more: Readonly<Record<string, unknown>> = {}) {
	const sent = serveSite([], {
		...key,
		[paths.list]: { passkeys: [phone] },
		[paths.start]: asked,
		[paths.add]: {},
		[paths.name]: {},
		[paths.remove]: {},
		[paths.loginStart]: { challenge: "AQID", rpId: "localhost", timeout: 1000, userVerification: "required" },
		...more,
	});
	const onLoggedIn = vi.fn();
	render(
		<ClientProvider>
			{part === "centre" ? <Passkeys /> : <PasskeyEntry onLoggedIn={onLoggedIn} />}
			<Toasts />
		</ClientProvider>,
	);
	return { person: userEvent.setup(), sent, onLoggedIn };
}
const bodyTo = (sent: readonly { readonly path: string; readonly body: string }[], path: string): unknown =>
	JSON.parse(sent.find((one) => one.path === path)?.body ?? "null");

test("a passkey is made with a name and the password, by the device", async () => {
	const { person, sent } = show("centre");
	await person.click(await screen.findByRole("button", { name: words.add }));
	const dialog = within(await screen.findByRole("dialog", { name: words.add }));
	await person.click(dialog.getByRole("button", { name: words.make }));
	expect(await dialog.findAllByText(en.problems.required)).toHaveLength(2);
	await person.type(dialog.getByLabelText(new RegExp(`^${words.name}`)), " Laptop ");
	await person.type(dialog.getByLabelText(/^Current password/), "three4stones");
	await person.click(dialog.getByRole("button", { name: words.make }));
	await screen.findByText(words.done);
	expect(bodyTo(sent, paths.add)).toEqual({
		name: "Laptop",
		credential: { id: "AQID", clientDataJSON: "AQID", attestationObject: "AQID" },
	});
	expect(screen.queryByRole("dialog")).toBeNull();
});

test("when the device is not answered, it says so, and nothing is added", async () => {
	device.create.mockRejectedValue(new DOMException("no", "NotAllowedError"));
	const { person, sent } = show("centre");
	await person.click(await screen.findByRole("button", { name: words.add }));
	const dialog = within(await screen.findByRole("dialog", { name: words.add }));
	await person.type(dialog.getByLabelText(new RegExp(`^${words.name}`)), "Laptop");
	await person.type(dialog.getByLabelText(/^Current password/), "three4stones");
	await person.click(dialog.getByRole("button", { name: words.make }));
	await dialog.findByText(words.notDone);
	expect(bodyTo(sent, paths.add)).toBeNull();
});

test("one is named anew, and removed after a question", async () => {
	const { person, sent } = show("centre");
	await person.click(await screen.findByRole("button", { name: `${words.rename}: Phone` }));
	const naming = within(await screen.findByRole("dialog", { name: words.rename }));
	const name = naming.getByLabelText(new RegExp(`^${words.name}`));
	expect(name).toHaveProperty("value", "Phone");
	await person.clear(name);
	await person.type(name, "Work phone");
	await person.click(naming.getByRole("button", { name: words.save }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(bodyTo(sent, paths.name)).toEqual({ passkeyId: phone.id, name: "Work phone" });
	await person.click(screen.getByRole("button", { name: `${words.remove}: Phone` }));
	const question = within(await screen.findByRole("dialog", { name: "Remove Phone?" }));
	await person.click(question.getByRole("button", { name: words.remove }));
	await screen.findByText(words.removed);
	expect(bodyTo(sent, paths.remove)).toEqual({ passkeyId: phone.id });
});

test("a login by passkey opens the session under the name the server gives", async () => {
	closeSession();
	const opened = { token: "a-token", expiresAt: "2026-12-21T00:00:00Z", device: "a-device" };
	const answer = { ...opened, firstTimeLogin: false, passwordExpired: false, account: "minji2000" };
	const { person, onLoggedIn } = show("entry", { [paths.login]: answer });
	await person.click(screen.getByRole("button", { name: words.use }));
	await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
	expect(currentSession()).toMatchObject({ token: "a-token", account: "minji2000" });
});

test.each([
	["the server refuses", undefined, en.errors.PASSKEY_REFUSED],
	["the device is not answered", new DOMException("no", "NotAllowedError"), words.notDone],
])("when %s, it says so", async (_, fault, sentence) => {
	if (fault !== undefined) device.get.mockRejectedValue(fault);
	const { person, onLoggedIn } = show("entry", { [paths.login]: { refused: "PASSKEY_REFUSED" } });
	await person.click(screen.getByRole("button", { name: words.use }));
	await screen.findByText(sentence);
	expect(onLoggedIn).not.toHaveBeenCalled();
});

test("a browser that does not know passkeys is offered none", async () => {
	vi.stubGlobal("PublicKeyCredential", undefined);
	show("entry");
	expect(screen.queryByRole("button", { name: words.use })).toBeNull();
	cleanup();
	show("centre");
	await screen.findByText(words.unknown);
	expect(screen.queryByRole("button", { name: words.add })).toBeNull();
});
