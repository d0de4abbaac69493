// What dialects write and read alike: members and currencies by name, and JSON whose numbers are exact.
import { type CurrencyCode, isCurrencyCode, type MemberId, parseMemberId, parseMinor } from "#platform/kernel";
import type { CommandFailure } from "../api.ts";

export type Who = { readonly memberId: MemberId; readonly currency: CurrencyCode };

/** Undefined when either is none. */
export function whoOf(member: string | undefined, currency: string | undefined): Who | undefined {
	const memberId = member === undefined ? undefined : parseMemberId(member);
	return memberId === undefined || currency === undefined || !isCurrencyCode(currency)
		? undefined
		: { memberId, currency };
}

/** The balance that a refusal tells, in minor units. */
export function balanceTold({ value }: CommandFailure, currency: CurrencyCode): bigint | undefined {
	if (typeof value !== "object" || value === null || !("balance" in value)) return undefined;
	const balance = typeof value.balance === "string" ? parseMinor(value.balance, currency) : undefined;
	return balance?.ok === true ? balance.value : undefined;
}

/** JSON in which some fields are numbers that are written as they stand, of any size: no float has touched them. */
export function exactJson(
	fields: Readonly<Record<string, unknown>>,
	numbers: Readonly<Record<string, string | undefined>>,
): string {
	const written = Object.entries(numbers).flatMap(([name, text]) =>
		text === undefined ? [] : [`${JSON.stringify(name)}:${text}`],
	);
	const rest = JSON.stringify(fields).slice(1, -1);
	return `{${[...(rest === "" ? [] : [rest]), ...written].join(",")}}`;
}
