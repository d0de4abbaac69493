// What plays along or is an offer: whoever is excluded is told why it is shut in its place.
import type { ReactNode } from "react";
import { closePopup, lazyPart } from "#platform/ui";
import { useOpenPage } from "../shell/use-open-page.ts";
import { useExclusion } from "./use-exclusion.ts";

const ExcludedPage = lazyPart(() => import("#protection/ui").then((part) => part.ExcludedPage));
const ExclusionNotice = lazyPart(() => import("#protection/ui").then((part) => part.ExclusionNotice));

export type UnlessExcludedProps = {
	/** A whole page, or what stands in a dialog. */
	readonly whole: "page" | "dialog";
	readonly children: ReactNode;
};

export function UnlessExcluded({ whole, children }: UnlessExcludedProps) {
	const exclusion = useExclusion();
	const openPage = useOpenPage();
	if (exclusion === undefined) return children;
	const Shut = whole === "page" ? ExcludedPage : ExclusionNotice;
	const withdraw = () => {
		closePopup(0);
		openPage("withdraw");
	};
	return <Shut kind={exclusion.kind} onWithdraw={withdraw} />;
}
