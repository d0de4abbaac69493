// A player's own orders in the launched game, by pages.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, isUuid, ok } from "#platform/kernel";
import { listOwnOrders } from "../contract/index.ts";
import { aboutOf } from "../core/index.ts";
import { orderView } from "./order-view.ts";
import { type LotteryTools, lotteryIn, type Ticket } from "./ports.ts";

const shownAtOnce = 30;
/** What is asked at a time, and how often, while a filter leaves most of it out. */
const readAtOnce = 120;
const mostReads = 10;

export const listOwnOrdersRoute = (tools: LotteryTools): Route =>
	bind(listOwnOrders, async ({ state, numero, after }, { play, now }) => {
		const here = lotteryIn(play);
		if (here === undefined) return err(failure("LOTTERY_UNKNOWN"));
		const about = numero === undefined ? undefined : aboutOf({ game: here.game, issue: numero });
		const owner = play.memberId === undefined ? `p${play.playId}` : `m${play.memberId}`;
		const shown: Ticket[] = [];
		let last: Pick<Ticket, "ticketId" | "owner"> | undefined =
			after !== undefined && isUuid(after) ? { ticketId: after, owner } : undefined;
		let more = true;
		for (let read = 0; more && read < mostReads && shown.length < shownAtOnce; read++) {
			const page = await tools.games.tickets.own(play, { about, after: last, limit: readAtOnce });
			const room = shownAtOnce - shown.length;
			const fitting = page.filter((ticket) => state === "all" || (ticket.state === "open") === (state === "open"));
			shown.push(...fitting.slice(0, room));
			more = page.length === readAtOnce || fitting.length > room;
			last = fitting.length > room ? shown.at(-1) : (page.at(-1) ?? last);
		}
		return ok({
			now: now.getTime(),
			orders: shown.flatMap((ticket) => orderView(ticket) ?? []),
			...(more && last !== undefined ? { next: last.ticketId } : {}),
		});
	});
