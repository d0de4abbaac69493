// Whether less movement is wished: asked several times a frame.
let wish: MediaQueryList | undefined;

export function isCalm(): boolean {
	wish ??= matchMedia("(prefers-reduced-motion: reduce)");
	return wish.matches;
}
