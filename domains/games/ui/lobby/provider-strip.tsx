// The providers of a hall as one strip of segments; all of them, or one.
import type { ReactNode } from "react";
import type { VendorEntry } from "../../contract/index.ts";
import { useGamesText } from "../text.ts";
import { allVendors } from "./lobby-filters.ts";
import { VendorMark } from "./vendor-mark.tsx";

export type ProviderStripProps = {
	readonly vendors: readonly VendorEntry[];
	/** Undefined: all of them. */
	readonly chosen: string | undefined;
	readonly onChoose: (page: string) => void;
};

export function ProviderStrip({ vendors, chosen, onChoose }: ProviderStripProps) {
	const say = useGamesText();
	return (
		<div role="radiogroup" aria-label={say("rng.providers")} className="scroll-row gap-2">
			{vendors.map((vendor) => (
				<Segment
					key={vendor.vassalage}
					chosen={chosen === vendor.vassalage}
					onChoose={() => onChoose(vendor.vassalage)}
					dimmed={!vendor.open}
				>
					<VendorMark vendor={vendor} />
					{vendor.name}
					<span className="text-13">{vendor.games}</span>
				</Segment>
			))}
			<Segment chosen={chosen === undefined} onChoose={() => onChoose(allVendors)}>
				<AllMark />
				{say("rng.allProviders")}
			</Segment>
		</div>
	);
}

type SegmentProps = {
	readonly chosen: boolean;
	readonly onChoose: () => void;
	readonly dimmed?: boolean;
	readonly children: ReactNode;
};

/** The field that nobody sees stays in its segment: else one that is scrolled away would widen the page. */
function Segment({ chosen, onChoose, dimmed = false, children }: SegmentProps) {
	return (
		<label
			className={`relative flex h-12 shrink-0 cursor-pointer snap-start items-center gap-2 rounded-control px-4 text-14 font-medium transition has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-hue ${chosen ? "cut-corner-small bg-[color-mix(in_oklab,var(--hue)_10%,var(--surface-1))] text-hue" : `bg-surface-1 hover:bg-surface-2 ${dimmed ? "text-text-3" : "text-text-2"}`}`}
		>
			<input type="radio" name="provider" checked={chosen} onChange={onChoose} className="sr-only" />
			{children}
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
