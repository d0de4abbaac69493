import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	feeOf,
	mayOpen,
	newPaymentMethodFault,
	type PaymentMethodTerms,
	type PaymentMethodWords,
	partsFault,
	readPercent,
	termsFault,
} from "./index.ts";

const sound: PaymentMethodTerms = {
	smallest: 1_000n,
	largest: 500_000n,
	fee: { fixed: 100n, basisPoints: 50 },
	quick: [1_000n, 20_000n, 500_000n],
};

describe("terms", () => {
	test("that make sense have no fault", () => {
		expect(termsFault(sound)).toBeUndefined();
		expect(termsFault({ ...sound, quick: [] })).toBeUndefined();
		expect(termsFault({ ...sound, largest: 1_000n, quick: [] })).toBeUndefined();
	});

	test.each([
		["of nothing", { smallest: 0n }, "BOUNDS"],
		["below nothing", { smallest: -1n }, "BOUNDS"],
		["that end before they begin", { largest: 999n }, "BOUNDS"],
		["of more than there is", { largest: 1_000_000_000_000_001n }, "BOUNDS"],
		["whose fee is below nothing", { fee: { fixed: -1n, basisPoints: 0 } }, "FEE"],
		["whose part is below nothing", { fee: { fixed: 0n, basisPoints: -1 } }, "FEE"],
		["whose part is more than all", { fee: { fixed: 0n, basisPoints: 10_001 } }, "FEE"],
		["whose fee leaves nothing of the smallest", { fee: { fixed: 1_000n, basisPoints: 0 } }, "FEE"],
		["whose part leaves nothing", { fee: { fixed: 0n, basisPoints: 10_000 } }, "FEE"],
		["with a quick amount below", { quick: [999n] }, "QUICK"],
		["with a quick amount above", { quick: [500_001n] }, "QUICK"],
		["with one twice", { quick: [1_000n, 1_000n] }, "QUICK"],
		["with nine", { quick: Array.from({ length: 9 }, (_, at) => 1_000n + BigInt(at)) }, "QUICK"],
	] as const)("%s are refused", (_, change, fault) => {
		expect(termsFault({ ...sound, ...change })).toBe(fault);
	});

	test("that pass leave something of every amount they take", () => {
		const terms = fc.record({
			smallest: fc.bigInt(-5n, 3_000n),
			largest: fc.bigInt(0n, 5_000n),
			fee: fc.record({ fixed: fc.bigInt(-5n, 3_000n), basisPoints: fc.integer({ min: -1, max: 10_001 }) }),
			quick: fc.array(fc.bigInt(0n, 5_000n), { maxLength: 3 }),
		});
		fc.assert(
			fc.property(terms, fc.bigInt(0n, 5_000n), (one, more) => {
				fc.pre(termsFault(one) === undefined && one.smallest + more <= one.largest);
				const amount = one.smallest + more;
				expect(feeOf(amount, one.fee)).toBeLessThan(amount);
			}),
		);
	});
});

describe("a part", () => {
	test.each([
		["0", 0],
		["1.5", 150],
		["1.25", 125],
		["0.05", 5],
		["100", 10_000],
		["100.01", undefined],
		["1.255", undefined],
		["-1", undefined],
		["1,5", undefined],
		["", undefined],
		[" 1", undefined],
	])("%j is %s hundredths of a per cent", (text, basisPoints) => {
		expect(readPercent(text)).toBe(basisPoints);
	});
});

