// Joins autoplay to the browser: its clock, and the end of it when the game goes out of sight or is closed.
import { useEffect, useState } from "react";
import { type Autoplayer, type AutoplayTable, createAutoplayer } from "../play/autoplayer.ts";

/** `table` is asked for once. */
export function useAutoplayer(table: () => AutoplayTable): Autoplayer {
	const [auto] = useState(() => createAutoplayer({ ...table(), later, now: () => performance.now() }));
	useEffect(() => {
		// Nobody stakes unseen: another tab or another app ends it (RTS 8A).
		const look = (): void => {
			if (document.hidden) auto.stop("hidden");
		};
		document.addEventListener("visibilitychange", look);
		return () => {
			document.removeEventListener("visibilitychange", look);
			auto.close();
		};
	}, [auto]);
	return auto;
}

/** Runs work after so many milliseconds; the answer calls it off. */
export function later(milliseconds: number, work: () => void): () => void {
	const timer = setTimeout(work, milliseconds);
	return () => clearTimeout(timer);
}
