// Several lines of text with their label, as the console's forms hold them.
import { type ComponentProps, useId } from "react";
import { FieldLabel } from "#platform/ui";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "id" | "className" | "onChange"> & {
	readonly label: string;
	readonly onWrite?: (text: string) => void;
};

export function TextArea({ label, onWrite, ...area }: TextAreaProps) {
	const id = useId();
	return (
		<div className="flex flex-col gap-1.5">
			<FieldLabel of={id} text={label} required={area.required} />
			<textarea
				rows={4}
				{...area}
				id={id}
				aria-required={area.required}
				onChange={onWrite && (({ currentTarget }) => onWrite(currentTarget.value))}
				className="min-h-24 resize-y rounded-control border border-line-control bg-ground p-3 text-16 transition"
			/>
		</div>
	);
}
