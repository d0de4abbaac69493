// The log: JSON lines without secrets. Bodies are never handed to it; what looks like a secret is censored all the same.
import { type DestinationStream, type Logger, pino } from "pino";
import { isOutOfRoom, isUnreachable } from "#platform/db";
import type { Log } from "./call.ts";

const secretNames = [
	"authorization",
	"cookie",
	"token",
	"password",
	"oldPassword",
	"newPassword",
	"confirmPassword",
	"confirmNewPassword",
	"paymentPassword",
	"verificationCode",
	"captcha",
	"secret",
	"body",
];

const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export type LogOptions = {
	readonly level: "debug" | "info" | "warn" | "error" | "silent";
	/** Standard output when not given. */
	readonly destination?: DestinationStream;
};

export function createLog(options: LogOptions): Logger {
	const settings = {
		level: options.level,
		base: { process: process.pid },
		timestamp: pino.stdTimeFunctions.isoTime,
		redact: { paths, censor: "[secret]" },
		serializers: { error: describeError },
	};
	return pino(settings, options.destination ?? pino.destination({ fd: 1, sync: true }));
}

/**
 * What is written of a thrown value: where it came from, never the data a driver attaches to it. A database that is away or full
 * is no matter of a place in the code.
 */
export function describeError(thrown: unknown): Readonly<Record<string, string>> {
	// Who catches an error may have made a line of it already: without that, nobody could say why.
	if (typeof thrown === "string") return { type: "string", message: withoutTokens(thrown) };
	if (!(thrown instanceof Error)) return { type: typeof thrown };
	const code = "code" in thrown && typeof thrown.code === "string" ? { code: thrown.code } : {};
	const place = isUnreachable(thrown) || isOutOfRoom(thrown) ? {} : { stack: withoutTokens(thrown.stack ?? "") };
	return { type: thrown.name, ...code, message: withoutTokens(thrown.message), ...place };
}

/** Tokens, keys and sealed bodies are long runs of URL-safe characters; a UUID is shorter. */
const tokenLike = /(?<![\w/.-])[A-Za-z0-9_-]{40,}(?:\.[A-Za-z0-9_-]*)*/g;

const withoutTokens = (text: string): string => text.replace(tokenLike, "[secret]");

/** The log of one call. Its two fields are bound when a line is written, so a call that writes none pays nothing. */
export class CallLog implements Log {
	readonly #base: Logger;
	readonly #requestId: string;
	readonly #call: string;

	constructor(base: Logger, names: { readonly requestId: string; readonly call: string }) {
		this.#base = base;
		this.#requestId = names.requestId;
		this.#call = names.call;
	}

	debug(fields: Readonly<Record<string, unknown>>, message: string): void {
		if (this.#base.isLevelEnabled("debug")) this.#base.debug(this.#bound(fields), message);
	}

	info(fields: Readonly<Record<string, unknown>>, message: string): void {
		this.#base.info(this.#bound(fields), message);
	}

	warn(fields: Readonly<Record<string, unknown>>, message: string): void {
		this.#base.warn(this.#bound(fields), message);
	}

	error(fields: Readonly<Record<string, unknown>>, message: string): void {
		this.#base.error(this.#bound(fields), message);
	}

	#bound(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
		return { requestId: this.#requestId, call: this.#call, ...fields };
	}
}
