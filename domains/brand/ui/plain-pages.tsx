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
