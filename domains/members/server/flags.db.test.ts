// What each white-label flag of the ways in opens and closes in the server, one after another. The flags of numbers and
// codes stand in ways-by-phone.db.test.ts and phone-codes.db.test.ts, that of agents in register-direct.db.test.ts.
import { expect, test } from "vitest";
import { registerMember, startFreePlay } from "../contract/index.ts";
import { registration } from "./testing/house.ts";
import { openHouse } from "./testing/open-house.ts";
import { flagSwitch } from "./testing/switch-flags.ts";

const { db, brand, house } = await openHouse();
const switchFlags = flagSwitch(db, brand);

test.each([
	["USERNAMEREG3", () => house.call(registerMember, registration()), "REGISTRATION_UNAVAILABLE"],
	["FREEPLAY3", () => house.call(startFreePlay, { os: "", platform: "W" }), "FREE_PLAY_UNAVAILABLE"],
] as const)("%s", async (flag, act, code) => {
	await switchFlags({ [flag]: false });
	expect(await act()).toEqual({ ok: false, error: { code } });
	await switchFlags({ [flag]: true });
	expect((await act()).ok).toBe(true);
});

test("PWDEXPFORCECHANGE3: a password that is too old must be changed while it is on, and may stay while it is off", async () => {
	const { account } = await house.register();
	house.clock.advance(181 * 24 * 3_600_000);
	await switchFlags({ PWDEXPFORCECHANGE3: true });
	expect(await house.logIn({ username: account })).toMatchObject({ value: { passwordExpired: true } });
	await switchFlags({ PWDEXPFORCECHANGE3: false });
	expect(await house.logIn({ username: account })).toMatchObject({ value: { passwordExpired: false } });
});
