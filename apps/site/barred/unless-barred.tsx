// What plays along or is an offer: whoever is barred is told why it is shut in its place.
import type { ReactNode } from "react";
import { closePopup, lazyPart } from "#platform/ui";
import { useOpenPage } from "../shell/use-open-page.ts";
import { useBar } from "./use-bar.ts";

const BarredPage = lazyPart(() => import("#protection/ui").then((part) => part.BarredPage));
const BarredNotice = lazyPart(() => import("#protection/ui").then((part) => part.BarredNotice));

export type UnlessBarredProps = {
	/** A whole page, or what stands in a dialog. */
	readonly whole: "page" | "dialog";
	readonly children: ReactNode;
};

export function UnlessBarred({ whole, children }: UnlessBarredProps) {
	const bar = useBar();
	const openPage = useOpenPage();
	if (bar === undefined) return children;
	const Shut = whole === "page" ? BarredPage : BarredNotice;
	const withdraw = () => {
		closePopup(0);
		openPage("withdraw");
	};
	return <Shut kind={bar.kind} onWithdraw={withdraw} />;
}
