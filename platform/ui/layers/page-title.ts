// The title of the page in the browser's tab.
import { useEffect } from "react";

/** What the site is called: the server writes it into the page. */
export const siteName = document.title;

/** "Slots · Tessera"; the name of the site alone without a title. */
export function usePageTitle(title?: string): void {
	useEffect(() => {
		document.title = title === undefined || title === "" ? siteName : `${title} · ${siteName}`;
	}, [title]);
}
