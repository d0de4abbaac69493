// The first screen: what waits, and how today goes.

import { TodayFigures } from "../overview/today-figures.tsx";
import { WhatWaits } from "../overview/what-waits.tsx";
import { PageHead } from "../parts/page-head.tsx";
import type { PageProps } from "../parts/screen.ts";
import { useMe } from "../parts/use-me.ts";
import { useOfficeText } from "../text.ts";

export function OverviewPage({ screens }: PageProps) {
	const say = useOfficeText();
	const me = useMe();
	return (
		<>
			<PageHead title={say("overview.title", { name: me?.name ?? "" })} text={say("overview.text")} />
			<TodayFigures />
			<WhatWaits screens={screens} />
		</>
	);
}
