// The plain pages of the site: an address with nothing, a host of no brand.
import { Link } from "@tanstack/react-router";
import { buttonClass, usePageTitle } from "#platform/ui";
import { PlainPage } from "./plain-page.tsx";
import { useBrandText } from "./text.ts";

export function NotFoundPage() {
	const say = useBrandText();
	usePageTitle(say("titles.missing"));
	return (
		<PlainPage title={say("missing.title")} text={say("missing.text")} scene="first-stone">
			<Link to="/index" className={buttonClass()}>
				{say("missing.home")}
			</Link>
		</PlainPage>
	);
}

/** At a host that no brand has: nothing of any brand is shown. */
export function InvalidUrlPage() {
	const say = useBrandText();
	usePageTitle(location.hostname);
	return (
		<main className="mx-auto max-w-[1360px] p-4 md:p-8">
			<PlainPage title={location.hostname} text={say("errors.INVALID_URL")} scene="evening-door" />
		</main>
	);
}
