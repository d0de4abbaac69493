// The home page: the stage, what the money is, then the rows of the games. /login and /register show it with their popup.
import { useEffect } from "react";
import { PlayMoney, Stage, useBrandText } from "#brand/ui";
import { HomeRows } from "#games/ui";
import { openPopup, usePageTitle } from "#platform/ui";

export function HomePage({ popup }: { readonly popup?: "login" | "register" }) {
	const say = useBrandText();
	usePageTitle(say("titles.home"));
	useEffect(() => {
		if (popup !== undefined) openPopup({ name: popup });
	}, [popup]);
	return (
		<div className="flex flex-col gap-8">
			<Stage />
			<PlayMoney />
			<HomeRows />
		</div>
	);
}
