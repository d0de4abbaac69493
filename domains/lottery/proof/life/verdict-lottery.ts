// The verdict on the lotteries: each draw is computed again from what is published of it, each order by the second lottery that
// reads the players' sentences alone, and all of it held against the database. Changes nothing.
import { createHash, createHmac } from "node:crypto";
import * as z from "zod/mini";
import type { DrawProof, OrderView } from "#lottery/contract";
import { plays } from "#lottery/core";
import { type Ask, countOf, type Verdict } from "../../../../tools/sim/promises.ts";
import { numbersIn, resultOf } from "../../core/testing/drawer.ts";
import { betsOf } from "../../core/testing/reader.ts";
import { codesOf } from "../../core/testing/vietnam-reader.ts";
import type { KnownOrder, LotteryBook } from "./lottery-book.ts";

export async function judgeLottery(book: LotteryBook, ask: Ask): Promise<Verdict> {
	const { orders, draws, faults } = book;
	return [
		{ promise: "lottery: nobody saw a bet or its end change", broken: faults, seen: orders.size },
		{
			promise: "lottery: every draw follows from a seed that was committed and from public randomness",
			broken: await drawFaults(ask),
			seen: await countOf(ask, "lottery.issue where state = 'drawn'"),
		},
		{
			promise: `lottery: each of ${orders.size} orders was paid what its sentence says of the published draw`,
			broken: [...orders.values()].flatMap((known) => orderFault(known, draws)),
			seen: orders.size,
		},
		{
			promise: "lottery: stakes and returns are recorded as they were shown, and no ticket that nobody was shown",
			broken: await otherTickets(book, ask),
			seen: orders.size,
		},
		{
			promise: "lottery: no ticket was taken after its issue had closed, and none paid that came so late",
			broken: await takenLate(ask),
			seen: orders.size,
		},
		{
			promise: "lottery: no ticket is left open on an issue that has a result",
			broken: await leftOpen(ask),
			seen: await countOf(ask, "lottery.issue where state <> 'planned'"),
		},
	];
}

const hmac = (seed: string, message: string): string =>
	createHmac("sha256", Buffer.from(seed, "hex")).update(message).digest("hex");
const hash = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");

const issueRow = z.object({
	game: z.string(),
	issue: z.string(),
	seed: z.string(),
	commit: z.string(),
	digits: z.string(),
	public: z.string(),
	accepted: z.nullable(z.array(z.string())),
});

async function drawFaults(ask: Ask): Promise<string[]> {
	const rows = await ask(
		`select game, issue, seed, commit_hash as commit, digits, public_hex as public, accepted
		from lottery.issue where state = 'drawn'`,
	);
	return z
		.parse(z.array(issueRow), rows)
		.flatMap(({ game, issue, seed, commit, digits, public: publicHex, accepted }) => {
			const name = `${game} ${issue}`;
			const own = accepted === null ? publicHex : hash([game, issue, ...accepted].join("|"));
			return [
				...(hash(Buffer.from(seed, "hex")) === commit ? [] : [`${name}: another seed than was committed`]),
				...(own === publicHex ? [] : [`${name}: another public randomness than its tickets give`]),
				...(resultOf({ game, issue, seed, publicHex }, hmac) === digits
					? []
					: [`${name}: other digits than its seed gives`]),
			];
		});
}

function orderFault({ account, order }: KnownOrder, draws: ReadonlyMap<string, DrawProof>): string[] {
	const { gameId, numero, status, returned, stake, orderId, slip } = order;
	const say = (what: string) => [`order ${orderId} of ${account} (${slip}): ${what}`];
	const draw = draws.get(`${gameId}|${numero}`);
	if (status === 6 || status === 8 || status === 12 || status === 14)
		return returned === stake ? [] : say(`void, and ${returned} of ${stake} came back`);
	if (draw?.digits === undefined) return say("no draw was shown");
	const wanted = paidOf(order, draw.digits);
	const right = wanted.paid === returned && status === wanted.status;
	return right ? [] : say(`${returned} (${status}) at ${draw.digits}, where its sentence pays ${wanted.paid}`);
}

const hundredths = (text: string): bigint => BigInt(text.replace(".", ""));

