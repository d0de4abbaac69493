// Pictures somebody sent, small beside each other; one opens large and comes nearer, for what is written small on it.
import { useState } from "react";
import { Dialog, IconButton } from "#platform/ui";
import { useDeskText } from "./text.ts";

export type ShownPicture = {
	/** Base64 of a JPEG. */
	readonly picture: string;
	/** Read aloud, and the head of the large one. */
	readonly label: string;
};

export type PicturesProps = {
	readonly pictures: readonly ShownPicture[];
	/** Said in the place of no pictures. */
	readonly none: string;
};

const sourceOf = ({ picture }: ShownPicture): string => `data:image/jpeg;base64,${picture}`;

export function Pictures({ pictures, none }: PicturesProps) {
	const [large, setLarge] = useState<ShownPicture>();
	if (pictures.length === 0)
		return (
			<p className="grid min-h-48 place-items-center rounded-card bg-surface-2 p-6 text-center text-14 text-text-3">
				{none}
			</p>
		);
	return (
		<>
			<ul className="grid auto-cols-fr items-start gap-3 sm:grid-flow-col">
				{pictures.map((shown) => (
					<li key={shown.label} className="overflow-hidden rounded-card bg-surface-2">
						<button
							type="button"
							onClick={() => setLarge(shown)}
							className="block w-full cursor-zoom-in -outline-offset-2"
						>
							<img src={sourceOf(shown)} alt={shown.label} className="max-h-[60dvh] w-full object-contain" />
						</button>
					</li>
				))}
			</ul>
			<Dialog open={large !== undefined} onClose={() => setLarge(undefined)} title={large?.label ?? ""} size="panel">
				{large === undefined ? null : <Large shown={large} />}
			</Dialog>
		</>
	);
}

const widths = ["w-full", "w-[150%]", "w-[200%]", "w-[300%]"] as const;

function Large({ shown }: { readonly shown: ShownPicture }) {
	const say = useDeskText();
	const [step, setStep] = useState(0);
	const go = (by: number) => () => setStep((now) => Math.min(Math.max(now + by, 0), widths.length - 1));
	return (
		<>
			<div className="mb-2 flex justify-end gap-2">
				<IconButton icon="collapse" label={say("parts.farther")} onPress={go(-1)} />
				<IconButton icon="expand" label={say("parts.nearer")} onPress={go(1)} />
			</div>
			<div className="max-h-[70dvh] overflow-auto rounded-card bg-surface-2">
				<img src={sourceOf(shown)} alt={shown.label} className={`max-w-none ${widths[step]}`} />
			</div>
		</>
	);
}
