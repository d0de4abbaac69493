// An amount as it is typed, beside the symbol of its currency.
import { Field, type FieldProps } from "#platform/ui";

export type AmountFieldProps = Pick<FieldProps, "label" | "hint"> & {
	readonly symbol: string;
	readonly typed: string;
	readonly onType: (typed: string) => void;
	/** What is wrong with it, said below. */
	readonly fault: string | undefined;
};

export function AmountField({ symbol, typed, onType, fault, ...words }: AmountFieldProps) {
	return (
		<Field
			{...words}
			{...(fault === undefined ? {} : { error: fault })}
			inputMode="decimal"
			autoComplete="off"
			maxLength={20}
			value={typed}
			onChange={(event) => onType(event.target.value)}
			before={<span className="text-14 text-text-3">{symbol}</span>}
		/>
	);
}
