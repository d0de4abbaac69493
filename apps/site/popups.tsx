// What each popup's name shows. The parts come when they are first opened.
import { Suspense } from "react";
import { SearchDialog } from "#games/ui";
import { closePopup, usePopup } from "#platform/ui";

export function PopupHost() {
	const popup = usePopup();
	if (popup === undefined) return null;
	return <Suspense>{popup.name === "search" ? <SearchDialog onClose={closePopup} /> : null}</Suspense>;
}
