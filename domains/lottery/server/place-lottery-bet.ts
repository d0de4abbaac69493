// Bets a cart of slips on an issue, or on each issue of a chase: one ticket a slip and issue, all of them or none. Whether an
// issue is still open is decided by when the call reached the server.
import { type Failure, failure, type OutputOf, type ParsedInputOf } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { enqueue } from "#platform/jobs";
import { err, formatMinor, ok, parseMinor, type Result } from "#platform/kernel";
import type { bettingErrors } from "../contract/errors.ts";
import { type BetEvent, placeLotteryBet } from "../contract/index.ts";
import {
	aboutOf,
	checkSlip,
	countedBets,
	countOf,
	familyOf,
	type Issue,
	type IssueBounds,
	issueNumbered,
	type LotteryGame,
	modesBeside,
	mostReturned,
	type PrizeMode,
	parseSlips,
	printSlip,
	prizeModeIds,
	type Slip,
	stakeOf,
} from "../core/index.ts";
import { listPlanned } from "./issue-rows.ts";
import { mostOfSlip, type PlayLimits, takingBounds } from "./limits.ts";
import { betOf, isLate, orderView, takenBack } from "./order-view.ts";
import { playLimitsOf } from "./play-limit-rows.ts";
import { type LotteryTools, lotteryIn, type Ticket, type TicketOrder } from "./ports.ts";
import { groupFor } from "./prize-groups.ts";
import { voidLine } from "./settle-issue.ts";
import { settleKind } from "./settle-kind.ts";
import { lowerTakings, type Taking } from "./taking-rows.ts";
import { boundsOf } from "./terms-rows.ts";

type Input = ParsedInputOf<typeof placeLotteryBet>;
type Refusal = Failure<keyof typeof bettingErrors>;
type Answer = Result<OutputOf<typeof placeLotteryBet>, Refusal>;

const day = 86_400_000;
const mostSlips = 20;
/** Slips by issues. */
const mostTickets = 240;

export const placeLotteryBetRoute = (tools: LotteryTools): Route =>
	bind(placeLotteryBet, async (input, { play, now }): Promise<Answer> => {
		const here = lotteryIn(play);
		const mode = here === undefined ? undefined : modeAsked(here, input);
		if (here?.game !== input.gameId || mode === undefined) return err(failure("LOTTERY_UNKNOWN"));
		const { group, bounds, plays } = await tools.db.read(async (tx) => ({
			group: await groupFor(tx, play, mode),
			bounds: await boundsOf(tx, here.game),
			plays: await playLimitsOf(tx, here.game),
		}));
		const lines = linesOf(input, play, { mode, group });
		if (!lines.ok) return lines;
		const asked: Asked = { play, now, game: here.game, bounds, plays, key: input.key, lines: lines.value };
		const closed = await closedAmong(tools, asked);
		if (closed !== undefined)
			return (await placedBefore(tools, asked)) ?? err(failure("ISSUE_CLOSED", { numero: closed }));
		const dear = dearIn(asked);
		if (dear !== undefined) return (await placedBefore(tools, asked)) ?? err(dear);
		const wanted = takingsOf(asked);
		const over = await hold(tools, asked, wanted);
		if (over !== undefined) return (await placedBefore(tools, asked)) ?? err(over);
		const placed = await tools.games.tickets.placeTogether(ordersOf(asked));
		if (!placed.ok) {
			await tools.takings.drop(wanted);
			return placed;
		}
		const late = lateAmong(asked, placed.value);
		if (late !== undefined) {
			await giveBack(tools, placed.value);
			return err(failure("ISSUE_CLOSED", { numero: late }));
		}
		await settleLate(tools, asked);
		return ok(await answerOf(tools, asked, placed.value));
	});

/** The mode that is asked for, where one who sits here may bet in it. */
const modeAsked = ({ mode, game }: Seat, { prizeModeId }: Pick<Input, "prizeModeId">): PrizeMode | undefined =>
	modesBeside(mode, familyOf(game)).find((one) => prizeModeIds[one] === prizeModeId);
type Seat = NonNullable<ReturnType<typeof lotteryIn>>;

/** One slip on one issue. */
type Line = { readonly issue: Issue; readonly slip: Slip; readonly bet: BetEvent; readonly index: number };

type Asked = {
	readonly play: PlayTicket;
	readonly now: Date;
	readonly game: LotteryGame;
	readonly bounds: IssueBounds;
	readonly plays: PlayLimits;
	readonly key: string;
	readonly lines: readonly Line[];
};

