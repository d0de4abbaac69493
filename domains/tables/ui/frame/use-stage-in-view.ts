// On a small screen the felt is scrolled and the picture leaves it. When bets close it comes back: what is dealt is seen.
import { type RefObject, useEffect } from "react";

/** Scrolls within the frame alone: beside other tables the page around it stays where it is. */
export function useStageInView(stage: RefObject<HTMLElement | null>, { dealt }: { readonly dealt: boolean }): void {
	useEffect(() => {
		if (!dealt) return;
		const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
		for (let place = stage.current?.parentElement; place; place = place.parentElement)
			if (place.scrollTop > 0) place.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
	}, [stage, dealt]);
}
