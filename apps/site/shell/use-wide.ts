// Whether the window is wide enough for both bars with all that stands in them: from the theme's width "lg".
import { useSyncExternalStore } from "react";

const window72 = "(min-width: 72rem)";

function listen(listener: () => void): () => void {
	const query = matchMedia(window72);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

export const useWide = (): boolean => useSyncExternalStore(listen, () => matchMedia(window72).matches);