type Offered = { readonly mode: PrizeMode; readonly group: number };

/** The cart laid out over its issues; refused where a slip, an issue or the amount is not what it says. */
function linesOf(input: Input, { currency }: PlayTicket, terms: Offered): Result<readonly Line[], Refusal> {
	const slips = parseSlips(input.bettingSlipString, { currency, ...terms, game: input.gameId });
	if (!slips.ok) return err(failure("SLIP_NOT_OFFERED", { fault: slips.error }));
	const rows = input.chase ?? [{ numero: input.currentNumero, multiple: 1 }];
	if (slips.value.length > mostSlips || slips.value.length * rows.length > mostTickets)
		return err(failure("SLIP_NOT_OFFERED", { fault: "TOO_MANY_SLIPS" }));
	const numeros = rows.map(({ numero }) => numero);
	const ascending = numeros.every((numero, index) => index === 0 || (numeros[index - 1] ?? "") < numero);
	if (!ascending || numeros[0] !== input.currentNumero) return err(failure("ISSUE_CLOSED", { numero: numeros[0] }));
	const lines: Line[] = [];
	for (const [place, { numero, multiple }] of rows.entries()) {
		const issue = issueNumbered(input.gameId, numero);
		if (issue === undefined) return err(failure("ISSUE_CLOSED", { numero }));
		for (const one of slips.value) {
			const slip = checkSlip({ ...one, terms: { ...one.terms, multiple: one.terms.multiple * multiple } });
			if (!slip.ok) return err(failure("SLIP_NOT_OFFERED", { fault: slip.error }));
			const chase = { chaseId: input.key, index: place, numeros, winningStop: input.winningStop };
			const bet = betEvent({
				issue,
				slip: slip.value,
				key: input.key,
				orders: slips.value.length * rows.length,
				chase: input.chase === undefined ? undefined : chase,
			});
			lines.push({ issue, slip: slip.value, bet, index: lines.length });
		}
	}
	const cost = sumOf(lines.map(({ slip }) => stakeOf(slip)));
	const shown = parseMinor(input.betCartAmountSum, currency);
	const same = shown.ok && shown.value === cost;
	return same ? ok(lines) : err(failure("BET_AMOUNT_DIFFERS", { amount: formatMinor(cost, currency) }));
}

type Bet = Pick<Line, "issue" | "slip"> & Pick<BetEvent, "key" | "orders" | "chase">;

const betEvent = ({ issue: { game, issue: numero }, slip, key, orders, chase }: Bet): BetEvent => ({
	type: "bet",
	game,
	numero,
	mode: slip.terms.mode,
	slip: printSlip(slip),
	group: slip.terms.group,
	count: countOf(slip),
	key,
	orders,
	chase,
});

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
const issuesOf = ({ lines }: Asked): readonly Issue[] => [
	...new Map(lines.map(({ issue }) => [issue.issue, issue])).values(),
];

/** The first issue that takes no bets any more, or none yet. */
async function closedAmong(tools: LotteryTools, asked: Asked): Promise<string | undefined> {
	const issues = issuesOf(asked);
	const among = issues.map(({ issue }) => issue);
	const rows = await tools.db.read((tx) => listPlanned(tx, { game: asked.game, among }));
	const open = new Set(rows.filter((row) => asked.now < row.closes_at).map(({ issue }) => issue));
	return among.find((issue) => !open.has(issue));
}

/** Who holds what a session bets or posts. */
export const ownerOf = ({ memberId, playId }: PlayTicket): string =>
	memberId === undefined ? `p${playId}` : `m${memberId}`;

/** What the press would hold of each of its issues. */
function takingsOf(asked: Asked): readonly Taking[] {
	const { play, game, key: press, lines } = asked;
	const who = { game, currency: play.currency, trial: play.memberId === undefined, owner: ownerOf(play), press };
	return issuesOf(asked).map(({ issue }) => {
		const slips = lines.flatMap((line) => (line.issue.issue === issue ? [line.slip] : []));
		const plays = slips.map((slip) => ({ play: slip.play.id, stake: stakeOf(slip) }));
		return { ...who, issue, plays, stake: sumOf(slips.map(stakeOf)), most: sumOf(slips.map(mostReturned)) };
	});
}

