// The language of a call: the one it names, else the best of the browser's, else the default.
import { headers } from "#platform/contract";
import { houseLanguageOf } from "#platform/kernel";
import type { Languages } from "../ports.ts";
import type { Passage } from "./step.ts";
import { single } from "./step.ts";

export function languageOf(head: Passage["head"], languages: Languages): string {
	const asked = single(head[headers.language])?.toLowerCase();
	if (asked !== undefined && languages.known.has(asked)) return asked;
	const accepted = head["accept-language"];
	return (accepted === undefined ? undefined : bestOf(accepted, languages)) ?? languages.fallback;
}

/** The known language of the highest weight in an Accept-Language header (RFC 9110, section 12.5.4). */
function bestOf(accepted: string, languages: Languages): string | undefined {
	let best: { language: string; weight: number } | undefined;
	for (const part of accepted.slice(0, 200).split(",")) {
		const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
		const language = houseLanguageOf(tag)?.toLowerCase();
		const weight = weightOf(parameters);
		if (language !== undefined && languages.known.has(language) && weight > (best?.weight ?? 0))
			best = { language, weight };
	}
	return best?.language;
}

function weightOf(parameters: readonly string[]): number {
	const given = parameters.find((parameter) => parameter.trim().startsWith("q="));
	const weight = given === undefined ? 1 : Number(given.trim().slice(2));
	return weight >= 0 && weight <= 1 ? weight : 0;
}
