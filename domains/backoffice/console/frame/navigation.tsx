// The screens somebody may open, by group.
import {
	addressOf,
	ConsoleLink,
	knownGroup,
	mayDo,
	type Screen,
	ScreenName,
	useDeskText,
	useMe,
	useScreens,
} from "#platform/desk/ui";
import { Badge, Icon, useSentenceFinder } from "#platform/ui";
import { useWaiting } from "../parts/waiting.ts";
import { useOfficeText } from "../text.ts";

/** A long rail may hide the screen that is open: it comes into sight. */
const showOpen = (item: HTMLLIElement | null): undefined => {
	item?.scrollIntoView({ block: "nearest" });
};

export function Navigation({ at, onGo }: { readonly at: Screen | undefined; readonly onGo?: () => void }) {
	const say = useOfficeText();
	const me = useMe();
	const waiting = useWaiting();
	const shown = useScreens().filter(({ permission }) => mayDo(me, permission));
	return (
		<nav aria-label={say("nav.label")} className="flex flex-col gap-4">
			{[...new Set(shown.map(({ group }) => group))].map((group) => {
				const own = shown.filter((screen) => screen.group === group);
				return (
					<div key={group}>
						<GroupName group={group} messages={own.map(({ messages }) => messages)} />
						<ul>
							{own.map((screen) => (
								<li key={screen.key} ref={screen === at ? showOpen : undefined}>
									<ConsoleLink
										to={addressOf(screen)}
										current={screen === at}
										{...(onGo === undefined ? {} : { onGo })}
										className="flex h-10 items-center gap-3 rounded-control px-3 text-14 font-medium text-text-2 transition hover:bg-surface-2 hover:text-text-1 aria-[current=page]:cut-corner-small aria-[current=page]:bg-surface-3 aria-[current=page]:text-accent-text"
									>
										<Icon name={screen.icon} className="size-4.5" />
										<span className="grow">
											<ScreenName screen={screen} />
										</span>
										<WaitingBadge count={waiting.get(screen.key) ?? 0} />
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

/** A group that the console does not know is named by whoever brings it. */
function GroupName({ group, messages }: { readonly group: string; readonly messages: readonly string[] }) {
	const say = useDeskText();
	const find = useSentenceFinder([...new Set(messages)]);
	const known = knownGroup(group);
	const name = known === undefined ? (find(`groups.${group}`) ?? group) : say(`groups.${known}`);
	return <p className="px-3 pb-1 text-13 text-text-3">{name}</p>;
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
