// The rows that studios bring to the home page, fetched when one comes near them.
import { homeRows } from "./halls.ts";

export function StudioRows() {
	return homeRows.map((Row, place) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: which there are is fixed by the build
		<Row key={place} />
	));
}
