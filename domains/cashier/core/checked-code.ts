// Codes that people copy by hand: a reference on a transfer, a voucher. No sign that is taken for another, and a last sign
// that gives a slip away: the places are weighed modulo a prime, so one wrong sign or two that changed places never pass.
import type { Chance } from "#platform/kernel";

/** Digits and capitals without 0, 1, I, L and O: thirty-one, a prime. */
export const codeSigns = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const prime = codeSigns.length;

export type CodeShape = {
	/** Signs in all, the last of them the check. */
	readonly length: number;
	/** Signs between two dashes. */
	readonly group: number;
};

/** What a member writes on a transfer: 31^8 of them. */
export const referenceShape: CodeShape = { length: 9, group: 3 };
/** What stands on a voucher: 31^15 of them, more than anybody can try. */
export const voucherShape: CodeShape = { length: 16, group: 4 };

/** Without dashes. */
export function drawCode(chance: Chance, { length }: CodeShape): string {
	const drawn = Array.from({ length: length - 1 }, () => codeSigns[chance.below(prime)] ?? "").join("");
	return drawn + checkOf(drawn);
}

/** As it is shown: "7K4-MQ2-XW9". */
export function showCode(code: string, { group }: CodeShape): string {
	return code.match(new RegExp(`.{1,${group}}`, "g"))?.join("-") ?? "";
}

/** The code that somebody typed, in whatever case and with whatever between the signs; undefined for none. */
export function readCode(typed: string, { length }: CodeShape): string | undefined {
	const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
	return code.length === length && isSound(code) ? code : undefined;
}

/** Every code that a line of a bank may hold, as `7K4MQ2XW9`, `7K4-MQ2-XW9` or `7k4 mq2 xw9`. */
export function findCodes(line: string, { length, group }: CodeShape): readonly string[] {
	const sign = `[${codeSigns}]`;
	const groups = Array.from({ length: length / group }, () => `${sign}{${group}}`).join("[-\\s]?");
	const found = line.toUpperCase().matchAll(new RegExp(`(?<![0-9A-Z])(?=(${groups})(?![0-9A-Z]))`, "g"));
	const codes = [...found].map(([, code = ""]) => code.replace(/[-\s]/g, "")).filter(isSound);
	return [...new Set(codes)];
}

function isSound(code: string): boolean {
	return [...code].every((sign) => codeSigns.includes(sign)) && checkOf(code.slice(0, -1)) === code.at(-1);
}

/** The weights are the places from 1: different for all of them, none a multiple of the prime. */
function checkOf(signs: string): string {
	const sum = [...signs].reduce((total, sign, place) => total + codeSigns.indexOf(sign) * (place + 1), 0);
	return codeSigns[sum % prime] ?? "";
}
