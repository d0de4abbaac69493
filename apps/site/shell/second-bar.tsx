// The second bar: the halls, then promotions with their count, rewards and the VIP rank.
import { Link } from "@tanstack/react-router";
import { useBrandText, useListAnnouncements } from "#brand/ui";
import { CategoryBar } from "#games/ui";
import { Icon, showToast, useProtectedAction } from "#platform/ui";
import { useMember } from "./use-member.ts";

const item =
	"flex h-11 items-center gap-2 rounded-control px-3 text-14 font-medium whitespace-nowrap text-text-2 transition hover:text-text-1";

export function SecondBar() {
	const say = useBrandText();
	const whenMember = useProtectedAction();
	const { rank } = useMember();
	const openRewards = () => showToast({ tone: "info", text: say("closed.title", { name: say("nav.rewards") }) });
	return (
		<div className="border-b border-line">
			<div className="flex h-12 items-center px-2 md:px-6">
				<CategoryBar />
				<nav aria-label={say("nav.own")} className="hidden shrink-0 items-center border-s border-line ps-2 xl:flex">
					<Link to="/promotions" className={item}>
						{say("nav.promotions")}
						<PromotionCount />
					</Link>
					<button type="button" onClick={() => whenMember(openRewards)} className={item}>
						{say("nav.rewards")}
					</button>
					<Link to="/vip" title={say("account.rank")} className={item}>
						<Icon name="crown" className="size-4 text-accent-text" />
						{`${say("nav.vip")} ${rank}`}
					</Link>
				</nav>
			</div>
		</div>
	);
}

function PromotionCount() {
	const say = useBrandText();
	const { data } = useListAnnouncements({ type: "PR" }, { freshMilliseconds: 600_000 });
	const count = data?.announcements.length ?? 0;
	if (count === 0) return null;
	return (
		<span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-13 font-bold text-accent-ink">
			<span aria-hidden="true">{count}</span>
			<span className="sr-only">{say("nav.promotionCount", { count })}</span>
		</span>
	);
}
