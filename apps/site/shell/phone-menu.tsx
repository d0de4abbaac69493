// The phone's menu: a sheet from below with every open hall and its providers, the rest of the house, contact and the theme. What
// a pointer finds in the header, the rail and the dock, a thumb finds here.
import { Link } from "@tanstack/react-router";
import { useBrandText, useCustomerService, useNewAnswers } from "#brand/ui";
import { useGamesText } from "#games/ui";
import { useMembersText } from "#members/ui";
import { closePopup, Dialog, Icon, type IconName, openPopup } from "#platform/ui";
import { Contact } from "./contact.tsx";
import { PhoneHalls } from "./phone-halls.tsx";
import { PromotionCount } from "./promotion-count.tsx";
import { ThemeChips } from "./theme-chips.tsx";
import { useMember } from "./use-member.ts";
import { useOpenPage } from "./use-open-page.ts";

const close = () => closePopup(0);

export function PhoneMenu() {
	const say = useBrandText();
	const sayGames = useGamesText();
	return (
		<Dialog open size="popup" title={say("nav.menu")} onClose={() => closePopup()}>
			<div className="flex flex-col gap-6">
				<nav aria-label={sayGames("menu.categories")}>
					<PhoneHalls onLeave={close} />
				</nav>
				<HousePlaces />
				<Contact onLeave={close} />
				<ThemeChips />
			</div>
		</Dialog>
	);
}

const place =
	"flex min-h-12 w-full items-center gap-3 rounded-control bg-surface-2 px-3.5 text-start text-14 font-medium";

function HousePlaces() {
	const say = useBrandText();
	const { rank, rankLevel } = useMember();
	const answers = useNewAnswers();
	const sayMembers = useMembersText();
	const openPage = useOpenPage();
	const service = useCustomerService({ rankLevel });
	const open = (page: string) => () => {
		close();
		openPage(page);
	};
	return (
		<nav aria-label={say("nav.house")}>
			<ul className="grid grid-cols-2 gap-2">
				<Place to="/promotions" icon="rewards" label={say("nav.promotions")} more={<PromotionCount />} />
				<li>
					<button type="button" className={place} onClick={open("rewardCenter")}>
						<Icon name="sparkles" />
						{say("nav.rewards")}
					</button>
				</li>
				<Place to="/tournaments" icon="trophy" label={say("nav.tournaments")} />
				<Place to="/vip" icon="crown" label={`${say("nav.vip")} ${rank}`} />
				<Place to="/pointMall" icon="ticket" label={say("nav.pointMall")} />
				<Place to="/noticePage" icon="bell" label={say("nav.notices")} />
				<Place to="/help" icon="help" label={say("nav.help")} />
				<Place to="/join" icon="me" label={say("nav.join")} />
				<Place to="/down" icon="download" label={say("nav.apps")} />
				<li>
					<Link to="/page/$code" params={{ code: "responsible-gaming" }} onClick={close} className={place}>
						<Icon name="shield" />
						{say("nav.responsible")}
					</Link>
				</li>
				<li>
					<button type="button" className={place} onClick={service.open}>
						<Icon name="service" />
						{say(service.vip ? "dock.vipService" : "dock.service")}
					</button>
				</li>
				<Over popup="chat-room" icon="chat" label={sayMembers("chat.title")} />
				<Over
					popup="feedback"
					icon="write"
					label={
						answers === 0
							? say("feedback.title")
							: say("feedback.withAnswers", { title: say("feedback.title"), count: answers })
					}
				/>
			</ul>
		</nav>
	);
}

type OverProps = { readonly popup: string; readonly icon: IconName; readonly label: string };

/** Opens above the menu, and leads back to it. */
function Over({ popup, icon, label }: OverProps) {
	return (
		<li>
			<button type="button" className={place} onClick={() => openPopup({ name: popup })}>
				<Icon name={icon} />
				{label}
			</button>
		</li>
	);
}

type PlaceProps = {
	readonly to: "/promotions" | "/tournaments" | "/vip" | "/pointMall" | "/noticePage" | "/help" | "/join" | "/down";
	readonly icon: IconName;
	readonly label: string;
	readonly more?: React.ReactNode;
};

function Place({ to, icon, label, more }: PlaceProps) {
	return (
		<li>
			<Link to={to} onClick={close} className={place}>
				<Icon name={icon} />
				<span className="grow">{label}</span>
				{more}
			</Link>
		</li>
	);
}
