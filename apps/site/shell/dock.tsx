// The slim dock at the right: customer service, mail, apps, and back to the top.
import { Link } from "@tanstack/react-router";
import { useBootstrapSite, useBrandText, useCustomerService } from "#brand/ui";
import { Icon, IconButton } from "#platform/ui";

/** The kind of service link that is an e-mail address. */
const mailType = 2;

export function Dock() {
	const say = useBrandText();
	const service = useCustomerService();
	const { data } = useBootstrapSite({});
	const mail = data?.customerService.find((link) => link.type === mailType)?.path;
	return (
		<aside
			aria-label={say("dock.title")}
			className="sticky top-16 z-20 hidden h-[calc(100dvh-4rem)] flex-col items-center gap-1 border-s border-line py-4 xl:flex"
		>
			<IconButton icon="service" label={say("dock.service")} onPress={service.open} />
			{mail === undefined ? null : (
				<a
					href={mail.startsWith("mailto:") ? mail : `mailto:${mail}`}
					aria-label={say("dock.mail")}
					title={say("dock.mail")}
					className={dockLink}
				>
					<Icon name="mail" />
				</a>
			)}
			<Link to="/down" aria-label={say("dock.apps")} title={say("dock.apps")} className={dockLink}>
				<Icon name="download" />
			</Link>
		</aside>
	);
}

const dockLink =
	"grid size-11 place-items-center rounded-control text-text-2 transition hover:bg-surface-2 hover:text-text-1";
