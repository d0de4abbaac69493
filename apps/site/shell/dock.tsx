// The right bar: customer service (a service of their own for high ranks), social pages, e-mail, and the apps with their codes.
import { AtRest, useBootstrapSite, useBrandText, useCustomerService } from "#brand/ui";
import { Icon, IconButton, lazyPart, Menu, Skeleton } from "#platform/ui";
import { useContactLinks } from "./contact-links.ts";
import { useMember } from "./use-member.ts";

const AppCodes = lazyPart(
	() => import("./app-codes.tsx").then((part) => part.AppCodes),
	<Skeleton className="h-60 w-60" />,
);

const DockEntries = lazyPart(() => import("./dock-entries.tsx").then((part) => part.DockEntries));

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
				{(close) => <AppCodes resources={data?.resources ?? []} onLeave={close} />}
			</Menu>
			<AtRest>
				<DockEntries />
			</AtRest>
		</aside>
	);
}

const named = (name: string) => ({ "aria-label": name, title: name });
