// One promotion: its picture, where one stands in it and what can be done now, what its kind shows, and its terms. Shows what it is
// given instead where there is no such promotion.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Paragraphs, useBrandText, useListPromotions } from "#brand/ui";
import {
	Badge,
	Button,
	buttonClass,
	CallRefused,
	FailureNote,
	Icon,
	isMember,
	LazyImage,
	openPopup,
	Skeleton,
	useAddress,
	useFormats,
	usePageTitle,
	useSession,
} from "#platform/ui";
import { ApplyForm } from "./apply-form.tsx";
import { useReadActivity } from "./calls.gen.ts";
import { ClaimButton } from "./claim-button.tsx";
import { CouponField } from "./coupon-field.tsx";
import { KindPart } from "./kind-part.tsx";
import { Progress } from "./progress.tsx";
import type { ReadActivity } from "./read-activity.ts";
import { stateTones } from "./state-tones.ts";
import { usePromotionsText } from "./text.ts";

const codeShape = /^[a-z0-9][a-z0-9-]{1,39}$/;

export type ActivityPageProps = {
	readonly otherwise: ReactNode;
	/** Opens a page of the personal centre. */
	readonly onOpen: (page: "depositv2" | "referral") => void;
};

export function ActivityPage({ otherwise, onOpen }: ActivityPageProps) {
	const id = useAddress().read("id") ?? "";
	const articles = useListPromotions({}, { freshMilliseconds: 600_000 });
	const isArticle = articles.data?.promotions.some((article) => article.id === id) ?? false;
	const known = codeShape.test(id) && !isArticle;
	const asked = known && (articles.data !== undefined || articles.error !== null);
	const { data, error, refetch } = useReadActivity({ id: asked ? id : "none" }, { enabled: asked });
	const missing = error instanceof CallRefused && error.failure.code === "ACTIVITY_NOT_FOUND";
	if (!known || missing) return otherwise;
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="mx-auto my-4 h-120 w-full max-w-[72rem] rounded-panel" />;
	return <Shown activity={data} onOpen={onOpen} />;
}

type ShownProps = { readonly activity: ReadActivity; readonly onOpen: ActivityPageProps["onOpen"] };

function Shown({ activity, onOpen }: ShownProps) {
	const say = usePromotionsText();
	const sayBrand = useBrandText();
	const { date } = useFormats();
	const { title, summary, scene, state, terms, version, closesAt } = activity;
	usePageTitle(title);
	return (
		<div className="mx-auto flex w-full max-w-[72rem] flex-col gap-6 py-4">
			<Link to="/promotions" className={`${buttonClass({ look: "quiet", size: "small" })} -ms-3 self-start`}>
				<Icon name="chevron-left" />
				{sayBrand("promotions.back")}
			</Link>
			<header className="stage relative isolate flex min-h-64 flex-col justify-end gap-3 overflow-hidden rounded-panel bg-night p-5 md:min-h-80 md:p-10">
				<LazyImage
					src={`/art/scenes/${scene}.webp`}
					width={1440}
					height={600}
					eager
					className="absolute inset-0 -z-10 size-full bg-night object-cover"
				/>
				<p>
					<Badge tone={stateTones[state]}>{say(`states.${state}`)}</Badge>
				</p>
				<h1 className="max-w-[24ch] text-28 font-bold md:text-40">{title}</h1>
				<p className="max-w-prose text-16">{summary}</p>
			</header>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
				<section aria-label={say("own.terms")} className="order-2 lg:order-1">
					<h2 className="mb-4 text-20 font-bold">{say("own.terms")}</h2>
					<Paragraphs text={terms} under={2} />
					<p className="mt-6 text-13 text-text-3">{say("own.version", { version })}</p>
				</section>
				<aside className="order-1 flex flex-col gap-4 rounded-card bg-surface-1 p-5 lg:order-2">
					<h2 className="text-16 font-bold">{say("own.title")}</h2>
					<Own activity={activity} onOpen={onOpen} />
					<KindPart activity={activity} />
					<p className="text-13 text-text-3">
						{closesAt === null ? say("own.always") : say("own.until", { end: date(closesAt) })}
					</p>
				</aside>
			</div>
		</div>
	);
}

function Own({ activity, onOpen }: ShownProps) {
	const say = usePromotionsText();
	const member = isMember(useSession());
	const { kind, state, rule, applications } = activity;
	if (kind === "race")
		return (
			<Link to="/tournaments" className={buttonClass()}>
				{say("act.race")}
			</Link>
		);
	if (!member && state !== "close")
		return <Button onPress={() => openPopup({ name: "login", goOn: () => {} })}>{say("act.login")}</Button>;
	if (kind === "match") return <Button onPress={() => onOpen("depositv2")}>{say("act.deposit")}</Button>;
	if (kind === "coupon") return state === "join" ? <CouponField /> : null;
	return (
		<>
			{activity.turns.map((turn) => (
				<TurnLine key={`${turn.turn} ${turn.step}`} activity={activity} turn={turn} />
			))}
			{rule.claim === "review" ? <ApplyForm id={activity.id} state={state} applications={applications} /> : null}
			{kind === "referral" ? (
				<Button look="plain" onPress={() => onOpen("referral")}>
					{say("act.friends")}
				</Button>
			) : null}
		</>
	);
}

type TurnProps = { readonly activity: ReadActivity; readonly turn: ReadActivity["turns"][number] };

function TurnLine({ activity, turn }: TurnProps) {
	const say = usePromotionsText();
	const { amount, moment } = useFormats();
	const { id, kind, currency, rule } = activity;
	const inMoney = turn.goal.includes(".");
	const shown = (text: string): string => (inMoney ? amount(text, currency) : text);
	return (
		<div className="flex flex-col gap-2">
			<p className="flex flex-wrap items-center justify-between gap-2 text-14">
				<Badge tone={stateTones[turn.state]}>{say(`states.${turn.state}`)}</Badge>
				{turn.amount === "" ? null : <span className="font-bold">{amount(turn.amount, currency)}</span>}
			</p>
			{turn.goal === "" || turn.state === "join" ? null : (
				<Progress value={turn.value} goal={turn.goal} shown={shown} />
			)}
			{turn.lapsesAt === null ? null : (
				<p className="text-13 text-text-3">{say("own.lapses", { moment: moment(turn.lapsesAt) })}</p>
			)}
			{turn.reason === "" ? null : <p className="text-13 text-text-2">{say("own.reason", { reason: turn.reason })}</p>}
			<ClaimButton
				id={id}
				kind={kind}
				state={turn.state}
				turn={turn.turn}
				step={turn.step}
				currency={currency}
				elsewhere={rule.claim === "review"}
			/>
		</div>
	);
}
