// The foot of every page: three blurbs, help, where to go, what the law wants said.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Icon, type IconName, siteName } from "#platform/ui";
import { BrandMark } from "./art/brand-mark.tsx";
import { useBootstrapSite, useListPages } from "./calls.gen.ts";
import { useBrandText } from "./text.ts";

export function SiteFooter({ explore }: { readonly explore: ReactNode }) {
	const say = useBrandText();
	const { data: site } = useBootstrapSite({});
	const age = String(site?.register.minimumAge ?? 18);
	return (
		<footer className="mt-20 border-t border-line bg-surface-1 pb-24 md:pb-10">
			<div className="mx-auto flex max-w-[1360px] flex-col gap-12 px-4 pt-12 md:px-8">
				<div className="grid gap-8 sm:grid-cols-3">
					<Blurb icon="me" title={say("footer.register")} text={say("footer.registerText")} />
					<Blurb icon="play" title={say("footer.play")} text={say("footer.playText")} />
					<Blurb icon="trophy" title={say("footer.win")} text={say("footer.winText")} />
				</div>
				<div className="grid gap-10 border-t border-line pt-10 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
					<section>
						<h2 className="text-14 font-bold">{say("footer.baccaratTitle")}</h2>
						<p className="mt-3 max-w-prose text-14 text-text-2">{say("footer.baccarat")}</p>
					</section>
					<nav aria-label={say("footer.explore")}>
						<h2 className="text-14 font-bold">{say("footer.explore")}</h2>
						{explore}
					</nav>
					<InfoLinks />
					<section>
						<h2 className="text-14 font-bold">{say("footer.help")}</h2>
						<p className="mt-3 text-14 text-text-2">{say("footer.helpText")}</p>
						<Link
							to="/help"
							className="mt-2 inline-flex h-11 items-center gap-1 text-14 text-accent-text hover:underline"
						>
							{say("footer.helpLink")}
							<Icon name="arrow-right" className="size-4" />
						</Link>
					</section>
				</div>
				<div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6 text-13 text-text-3">
					<BrandMark className="size-7" />
					<p>{say("footer.copyright", { year: new Date().getFullYear(), brand: siteName })}</p>
					<p className="grow">{say("footer.playMoney")}</p>
					<p
						className="rounded-full border border-line-control px-2 py-0.5 font-bold"
						title={say("footer.ageLong", { age })}
					>
						{say("footer.age", { age })}
					</p>
				</div>
			</div>
		</footer>
	);
}

function Blurb({ icon, title, text }: { readonly icon: IconName; readonly title: string; readonly text: string }) {
	return (
		<section className="flex gap-4">
			<span className="cut-corner-small grid size-11 shrink-0 place-items-center rounded-control bg-surface-3 text-accent-text">
				<Icon name={icon} />
			</span>
			<div>
				<h2 className="text-16 font-bold">{title}</h2>
				<p className="mt-1 text-14 text-text-2">{text}</p>
			</div>
		</section>
	);
}

function InfoLinks() {
	const say = useBrandText();
	const { data } = useListPages({}, { freshMilliseconds: 600_000 });
	return (
		<nav aria-label={say("footer.legal")}>
			<h2 className="text-14 font-bold">{say("footer.about")}</h2>
			<ul className="mt-2 min-h-62">
				{(data?.pages ?? []).map((page) => (
					<li key={page.code}>
						<Link
							to="/page/$code"
							params={{ code: page.code }}
							className="flex min-h-9 items-center text-14 text-text-2 hover:text-text-1"
						>
							{page.title}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
