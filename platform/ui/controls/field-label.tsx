// The label of something to fill in, with the mark of what cannot be left out: one mark for every kind of box. The box itself
// says the same to whoever does not see it, by `aria-required`.

export type FieldLabelProps = {
	/** The id of the box. */
	readonly of: string;
	readonly text: string;
	readonly required: boolean | undefined;
};

export function FieldLabel({ of, text, required }: FieldLabelProps) {
	return (
		<label htmlFor={of} className="text-14 font-medium">
			{text}
			{required === true ? <span className="ms-1 text-lost">*</span> : null}
		</label>
	);
}
