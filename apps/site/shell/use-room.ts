// Whether the window is wide enough for a part of the frame: what would only be hidden is not drawn at all.
import { useCallback, useSyncExternalStore } from "react";

/** The theme's widths (platform/ui/theme/tokens.css). */
export const widths = { md: "56rem", lg: "72rem", xl: "90rem" } as const;

export function useRoom(from: keyof typeof widths): boolean {
	const width = `(min-width: ${widths[from]})`;
	const listen = useCallback(
		(changed: () => void) => {
			const query = matchMedia(width);
			query.addEventListener("change", changed);
			return () => query.removeEventListener("change", changed);
		},
		[width],
	);
	return useSyncExternalStore(listen, () => matchMedia(width).matches);
}
