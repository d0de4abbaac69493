// How to have the site as an app: the operator's files where there are any, and the web app always.
import { Icon, Skeleton, Tabs, useAddress, usePageTitle } from "#platform/ui";
import { useBootstrapSite, useReadPage } from "../calls.gen.ts";
import { Paragraphs } from "../paragraphs.tsx";
import { Picture } from "../picture.tsx";
import { wholeAddress } from "../safe-address.ts";
import { useBrandText } from "../text.ts";
import { AppCard } from "./app-card.tsx";
import { guideCodes, type OfferedApp, offeredApps } from "./app-kinds.ts";

export function DownloadPage() {
	const say = useBrandText();
	usePageTitle(say("apps.title"));
	const { read, write } = useAddress();
	const { data: site } = useBootstrapSite({});
	const offered = offeredApps(site?.resources ?? {});
	const [web] = offered;
	const chosen = offered.find(({ kind }) => kind === read("app")) ?? web;
	return (
		<div className="mx-auto flex w-full max-w-[64rem] flex-col gap-6 py-6">
			<header className="relative isolate flex min-h-48 flex-col justify-end gap-2 overflow-hidden rounded-panel bg-night p-6 text-white md:min-h-56 md:p-8">
				<Picture image="" scene="pocket-hall" first className="absolute inset-0 -z-20 size-full" />
				<div className="hall-veil absolute inset-0 -z-10" />
				<h1 className="text-28 font-bold md:text-40">{say("apps.title")}</h1>
				<p className="max-w-[60ch] text-14 text-white/90">{say("apps.intro")}</p>
			</header>
			{site === undefined ? <Skeleton className="h-96 rounded-card" /> : null}
			{site === undefined || offered.length > 1 ? null : (
				<p role="note" className="flex items-start gap-3 rounded-card bg-surface-1 px-5 py-4 text-14">
					<Icon name="info" className="text-accent-text" />
					{say("apps.noFiles")}
				</p>
			)}
			{site === undefined || chosen === undefined ? null : offered.length === 1 ? (
				<Guide app={chosen} />
			) : (
				<div>
					<Tabs
						label={say("apps.kinds")}
						items={offered.map(({ kind }) => ({ key: kind, label: say(`apps.kind.${kind}`) }))}
						chosen={chosen.kind}
						onChoose={(kind) => write({ app: kind === "web" ? undefined : kind })}
					>
						<Guide app={chosen} />
					</Tabs>
				</div>
			)}
		</div>
	);
}

function Guide({ app }: { readonly app: OfferedApp }) {
	const { data, error } = useReadPage({ code: guideCodes[app.kind] });
	const { origin } = location;
	const code = app.code === undefined ? `${origin}/index` : wholeAddress(app.code, { origin });
	return (
		<div className="grid items-start grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[auto_minmax(0,1fr)]">
			<AppCard kind={app.kind} file={app.file} code={code} />
			{data === undefined ? (
				error === null ? (
					<Skeleton className="h-96 rounded-card" />
				) : null
			) : (
				<section aria-label={data.title}>
					<h2 className="text-28 font-bold">{data.title}</h2>
					<div className="mt-3">
						<Paragraphs text={data.body} under={2} />
					</div>
				</section>
			)}
		</div>
	);
}
