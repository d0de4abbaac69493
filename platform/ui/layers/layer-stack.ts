// Which layer is on top. Escape closes the top one only; a layer below never hears of it.
import { useEffect, useRef } from "react";

type Layer = { readonly close: () => void };

const layers: Layer[] = [];

/** Puts a layer on top. The answer takes it off again. */
export function pushLayer(close: () => void): () => void {
	const layer: Layer = { close };
	layers.push(layer);
	if (layers.length === 1) document.addEventListener("keydown", onKey);
	return () => {
		const index = layers.indexOf(layer);
		if (index >= 0) layers.splice(index, 1);
		if (layers.length === 0) document.removeEventListener("keydown", onKey);
	};
}

export const hasLayers = (): boolean => layers.length > 0;

/** Closes the top layer, as Escape does; false when none is open. */
export function closeTopLayer(): boolean {
	const top = layers.at(-1);
	top?.close();
	return top !== undefined;
}

function onKey(event: KeyboardEvent): void {
	if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
	event.preventDefault();
	closeTopLayer();
}

/** While `open`, Escape calls `close`, unless a later layer lies above. */
export function useLayer(layer: { readonly open: boolean; readonly close: () => void }): void {
	const close = useRef(layer.close);
	close.current = layer.close;
	const { open } = layer;
	useEffect(() => (open ? pushLayer(() => close.current()) : undefined), [open]);
}
