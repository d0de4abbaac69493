// What a kind shows beside where one stands: the days of a check-in, tickets and proof of a raffle, the hash of a packet.
import { Link } from "@tanstack/react-router";
import { buttonClass, useFormats } from "#platform/ui";
import type { ReadActivity } from "./read-activity.ts";
import { usePromotionsText } from "./text.ts";

export function KindPart({ activity }: { readonly activity: ReadActivity }) {
	const { reward } = activity.rule;
	if (reward.kind === "check-in") return <Days activity={activity} rewards={reward.rewards} />;
	if (reward.kind === "raffle") return <Tickets activity={activity} prizes={reward.prizes} />;
	if (reward.kind === "free-bet") return <FreeBet reward={reward} currency={activity.currency} />;
	return null;
}

type FreeBetProps = {
	readonly reward: Extract<ReadActivity["rule"]["reward"], { readonly kind: "free-bet" }>;
	readonly currency: string;
};

/** Its terms as its rule says them, and the way to where it is staked. */
function FreeBet({ reward, currency }: FreeBetProps) {
	const say = usePromotionsText();
	const { amount } = useFormats();
	const odds = (reward.odds / 100).toFixed(2);
	return (
		<section className="flex flex-col gap-2 text-14">
			<h3 className="font-bold">{say("freeBet.title")}</h3>
			<ul className="flex list-disc flex-col gap-1 ps-5 text-text-2">
				<li>{say("freeBet.stake", { amount: amount(reward.amount, currency), odds })}</li>
				<li>{say("freeBet.days", { count: reward.days })}</li>
				<li>{say("freeBet.paid")}</li>
			</ul>
			<p>
				<Link to="/sports" className={buttonClass({ look: "plain", size: "small" })}>
					{say("freeBet.go")}
				</Link>
			</p>
		</section>
	);
}

type DaysProps = { readonly activity: ReadActivity; readonly rewards: readonly string[] };

function Days({ activity, rewards }: DaysProps) {
	const say = usePromotionsText();
	const { amount } = useFormats();
	const [turn] = activity.turns;
	const today = turn?.points ?? 0;
	const signed = turn?.state === "signed";
	const days = rewards.map((reward, at) => ({ reward, day: at + 1 }));
	return (
		<section aria-label={say("signDays.title")}>
			<h3 className="mb-2 text-14 font-bold">{say("signDays.title")}</h3>
			<ol className="grid grid-cols-4 gap-2">
				{days.map(({ day, reward }) => {
					const done = day < today || (day === today && signed);
					return (
						<li
							key={day}
							aria-current={day === today ? "date" : undefined}
							className={`flex flex-col items-center rounded-control p-2 text-13 aria-[current=date]:outline-2 aria-[current=date]:outline-hue ${done ? "bg-surface-3 text-won" : "bg-surface-2 text-text-2"}`}
						>
							<span>{say("signDays.day", { day })}</span>
							<span className="font-bold">{amount(reward, activity.currency)}</span>
						</li>
					);
				})}
			</ol>
		</section>
	);
}

type TicketsProps = { readonly activity: ReadActivity; readonly prizes: readonly string[] };

function Tickets({ activity, prizes }: TicketsProps) {
	const say = usePromotionsText();
	const { amount } = useFormats();
	const { raffle, currency } = activity;
	if (raffle === null) return null;
	const asked = new URLSearchParams({ raffle: raffle.seed, list: raffle.list, prizes: `${prizes.length}` });
	return (
		<section className="flex flex-col gap-2 text-14">
			<p>{say("raffle.own", { own: raffle.own, all: raffle.tickets })}</p>
			<p className="text-text-2">
				{say("raffle.prizes")}: {prizes.map((prize) => amount(prize, currency).replaceAll(" ", "\u00a0")).join(" · ")}
			</p>
			<p className="text-13 text-text-3">{say("raffle.commit")}</p>
			<code className="font-mono text-13 break-all text-text-2">{raffle.commit}</code>
			{raffle.seed === "" ? null : (
				<>
					<p>{say("raffle.winners", { numbers: raffle.numbers.join(" ") })}</p>
					<a href={`/verify/#${asked}`} className="text-accent-text hover:underline">
						{say("raffle.check")}
					</a>
				</>
			)}
		</section>
	);
}
