// Who proves a number in a window of their own: a port, with the one adapter. The house asks by a request that it signs,
// the provider answers with a statement that it signs; both are JSON Web Tokens.
import { createRemoteJWKSet, errors, type JWTVerifyResult, jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import { err, ok, type Result } from "#platform/kernel";
import { type PhonePurpose, statementMinutes, verificationMinutes } from "../../core/index.ts";

/** What an operator has agreed with a provider. */
export type PhoneClient = {
	/** The address of the provider's window. */
	readonly page: string;
	readonly issuer: string;
	/** This brand's name there: what a statement must be addressed to. */
	readonly clientId: string;
	readonly clientSecret: string;
	/** Where the provider publishes its keys; without them it signs with the secret. */
	readonly keysUrl: string | undefined;
};

/** What is asked of a provider. `nonce` names the one verification; `origin` is the page that the window answers to. */
export type ProofRequest = {
	readonly nonce: string;
	readonly number: string;
	readonly purpose: PhonePurpose;
	readonly origin: string;
};

export type Statement = { readonly nonce: string; readonly number: string; readonly purpose: string };
export type StatementFault = "refused" | "expired" | "unreachable";

export type PhoneProvider = {
	/** What the window shows; throws where nothing can be asked. */
	readonly begin: (client: PhoneClient, request: ProofRequest, now: Date) => Promise<string>;
	/** What the provider says, once its signature, its issuer, its audience and its time hold. */
	readonly read: (client: PhoneClient, statement: string, now: Date) => Promise<Result<Statement, StatementFault>>;
};

const shared = ["HS256"];
/** A key that is published never judges a signature by a secret. */
const published = ["EdDSA", "ES256", "RS256", "PS256"];

const tokenClaims = z.object({ nonce: z.string(), phone_number: z.string(), purpose: z.string() });
const clockToleranceSeconds = 5;
const timeoutMilliseconds = 5_000;
const onThisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;

export const signedStatements: PhoneProvider = {
	async begin(client, { origin, ...asked }, now) {
		const { clientId: from, issuer: to, clientSecret: secret } = client;
		const request = await signToken({ ...asked, origin, from, to, secret, minutes: verificationMinutes, now });
		return `${client.page}#${new URLSearchParams({ request })}`;
	},
	async read(client, statement, now) {
		const asked = {
			issuer: client.issuer,
			audience: client.clientId,
			requiredClaims: ["exp", "iat", "jti"],
			maxTokenAge: `${statementMinutes}m`,
			clockTolerance: clockToleranceSeconds,
			currentDate: now,
		};
		try {
			const { payload } = await verified(client, statement, asked);
			const { nonce, phone_number: number, purpose } = z.parse(tokenClaims, payload);
			return ok({ nonce, number, purpose });
		} catch (thrown) {
			return err(faultOf(thrown));
		}
	},
};

type Asked = Parameters<typeof jwtVerify>[2];

function verified({ clientSecret, keysUrl }: PhoneClient, token: string, asked: Asked): Promise<JWTVerifyResult> {
	if (keysUrl === undefined) return jwtVerify(token, bytesOf(clientSecret), { ...asked, algorithms: shared });
	return jwtVerify(token, keysAt(keysUrl), { ...asked, algorithms: published });
}

function faultOf(thrown: unknown): StatementFault {
	if (thrown instanceof errors.JWTExpired) return "expired";
	// Whatever else is wrong with a token has a name of its own: a network's faults and a broken answer have not.
	const known = thrown instanceof errors.JOSEError || thrown instanceof z.core.$ZodError;
	const unreachable = thrown instanceof errors.JWKSTimeout || thrown instanceof errors.JWKSInvalid;
	const broken = thrown instanceof errors.JOSEError && thrown.code === "ERR_JOSE_GENERIC";
	return known && !unreachable && !broken ? "refused" : "unreachable";
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** Kept, so that a provider is asked for its keys seldom. Without TLS only one on this machine is asked. */
function keysAt(url: string): ReturnType<typeof createRemoteJWKSet> {
	if (!url.startsWith("https://") && !onThisMachine.test(url)) throw new Error("keys come by https");
	const kept = keySets.get(url) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: timeoutMilliseconds });
	keySets.set(url, kept);
	return kept;
}

export type TokenToSign = Statement & {
	readonly origin?: string;
	readonly from: string;
	readonly to: string;
	readonly secret: string;
	readonly minutes: number;
	readonly now: Date;
};

/** A request of the house, or a statement of who signs with the same secret. */
export function signToken(token: TokenToSign): Promise<string> {
	const { nonce, number, purpose, origin, from, to, secret, minutes, now } = token;
	const seconds = Math.floor(now.getTime() / 1000);
	return new SignJWT({ nonce, phone_number: number, purpose, ...(origin === undefined ? {} : { origin }) })
		.setProtectedHeader({ alg: "HS256", typ: "JWT" })
		.setIssuer(from)
		.setAudience(to)
		.setJti(nonce)
		.setIssuedAt(seconds)
		.setExpirationTime(seconds + minutes * 60)
		.sign(bytesOf(secret));
}

const requestClaims = z.extend(tokenClaims, { purpose: z.enum(["register", "login"]), origin: z.string() });

/** What a window of the stand-in was opened with; undefined for what the house has not signed, or whose time is over. */
export async function readRequest(client: PhoneClient, request: string, now: Date): Promise<ProofRequest | undefined> {
	const { clientId: issuer, issuer: audience, clientSecret } = client;
	const asked = { issuer, audience, algorithms: shared, requiredClaims: ["exp"], currentDate: now };
	try {
		const { payload } = await jwtVerify(request, bytesOf(clientSecret), asked);
		const { phone_number: number, ...rest } = z.parse(requestClaims, payload);
		return { number, ...rest };
	} catch {
		return undefined;
	}
}

const bytesOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);
