// The codes that bring the site to a phone, one an app that the server's resources offer, and the way to the page about apps.
import { Link } from "@tanstack/react-router";
import { offeredApps, QrCode, useBrandText } from "#brand/ui";
import { Icon } from "#platform/ui";

export type AppCodesProps = {
	readonly resources: Parameters<typeof offeredApps>[0];
	readonly onLeave: () => void;
};

export function AppCodes({ resources, onLeave }: AppCodesProps) {
	const say = useBrandText();
	const apps = offeredApps(resources);
	return (
		<div className="flex flex-col gap-3 p-2.5">
			<ul className="flex gap-4">
				{apps.map(({ kind, code = "/" }) => (
					<li key={kind} className="flex w-50 flex-col items-center gap-2 text-center text-14">
						<QrCode
							text={new URL(code, location.origin).href}
							label={say("apps.code", { name: say(`apps.kind.${kind}`) })}
						/>
						<span>{say(`apps.kind.${kind}`)}</span>
					</li>
				))}
			</ul>
			{apps.length === 1 ? <p className="w-50 text-13 text-text-3">{say("dock.noApps")}</p> : null}
			<Link
				to="/down"
				onClick={onLeave}
				className="flex h-11 items-center gap-1 text-14 text-accent-text hover:underline"
			>
				{say("dock.appsPage")}
				<Icon name="arrow-right" className="size-4" />
			</Link>
		</div>
	);
}
