// The screens somebody may open, by group.
import { Badge, Icon } from "#platform/ui";
import { addressOf, type Screen, type ScreenGroup } from "../parts/screen.ts";
import { mayDo, useMe } from "../parts/use-me.ts";
import { countOf, useWaiting } from "../parts/waiting.ts";
import { screens } from "../screens.tsx";
import { useOfficeText } from "../text.ts";
import { ConsoleLink } from "./console-link.tsx";

const groups: readonly ScreenGroup[] = ["desk", "money", "games", "members", "brand", "house"];

export function Navigation({ at, onGo }: { readonly at: Screen | undefined; readonly onGo?: () => void }) {
	const say = useOfficeText();
	const me = useMe();
	const waiting = useWaiting();
	const shown = screens.filter(({ permission }) => mayDo(me, permission));
	return (
		<nav aria-label={say("nav.label")} className="flex flex-col gap-4">
			{groups.map((group) => {
				const own = shown.filter((screen) => screen.group === group);
				if (own.length === 0) return null;
				return (
					<div key={group}>
						<p className="px-3 pb-1 text-13 text-text-3">{say(`nav.groups.${group}`)}</p>
						<ul>
							{own.map((screen) => (
								<li key={screen.key}>
									<ConsoleLink
										to={addressOf(screen)}
										current={screen === at}
										{...(onGo === undefined ? {} : { onGo })}
										className="flex h-10 items-center gap-3 rounded-control px-3 text-14 font-medium text-text-2 transition hover:bg-surface-2 hover:text-text-1 aria-[current=page]:cut-corner-small aria-[current=page]:bg-surface-3 aria-[current=page]:text-accent-text"
									>
										<Icon name={screen.icon} className="size-4.5" />
										<span className="grow">{say(`nav.screens.${screen.key}`)}</span>
										<WaitingBadge count={countOf(waiting, screen.key)} />
									</ConsoleLink>
								</li>
							))}
						</ul>
					</div>
				);
			})}
		</nav>
	);
}

/** How many wait on a screen; nothing where none does. */
function WaitingBadge({ count }: { readonly count: number }) {
	const say = useOfficeText();
	if (count === 0) return null;
	return (
		<Badge tone="hue">
			<span aria-hidden="true">{count}</span>
			<span className="sr-only">{say("nav.waiting", { count })}</span>
		</Badge>
	);
}
