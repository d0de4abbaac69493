// What to tell a person about a call that failed.
import * as z from "zod/mini";
import type { Values } from "../text/sentences.ts";
import { errorSentence } from "../text/text.ts";
import { CallRefused } from "./client.ts";

const details = z.record(z.string(), z.unknown());

/** The sentence in the person's language; the server's own where the site has none; at last a general one. */
export function failureSentence(error: unknown): string {
	if (!(error instanceof CallRefused)) return errorSentence("SYSTEM_ERROR", {}) ?? "";
	const { code, message, value } = error.failure;
	const known = errorSentence(code, valuesOf(value));
	if (known !== undefined) return known;
	return message === "" ? (errorSentence("SYSTEM_ERROR", {}) ?? "") : message;
}

function valuesOf(value: unknown): Values {
	const parsed = z.safeParse(details, value);
	if (!parsed.success) return {};
	const entries = Object.entries(parsed.data).flatMap(([name, detail]): [string, string | number][] =>
		typeof detail === "string" || typeof detail === "number" ? [[name, detail]] : [],
	);
	return Object.fromEntries(entries);
}
