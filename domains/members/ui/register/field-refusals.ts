// Puts what the server found wrong with fields of a registration at those fields.
import type { UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";
import type { RegistrationRules } from "#brand/core";
import { useMembersText } from "../text.ts";
import { type RegistrationValues, refusedFields, wordsOf } from "./registration-form.ts";

const refused = z.object({ fields: z.record(z.string(), z.string()) });

/** Answers how many fields it marked. */
export function useFieldRefusals(form: UseFormReturn<RegistrationValues>, rules: RegistrationRules) {
	const say = useMembersText();
	return (value: unknown): number => {
		const fields = refusedFields(z.safeParse(refused, value).data?.fields ?? {});
		const first = fields[0]?.[0];
		for (const [field, problem] of fields) {
			const words = wordsOf(field, problem, rules);
			form.setError(field, { type: problem, message: say(words.key, words.values) }, { shouldFocus: field === first });
		}
		return fields.length;
	};
}
