// The phone's bottom bar: home, games, bets, rewards, me.
import { Link } from "@tanstack/react-router";
import { useBrandText } from "#brand/ui";
import { Icon, type IconName, openPopup, useProtectedAction } from "#platform/ui";

const item =
	"flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-13 text-text-3 transition aria-[current=page]:text-accent-text active:scale-95";

export function BottomBar() {
	const say = useBrandText();
	const whenMember = useProtectedAction();
	const open = (page: string) => () => whenMember(() => openPopup({ name: "personal-centre", page }));
	return (
		<nav
			aria-label={say("nav.main")}
			className="fixed inset-x-0 bottom-0 z-30 flex h-16 items-stretch border-t border-line bg-surface-1 pb-[env(safe-area-inset-bottom)] md:hidden"
		>
			<Link to="/index" activeProps={{ "aria-current": "page" }} className={item}>
				<Face icon="home" label={say("nav.home")} />
			</Link>
			<Link to="/rng" activeProps={{ "aria-current": "page" }} className={item}>
				<Face icon="games" label={say("nav.games")} />
			</Link>
			<button type="button" className={item} onClick={open("personalHistoryCopy")}>
				<Face icon="bets" label={say("nav.bets")} />
			</button>
			<Link to="/promotions" activeProps={{ "aria-current": "page" }} className={item}>
				<Face icon="rewards" label={say("nav.rewards")} />
			</Link>
			<button type="button" className={item} onClick={open("securityCenter")}>
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
