// The back button closes what is on top. Each popup is a step in the history that holds the same address; a step whose
// popup is closed is stepped over, so that nobody presses "back" for nothing.
import { type AnyRouter, type RouterHistory, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { closePopup, closeTopLayer, openPopups } from "#platform/ui";

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** How many popups are open at this step. */
		popups?: number;
	}
}

/** Pages that are a popup by themselves: their own popup is no further step. */
export const entryPages: ReadonlySet<string> = new Set(["/login", "/register", "/register.html"]);

const ownPopups = (path: string): number => (entryPages.has(path) ? 1 : 0);

type Step = { readonly pathname: string; readonly state: { readonly popups?: number } };

/** The steps that so many open popups need on this page, beside those that the history holds. */
export function stepsOf({ pathname, state }: Step, open: number): { readonly wanted: number; readonly held: number } {
	return { wanted: Math.max(0, open - ownPopups(pathname)), held: state.popups ?? 0 };
}

/** How many popups stay open after a step back or forth to here: a page that was left takes its own along. */
export function staying(step: Step, from: string): number {
	return (step.state.popups ?? 0) + (step.pathname === from ? ownPopups(from) : 0);
}

type Stride = { readonly action: string; readonly from: string | undefined; readonly to: string };

/** A step back that closes a popup ends on its own page; one that would lead away from it is taken back. */
export const strays = ({ action, from, to }: Stride): boolean => action === "BACK" && from !== undefined && from !== to;

export function useBackCloses(open: number): void {
	const router = useRouter();
	const [steps] = useState(() => stepKeeper(router));
	useEffect(() => router.history.subscribe(steps.moved), [router, steps]);
	useEffect(() => {
		// A part below may have closed its popup in the same breath: then the next drawing settles it.
		if (open === openPopups().length) steps.settle();
	}, [open, steps]);
}

type Move = Parameters<Parameters<RouterHistory["subscribe"]>[0]>[0];

function stepKeeper(router: AnyRouter) {
	let from = router.history.location.pathname;
	/** The page from which a step back that we asked for ourselves is on its way. */
	let leaving: string | undefined;
	const settle = (): void => {
		const { href, state } = router.history.location;
		const { wanted, held } = stepsOf(router.history.location, openPopups().length);
		if (leaving !== undefined || wanted === held) return;
		if (wanted > held) {
			void router.navigate({ href, state: { ...state, popups: wanted }, resetScroll: false });
			return;
		}
		leaving = router.history.location.pathname;
		router.history.back();
	};
	const moved = ({ location, action }: Move): void => {
		const left = staying(location, from);
		const asked = leaving !== undefined;
		const strayed = strays({ action: action.type, from: leaving, to: location.pathname });
		leaving = undefined;
		from = location.pathname;
		if (strayed) {
			router.history.forward();
			return;
		}
		if (!asked && action.type !== "PUSH" && action.type !== "REPLACE") {
			if (openPopups().length > left + 1) closePopup(left + 1);
			if (openPopups().length > left) closeTopLayer();
		}
		queueMicrotask(settle);
	};
	return { settle, moved };
}
