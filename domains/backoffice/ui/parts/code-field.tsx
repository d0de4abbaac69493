// The code by which something of the console is called for good: chosen once, when it is made.
import { Field } from "#platform/ui";
import { useOfficeText } from "../text.ts";

export type CodeFieldProps = { readonly value: string; readonly onChange: (code: string) => void };

export function CodeField({ value, onChange }: CodeFieldProps) {
	const say = useOfficeText();
	return (
		<Field
			label={say("ways.code")}
			hint={say("ways.codeHint")}
			value={value}
			pattern="[a-z][a-z0-9\-]{1,39}"
			required
			autoComplete="off"
			onChange={({ currentTarget }) => onChange(currentTarget.value)}
		/>
	);
}
