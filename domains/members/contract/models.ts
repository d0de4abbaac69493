// The shapes that the members' calls share.
import * as z from "zod/mini";
import { instant } from "#platform/contract";
import { accountTypes, longestPasskeyName, proofWays } from "../core/index.ts";

/** A typed text of bounded length; what it must look like is judged by the rules, not by the shape. */
export const typed = z.string().check(z.maxLength(256));

export const contactKind = z.enum(["phone", "email"]);

/** Where a brand may ask whether a person is there. */
export const humanPlace = z.enum(["register", "code", "login", "password"]);

/** The answer to what `begin-human-check` asked, where it asked something. */
export const humanAnswer = z.optional(z.string().check(z.maxLength(4096)));

/** What a third party says of a number, and the secret that its verification began with: in place of a code. */
export const thirdPartyProof = {
	firebaseChannel: z.optional(z.string().check(z.maxLength(64))),
	firebaseIdToken: z.optional(z.string().check(z.maxLength(4096))),
};

/** A code is on its way; the next may be asked for when it has expired. */
export const sentCode = z.object({ expiredMinutes: z.number() });

/** Names the captcha a client shows: made by the client (a UUID), so that the answer can be the picture alone. */
export const captchaId = z.uuid();

export const accountType = z.union([
	z.literal(accountTypes.player),
	z.literal(accountTypes.agent),
	z.literal(accountTypes.masterAgent),
	z.literal(accountTypes.guest),
	z.literal(accountTypes.seniorAgent),
	z.literal(accountTypes.generalAgent),
]);

/** A session: keep `token` in session storage, `device` in local storage and send it with the next login. */
export const openedSession = z.object({
	token: z.string(),
	/** The session ends then at the latest, however active it is. */
	expiresAt: instant,
});

/** The value of `SECOND_PROOF_REQUIRED`: the ways this member has to prove the login, and what to send with the proof. */
export const askedProof = z.object({
	proofToken: z.string(),
	expiresAt: instant,
	/** `masked`: where a code goes, such as `+82•••••••5678`; empty for a way without one. */
	ways: z.array(z.object({ way: z.enum(proofWays), masked: z.string() })),
});

/** `proofToken` of a login that asked for a second proof. */
export const proofToken = z.string().check(z.maxLength(80));

/** What an authenticator made, in base64url. */
export const encoded = z.string().check(z.minLength(1), z.maxLength(8192), z.regex(/^[A-Za-z0-9_-]+$/));

export const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestPasskeyName));

/** Each is good once; shown once. */
export const backupCodes = z.object({ backupCodes: z.array(z.string()) });

/** A login before. `browser` and `system` as the browser says itself, `country` by the network; each may be empty. */
export const lastLogin = z.object({
	at: instant,
	address: z.string(),
	browser: z.string(),
	system: z.string(),
	country: z.string(),
});

/** A break or an exclusion that runs: until then the member reaches their money and their records alone. */
export const runningExclusion = z.object({ kind: z.enum(["break", "exclusion"]), until: instant });

/** What every login answers. */
export const loggedIn = z.object({
	...openedSession.shape,
	device: z.string(),
	firstTimeLogin: z.boolean(),
	/** The password must be changed before anything else. */
	passwordExpired: z.boolean(),
	/** The login before; absent at the first. */
	lastLogin: z.optional(lastLogin),
	/** Absent where nothing excludes the member. */
	excluded: z.optional(runningExclusion),
});

/** Of a call of a member that carries a secret: the login password, or what a channel brought back. */
export const carriesSecret = {
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "session" },
} as const;

/** Of a call that sets one of the member's passwords. */
export const setsPassword = {
	moduleIds: ["PASS3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	limit: { max: 10, seconds: 60, by: "session" },
} as const;
