// A line icon from the house's sheet: one file for all of them, so that no icon weighs on the script.
import sheet from "../assets/icons.svg?url&no-inline";
import type { iconNames } from "./icon-names.ts";

export type IconName = (typeof iconNames)[number];

/** Decoration: what it means stands in words beside it or in the label of its button. */
export function Icon({ name, className = "" }: { readonly name: IconName; readonly className?: string }) {
	return (
		<svg
			aria-hidden="true"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.9"
			strokeLinecap="round"
			strokeLinejoin="round"
			className={`size-5 shrink-0 ${className}`}
		>
			<use href={`${sheet}#${name}`} />
		</svg>
	);
}
