import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession, Toasts } from "#platform/ui";
import en from "../messages/en.json";
import { sealingKey, serveSite } from "../testing/site-answers.ts";
import { Authenticator } from "./authenticator.tsx";

const key = await sealingKey();

for (const [domain, content] of [
	["members", en],
	["platform", { close: "Close" }],
	["brand", {}],
] as const)
	giveSentences({ domain, code: "EN", content });

const words = en.authenticator;
const backupCodes = Array.from({ length: 10 }, (_, place) => `ABCD${place + 2}-FGHJK`);
const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const base = "/wps/member/authenticator";

beforeEach(() => openSession({ token: "1.token" }));
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

async function open(state: { on: boolean; backupCodesLeft: number }, more: Readonly<Record<string, unknown>> = {}) {
	const sent = serveSite([], {
		...key,
		// The reading and the confirming call share a path: what is shown is read out of either.
		[base]: { ...state, backupCodes },
		[`${base}/start`]: { secret, uri: `otpauth://totp/Tessera:minji2000?secret=${secret}&issuer=Tessera` },
		[`${base}/codes`]: { backupCodes },
		[`${base}/off`]: {},
		...more,
	});
	render(
		<ClientProvider>
			<Authenticator />
			<Toasts />
		</ClientProvider>,
	);
	await screen.findByRole("heading", { name: words.title });
	return { person: userEvent.setup(), sent };
}
const pathsOf = (sent: readonly { readonly path: string; readonly method: string }[]) =>
	sent.filter(({ method }) => method !== "GET").map(({ path, method }) => `${method} ${path}`);

test("set-up goes from the password over the QR code to ten codes that are shown once", async () => {
	const { person, sent } = await open({ on: false, backupCodesLeft: 0 });
	screen.getByText(words.offText);
	await person.click(screen.getByRole("button", { name: words.setUp }));
	const dialog = within(await screen.findByRole("dialog", { name: words.setUpTitle }));
	await person.click(dialog.getByRole("button", { name: words.next }));
	await dialog.findByText(en.problems.required);
	expect(pathsOf(sent)).toEqual([]);
	await person.type(dialog.getByLabelText(/^Current password/), "three4stones");
	await person.click(dialog.getByRole("button", { name: words.next }));
	await dialog.findByRole("img", { name: words.qr });
	dialog.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP");
	await person.type(dialog.getByLabelText(new RegExp(`^${words.firstCode}`)), "123456");
	await person.click(dialog.getByRole("button", { name: words.turnOn }));
	const shown = within(await screen.findByRole("dialog", { name: words.codes }));
	expect(within(shown.getByRole("list", { name: words.codes })).getAllByRole("listitem")).toHaveLength(10);
	await person.click(shown.getByRole("button", { name: words.kept }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(pathsOf(sent)).toEqual([`POST ${base}/start`, `PUT ${base}`]);
});

test("a wrong password is told, and the secret stays away", async () => {
	const { person } = await open({ on: false, backupCodesLeft: 0 }, { [`${base}/start`]: { refused: "PROOF_WRONG" } });
	await person.click(screen.getByRole("button", { name: words.setUp }));
	const dialog = within(await screen.findByRole("dialog", { name: words.setUpTitle }));
	await person.type(dialog.getByLabelText(/^Current password/), "wrong4all");
	await person.click(dialog.getByRole("button", { name: words.next }));
	await dialog.findByText(en.errors.PROOF_WRONG);
	expect(dialog.queryByRole("img")).toBeNull();
});

test("one that is on tells how many codes are left, and makes new ones for a code", async () => {
	const { person, sent } = await open({ on: true, backupCodesLeft: 7 });
	screen.getByText("Backup codes left: 7");
	await person.click(screen.getByRole("button", { name: words.renew }));
	const dialog = within(await screen.findByRole("dialog", { name: words.renew }));
	await person.type(dialog.getByLabelText(new RegExp(`^${words.code}`)), "123456");
	await person.click(dialog.getByRole("button", { name: words.renew }));
	await screen.findByRole("list", { name: words.codes });
	expect(pathsOf(sent)).toEqual([`POST ${base}/codes`]);
});

test("turning it off warns, asks for a code, and says when it is done", async () => {
	const { person, sent } = await open({ on: true, backupCodesLeft: 7 });
	await person.click(screen.getByRole("button", { name: words.turnOff }));
	const dialog = within(await screen.findByRole("dialog", { name: words.offTitle }));
	dialog.getByText(words.offWarning);
	await person.type(dialog.getByLabelText(new RegExp(`^${words.code}`)), "abcd2-fghjk");
	await person.click(dialog.getByRole("button", { name: words.turnOff }));
	await screen.findByText(words.stopped);
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(pathsOf(sent)).toEqual([`POST ${base}/off`]);
});

test("a wrong code is told, and what was typed stays", async () => {
	const { person } = await open(
		{ on: true, backupCodesLeft: 7 },
		{ [`${base}/off`]: { refused: "SECOND_PROOF_WRONG" } },
	);
	await person.click(screen.getByRole("button", { name: words.turnOff }));
	const dialog = within(await screen.findByRole("dialog", { name: words.offTitle }));
	const code = dialog.getByLabelText(new RegExp(`^${words.code}`));
	await person.type(code, "000000");
	await person.click(dialog.getByRole("button", { name: words.turnOff }));
	await dialog.findByText(en.errors.SECOND_PROOF_WRONG);
	expect(code).toHaveProperty("value", "000000");
});
