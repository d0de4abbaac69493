// The sentences of the product, as a journey looks for them: found where they stand, so that no journey repeats one.
import enSlotNames from "../domains/slots/ui/names.gen/en.json" with { type: "json" };
import koSlotNames from "../domains/slots/ui/names.gen/ko.json" with { type: "json" };
import { enWords, koWords } from "./words.gen.ts";

export const en = {
	...enWords.ui,
	/** What stands in the console: the desk's own sentences, and each domain's by its name. */
	console: enWords.console,
	backoffice: {
		...enWords.console.backoffice,
		...enWords.desk,
		errors: { ...enWords.desk.errors, ...enWords.console.backoffice.errors },
	},
	/** What stands in the frame of a slot: the cabinet's sentences and the game's own. */
	slots: { ...enWords.ui.cabinet, ...enWords.ui.slots, game: enSlotNames.game },
	platform: enWords.platform,
};

export const ko = {
	...koWords.ui,
	console: koWords.console,
	backoffice: {
		...koWords.console.backoffice,
		...koWords.desk,
		errors: { ...koWords.desk.errors, ...koWords.console.backoffice.errors },
	},
	slots: { ...koWords.ui.cabinet, ...koWords.ui.slots, game: koSlotNames.game },
	platform: koWords.platform,
};

/** The sentences of either language: each has them all. */
export type Words = typeof en | typeof ko;

/** A sentence with its values put in. A value that is not given stands for any text. */
export function says(sentence: string, values: Readonly<Record<string, string | number>> = {}): RegExp {
	const parts = sentence.split(/\{\{(\w+)\}\}/);
	const text = parts.map((part, index) => {
		if (index % 2 === 0) return quoted(part);
		const value = values[part];
		return value === undefined ? ".+" : quoted(String(value));
	});
	return new RegExp(`^${text.join("")}$`);
}

/** A label, with or without the star of a field that must be filled. */
export const label = (text: string): RegExp => new RegExp(`^${quoted(text)}\\s*\\*?$`);

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
