// A provider's own mark; its letter on a tile where it has none.
import { useState } from "react";
import { unmarked, type VendorEntry } from "../../contract/index.ts";

export function VendorMark({ vendor }: { readonly vendor: Pick<VendorEntry, "code" | "name"> }) {
	const [missing, setMissing] = useState(false);
	if (missing || vendor.code === unmarked) {
		return (
			<span
				aria-hidden="true"
				className="cut-corner-small grid size-6 place-items-center rounded-[5px] bg-hue text-13 font-bold text-ground"
			>
				{vendor.name.slice(0, 1)}
			</span>
		);
	}
	return (
		<img
			src={`/art/vendors/${encodeURIComponent(vendor.code)}.svg`}
			alt=""
			width={24}
			height={24}
			onError={() => setMissing(true)}
			className="size-6"
		/>
	);
}
