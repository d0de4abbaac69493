// The code by which something of the console is called for good: chosen once, when it is made.
import { Field } from "#platform/ui";
import { useDeskText } from "./text.ts";

export type CodeFieldProps = { readonly value: string; readonly onChange: (code: string) => void };

export function CodeField({ value, onChange }: CodeFieldProps) {
	const say = useDeskText();
	return (
		<Field
			label={say("parts.code")}
			hint={say("parts.codeHint")}
			value={value}
			pattern="[a-z][a-z0-9\-]{1,39}"
			required
			autoComplete="off"
			onChange={({ currentTarget }) => onChange(currentTarget.value)}
		/>
	);
}
