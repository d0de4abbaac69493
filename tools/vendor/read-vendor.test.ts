import { describe, expect, test } from "vitest";
import { readVendor, vendorUsage } from "./read-vendor.ts";

describe("what is typed after npm run vendor", () => {
	test("nothing: Hub88 beside a platform of this machine", () => {
		expect(readVendor([])).toEqual({
			ok: true,
			value: {
				dialect: "hub88",
				code: "SIMULATED",
				platform: "http://127.0.0.1:4000",
				port: 4400,
				keys: ".cache/vendor",
				platformKey: undefined,
			},
		});
	});

	test("everything", () => {
		const args = ["--dialect", "form", "--code", "FAR_1", "--platform", "https://play.example:444", "--port", "0"];
		expect(readVendor([...args, "--keys", "keys", "--platform-key", "key.pem"])).toEqual({
			ok: true,
			value: {
				dialect: "form",
				code: "FAR_1",
				platform: "https://play.example:444",
				port: 0,
				keys: "keys",
				platformKey: "key.pem",
			},
		});
	});

	test.each([
		["--help", `--help is no option.\n${vendorUsage}`],
		["now", vendorUsage],
		["--port", "--port needs a value."],
		["--port 70000", "--port must be a number from 0 to 65535."],
		["--port 4e2", "--port must be a number from 0 to 65535."],
		["--dialect soap", "--dialect must be one of hub88, hmac, form, transfer."],
		["--code small", "--code must be 2 to 24 of A-Z, 0-9 and _."],
		["--platform http://127.0.0.1:4000/", "--platform must be an address such as http://127.0.0.1:4000."],
	])("%s is told as what it is", (line, error) => {
		expect(readVendor(line.split(" "))).toEqual({ ok: false, error });
	});
});
