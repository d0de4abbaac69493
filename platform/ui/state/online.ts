// Whether the browser has a network, as it says itself.
import { useSyncExternalStore } from "react";

function listen(changed: () => void): () => void {
	for (const name of ["online", "offline"]) addEventListener(name, changed);
	return () => {
		for (const name of ["online", "offline"]) removeEventListener(name, changed);
	};
}

export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
