// The home page: the stage, what the money is, then the rows of the games. /login and /register show it with their popup.
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { AnnouncementLine, PlayMoney, Stage, useBrandText } from "#brand/ui";
import { HomeRows } from "#games/ui";
import { keepReturn, useNewcomer } from "#members/ui";
import {
	currentSession,
	isMember,
	lazyPart,
	openPopup,
	openPopups,
	Skeleton,
	usePageTitle,
	WhenNear,
} from "#platform/ui";
import { useExclusion } from "./excluded/use-exclusion.ts";

/** Of who has just registered alone. */
const Welcome = lazyPart(
	() => import("./welcome.tsx").then((part) => part.Welcome),
	<Skeleton className="h-80 rounded-panel md:h-60" />,
);

const drawsHeight = "h-49";
const StudioRows = lazyPart(
	() => import("./studio-rows.tsx").then((part) => part.StudioRows),
	<Skeleton className={`rounded-card ${drawsHeight}`} />,
);

type Entry = "login" | "register";

const titles = { login: "account.logIn", register: "account.register" } as const;

export function HomePage({ popup }: { readonly popup?: Entry }) {
	const say = useBrandText();
	usePageTitle(say(popup === undefined ? "titles.home" : titles[popup]));
	useEntry(popup);
	const exclusion = useExclusion();
	const isNewcomer = useNewcomer() !== undefined;
	return (
		<div className="flex flex-col gap-8">
			{exclusion === undefined && isNewcomer ? <Welcome /> : null}
			{exclusion === undefined ? <Stage /> : null}
			<div className="min-h-11">
				<AnnouncementLine />
			</div>
			<PlayMoney />
			<HomeRows>
				<WhenNear className={drawsHeight}>
					<StudioRows />
				</WhenNear>
			</HomeRows>
		</div>
	);
}

/** Opens the address's own popup. After it one goes where one was going when a members' house sent one here. */
function useEntry(popup: Entry | undefined): void {
	const router = useRouter();
	useEffect(() => {
		if (popup === undefined) return;
		if (isMember(currentSession()))
			return void router.navigate({ href: keepReturn() ? "/index?panel=securityCenter" : "/", replace: true });
		const { wanted } = router.latestLocation.state;
		const open = openPopups().find(({ name }) => name === popup);
		const goOn = () => void router.navigate({ href: wanted ?? "/", replace: true });
		openPopup({ ...open, name: popup, ...(wanted === undefined ? {} : { goOn }) });
	}, [popup, router]);
}
