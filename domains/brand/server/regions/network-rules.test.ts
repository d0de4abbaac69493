import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { networkRules } from "./network-rules.ts";

const denied = (network: string) => ({ network, allowed: false });
const allowed = (network: string) => ({ network, allowed: true });

describe("rules on networks", () => {
	test.each([
		["no rules", [], "203.0.113.7", undefined],
		["outside", [denied("203.0.113.0/24")], "203.0.114.7", undefined],
		["inside", [denied("203.0.113.0/24")], "203.0.113.255", "denied"],
		["a single address", [denied("203.0.113.7/32")], "203.0.113.7", "denied"],
		["its neighbour", [denied("203.0.113.7/32")], "203.0.113.8", undefined],
		["without a prefix", [denied("203.0.113.7")], "203.0.113.7", "denied"],
		["everything", [denied("0.0.0.0/0")], "8.8.8.8", "denied"],
		["everything but one, whatever the order", [allowed("8.8.8.8/32"), denied("0.0.0.0/0")], "8.8.8.8", "allowed"],
		["everything but one, the other way", [denied("0.0.0.0/0"), allowed("8.8.8.8/32")], "8.8.8.8", "allowed"],
		["a hole in a hole", [denied("10.0.0.0/8"), allowed("10.1.0.0/16"), denied("10.1.2.0/24")], "10.1.2.3", "denied"],
		["IPv6", [denied("2001:db8::/32")], "2001:db8:ffff::1", "denied"],
		["IPv6 outside", [denied("2001:db8::/32")], "2001:db9::1", undefined],
		["IPv6, a single address", [allowed("2001:db8::1")], "2001:db8::1", "allowed"],
		["IPv4 over IPv6", [denied("203.0.113.0/24")], "::ffff:203.0.113.7", "denied"],
		["all of IPv4 says nothing of IPv6", [denied("0.0.0.0/0")], "2001:db8::1", undefined],
		["all of IPv6 says nothing of IPv4", [denied("::/0")], "203.0.113.7", undefined],
		["what is no address", [denied("0.0.0.0/0")], "unknown", undefined],
		["nothing", [denied("0.0.0.0/0")], "", undefined],
	] as const)("%s", (_case, rules, address, expected) => {
		const compiled = networkRules(rules);
		expect(compiled.verdictOn(address)).toBe(expected);
		expect(compiled.verdictOn(address)).toBe(expected);
	});
	test("the longest prefix decides, checked against arithmetic", () => {
		const octet = fc.integer({ min: 0, max: 255 });
		const address = fc.tuple(octet, octet, octet, octet);
		const rule = fc.record({ base: address, prefix: fc.integer({ min: 0, max: 32 }), allowed: fc.boolean() });
		const numberOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum * 256 + part, 0);
		const head = (parts: readonly number[], prefix: number) => Math.floor(numberOf(parts) / 2 ** (32 - prefix));
		fc.assert(
			fc.property(fc.uniqueArray(rule, { maxLength: 6, selector: (one) => one.prefix }), address, (rules, asked) => {
				const holding = rules.filter((one) => head(one.base, one.prefix) === head(asked, one.prefix));
				const longest = holding.toSorted((left, right) => right.prefix - left.prefix)[0];
				const expected = longest === undefined ? undefined : longest.allowed ? "allowed" : "denied";
				const given = rules.map((one) => ({ network: `${one.base.join(".")}/${one.prefix}`, allowed: one.allowed }));
				expect(networkRules(given).verdictOn(asked.join("."))).toBe(expected);
			}),
		);
	});
	test("a flood of addresses does not grow the memory of verdicts for ever", () => {
		const rules = networkRules([denied("10.0.0.0/9")]);
		for (let count = 0; count < 25_000; count++) {
			const address = `10.${count % 256}.${Math.floor(count / 256) % 256}.1`;
			const expected = count % 256 < 128 ? "denied" : undefined;
			if (rules.verdictOn(address) !== expected) throw new Error(`wrong on ${address}`);
		}
		expect(rules.verdictOn("10.1.1.1")).toBe("denied");
	});
});
