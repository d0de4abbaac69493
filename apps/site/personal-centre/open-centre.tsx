// The popup names of the two panels lead to their addresses, so that a link, a reload and the back button keep them.
import { useEffect } from "react";
import { closePopup, type Popup, useAddress } from "#platform/ui";
import { openAgentPage, openPage } from "./centre-pages.ts";

export function OpenCentre({ popup }: { readonly popup: Popup }) {
	const { write } = useAddress();
	const { name, page } = popup;
	useEffect(() => {
		closePopup();
		const change = name === "agent-centre" ? openAgentPage(page ?? "teamOverview") : openPage(page ?? "securityCenter");
		write(change, { step: true });
	}, [name, page, write]);
	return null;
}
