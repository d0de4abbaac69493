// Lets a person choose pictures to send. The system's own button speaks the system's language: it is there for the
// keyboard and for readers, and not seen.
import { buttonClass } from "../controls/button.tsx";
import { pictureTypes } from "./read-pictures.ts";

export type PictureChooserProps = {
	readonly label: string;
	readonly hint: string;
	/** On the button. */
	readonly act: string;
	readonly files: readonly File[];
	/** The id of what says that the choice will not do. */
	readonly faultId: string;
	readonly faulty: boolean;
	readonly onChoose: (files: readonly File[]) => void;
};

export function PictureChooser({ label, hint, act, files, faultId, faulty, onChoose }: PictureChooserProps) {
	return (
		<label className="flex cursor-pointer flex-col items-start gap-2 rounded-card border border-dashed border-line p-4 text-14 focus-within:outline-2 focus-within:outline-hue">
			<span className="font-medium">{label}</span>
			<span className="text-13 text-text-3">{hint}</span>
			<span aria-hidden="true" className={buttonClass({ look: "plain", size: "small" })}>
				{act}
			</span>
			<input
				type="file"
				multiple
				accept={pictureTypes.join(",")}
				aria-invalid={faulty}
				aria-describedby={faultId}
				onChange={(event) => onChoose([...(event.target.files ?? [])])}
				className="sr-only"
			/>
			<span className="max-w-full truncate text-13 text-text-2">{files.map(({ name }) => name).join(", ")}</span>
		</label>
	);
}