/** What the sentence of the play pays: each grade to four decimals, all of it to hundredths, rounded down. */
function paidOf(
	{ slip, stake, count, events, numero }: OrderView,
	digits: string,
): { readonly paid: string; readonly status: number } {
	const [numbers = "", , id, , seriesText] = slip.split("~");
	const play = plays.find((each) => each.id === Number(id));
	const bet = events.find((event) => event.type === "bet");
	if (play === undefined || bet === undefined) throw new Error(`a slip that cannot be read: ${slip}`);
	const rows = play.typed
		? numbers.split(",").map((line) => Array.from(line, Number))
		: numbers.split("_").map((row) => (row === "" ? [] : row.split(",").map(Number)));
	// The players of a run bet on what is drawn every minute: its issues begin with their day.
	const day = `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6, 8)}`;
	const codes = codesOf(betsOf(play.says, rows, { typed: play.typed, day }), numbersIn(digits));
	const [group, series] = [BigInt(bet.group), BigInt(seriesText ?? "0")];
	// Ten-thousandths of one bet's cost.
	const cost = (hundredths(stake) * 100n) / BigInt(count);
	const prizes = play.grades.map(({ code, ways, of, push = 0, share = { parts: 1, of: 1 } }) => {
		const [parts, shares] = [BigInt(share.parts), BigInt(share.of)];
		const hits = BigInt(codes.filter((each) => each === code).length);
		if (code === "push") return cost * hits;
		if (bet.mode === "ZY")
			return (((cost * hits * BigInt(of) * parts) / (BigInt(ways) * shares)) * leftByFirst(digits)) / 100n;
		return bet.mode === "Lott"
			? (cost * hits * (BigInt(of) * series - 2000n * BigInt(push)) * parts) / (BigInt(ways) * 2000n * shares)
			: (cost * hits * (((960n * BigInt(of) - 1000n * BigInt(push)) * parts) / (BigInt(ways) * shares))) / 1000n;
	});
	const rebate = bet.mode === "Lott" ? (hundredths(stake) * 100n * (group - series)) / 2000n : 0n;
	const paid = (prizes.reduce((sum, prize) => sum + prize, 0n) + rebate) / 100n;
	return {
		paid: `${paid / 100n}.${String(paid % 100n).padStart(2, "0")}`,
		status: codes.some((code) => code !== "push") ? 4 : codes.includes("push") ? 16 : 5,
	};
}

/** In hundredths: what the first digit leaves of a prize. */
const leftByFirst = (digits: string): bigint => (digits.startsWith("6") ? 75n : digits.startsWith("9") ? 90n : 100n);

const ticketRow = z.object({ id: z.string(), account: z.string(), stake: z.string(), win: z.string() });
const ofLotteries =
	"r.game_id in (select id from games.game where vendor in ('TESSERA_LOTT', 'TESSERA_ELOTT', 'TESSERA_VN', 'TESSERA_SEA'))";

async function otherTickets({ orders }: LotteryBook, ask: Ask): Promise<string[]> {
	const rows = z.parse(
		z.array(ticketRow),
		await ask(
			`select r.id, a.account, (r.stake / 100.0)::numeric(20, 2)::text as stake, (r.win / 100.0)::numeric(20, 2)::text as win
			from games.round r join members.accounts a on a.id = r.member_id where ${ofLotteries}`,
		),
	);
	const kept = new Map(rows.map((row) => [row.id, row]));
	const strange = rows
		.filter(({ id }) => !orders.has(id))
		.map(({ id, account }) => `${account} was never shown ticket ${id}`);
	const unlike = [...orders.values()].flatMap(({ account, order }) => {
		const row = kept.get(order.orderId);
		if (row?.account === account && row.stake === order.stake && row.win === order.returned) return [];
		return [`order ${order.orderId} of ${account} is recorded as ${JSON.stringify(row)}`];
	});
	return [...strange, ...unlike];
}

/** By the server's own times: `placedAt` and the close stand in the same clock. */
async function takenLate(ask: Ask): Promise<string[]> {
	const rows = await ask(
		`select r.id from games.round r join lottery.issue i on r.vendor_round_id = i.game || '|' || i.issue
		where r.started_at >= i.closes_at and r.status <> 'void' and r.status <> 'open' and ${ofLotteries}`,
	);
	return rows.map((row) => `late and not given back: ${JSON.stringify(row)}`);
}

async function leftOpen(ask: Ask): Promise<string[]> {
	const rows = await ask(
		`select r.id from games.round r join lottery.issue i on r.vendor_round_id = i.game || '|' || i.issue
		where r.status = 'open' and i.state <> 'planned' and ${ofLotteries}`,
	);
	return rows.map((row) => `open: ${JSON.stringify(row)}`);
}
