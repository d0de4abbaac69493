// The white-label flags: each with what it opens, on or off at a press.
import { Check, FailureNote } from "#platform/ui";
import { useOfficeText } from "../text.ts";
import { type BrandPart, useBrandEdit } from "./use-brand-edit.ts";

export function BrandFlags({ desk, mayWrite }: BrandPart) {
	const say = useOfficeText();
	const { send, error, busy } = useBrandEdit(desk);
	return (
		<fieldset disabled={!mayWrite || busy} className="flex max-w-3xl flex-col gap-4">
			<legend className="sr-only">{say("brand.views.flags")}</legend>
			{error === null ? null : <FailureNote error={error} />}
			{desk.flags.map(({ flag, enabled }) => (
				<Check
					key={flag}
					checked={enabled}
					onChange={({ currentTarget }) => send({ kind: "flag", flag, enabled: currentTarget.checked })}
				>
					<span className="block font-medium text-text-1">{say(`brand.flags.${flag}`)}</span>
					<span className="block text-13 text-text-3">{flag}</span>
				</Check>
			))}
		</fieldset>
	);
}
