// The rows that studios bring to the home page, fetched when one comes near them.
import { homeRows } from "./halls.ts";

export function StudioRows() {
	return homeRows.map(({ name, HomeRow }) => <HomeRow key={name} />);
}
