// A third party's window for tests: a verification begun by the site, the stand-in's part of it, and statements as a
// provider, or somebody who would be one, signs them.
import { generateKeyPair, SignJWT } from "jose";
import type { Failure } from "#platform/contract";
import type { Result } from "#platform/kernel";
import { beginPhoneProof, proveAtSimulator, sendSimulatorCode } from "../../contract/index.ts";
import { nonceOf } from "../phone-proof/phone-proof.ts";
import type { From, House } from "./house.ts";

let numbers = 10_000_000;

/** A number that nobody has yet in this test file. */
export function newNumber(): string {
	numbers += 1;
	return `+8210${numbers}`;
}

export const codeOf = (result: Result<unknown, Failure<string>>): string => (result.ok ? "OK" : result.error.code);

export type Begun = { readonly channel: string; readonly url: string; readonly request: string };

export const modules = { register: "REGMOBVERF3", byNumber: "MOBILENUMREG3", login: "VERIFICATION3" } as const;

/** "+8210…" as the site sends it. */
export const typedNumber = (number: string) => ({ mobileNum: `0${number.slice(3)}`, countryDialingCode: "82" });

export const askToBegin = (house: House, number: string, from: From) =>
	house.call(beginPhoneProof, { ...typedNumber(number), origin: "http://localhost:4000" }, from);

type Way = { readonly number: string; readonly moduleId: string };

export async function begin(house: House, { number, moduleId }: Way): Promise<Begun> {
	const begun = await askToBegin(house, number, { moduleId });
	if (!begun.ok) throw new Error(`not begun: ${begun.error.code}`);
	const { url, channel } = begun.value;
	return { url, channel, request: new URLSearchParams(new URL(url).hash.slice(1)).get("request") ?? "" };
}

/** As the person goes it: the window sends a code, the person types it. Answers what goes back to the site. */
export async function goThrough(house: House, { number, moduleId }: Way) {
	const { channel, request } = await begin(house, { number, moduleId });
	await house.call(sendSimulatorCode, { request });
	const said = await house.call(proveAtSimulator, { request, code: await house.codeTo(number) });
	if (!said.ok) throw new Error(`not proven: ${said.error.code}`);
	return { firebaseChannel: channel, firebaseIdToken: said.value.statement };
}

export type Claims = {
	readonly channel: string;
	readonly number: string;
	readonly purpose: string;
	readonly audience: string;
	readonly issuer: string;
	/** Seconds since it was said. */
	readonly age: number;
	readonly holds: number;
	readonly jti: string | undefined;
};

/** What a provider says; `sign` is its secret, or its own key. */
export async function statementOf(
	said: Claims,
	sign: { readonly alg: string; readonly key: Parameters<SignJWT["sign"]>[0]; readonly now: Date },
): Promise<string> {
	const at = Math.floor(sign.now.getTime() / 1000) - said.age;
	const token = new SignJWT({ nonce: nonceOf(said.channel), phone_number: said.number, purpose: said.purpose })
		.setProtectedHeader({ alg: sign.alg, kid: "one" })
		.setIssuer(said.issuer)
		.setAudience(said.audience)
		.setIssuedAt(at)
		.setExpirationTime(at + said.holds);
	return (said.jti === undefined ? token : token.setJti(said.jti)).sign(sign.key);
}

export const newKeys = () => generateKeyPair("EdDSA", { extractable: true });
