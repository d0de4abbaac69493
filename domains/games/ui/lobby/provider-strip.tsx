// The providers of a hall as one strip of segments; all of them, or one.
import type { VendorEntry } from "../../contract/index.ts";
import { useGamesText } from "../text.ts";

export type ProviderStripProps = {
	readonly vendors: readonly VendorEntry[];
	readonly chosen: string | undefined;
	readonly onChoose: (vassalage: string | undefined) => void;
};

export function ProviderStrip({ vendors, chosen, onChoose }: ProviderStripProps) {
	const say = useGamesText();
	return (
		<div role="radiogroup" aria-label={say("rng.providers")} className="scroll-row gap-2">
			<Segment chosen={chosen === undefined} onChoose={() => onChoose(undefined)} name={say("rng.allProviders")} />
			{vendors.map((vendor) => (
				<Segment
					key={vendor.vassalage}
					chosen={chosen === vendor.vassalage}
					onChoose={() => onChoose(vendor.vassalage)}
					name={vendor.name}
					count={vendor.games}
					dimmed={!vendor.open}
				/>
			))}
		</div>
	);
}

type SegmentProps = {
	readonly name: string;
	readonly chosen: boolean;
	readonly onChoose: () => void;
	readonly count?: number;
	readonly dimmed?: boolean;
};

function Segment({ name, chosen, onChoose, count, dimmed = false }: SegmentProps) {
	return (
		<label
			className={`flex h-12 shrink-0 cursor-pointer items-center gap-2 rounded-control px-4 text-14 font-medium transition has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-hue ${chosen ? "cut-corner-small bg-[color-mix(in_oklch,var(--hue)_20%,var(--surface-1))] text-hue" : "bg-surface-1 text-text-2 hover:bg-surface-2"} ${dimmed ? "opacity-60" : ""}`}
		>
			<input type="radio" name="provider" checked={chosen} onChange={onChoose} className="sr-only" />
			{count === undefined ? <AllMark /> : <Monogram name={name} />}
			{name}
			{count === undefined ? null : <span className="text-13 opacity-80">{count}</span>}
		</label>
	);
}

function AllMark() {
	return (
		<svg aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="currentColor">
			<path d="M4 2h5v7H2V4a2 2 0 0 1 2-2zm7 0h4l3 3v4h-7zM2 11h7v7H4a2 2 0 0 1-2-2zm9 0h7v5a2 2 0 0 1-2 2h-5z" />
		</svg>
	);
}

/** A provider's mark: its letter on a tile with the cut corner. */
function Monogram({ name }: { readonly name: string }) {
	return (
		<span
			aria-hidden="true"
			className="cut-corner-small grid size-6 place-items-center rounded-[5px] bg-hue text-13 font-bold text-ground"
		>
			{name.slice(0, 1)}
		</span>
	);
}
