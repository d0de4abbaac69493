// Reads a typed number or address into the form in which it is kept.
import { matchesPattern } from "#brand/core";
import { err, ok, type Result } from "#platform/kernel";
import type { ContactKind } from "../tables.ts";
import { emailKey } from "./contacts.ts";
import { type PhoneProblem, readPhone } from "./phone-number.ts";

export type TypedContact = {
	readonly kind: ContactKind;
	readonly value?: string | undefined;
	readonly countryDialingCode?: string | undefined;
};

const size = { min: 6, max: 100 };

export function readContact(typed: TypedContact): Result<string, PhoneProblem | "EMAIL_INVALID"> {
	const { kind, value = "", countryDialingCode } = typed;
	if (kind === "phone") return readPhone({ number: value, dialingCode: countryDialingCode });
	const address = emailKey(value);
	return matchesPattern(address, "email", size) ? ok(address) : err("EMAIL_INVALID");
}
