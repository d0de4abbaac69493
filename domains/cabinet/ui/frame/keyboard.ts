// The keys of a game. Pure mapping first; the hook only listens.
import { useEffect, useRef } from "react";

export type KeyAct = "spin" | "stake-less" | "stake-more" | "mute" | "rules" | "keys";

export type PressedKey = {
	readonly code: string;
	readonly key: string;
	/** The focus is on a control that uses the key itself. */
	readonly onControl: boolean;
};

/** What a pressed key does. */
export function actOf(key: PressedKey): KeyAct | undefined {
	if (key.key === "?") return "keys";
	switch (key.code) {
		case "Space":
		case "Enter":
			return key.onControl ? undefined : "spin";
		case "ArrowDown":
		case "ArrowLeft":
			return "stake-less";
		case "ArrowUp":
		case "ArrowRight":
			return "stake-more";
		case "KeyM":
			return "mute";
		case "KeyI":
			return "rules";
		default:
			return undefined;
	}
}

/** Listens while nothing lies over the game. A key that is held down acts once. */
export function useKeys(options: { readonly active: boolean; readonly act: (act: KeyAct) => void }): void {
	const act = useRef(options.act);
	act.current = options.act;
	const { active } = options;
	useEffect(() => {
		if (!active) return undefined;
		const listen = (event: KeyboardEvent): void => {
			if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
			const found = actOf({ code: event.code, key: event.key, onControl: isControl(event.target) });
			if (found === undefined) return;
			event.preventDefault();
			act.current(found);
		};
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, [active]);
}

const isControl = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest("button, a, input, select, textarea, [role=dialog]") !== null;
