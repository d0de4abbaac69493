// One promotion: its picture, its period, what can be done about it now, and its own terms.
import { Link } from "@tanstack/react-router";
import {
	Badge,
	Button,
	buttonClass,
	CallRefused,
	FailureNote,
	Icon,
	openPopup,
	Skeleton,
	useAddress,
	usePageTitle,
} from "#platform/ui";
import { useReadPromotion } from "../calls.gen.ts";
import { Paragraphs } from "../paragraphs.tsx";
import { Picture } from "../picture.tsx";
import { PlainPage } from "../plain-page.tsx";
import { useBrandText } from "../text.ts";
import { stateTones, usePeriod, useTakingWords } from "./promotion-words.ts";

const codeShape = /^[a-z0-9][a-z0-9-]{0,39}$/;

export function PromotionPage() {
	const say = useBrandText();
	const id = useAddress().read("id") ?? "";
	const known = codeShape.test(id);
	const { data, error, refetch } = useReadPromotion({ id: known ? id : "none" }, { enabled: known });
	usePageTitle(data?.title ?? say("nav.promotions"));
	const missing = !known || (error instanceof CallRefused && error.failure.code === "PROMOTION_NOT_FOUND");
	if (missing) return <MissingPromotion />;
	return (
		<div className="mx-auto flex w-full max-w-[72rem] flex-col gap-6 py-4">
			<Link to="/promotions" className={`${buttonClass({ look: "quiet", size: "small" })} -ms-3 self-start`}>
				<Icon name="chevron-left" />
				{say("promotions.back")}
			</Link>
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined ? (
				error === null ? (
					<Skeleton className="h-120 rounded-panel" />
				) : null
			) : (
				<Shown promotion={data} />
			)}
		</div>
	);
}

type Promotion = NonNullable<ReturnType<typeof useReadPromotion>["data"]>;

function Shown({ promotion }: { readonly promotion: Promotion }) {
	const say = useBrandText();
	const period = usePeriod();
	const taking = useTakingWords();
	const { state, title, summary, categoryTitle, terms, image, scene } = promotion;
	return (
		<>
			<header className="stage relative isolate flex min-h-72 flex-col justify-end gap-3 overflow-hidden rounded-panel bg-night p-5 md:min-h-96 md:p-10">
				<Picture image={image} scene={scene} first className="absolute inset-0 -z-10 size-full" />
				{categoryTitle === "" ? null : <p className="text-14 font-medium">{categoryTitle}</p>}
				<h1 className="max-w-[24ch] text-28 font-bold md:text-40">{title}</h1>
				<p className="max-w-prose text-16">{summary}</p>
			</header>
			<div className="grid items-start grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<section aria-label={say("promotions.terms")} className="order-2 lg:order-1">
					<h2 className="mb-4 text-20 font-bold">{say("promotions.terms")}</h2>
					<Paragraphs text={terms} under={2} />
				</section>
				<aside className="order-1 flex flex-col gap-4 rounded-card bg-surface-1 p-5 lg:order-2">
					<p>
						<Badge tone={stateTones[state]}>{say(`promotions.states.${state}`)}</Badge>
					</p>
					<dl className="flex flex-col gap-3 text-14">
						<div>
							<dt className="text-13 text-text-3">{say("promotions.when")}</dt>
							<dd>{period(promotion)}</dd>
						</div>
						<div>
							<dt className="text-13 text-text-3">{say("promotions.how")}</dt>
							<dd>{taking(promotion)}</dd>
						</div>
					</dl>
					{state === "open" && promotion.taking === "claim" ? (
						<Button look="plain" size="small" icon="write" onPress={() => openPopup({ name: "feedback" })}>
							{say("feedback.title")}
						</Button>
					) : null}
				</aside>
			</div>
		</>
	);
}

function MissingPromotion() {
	const say = useBrandText();
	return (
		<PlainPage title={say("promotions.missing")} text={say("promotions.missingText")}>
			<Link to="/promotions" className={buttonClass()}>
				{say("promotions.back")}
			</Link>
		</PlainPage>
	);
}
