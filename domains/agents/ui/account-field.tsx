// Whose account: typed as it is, never completed by the browser.
import { Field } from "#platform/ui";

export type AccountFieldProps = {
	readonly label: string;
	readonly value: string;
	readonly onWrite: (account: string) => void;
};

export const AccountField = ({ label, value, onWrite }: AccountFieldProps) => (
	<Field
		label={label}
		required
		autoComplete="off"
		autoCapitalize="none"
		maxLength={256}
		value={value}
		onChange={(event) => onWrite(event.target.value)}
	/>
);
