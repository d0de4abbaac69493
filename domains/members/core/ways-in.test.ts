import { expect, test } from "vitest";
import { isOpened } from "./ways-in.ts";

const none = { ownPassword: false, passkeys: 0, channels: 0, sms: false };

test("an account that nothing opens is closed", () => expect(isOpened(none)).toBe(false));

test.each([
	["a password of one's own", { ownPassword: true }],
	["a passkey", { passkeys: 1 }],
	["another channel", { channels: 1 }],
	["a code by text message", { sms: true }],
])("%s opens it", (_way, change) => expect(isOpened({ ...none, ...change })).toBe(true));
