// What vendors from outside speak, and how their dialects write amounts and what they sign. Pure; knows no key.
import { type CurrencyCode, currencyDecimals } from "#platform/kernel";

/**
 * `hmac`: JSON of the house's own; `hub88`: JSON with RSA both ways; `form`: forms with a keyed hash; `transfer`: the vendor keeps
 * members' money, which is moved there and home, and everything is signed both ways.
 */
export const vendorDialects = ["hmac", "hub88", "form", "transfer"] as const;
export type VendorDialect = (typeof vendorDialects)[number];

/** A shared secret, the vendor's public key, or our own private key. */
export const vendorKeyPurposes = ["secret", "vendor-public", "own-private"] as const;
export type VendorKeyPurpose = (typeof vendorKeyPurposes)[number];

/** What each dialect signs with. */
export const keysOfDialect: Readonly<Record<VendorDialect, readonly VendorKeyPurpose[]>> = {
	hmac: ["secret"],
	hub88: ["vendor-public", "own-private"],
	form: ["secret"],
	transfer: ["secret"],
};

const unitsInOne = 100_000n;
const unitsInMinor = (currency: CurrencyCode): bigint => unitsInOne / 10n ** BigInt(currencyDecimals[currency]);

/** Minor units as Hub88 writes them, in hundred-thousandths of the currency: 1.50 is 150000. */
export const unitsOf = (minor: bigint, currency: CurrencyCode): bigint => minor * unitsInMinor(currency);

/** Minor units of an amount in hundred-thousandths; undefined when it is finer than the currency is. */
export function minorOfUnits(units: bigint, currency: CurrencyCode): bigint | undefined {
	const size = unitsInMinor(currency);
	return units % size === 0n ? units / size : undefined;
}

/** What the form dialect signs: every field but the hash, by name, as `name=value` joined by `&`; values as they are meant, not as they are escaped. */
export const signedFields = (fields: Readonly<Record<string, string>>): string =>
	Object.entries(fields)
		.filter(([name]) => name !== "hash")
		.sort(([left], [right]) => (left < right ? -1 : 1))
		.map(([name, value]) => `${name}=${value}`)
		.join("&");

const origin = "(https://[a-z0-9.-]+|http://(127[.]0[.]0[.]1|localhost))(:[0-9]{1,5})?";
const originShape = new RegExp(`^${origin}$`);
const addressShape = new RegExp(`^${origin}(/[A-Za-z0-9._~/-]*)?$`);

/**
 * Why a vendor's addresses cannot be so; undefined when they can. They are encrypted, or on this very machine, where a
 * simulated vendor is; the origin is written as a browser writes it.
 */
export function vendorFault(said: {
	readonly baseUrl: string;
	readonly frameOrigin: string;
}): "ADDRESS" | "ORIGIN" | undefined {
	if (!addressShape.test(said.baseUrl)) return "ADDRESS";
	return originShape.test(said.frameOrigin) ? undefined : "ORIGIN";
}
