// The promotions that run or are coming, in one row of cards. Where there are none there is no row.
import { Link } from "@tanstack/react-router";
import { SiteLink, useBrandText, useListPromotions } from "#brand/ui";
import { Badge, FailureNote, Icon, LazyImage, Skeleton } from "#platform/ui";
import { useGamesText } from "../text.ts";
import { RowHead } from "./game-row.tsx";

type Promotion = NonNullable<ReturnType<typeof useListPromotions>["data"]>["promotions"][number];

const cardWidth = "w-[78vw] max-w-96 shrink-0 snap-start";

export function PromotionRow() {
	const say = useBrandText();
	const { data, error, refetch } = useListPromotions({});
	const shown = data?.promotions.filter(({ state }) => state !== "close");
	if (shown?.length === 0) return null;
	return (
		<section aria-label={say("nav.promotions")} className="min-w-0">
			<RowHead title={say("nav.promotions")} more={<SeeAll />} />
			{error === null ? (
				<ul className="scroll-row -mx-4 gap-4 px-4 scroll-px-4 md:mx-0 md:px-0 md:scroll-px-0">
					{shown === undefined ? <CardSkeletons /> : null}
					{shown?.map((promotion) => (
						<PromotionCard key={promotion.id} promotion={promotion} />
					))}
				</ul>
			) : (
				<FailureNote error={error} onRetry={() => void refetch()} />
			)}
		</section>
	);
}

function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
	const say = useBrandText();
	const { id, state, image, scene, title, summary } = promotion;
	return (
		<li className={cardWidth}>
			<SiteLink
				href={`/promoDetail?id=${encodeURIComponent(id)}`}
				className="cut-corner group flex h-full flex-col overflow-hidden rounded-card bg-surface-1 transition hover:bg-surface-2"
			>
				<LazyImage
					src={image === "" ? `/art/scenes/${scene}.webp` : image}
					width={1440}
					height={600}
					className="aspect-[12/5] w-full bg-night object-cover"
				/>
				<span className="flex grow flex-col items-start gap-1 p-4">
					<span className="text-16 font-bold">{title}</span>
					<span className="line-clamp-2 text-14 text-text-2">{summary}</span>
					{state === "coming" ? <Badge tone="hue">{say("promotions.states.coming")}</Badge> : null}
				</span>
			</SiteLink>
		</li>
	);
}

function SeeAll() {
	const say = useGamesText();
	return (
		<Link to="/promotions" className="flex h-11 shrink-0 items-center gap-1 text-14 text-accent-text hover:underline">
			{say("home.seeAll")}
			<Icon name="arrow-right" className="size-4" />
		</Link>
	);
}

const CardSkeletons = () =>
	["one", "two", "three"].map((key) => (
		<li key={key} className={cardWidth}>
			<Skeleton className="cut-corner h-64 rounded-card" />
		</li>
	));
