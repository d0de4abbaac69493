// The phone's bottom bar: home, games, deposit, bets, me; all of it is open. Games opens the menu with everything else.
import { Link } from "@tanstack/react-router";
import { useBrandText } from "#brand/ui";
import { Icon, type IconName, openPopup } from "#platform/ui";
import { useExclusion } from "../excluded/use-exclusion.ts";
import { phoneMenu } from "./phone-menu-name.ts";
import { useOpenPage } from "./use-open-page.ts";

const item =
	"flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-13 text-text-3 transition aria-[current=page]:text-accent-text active:scale-95";

export function BottomBar() {
	const say = useBrandText();
	const openPage = useOpenPage();
	const excluded = useExclusion() !== undefined;
	return (
		<nav
			aria-label={say("nav.main")}
			className="fixed inset-x-0 bottom-0 z-30 flex h-16 items-stretch border-t border-line bg-surface-1 pb-[env(safe-area-inset-bottom)]"
		>
			<Link to="/index" activeProps={{ "aria-current": "page" }} className={item}>
				<Face icon="home" label={say("nav.home")} />
			</Link>
			<button type="button" aria-haspopup="dialog" className={item} onClick={() => openPopup({ name: phoneMenu })}>
				<Face icon="games" label={say("nav.games")} />
			</button>
			<button type="button" className={item} onClick={() => openPage(excluded ? "withdraw" : "depositv2")}>
				<Face icon="wallet" label={say(excluded ? "account.withdraw" : "account.deposit")} />
			</button>
			<button type="button" className={item} onClick={() => openPage("personalHistoryCopy")}>
				<Face icon="bets" label={say("nav.bets")} />
			</button>
			<button type="button" className={item} onClick={() => openPage("securityCenter")}>
				<Face icon="me" label={say("nav.me")} />
			</button>
		</nav>
	);
}

function Face({ icon, label }: { readonly icon: IconName; readonly label: string }) {
	return (
		<>
			<Icon name={icon} className="size-6" />
			<span className="max-w-full truncate">{label}</span>
		</>
	);
}