/** Why a slip of the press stakes too much by itself; what is not below the bound of the issue is told by that. */
function dearIn({ play: { currency }, bounds, lines }: Asked): Refusal | undefined {
	const most = mostOfSlip(currency, bounds);
	const dear = bounds.slip < bounds.stake && lines.some(({ slip }) => stakeOf(slip) > most);
	return dear ? failure("SLIP_STAKE_LIMIT", { most: formatMinor(most, currency) }) : undefined;
}

/** Holds what the press would stake and could win, or says what is still possible. */
async function hold(
	{ takings }: LotteryTools,
	{ play, bounds, plays }: Asked,
	wanted: readonly Taking[],
): Promise<Refusal | undefined> {
	const { currency, memberId } = play;
	const held = await takings.submit({
		takings: wanted,
		bounds: takingBounds(currency, { bounds, plays, trial: memberId === undefined }),
	});
	if (!held.ok) return failure("PLAY_BUSY");
	if (held.value === undefined) return undefined;
	const { fault, issue: numero, most, left, play: playId } = held.value;
	const told = { numero, most: formatMinor(most, currency), left: formatMinor(left, currency) };
	return failure(fault, playId === undefined ? told : { ...told, playId });
}

/** Each slip on each issue; what counts is judged over the slips of the press, which are the same on all of its issues. */
function ordersOf({ play, key, lines }: Asked): readonly TicketOrder[] {
	const slips = lines.filter(({ issue }) => issue.issue === lines[0]?.issue.issue).map(({ slip }) => slip);
	const parts = countedBets(slips);
	return lines.map(({ issue, slip, bet, index }) => {
		const stake = stakeOf(slip);
		const { counted, bets } = parts[index % parts.length] ?? { counted: 1, bets: 1 };
		return {
			play,
			key: `${key}-${index}`,
			stake,
			about: aboutOf(issue),
			dueAt: new Date(issue.drawsAt + day),
			payTable: familyOf(issue.game).playTable,
			terms: [bet],
			tells: { counted: (stake * BigInt(counted)) / BigInt(bets) },
		};
	});
}

/** The issue whose bets were still on their way when it closed: nothing of the press is kept. */
const lateAmong = ({ lines }: Asked, placed: readonly Ticket[]): string | undefined =>
	lines.find(({ issue }, index) => (placed[index]?.placedAt.getTime() ?? 0) >= issue.closesAt)?.issue.issue;

async function giveBack({ db, games }: LotteryTools, placed: readonly Ticket[]): Promise<void> {
	await db.tx(async (tx) => {
		await lowerTakings(tx, placed.flatMap(takenBack));
		await games.tickets.stand(
			tx,
			placed.map((ticket) => voidLine(ticket, "late")),
		);
	});
}

/** What was written so slowly that its draw was over by then is not found by it: it is settled on its own. */
async function settleLate({ db, clock }: LotteryTools, asked: Asked): Promise<void> {
	const now = clock.now().getTime();
	for (const { game, issue, drawsAt } of issuesOf(asked))
		if (drawsAt <= now) await db.tx((tx) => enqueue(tx, settleKind, { game, issue }));
}

/** A holder's newest, among which an earlier press is looked for. */
const lookedAt = 1_000;

/** The same press again, after its issue closed: what it placed stands. */
async function placedBefore(tools: LotteryTools, asked: Asked): Promise<Answer | undefined> {
	const own = await tools.games.tickets.own(asked.play, { limit: lookedAt });
	const placed = asked.lines.map(({ bet }) =>
		own.find((ticket) => {
			const told = betOf(ticket);
			const same = told?.key === asked.key && told.numero === bet.numero && told.slip === bet.slip;
			return same && told.orders === bet.orders && !isLate(ticket);
		}),
	);
	const found = placed.flatMap((ticket) => (ticket === undefined ? [] : [{ ...ticket, replayed: true }]));
	return found.length === asked.lines.length ? ok(await answerOf(tools, asked, found)) : undefined;
}

async function answerOf(tools: LotteryTools, { play, now }: Asked, tickets: readonly Ticket[]) {
	const last = tickets.at(-1);
	const replayed = tickets.every((ticket) => ticket.replayed);
	const balance = replayed || last === undefined ? await tools.games.playBalance(play) : last.balance;
	return {
		now: now.getTime(),
		orders: tickets.flatMap((ticket) => orderView(ticket) ?? []),
		balance: formatMinor(balance, play.currency),
		replayed,
	};
}
