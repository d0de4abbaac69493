// A QR code, drawn in the browser: the words never leave it.
import { encode } from "uqr";

export type QrCodeProps = {
	/** What the code holds: an address. */
	readonly text: string;
	/** Read aloud. */
	readonly label: string;
	/** In pixels; 200, the specification's size, when not said. */
	readonly size?: number;
};

const usualSize = 200;
/** The quiet zone the standard asks for, in modules. */
const border = 4;

export function QrCode({ text, label, size = usualSize }: QrCodeProps) {
	const { data, size: modules } = encode(text, { ecc: "M", border });
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
			<path d={pathOf(data)} fill="currentColor" />
		</svg>
	);
}

/** One stroke for each run of dark modules of a row. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
	const strokes: string[] = [];
	for (const [y, row] of rows.entries()) {
		for (let x = 0; x < row.length; x++) {
			if (row[x] !== true) continue;
			const start = x;
			while (row[x + 1] === true) x += 1;
			strokes.push(`M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`);
		}
	}
	return strokes.join("");
}
