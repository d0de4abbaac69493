import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { codeSigns, drawCode, findCodes, readCode, referenceShape, showCode, voucherShape } from "./checked-code.ts";

const shapes = [referenceShape, voucherShape] as const;
const aCode = fc
	.record({ seed: fc.integer({ min: 1, max: 1_000_000 }), shape: fc.constantFrom(...shapes) })
	.map(({ seed, shape }) => ({ shape, code: drawCode(seededChance(seed), shape) }));

test("the signs are a prime number of those that nobody takes for another", () => {
	expect(codeSigns).toHaveLength(31);
	expect(new Set(codeSigns).size).toBe(31);
	expect(codeSigns).not.toMatch(/[01ILO]/);
});

describe("a code", () => {
	test("is read again however it is written", () => {
		fc.assert(
			fc.property(aCode, ({ code, shape }) => {
				const shown = showCode(code, shape);
				for (const typed of [code, shown, shown.toLowerCase(), shown.replaceAll("-", " "), ` ${code} `]) {
					expect(readCode(typed, shape)).toBe(code);
				}
			}),
		);
	});
	test("with one wrong sign, or two neighbours that changed places, is none", () => {
		fc.assert(
			fc.property(aCode, fc.nat(14), fc.integer({ min: 1, max: 30 }), ({ code, shape }, at, by) => {
				const place = at % (code.length - 1);
				const [sign = "", next = ""] = code.slice(place);
				const wrong = codeSigns[(codeSigns.indexOf(sign) + by) % 31] ?? "";
				expect(readCode(code.slice(0, place) + wrong + code.slice(place + 1), shape)).toBeUndefined();
				const swapped = code.slice(0, place) + next + sign + code.slice(place + 2);
				if (place + 2 < code.length && sign !== next) expect(readCode(swapped, shape)).toBeUndefined();
			}),
		);
	});
	test("is shown in groups", () => {
		expect(showCode("7K4MQ2XW9", referenceShape)).toBe("7K4-MQ2-XW9");
		expect(showCode(drawCode(seededChance(4), voucherShape), voucherShape)).toMatch(/^(\w{4}-){3}\w{4}$/);
	});
	test.each(["", "7K4", "7K4-MQ2-XW9-7", "0000-0000", "가나다라마바사아자", "OIL-OIL-OIL"])("%j is none", (typed) => {
		expect(readCode(typed, referenceShape)).toBeUndefined();
	});
});

describe("a line of a bank", () => {
	const code = drawCode(seededChance(7), referenceShape);
	const other = drawCode(seededChance(8), referenceShape);
	const shown = showCode(code, referenceShape);
	test.each([
		["the code alone", code, [code]],
		["among words", `TRANSFER KIM MINSU ${shown} THANK YOU`, [code]],
		["in small letters with spaces", `from kim ${shown.toLowerCase().replaceAll("-", " ")} 50.00`, [code]],
		["between other signs", `REF:${code}/2026-11-22`, [code]],
		["twice", `${code} ${shown}`, [code]],
		["two codes", `${code} and ${other}`, [code, other]],
		["nothing", "", []],
		["no code", "RENT NOVEMBER FLAT 12", []],
		["a code with a sign more", `${code}7`, []],
		["a code inside of a number", `99${code}`, []],
	] as const)("%s", (_name, line, codes) => {
		expect(findCodes(line, referenceShape)).toEqual(codes);
	});
	test("is searched in a moment, whatever it holds", () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 300 }), (line) => {
				for (const found of findCodes(line, referenceShape)) expect(readCode(found, referenceShape)).toBe(found);
			}),
		);
	});
});
