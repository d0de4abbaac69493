// The few signs of a game's controls, drawn in lines. Decoration: what they mean stands in their button's label.

const lines = {
	spin: "M20 12a8 8 0 1 1-2.6-5.9M18 2.5v4h-4",
	skip: "M5 5l7 7-7 7zM13 5l7 7-7 7z",
	stop: "M6 6h12v12H6z",
	replay: "M4 12a8 8 0 1 0 2.6-5.9M6 2.5v4h4",
	less: "M6 12h12",
	more: "M6 12h12M12 6v12",
	menu: "M5 7h14M5 12h14M5 17h14",
	sound: "M4 9.5h3.5L12 6v12l-4.5-3.5H4zM15 9.5a3.6 3.6 0 0 1 0 5M17.5 7a7 7 0 0 1 0 10",
	silence: "M4 9.5h3.5L12 6v12l-4.5-3.5H4zM15.5 9.5l5 5M20.5 9.5l-5 5",
	rules: "M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18M12 11v5.5M12 7.6v.1",
	history: "M4 12a8 8 0 1 0 2.6-5.9M6 2.5v4h4M12 8v4.5l3 2",
	auto: "M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5",
	fair: "M12 3v18M7 21h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z",
	screen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
	keys: "M3 7h18v10H3zM6.5 10.5h.1M10 10.5h.1M13.5 10.5h.1M17 10.5h.1M8 14h8",
	leave: "M6 6l12 12M18 6L6 18",
} as const;

export type GlyphName = keyof typeof lines;

export function Glyph({ name, className = "size-5" }: { readonly name: GlyphName; readonly className?: string }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 24 24"
			className={className}
			fill="none"
			stroke="currentColor"
			strokeWidth="1.9"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d={lines[name]} />
		</svg>
	);
}
