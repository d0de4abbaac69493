// Stands instead of the whole site, in maintenance or in a closed region: no header, no way past it, and a way to the
// operator. It goes by itself when the site is open again.
import { Button, Toasts, useFormats, useLanguage, usePageTitle } from "#platform/ui";
import { BrandMark } from "./art/brand-mark.tsx";
import { AtRest } from "./at-rest.tsx";
import type { useReadStatus } from "./calls.gen.ts";
import { countryName } from "./country-name.ts";
import { useCustomerService } from "./customer-service.ts";
import { PlainPage } from "./plain-page.tsx";
import { useFollowedStatus } from "./site-companions.tsx";
import { useBrandText } from "./text.ts";

type Status = NonNullable<ReturnType<typeof useReadStatus>["data"]>;

/** The status of a maintenance, from the specification. */
const inMaintenance = 1;

export function ClosedSitePage({ status }: { readonly status: Status }) {
	const maintenance = status.status === inMaintenance;
	return (
		<main className="mx-auto flex min-h-dvh max-w-[1360px] flex-col gap-6 p-4 md:p-8">
			<BrandMark />
			{maintenance ? <Maintenance status={status} /> : <ClosedRegion status={status} />}
			<Toasts />
			<AtRest>
				<Follow />
			</AtRest>
		</main>
	);
}

function Follow() {
	useFollowedStatus();
	return null;
}

function Maintenance({ status }: { readonly status: Status }) {
	const say = useBrandText();
	const formats = useFormats();
	const service = useCustomerService();
	usePageTitle(say("maintenance.title"));
	return (
		<PlainPage title={say("maintenance.title")} text={say("maintenance.text")} scene="first-stone">
			{status.message === "" ? null : <p className="w-full max-w-prose text-16">{status.message}</p>}
			{status.until === undefined ? null : (
				<p className="w-full text-14">{say("maintenance.until", { time: formats.moment(status.until) })}</p>
			)}
			<Button onPress={service.open}>{say("maintenance.contact")}</Button>
		</PlainPage>
	);
}

function ClosedRegion({ status }: { readonly status: Status }) {
	const say = useBrandText();
	const language = useLanguage();
	const service = useCustomerService();
	usePageTitle(say("region.title"));
	const facts = [
		["ip", status.ip],
		["country", countryName(status.country, language)],
	] as const;
	return (
		<PlainPage title={say("region.title")} text={say("region.text")} scene="evening-door">
			<dl className="flex w-full flex-wrap gap-x-8 gap-y-2 text-14">
				{facts.map(([name, value]) => (
					<div key={name} className="flex gap-2">
						<dt className="font-medium">{say(`region.${name}`)}</dt>
						<dd>{value === "" ? say("region.unknown") : value}</dd>
					</div>
				))}
			</dl>
			<Button onPress={service.open}>{say("region.contact")}</Button>
		</PlainPage>
	);
}
