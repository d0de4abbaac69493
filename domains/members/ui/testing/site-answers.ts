// Answers of the brand's calls for tests of the members' screens, as the wire carries them.
import { exportJWK, generateKeyPair } from "jose";
import { vi } from "vitest";
import { patternSource, registrationFields, type WhitelabelFlag } from "#brand/core";
import { siteWith } from "#brand/ui/testing";

const rule = { enabled: false, required: false, patternId: "any", minLength: 1, maxLength: 40 } as const;

const asked = {
	username: { ...rule, enabled: true, required: true, patternId: "letter-first", minLength: 4, maxLength: 16 },
	password: { ...rule, enabled: true, required: true, patternId: "letter-and-digit", minLength: 8, maxLength: 64 },
	confirmPassword: { ...rule, enabled: true, required: true, patternId: "no-spaces", minLength: 8, maxLength: 64 },
	birthday: { ...rule, enabled: true, required: true, patternId: "date-ymd", minLength: 10, maxLength: 10 },
	nickname: { ...rule, enabled: true, patternId: "no-spaces", minLength: 2, maxLength: 16 },
	email: { ...rule, patternId: "email", minLength: 6, maxLength: 100 },
} as const;

const ruleOf = (field: string) => {
	const known = new Map<string, (typeof asked)[keyof typeof asked] | typeof rule>(Object.entries(asked));
	const found = known.get(field) ?? rule;
	const { patternId, minLength: min, maxLength: max } = found;
	return { ...found, acceptedPattern: patternSource(patternId, { min, max }) };
};

const register = {
	fields: Object.fromEntries(registrationFields.map((field) => [field, ruleOf(field)])),
	minimumAge: 18,
	termsVersion: "2026-01",
};

const here = { ip: "192.0.2.1", country: "KR" };

const bootstrap = (on: readonly WhitelabelFlag[]) =>
	siteWith(on, { register, location: here, regionRestriction: { restricted: false, ...here } });

const countries = [
	{ countryCode: "KR", countryDialingCode: "82" },
	{ countryCode: "VN", countryDialingCode: "84" },
];

/** The answer that bodies are sealed to, by its path: for screens that send secrets. */
export async function sealingKey(): Promise<Readonly<Record<string, unknown>>> {
	const { publicKey } = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
	return { "/wps/system/key": { ...(await exportJWK(publicKey)), kid: "key-1" } };
}

export type Sent = {
	readonly method: string;
	readonly path: string;
	readonly module: string;
	readonly body: string;
};

/** A call that the server refuses. */
export type Refused = { readonly refused: string; readonly value?: unknown };

const isRefused = (value: unknown): value is Refused =>
	typeof value === "object" && value !== null && "refused" in value;

/**
 * Stubs the network: the brand answers with these flags on, calls named by their path as they are given here, every other
 * call is refused. Answers what was sent.
 */
export function serveSite(
	flags: readonly WhitelabelFlag[],
	more: Readonly<Record<string, unknown>> = {},
): readonly Sent[] {
	const sent: Sent[] = [];
	const answers = new Map<string, unknown>([
		["/wps/system/bootstrap", bootstrap(flags)],
		["/wps/system/setting/register", register],
		["/wps/system/countries", { countries }],
		["/wps/system/banners", { banners: [] }],
		["/wps/verification/phone", {}],
		["/wps/verification/human", { provider: "altcha" }],
		...Object.entries(more),
	]);
	vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
		const path = url.replace(/\?.*$/, "");
		const module = new Headers(init.headers).get("module-id") ?? "";
		sent.push({ method: init.method ?? "GET", path, module, body: typeof init.body === "string" ? init.body : "" });
		const value = answers.get(path);
		if (isRefused(value)) {
			return Response.json({ success: false, message: "", errorCode: value.refused, value: value.value });
		}
		return Response.json(
			value === undefined ? { success: false, message: "", errorCode: "NOT_FOUND" } : { success: true, value },
		);
	});
	return sent;
}
