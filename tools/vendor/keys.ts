// The keys of the simulated vendor: made once, kept in a folder, and said in the words of the console that asks for them.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Books, openBooks } from "./books.ts";
import type { Dialect, Reply } from "./dialects/dialect.ts";
import { formDialect, isFormFrom } from "./dialects/form.ts";
import { hmacDialect, isHmacFrom } from "./dialects/hmac.ts";
import { hub88Dialect, isFrom } from "./dialects/hub88.ts";
import { transferDialect } from "./dialects/transfer.ts";

export type VendorIdentity = {
	readonly dialect: Dialect;
	readonly isOurs: (call: Reply) => boolean;
	/** Of a vendor that keeps members' money. */
	readonly books?: Books;
	/** What is typed into the console. */
	readonly toType: string;
};

export type IdentityAsked = {
	readonly dialect: Dialect["name"];
	readonly code: string;
	readonly folder: string;
	/** The platform's public key for this vendor, as PEM; for Hub88 alone. */
	readonly platformKey?: string | undefined;
};

export function identityOf({ dialect, code, folder, platformKey }: IdentityAsked): VendorIdentity {
	mkdirSync(folder, { recursive: true });
	if (dialect === "hub88") {
		const own = createPrivateKey(kept(join(folder, `${code}.pem`), newPrivateKey));
		const toType = createPublicKey(own).export({ format: "pem", type: "spki" }).toString();
		// Until the platform's key is known, none of its calls is believed.
		const platform: KeyObject | undefined = platformKey === undefined ? undefined : createPublicKey(platformKey);
		return {
			toType,
			dialect: hub88Dialect({ vendor: code, own, platform: platform ?? createPublicKey(own) }),
			isOurs: (call) => platform !== undefined && isFrom(platform, call),
		};
	}
	const toType = kept(join(folder, `${code}.secret`), () => randomBytes(32).toString("base64url"));
	const secret = Buffer.from(toType);
	if (dialect === "hmac") {
		return { toType, dialect: hmacDialect(code, secret), isOurs: (call) => isHmacFrom(secret, call) };
	}
	if (dialect === "transfer") {
		const books = openBooks({ secret, now: Date.now });
		return { toType, books, dialect: transferDialect(code, secret), isOurs: (call) => isHmacFrom(secret, call) };
	}
	return { toType, dialect: formDialect(code, secret), isOurs: (call) => isFormFrom(secret, call) };
}

const newPrivateKey = (): string =>
	generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "pem", type: "pkcs8" }).toString();

function kept(file: string, make: () => string): string {
	if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
	return readFileSync(file, "utf8").trim();
}
