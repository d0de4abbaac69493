// Whether the window is wide enough for a part of the frame: what would only be hidden is not drawn at all.
import { useCallback, useSyncExternalStore } from "react";

/** The theme's widths (platform/ui/theme/tokens.css). */
export const widths = { tab: "48rem", md: "56rem", lg: "72rem", xl: "90rem" } as const;

type Width = keyof typeof widths;

const queryOf = (from: Width): string => `(min-width: ${widths[from]})`;

export const hasRoom = (from: Width): boolean => matchMedia(queryOf(from)).matches;

export function useRoom(from: Width): boolean {
	const listen = useCallback(
		(changed: () => void) => {
			const query = matchMedia(queryOf(from));
			query.addEventListener("change", changed);
			return () => query.removeEventListener("change", changed);
		},
		[from],
	);
	return useSyncExternalStore(listen, () => hasRoom(from));
}
