// The right bar: customer service (a service of their own for high ranks), social pages, e-mail, the apps with their codes,
// and what opens over the page. All of it stands from the first drawing on.
import { useBootstrapSite, useBrandText, useCustomerService, useNewAnswers } from "#brand/ui";
import { Badge, Icon, IconButton, lazyPart, Menu, openPopup, Skeleton } from "#platform/ui";
import { useContactLinks } from "./contact-links.ts";
import { useMember } from "./use-member.ts";

const AppCodes = lazyPart(
	() => import("./app-codes.tsx").then((part) => part.AppCodes),
	<Skeleton className="h-60 w-60" />,
);

const dockLink =
	"grid size-11 place-items-center rounded-control text-text-2 transition hover:bg-surface-2 hover:text-text-1";

export function Dock() {
	const say = useBrandText();
	const { rankLevel } = useMember();
	const service = useCustomerService({ rankLevel });
	const { social, mail } = useContactLinks();
	const { data } = useBootstrapSite({});
	return (
		<aside
			aria-label={say("dock.title")}
			className="sticky top-16 z-20 flex h-[calc(100dvh-4rem)] flex-col items-center gap-1 border-s border-line py-4"
		>
			<IconButton
				icon={service.vip ? "crown" : "service"}
				label={say(service.vip ? "dock.vipService" : "dock.service")}
				onPress={service.open}
			/>
			{social.map(({ address, name }) => (
				<a key={address} href={address} target="_blank" rel="noopener noreferrer" {...named(name)} className={dockLink}>
					<Icon name="external" />
				</a>
			))}
			{mail === undefined ? null : (
				<a href={mail} {...named(say("dock.mail"))} className={dockLink}>
					<Icon name="mail" />
				</a>
			)}
			<Menu label={say("dock.apps")} faceClass={dockLink} face={<Icon name="download" />}>
				{(close) => <AppCodes resources={data?.resources ?? {}} onLeave={close} />}
			</Menu>
			<IconButton icon="bell" label={say("dock.notices")} onPress={open("notices")} />
			<IconButton icon="chat" label={say("dock.chat")} onPress={open("chat-room")} />
			<FeedbackEntry />
		</aside>
	);
}

const open = (name: string) => () => openPopup({ name });
const named = (name: string) => ({ "aria-label": name, title: name });

/** With how many answers are new. */
function FeedbackEntry() {
	const say = useBrandText();
	const count = useNewAnswers();
	const title = say("feedback.title");
	return (
		<span className="relative">
			<IconButton
				icon="write"
				label={count === 0 ? title : say("feedback.withAnswers", { title, count })}
				onPress={open("feedback")}
			/>
			{count === 0 ? null : (
				<span aria-hidden="true" className="pointer-events-none absolute -end-1 -top-1">
					<Badge tone="accent">{count}</Badge>
				</span>
			)}
		</span>
	);
}
