// The promotions as cards, by category. The chosen category stands in the address.
import type { ReactNode } from "react";
import { Badge, Chips, EmptyState, FailureNote, Icon, Skeleton, useAddress, usePageTitle } from "#platform/ui";
import { useListPromotions } from "../calls.gen.ts";
import { PageHead } from "../page-head.tsx";
import { Picture } from "../picture.tsx";
import { SiteLink } from "../site-link.tsx";
import { useBrandText } from "../text.ts";
import { stateTones, usePeriod } from "./promotion-words.ts";

const every = "all";

export type PromotionsPageProps = {
	/** What stands above the offers: what the member has already. */
	readonly above?: ReactNode;
	/** False while what stands above may still grow: until then shapes stand for all of it, so that nothing jumps. */
	readonly isAboveKnown?: boolean;
};

export function PromotionsPage({ above, isAboveKnown = true }: PromotionsPageProps) {
	const say = useBrandText();
	usePageTitle(say("nav.promotions"));
	const { read, write } = useAddress();
	const { data: listed, error, refetch } = useListPromotions({});
	const data = isAboveKnown ? listed : undefined;
	const categories = data?.categories ?? [];
	const chosen = categories.find(({ code }) => code === read("category"))?.code ?? every;
	const shown = (data?.promotions ?? []).filter(({ category }) => chosen === every || category === chosen);
	return (
		<div className="flex flex-col gap-6 pb-6">
			<PageHead scene="magpie-bridge" title={say("nav.promotions")} text={say("promotions.intro")} />
			<div className={isAboveKnown ? "contents" : "hidden"}>{above}</div>
			{categories.length < 2 ? null : (
				<Chips
					label={say("promotions.category")}
					items={[
						{ key: every, label: say("promotions.all") },
						...categories.map(({ code, title }) => ({ key: code, label: title })),
					]}
					chosen={chosen}
					onChoose={(key) => write({ category: key === every ? undefined : key })}
				/>
			)}
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <CardSkeletons /> : null}
			<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
				{shown.map((promotion, index) => (
					<li key={promotion.id} className="flex">
						<PromotionCard promotion={promotion} first={index === 0} />
					</li>
				))}
			</ul>
			{data !== undefined && shown.length === 0 ? (
				<EmptyState title={say("promotions.none")} text={say("promotions.noneText")} />
			) : null}
		</div>
	);
}

const CardSkeletons = () => (
	<div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
		{["one", "two", "three"].map((key) => (
			<Skeleton key={key} className="aspect-[4/3.6] rounded-card" />
		))}
	</div>
);

type Promotion = NonNullable<ReturnType<typeof useListPromotions>["data"]>["promotions"][number];

function PromotionCard({ promotion, first }: { readonly promotion: Promotion; readonly first: boolean }) {
	const say = useBrandText();
	const period = usePeriod();
	const { id, state, title, summary, image, scene } = promotion;
	return (
		<SiteLink
			href={`/promoDetail?id=${id}`}
			className={`group flex w-full flex-col overflow-hidden rounded-card bg-surface-1 transition hover:bg-surface-2 ${state === "close" ? "opacity-80" : ""}`}
		>
			<Picture card image={image} scene={scene} first={first} className="aspect-[16/9] w-full" />
			<span className="flex grow flex-col gap-2 p-5">
				<span className="flex flex-wrap items-center gap-2">
					<Badge tone={stateTones[state]}>{say(`promotions.states.${state}`)}</Badge>
				</span>
				<span className="text-20 font-bold">{title}</span>
				<span className="text-14 text-text-2">{summary}</span>
				<span className="mt-auto flex items-center gap-2 pt-3 text-13 text-text-3">
					<Icon name="calendar" className="size-4" />
					<span className="grow">{period(promotion)}</span>
					<Icon name="arrow-right" className="size-4 text-accent-text transition group-hover:translate-x-0.5" />
				</span>
			</span>
		</SiteLink>
	);
}
