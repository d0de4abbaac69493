import { expect, test } from "vitest";
import { originFits } from "./passkeys.ts";

test.each([
	["https://play.example", "play.example", true],
	["https://play.example", "PLAY.example", true],
	["https://play.example:8443", "play.example", true],
	["http://localhost:4000", "localhost", true],
	["http://play.example", "play.example", false],
	["https://play.example.evil.example", "play.example", false],
	["https://evil.example", "play.example", false],
	["https://sub.play.example", "play.example", false],
	["https://play.example/", "play.example", false],
	["https://play.example@evil.example", "play.example", false],
	["android:apk-key-hash:abc", "play.example", false],
	["null", "play.example", false],
	["", "", false],
])("a page of %j for the host %j: %s", (origin, host, fits) => {
	expect(originFits({ origin, host })).toBe(fits);
});
