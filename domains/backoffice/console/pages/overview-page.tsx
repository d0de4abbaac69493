// The first screen: what waits, and how today goes.
import { PageHead, useMe } from "#platform/desk/ui";
import { TodayFigures } from "../overview/today-figures.tsx";
import { WhatWaits } from "../overview/what-waits.tsx";
import { useOfficeText } from "../text.ts";

export function OverviewPage() {
	const say = useOfficeText();
	const me = useMe();
	return (
		<>
			<PageHead title={say("overview.title", { name: me?.name ?? "" })} text={say("overview.text")} />
			<TodayFigures />
			<WhatWaits />
		</>
	);
}
