// How old somebody must be who registers in a language, where it is another age than the brand's.
import { fieldsOf } from "#platform/desk/ui";
import { Button, FailureNote, Field } from "#platform/ui";
import { useOfficeText } from "../text.ts";
import { type BrandPart, useBrandEdit } from "./use-brand-edit.ts";

export function MinimumAges({ desk, mayWrite }: BrandPart) {
	const say = useOfficeText();
	const { send, error, busy } = useBrandEdit(desk);
	const { minimumAge, languages } = desk.settings;
	const known = new Map(desk.minimumAges.map(({ language, years }) => [language, years]));
	return (
		<form
			className="mt-8 rounded-card bg-surface-1 p-5"
			onSubmit={(event) => {
				event.preventDefault();
				const typed = fieldsOf(event.currentTarget);
				const said = languages.map((language) => ({ language, years: Number(typed[language] ?? "") }));
				// What is said in a language that the brand does not speak just now stays.
				const silent = desk.minimumAges.filter(({ language }) => !languages.includes(language));
				send({ kind: "minimum-ages", minimumAges: [...said.filter(({ years }) => years > 0), ...silent] });
			}}
		>
			<fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-4">
				<legend className="mb-2 text-16 font-bold">{say("brand.ages")}</legend>
				<p className="text-14 text-text-2">{say("brand.agesText", { age: minimumAge })}</p>
				<div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
					{languages.map((language) => (
						<Field
							key={`${language} ${known.get(language) ?? ""}`}
							label={language}
							name={language}
							type="number"
							min={18}
							max={25}
							defaultValue={known.get(language) ?? ""}
						/>
					))}
				</div>
				{error === null ? null : <FailureNote error={error} />}
				{mayWrite ? (
					<div>
						<Button submit busy={busy}>
							{say("brand.save")}
						</Button>
					</div>
				) : null}
			</fieldset>
		</form>
	);
}
