// The plain pages of the site: an address with nothing, a hall that is not open.
import { Link } from "@tanstack/react-router";
import { Badge, buttonClass, usePageTitle } from "#platform/ui";
import { OpenWays } from "./open-ways.tsx";
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

/** `name` is what the person came for, in their language. */
export function NotOpenPage({ name, scene }: { readonly name: string; readonly scene?: string }) {
	const say = useBrandText();
	usePageTitle(name);
	return (
		<PlainPage
			title={say("closed.title", { name })}
			text={say("closed.text")}
			badge={<Badge tone="hue">{say("closed.badge")}</Badge>}
			{...(scene === undefined ? {} : { scene })}
		>
			<OpenWays />
		</PlainPage>
	);
}
