// The idempotency key of a command, from where it comes and what it is called there.
import { hash } from "node:crypto";
import type { CommandKey } from "../core/command.ts";

/** Who names a command: `hub88`, `slots:spin`, `cashier:deposit`. One name for one source, for ever. */
export type CommandSource = string;

/**
 * The first 16 bytes of SHA-256 over the source and the id it gave the command,
 * as a UUID. The length of the source goes in first, so that no two pairs share a text.
 */
export function commandKey(source: CommandSource, externalId: string): CommandKey {
	const hex = hash("sha256", `${source.length}:${source}${externalId}`);
	return asCommandKey(
		`${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`,
	);
}

/** A key as the database hands it back. Throws when it is none. */
export function asCommandKey(text: string): CommandKey {
	if (isCommandKey(text)) return text;
	throw new Error("not a command key");
}

function isCommandKey(text: string): text is CommandKey {
	return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
