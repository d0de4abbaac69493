// A provider that stands beside the categories, as the special sports provider does after live: a press launches it.
import type { VendorEntry } from "../../contract/index.ts";
import { useProviderStep } from "./provider-step.ts";

export type SpecialEntryProps = { readonly vendor: VendorEntry; readonly className: string };

export function SpecialEntry({ vendor, className }: SpecialEntryProps) {
	const step = useProviderStep();
	return (
		<li data-hue={vendor.gameType} className="flex shrink-0 items-stretch">
			<button type="button" onClick={() => step(vendor)} className={className}>
				{vendor.name}
			</button>
		</li>
	);
}
