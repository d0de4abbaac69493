// The side rail: the lobby's own places and the rest of the house. It folds to icons and remembers it.
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useBrandText } from "#brand/ui";
import { Icon, type IconName, isMember, useSession } from "#platform/ui";

/** Of every provider: alone, the hall would begin with its first. */
const everyGame = { page: "all" } as const;

export function Rail() {
	const say = useBrandText();
	const member = isMember(useSession());
	return (
		<div className="sticky top-16 z-20 flex h-[calc(100dvh-4rem)] flex-col overflow-y-auto border-e border-line px-3 py-4">
			<nav aria-label={say("nav.main")} className="rail-links flex grow flex-col gap-1">
				<RailLink to="/index" icon="home" label={say("nav.home")} />
				<RailLink to="/rng" search={everyGame} icon="games" label={say("nav.allGames")} />
				<RailLink to="/rng" search={{ ...everyGame, tag: "hot" }} icon="flame" label={say("nav.hot")} />
				{member ? (
					<RailLink to="/rng" search={{ ...everyGame, tag: "favourite" }} icon="heart" label={say("nav.favourites")} />
				) : null}
				<hr className="my-3 border-line" />
				<RailLink to="/promotions" icon="rewards" label={say("nav.promotions")} />
				<RailLink to="/tournaments" icon="trophy" label={say("nav.tournaments")} />
				<RailLink to="/vip" icon="crown" label={say("nav.vip")} />
				<RailLink to="/pointMall" icon="ticket" label={say("nav.pointMall")} />
				<RailLink to="/join" icon="sparkles" label={say("nav.join")} />
				<hr className="my-3 border-line" />
				<RailLink to="/noticePage" icon="bell" label={say("nav.notices")} />
				<RailLink to="/help" icon="help" label={say("nav.help")} />
				<RailLink
					to="/page/$code"
					params={{ code: "responsible-gaming" }}
					icon="shield"
					label={say("nav.responsible")}
				/>
			</nav>
			<FoldButton />
		</div>
	);
}

type RailLinkProps = {
	readonly to:
		| "/index"
		| "/rng"
		| "/promotions"
		| "/tournaments"
		| "/vip"
		| "/pointMall"
		| "/join"
		| "/noticePage"
		| "/help"
		| "/page/$code";
	readonly search?: { readonly page: "all"; readonly tag?: "hot" | "favourite" };
	readonly params?: { readonly code: string };
	readonly icon: IconName;
	readonly label: string;
};

function RailLink({ to, search, params, icon, label }: RailLinkProps) {
	return (
		<Link
			to={to}
			{...(search === undefined ? {} : { search })}
			{...(params === undefined ? {} : { params })}
			title={label}
			activeOptions={{ exact: true }}
			activeProps={{ "aria-current": "page" }}
			className="flex h-11 items-center gap-3 rounded-control px-3.5 text-14 font-medium text-text-2 transition hover:bg-surface-1 hover:text-text-1 aria-[current=page]:bg-surface-2 aria-[current=page]:text-text-1"
		>
			<Icon name={icon} />
			<span className="rail-words grow truncate">{label}</span>
		</Link>
	);
}

const railKey = "rail";

function FoldButton() {
	const say = useBrandText();
	const [narrow, setNarrow] = useState(document.documentElement.dataset.rail === "narrow");
	const fold = () => {
		const next = !narrow;
		if (next) document.documentElement.dataset.rail = "narrow";
		else delete document.documentElement.dataset.rail;
		localStorage.setItem(railKey, next ? "narrow" : "wide");
		setNarrow(next);
	};
	return (
		<button
			type="button"
			onClick={fold}
			aria-label={say(narrow ? "nav.expand" : "nav.collapse")}
			title={say(narrow ? "nav.expand" : "nav.collapse")}
			className="mt-2 hidden h-11 items-center gap-3 rounded-control px-3.5 text-text-3 transition hover:bg-surface-1 hover:text-text-1 lg:flex"
		>
			<Icon name={narrow ? "expand" : "collapse"} />
		</button>
	);
}
