// The title of the page in the browser's tab.
import { useEffect } from "react";

const site = "Tessera";

/** "Slots · Tessera"; the name of the site alone without a title. */
export function usePageTitle(title?: string): void {
	useEffect(() => {
		document.title = title === undefined || title === "" ? site : `${title} · ${site}`;
	}, [title]);
}
