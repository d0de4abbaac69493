// A small mark with a word or a count, in the hue of its place.
import type { ReactNode } from "react";

const tones = {
	plain: "bg-surface-3 text-text-2",
	hue: "bg-[color-mix(in_oklch,var(--hue,var(--accent-text))_18%,var(--surface-1))] text-hue",
	accent: "bg-accent text-accent-ink",
	won: "bg-[color-mix(in_oklch,var(--won)_16%,var(--surface-1))] text-won",
	lost: "bg-[color-mix(in_oklch,var(--lost)_16%,var(--surface-1))] text-lost",
} as const;

export function Badge({
	children,
	tone = "plain",
}: {
	readonly children: ReactNode;
	readonly tone?: keyof typeof tones;
}) {
	return (
		<span
			className={`cut-corner-small inline-flex h-6 max-w-full items-center rounded-[6px] ps-2 pe-3 text-13 font-medium whitespace-nowrap ${tones[tone]}`}
		>
			<span className="truncate">{children}</span>
		</span>
	);
}