describe("what a way takes and says", () => {
	const said: PaymentMethodWords = {
		language: "EN",
		name: "Bank",
		summary: "By transfer",
		bank: "Mosaic",
		steps: ["Send."],
	};
	const range = { currencies: ["P", "KRW"], languages: ["EN", "KO"] };
	const before = { currencies: ["P"], words: [said] };
	const transfer = { flow: "in", kind: "bank-transfer" } as const;
	const judge = (after: object, paymentMethod: Parameters<typeof partsFault>[0] = transfer, was = before) =>
		partsFault(paymentMethod, { before: was, after: { ...before, ...after }, range });
	const korean = { ...said, language: "KO" };

	test("grows by what the brand's data allow, and keeps what it has", () => {
		expect(judge({})).toBeUndefined();
		expect(judge({ currencies: ["P", "KRW"], words: [said, korean] })).toBeUndefined();
		const old = { currencies: ["VND"], words: [{ ...said, language: "TH" }] };
		expect(judge(old, transfer, old)).toBeUndefined();
	});

	test.each([
		["no currency", { currencies: [] }, "CURRENCIES"],
		["a currency less", { currencies: ["KRW"] }, "CURRENCIES"],
		["one twice", { currencies: ["P", "P"] }, "CURRENCIES"],
		["one that the brand has not", { currencies: ["P", "VND"] }, "CURRENCIES"],
		["no words", { words: [] }, "LANGUAGES"],
		["a language less", { words: [korean] }, "LANGUAGES"],
		["a language twice", { words: [said, said] }, "LANGUAGES"],
		["one that the brand does not speak", { words: [said, { ...said, language: "TH" }] }, "LANGUAGES"],
		["no name", { words: [{ ...said, name: " " }] }, "WORDS"],
		["no summary", { words: [{ ...said, summary: "" }] }, "WORDS"],
		["an empty step", { words: [{ ...said, steps: ["Send.", ""] }] }, "WORDS"],
		["a transfer without its bank", { words: [{ ...said, bank: "" }] }, "WORDS"],
	])("%s is refused", (_, after, fault) => {
		expect(judge(after)).toBe(fault);
	});

	test("has a bank where something is transferred and steps where something is to be done", () => {
		const plain = { ...said, bank: "" };
		expect(judge({ words: [plain] }, { flow: "in", kind: "voucher" })).toBeUndefined();
		expect(judge({}, { flow: "in", kind: "voucher" })).toBe("WORDS");
		const out = { flow: "out", kind: "bank-account" } as const;
		expect(judge({ words: [{ ...plain, steps: [] }] }, out)).toBeUndefined();
		expect(judge({ words: [plain] }, out)).toBe("WORDS");
	});

	test.each([
		["in", "bank-transfer", { holder: "", number: "" }, false],
		["in", "bank-transfer", { holder: "Desk", number: "" }, false],
		["in", "bank-transfer", { holder: "Desk", number: "1" }, true],
		["in", "voucher", { holder: "", number: "" }, true],
		["out", "bank-account", { holder: "", number: "" }, true],
	] as const)("%s by %s with %j may be opened: %s", (flow, kind, account, may) => {
		expect(mayOpen({ flow, kind }, account)).toBe(may);
	});
});

describe("a new way", () => {
	const bank = { flow: "in", code: "bank", kind: "bank-transfer" } as const;
	test("has a code of its own within its flow, and is the only one of some kinds", () => {
		expect(newPaymentMethodFault(bank, [])).toBeUndefined();
		expect(newPaymentMethodFault(bank, [{ ...bank, flow: "out" }])).toBeUndefined();
		expect(newPaymentMethodFault(bank, [{ ...bank, code: "other" }])).toBeUndefined();
		expect(newPaymentMethodFault(bank, [bank])).toBe("EXISTS");
		const voucher = { flow: "in", code: "voucher", kind: "voucher" } as const;
		expect(newPaymentMethodFault({ ...voucher, code: "second" }, [voucher])).toBe("EXISTS");
	});
	test("is refused to a brand that has a hundred", () => {
		const many = Array.from({ length: 100 }, (_, at) => ({ ...bank, code: `bank-${at}` }));
		expect(newPaymentMethodFault(bank, many)).toBe("FULL");
		expect(newPaymentMethodFault({ ...bank, flow: "out" }, many)).toBeUndefined();
	});
});
