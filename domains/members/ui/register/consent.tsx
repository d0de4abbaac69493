// What somebody agrees to by registering: the terms, and that they are old enough.
import type { UseFormReturn } from "react-hook-form";
import type { RegistrationRules } from "#brand/core";
import { Check } from "#platform/ui";
import { useMembersText } from "../text.ts";
import type { RegistrationValues } from "./registration-form.ts";

export type ConsentProps = {
	readonly form: UseFormReturn<RegistrationValues>;
	readonly rules: RegistrationRules;
};

export function Consent({ form, rules }: ConsentProps) {
	const say = useMembersText();
	const accepted = form.watch("terms");
	const age = form.formState.errors.ofAge?.message;
	return (
		<div className="flex flex-col gap-3">
			<Check {...form.register("terms")} {...(accepted ? {} : { error: say("register.termsNeeded") })}>
				{say("register.terms")} <PageLink code="terms" words={say("register.termsLink")} />
			</Check>
			<Check
				{...form.register("ofAge", {
					validate: (value) => value || say("register.ageNeeded", { age: rules.minimumAge }),
				})}
				{...(age === undefined ? {} : { error: age })}
			>
				{say("register.age", { age: rules.minimumAge })}{" "}
				<PageLink code="responsible-gaming" words={say("register.ageLink")} />
			</Check>
		</div>
	);
}

/** Opens beside the form, so that nothing typed is lost. */
function PageLink({ code, words }: { readonly code: string; readonly words: string }) {
	return (
		<a
			href={`/page/${code}`}
			target="_blank"
			rel="noopener"
			className="whitespace-nowrap text-accent-text underline underline-offset-2"
		>
			{words}
		</a>
	);
}
