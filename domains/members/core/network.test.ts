import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
	["203.0.113.7", "203.0.113.7"],
	["::ffff:203.0.113.7", "203.0.113.7"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
	["2001:DB8:1:2::9", "2001:db8:1:2"],
	["2001:db8::1", "2001:db8:0:0"],
	["::1", "0:0:0:0"],
	["fe80::1%eth0", "fe80:0:0:0"],
	["", ""],
])("%s counts for %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});

test("two addresses of one subscriber count as one", () => {
	expect(networkOf("2001:db8:1:2:aaaa::1")).toBe(networkOf("2001:db8:1:2:bbbb:cccc:dddd:eeee"));
});
