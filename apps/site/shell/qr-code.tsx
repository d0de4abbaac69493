// A QR code drawn in the page: no picture is asked of anybody. Dark on light in both themes, for that is what readers expect.
import { encode } from "uqr";

export type QrCodeProps = {
	readonly text: string;
	/** In pixels. */
	readonly size: number;
	/** What a screen reader says. */
	readonly label: string;
};

export function QrCode({ text, size, label }: QrCodeProps) {
	const { data, size: modules } = encode(text, { border: 2 });
	return (
		<svg
			role="img"
			aria-label={label}
			width={size}
			height={size}
			viewBox={`0 0 ${modules} ${modules}`}
			shapeRendering="crispEdges"
			className="rounded-control bg-white text-black"
		>
			<path fill="currentColor" d={qrPath(data)} />
		</svg>
	);
}

/** One square a dark module. */
export const qrPath = (rows: readonly (readonly boolean[])[]): string =>
	rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
