// A past bet, shown again: the slip, the draw and what it brought, with the way to check the draw. Nothing is wagered.
import { useId } from "react";
import * as z from "zod/mini";
import { ControlBar, CornerMenu, type FramePorts, Marks, replayDetail, sidesOf, useCabinetText } from "#cabinet/ui";
import { type ShownRound, timesMark } from "#games/contract";
import { isCurrencyCode } from "#platform/kernel";
import { Amount, useFormats } from "#platform/ui";
import { type LotteryEvent, lotteryEvent } from "../../contract/index.ts";
import { parseSlip, readDigits } from "../../core/index.ts";
import { hueOf } from "../bet/draft.ts";
import { usePlayWords } from "../bet/play-words.ts";
import { useSlipWords } from "../bet/slip-words.ts";
import { checkAddress } from "../check/check-address.ts";
import { Board, Result } from "../check/result.tsx";
import { useLotteryText } from "../text.ts";
import { useGameName } from "./game-name.ts";

export type ReplayLotteryProps = {
	readonly round: ShownRound;
	readonly ports: Pick<FramePorts, "version">;
	readonly onClose: (() => void) | undefined;
	readonly closing?: "leave" | "back";
};

const stored = z.array(lotteryEvent);

const eventOf = <Type extends LotteryEvent["type"]>(events: readonly LotteryEvent[], type: Type) =>
	events.findLast((event): event is Extract<LotteryEvent, { type: Type }> => event.type === type);

export function ReplayLottery({ round, ports, onClose, closing = "leave" }: ReplayLotteryProps) {
	const say = useLotteryText();
	const cabinet = useCabinetText();
	const { moment } = useFormats();
	const titleId = useId();
	const name = useGameName();
	const events = z.safeParse(stored, round.events).data ?? [];
	const bet = eventOf(events, "bet");
	const known = isCurrencyCode(round.currency) || round.currency === timesMark;
	if (bet === undefined || !known) {
		return (
			<main className="grid h-dvh place-items-center bg-ground p-4 text-center text-text-1">
				<p role="alert">{say("frame.replayUnread")}</p>
			</main>
		);
	}
	const { stake, win } = sidesOf(round);
	return (
		<main
			aria-labelledby={titleId}
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1"
			data-hue={hueOf(bet)}
		>
			<h1 id={titleId} className="sr-only">
				{`${cabinet("replay")}: ${name(bet.game)}`}
			</h1>
			<Marks mode="replay" {...replayDetail(round, { say: cabinet, moment })} />
			<div className="min-h-0 grow overflow-y-auto p-4 sm:p-8">
				<Ticket events={events} bet={bet} currency={round.currency} />
			</div>
			<ControlBar
				currency={round.currency}
				balance={round.balanceAfter}
				win={win === 0n ? undefined : round.win}
				above={win > stake}
				stake={round.stake}
				lowest
				highest
				corner={
					<CornerMenu
						muted
						onMute={undefined}
						onRules={undefined}
						onKeys={undefined}
						onHistory={undefined}
						onClose={onClose}
						closing={closing}
						version={ports.version}
					/>
				}
				action={null}
			/>
		</main>
	);
}

type TicketProps = {
	readonly events: readonly LotteryEvent[];
	readonly bet: Extract<LotteryEvent, { type: "bet" }>;
	readonly currency: string;
};

function Ticket({ events, bet, currency }: TicketProps) {
	const say = useLotteryText();
	const words = usePlayWords();
	const slipWords = useSlipWords();
	const name = useGameName();
	const draw = eventOf(events, "draw");
	const prize = eventOf(events, "prize");
	const slip = parseSlip(bet.slip, { currency: "P", mode: bet.mode, group: bet.group, game: bet.game });
	const digits = draw === undefined ? undefined : readDigits(bet.game, draw.digits);
	const written = slip.ok ? slipWords(slip.value) : { name: bet.slip, picks: "" };
	const grades = slip.ok ? slip.value.play.grades : [];
	return (
		<article className="mx-auto flex max-w-150 flex-col gap-4 rounded-panel bg-surface-1 p-5 sm:p-6">
			<header>
				<h2 className="text-20 font-bold">{name(bet.game)}</h2>
				<p className="text-14 text-text-2 tabular-nums">{say("draw.issue", { issue: bet.numero })}</p>
			</header>
			<div className="rounded-card bg-surface-2 p-3 text-14">
				<p className="text-text-2">{written.name}</p>
				<p className="font-medium break-words tabular-nums">{written.picks}</p>
				<p className="text-13 text-text-3">{say("cart.bets", { count: bet.count })}</p>
			</div>
			<Result game={bet.game} digits={digits} size="large" />
			{digits === undefined ? null : <Board game={bet.game} digits={digits} />}
			<ul className="flex flex-col gap-1 text-14 tabular-nums">
				{prize?.hits.map(({ grade, hits, prize: paid }) => {
					const known = grades.find(({ code }) => code === grade);
					return (
						<li key={grade} className="flex justify-between gap-3">
							<span>{`${known === undefined || !slip.ok ? grade : words.grade(known, slip.value.play)} × ${hits}`}</span>
							<Amount amount={paid} currency={currency} />
						</li>
					);
				})}
			</ul>
			{draw === undefined ? null : (
				<a
					className="text-14 text-accent-text underline"
					target="_blank"
					rel="noreferrer"
					href={checkAddress({ ...draw, gameId: bet.game, numero: bet.numero })}
				>
					{say("results.checkOf", { issue: bet.numero })}
				</a>
			)}
		</article>
	);
}
