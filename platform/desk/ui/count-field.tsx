// A whole number between two bounds.
import { Field } from "#platform/ui";

export type CountProps = {
	readonly label: string;
	readonly value: number;
	readonly least?: number;
	readonly most: number;
	readonly onChange: (value: number) => void;
};

export const Count = ({ label, value, least = 0, most, onChange }: CountProps) => (
	<div className="w-44">
		<Field
			label={label}
			type="number"
			min={least}
			max={most}
			step={1}
			required
			value={Number.isNaN(value) ? "" : value}
			onChange={(event) => onChange(event.target.valueAsNumber)}
		/>
	</div>
);
