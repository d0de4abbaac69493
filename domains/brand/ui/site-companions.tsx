// What goes along with every open page: it hears of maintenance and closed regions, and shows the notices of a visit.
import { useLiveAnswers } from "#platform/ui";
import { readStatus, siteStatusEvent } from "../contract/index.ts";
import { useListCountries } from "./calls.gen.ts";
import { VisitNotices } from "./notices/visit-notices.tsx";

/** `notices` false where nothing may come between, as in a game. */
export function SiteCompanions({ notices }: { readonly notices: boolean }) {
	useFollowedStatus();
	// The codes of the countries are there before a form wants them: they come when the page has been drawn.
	useListCountries({}, { freshMilliseconds: Number.POSITIVE_INFINITY });
	return notices ? <VisitNotices /> : null;
}

/** The site's face changes within a second of an operator's act. */
export function useFollowedStatus(): void {
	useLiveAnswers(siteStatusEvent, [readStatus]);
}
