// A scallop, closed or open with what lies in it: what is picked when a win is doubled.

export function Shell({ open = false, full = false }: { readonly open?: boolean; readonly full?: boolean }) {
	return (
		<svg aria-hidden="true" viewBox="-50 -50 100 100" className="size-24 text-hue">
			<path
				d="M0 40C-40 34 -48 0 -40 -20C-26 -42 26 -42 40 -20C48 0 40 34 0 40Z"
				className={`fill-current stroke-text-1 ${open ? "opacity-35" : ""}`}
				strokeWidth="3"
			/>
			<path d="M0 38V-34M0 38L-20 -30M0 38L20 -30M0 38L-36 -14M0 38L36 -14" className="stroke-ground" strokeWidth="2" />
			{open && full ? <Pearl /> : null}
			{open && !full ? <path d="M-9 -6L9 12M9 -6L-9 12" className="stroke-text-1" strokeWidth="4" /> : null}
		</svg>
	);
}

/** White, in the shade of its shell on one side. */
const Pearl = () => (
	<>
		<circle r="15" cy="2" className="fill-white" />
		<path d="M-12.5 10A15 15 0 1 0 12.5 -6A18 18 0 0 1 -12.5 10Z" className="fill-current opacity-45" />
		<circle r="15" cy="2" className="fill-none stroke-text-1" strokeWidth="3" />
	</>
);
