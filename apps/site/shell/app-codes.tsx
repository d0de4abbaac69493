// The codes that bring the apps to a phone, one a resource of the server, and the way to the page about apps.
import { Link } from "@tanstack/react-router";
import { useBrandText } from "#brand/ui";
import { Icon } from "#platform/ui";
import { QrCode } from "./qr-code.tsx";

export type AppResource = {
	readonly resourceType: string;
	readonly url: string;
	readonly qrCodeUrl: string;
	readonly labelNameEn: string;
};

export type AppCodesProps = { readonly resources: readonly AppResource[]; readonly onLeave: () => void };

/** In pixels, from the specification. */
const codeSize = 200;

export function AppCodes({ resources, onLeave }: AppCodesProps) {
	const say = useBrandText();
	return (
		<div className="flex flex-col gap-3 p-2.5">
			{resources.length === 0 ? <p className="w-52 text-14 text-text-2">{say("dock.noApps")}</p> : null}
			<ul className="flex gap-4">
				{resources.map((resource) => (
					<li key={resource.resourceType} className="flex flex-col items-center gap-2 text-14">
						<Code resource={resource} />
						<span>{resource.labelNameEn}</span>
					</li>
				))}
			</ul>
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

/** The operator's own picture of the code; one drawn from the address where there is none. */
function Code({ resource: { url, qrCodeUrl, labelNameEn } }: { readonly resource: AppResource }) {
	if (qrCodeUrl === "") return <QrCode text={new URL(url, location.href).href} size={codeSize} label={labelNameEn} />;
	return <img src={qrCodeUrl} alt={labelNameEn} width={codeSize} height={codeSize} />;
}
