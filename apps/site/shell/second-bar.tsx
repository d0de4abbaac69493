// The second bar: home, the halls, then promotions with their count, rewards and the VIP rank. A phone has those in its menu.
import { Link } from "@tanstack/react-router";
import { useBrandText } from "#brand/ui";
import { CategoryBar } from "#games/ui";
import { Icon } from "#platform/ui";
import { PromotionCount } from "./promotion-count.tsx";
import { useMember } from "./use-member.ts";
import { useOpenPage } from "./use-open-page.ts";
import { useRoom } from "./use-room.ts";

const item =
	"flex h-11 items-center gap-2 rounded-control px-2 text-14 font-medium whitespace-nowrap text-text-2 transition hover:text-text-1 aria-[current=page]:text-accent-text lg:px-3";

export function SecondBar() {
	const [hasHome, hasOwn] = [useRoom("md"), useRoom("tab")];
	return (
		<div className="border-b border-line">
			<div className="flex h-12 items-center px-2 md:px-6">
				<CategoryBar first={hasHome ? <HomeLink /> : null} />
				{hasOwn ? <OwnPages /> : null}
			</div>
		</div>
	);
}

function HomeLink() {
	const say = useBrandText();
	return (
		<li className="flex shrink-0 items-center">
			<Link
				to="/index"
				activeProps={{ "aria-current": "page" }}
				aria-label={say("nav.home")}
				title={say("nav.home")}
				className={item}
			>
				<Icon name="home" />
			</Link>
		</li>
	);
}

function OwnPages() {
	const say = useBrandText();
	const openPage = useOpenPage();
	const { rank } = useMember();
	return (
		<nav aria-label={say("nav.own")} className="flex shrink-0 items-center border-s border-line ps-2">
			<Link to="/promotions" activeProps={{ "aria-current": "page" }} className={item}>
				{say("nav.promotions")}
				<PromotionCount />
			</Link>
			<button type="button" onClick={() => openPage("rewardCenter")} className={item}>
				{say("nav.rewards")}
			</button>
			<Link to="/vip" activeProps={{ "aria-current": "page" }} title={say("account.rank")} className={item}>
				<Icon name="crown" className="size-4 text-accent-text" />
				{`${say("nav.vip")} ${rank}`}
			</Link>
		</nav>
	);
}
