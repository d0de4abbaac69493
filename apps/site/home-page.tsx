// The home page: the stage, what the money is, then the rows of the games. /login and /register show it with their popup.
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { AnnouncementLine, PlayMoney, Stage, useBrandText } from "#brand/ui";
import { HomeRows } from "#games/ui";
import { keepReturn } from "#members/ui";
import { currentSession, isMember, openPopup, openPopups, usePageTitle } from "#platform/ui";
import { useExclusion } from "./excluded/use-exclusion.ts";
import { Welcome } from "./welcome.tsx";

type Entry = "login" | "register";

const titles = { login: "account.logIn", register: "account.register" } as const;

export function HomePage({ popup }: { readonly popup?: Entry }) {
	const say = useBrandText();
	usePageTitle(say(popup === undefined ? "titles.home" : titles[popup]));
	useEntry(popup);
	const exclusion = useExclusion();
	return (
		<div className="flex flex-col gap-8">
			{exclusion === undefined ? <Welcome /> : null}
			{exclusion === undefined ? <Stage /> : null}
			<div className="min-h-11">
				<AnnouncementLine />
			</div>
			<PlayMoney />
			<HomeRows />
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
