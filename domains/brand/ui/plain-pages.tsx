// The plain pages of the site: an address with nothing, a hall that is not open, maintenance, a closed region.
import { Link } from "@tanstack/react-router";
import { Badge, Button, buttonClass, useFormats, usePageTitle } from "#platform/ui";
import { BrandMark } from "./art/brand-mark.tsx";
import type { useReadStatus } from "./calls.gen.ts";
import { useCustomerService } from "./customer-service.ts";
import { PlainPage } from "./plain-page.tsx";
import { useBrandText } from "./text.ts";

export function NotFoundPage() {
	const say = useBrandText();
	usePageTitle(say("titles.missing"));
	return (
		<PlainPage title={say("missing.title")} text={say("missing.text")} scene="first-stone">
			<Link to="/index" className={buttonClass()}>
				{say("missing.home")}
			</Link>
		</PlainPage>
	);
}

/** `name` is what the person came for, in their language. */
export function NotOpenPage({ name, scene }: { readonly name: string; readonly scene?: string }) {
	const say = useBrandText();
	usePageTitle(name);
	return (
		<PlainPage
			title={say("closed.title", { name })}
			text={say("closed.text")}
			badge={<Badge tone="hue">{say("closed.badge")}</Badge>}
			{...(scene === undefined ? {} : { scene })}
		>
			<Link to="/rng" className={buttonClass()}>
				{say("closed.open")}
			</Link>
			<Link to="/index" className={buttonClass({ look: "plain" })}>
				{say("closed.home")}
			</Link>
		</PlainPage>
	);
}

type Status = NonNullable<ReturnType<typeof useReadStatus>["data"]>;

/** Stands instead of the whole site: no header, no way past it. */
export function ClosedSitePage({ status }: { readonly status: Status }) {
	const say = useBrandText();
	const formats = useFormats();
	const service = useCustomerService();
	const maintenance = status.status === 1;
	const title = maintenance ? say("maintenance.title") : say("region.title");
	usePageTitle(title);
	const placed = (what: "ip" | "country", value: string) => (value === "" ? "" : `${say(`region.${what}`)} ${value}`);
	return (
		<main className="mx-auto flex min-h-dvh max-w-[1360px] flex-col gap-6 p-4 md:p-8">
			<BrandMark />
			<PlainPage
				title={title}
				text={maintenance ? say("maintenance.text") : say("region.text")}
				scene={maintenance ? "first-stone" : "evening-door"}
			>
				<p className="w-full text-14">
					{maintenance
						? status.until === undefined
							? null
							: say("maintenance.until", { time: formats.moment(status.until) })
						: [placed("ip", status.ip), placed("country", status.country)].filter(Boolean).join(" · ")}
				</p>
				<Button onPress={service.open}>{maintenance ? say("maintenance.contact") : say("region.contact")}</Button>
			</PlainPage>
		</main>
	);
}
