// The cannon by keyboard: arrows aim, space fires, L takes the next fish by its worth, plus and minus set the bet.
import { useEffect, useRef } from "react";
import type { SeaPlay } from "../play/sea-play.ts";

type Keys = { readonly sea: SeaPlay; readonly active: boolean; readonly betBy: (by: -1 | 1) => void };

const step = 12;

export function useCannonKeys(keys: Keys): void {
	const now = useRef(keys);
	now.current = keys;
	const { active, sea } = keys;
	useEffect(() => {
		if (!active) return undefined;
		const down = (event: KeyboardEvent): void => {
			if (event.ctrlKey || event.metaKey || event.altKey || isOther(event.target)) return;
			if (pressed(event.code, now.current)) event.preventDefault();
		};
		const up = (event: KeyboardEvent): void => {
			if (event.code === "Space") sea.hold(false);
		};
		document.addEventListener("keydown", down);
		document.addEventListener("keyup", up);
		return () => {
			sea.hold(false);
			document.removeEventListener("keydown", down);
			document.removeEventListener("keyup", up);
		};
	}, [active, sea]);
}

/** Whether the key was one of the cannon's. */
function pressed(code: string, { sea, betBy }: Keys): boolean {
	switch (code) {
		case "ArrowLeft":
			sea.turnBy(-step);
			return true;
		case "ArrowRight":
			sea.turnBy(step);
			return true;
		case "ArrowUp":
		case "Equal":
		case "NumpadAdd":
			betBy(1);
			return true;
		case "ArrowDown":
		case "Minus":
		case "NumpadSubtract":
			betBy(-1);
			return true;
		case "Space":
			sea.hold(true);
			return true;
		case "KeyL":
			sea.lockNext();
			return true;
		default:
			return false;
	}
}

const isOther = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest("button, a, input, select, textarea, [role=dialog]") !== null;
