// The calls of the lotteries, and the events of their tickets.
export type {
	DeskDraw,
	DeskTicket,
	FreeDay,
	GameReportLine,
	LotteryBounds,
	LotteryGroup,
	OfficialDraw,
	PayoutLine,
	PlayLimit,
	WaitingDrawVoid,
} from "./desk-models.ts";
export { askDrawVoid } from "./endpoints/ask-draw-void.ts";
export { cancelOrders } from "./endpoints/cancel-orders.ts";
export { decideDrawVoid } from "./endpoints/decide-draw-void.ts";
export { enterLottery } from "./endpoints/enter-lottery.ts";
export { listChaseNumeros } from "./endpoints/list-chase-numeros.ts";
export { listDeskDraws } from "./endpoints/list-desk-draws.ts";
export { listDrawTickets } from "./endpoints/list-draw-tickets.ts";
export { listDraws } from "./endpoints/list-draws.ts";
export { listGameReport } from "./endpoints/list-game-report.ts";
export { listLotteries } from "./endpoints/list-lotteries.ts";
export { listOfficialDraws } from "./endpoints/list-official-draws.ts";
export { listOpenedNumeros } from "./endpoints/list-opened-numeros.ts";
export { listOwnOrders } from "./endpoints/list-own-orders.ts";
export { listPayouts } from "./endpoints/list-payouts.ts";
export { listPosts } from "./endpoints/list-posts.ts";
export { listRecentNumeros } from "./endpoints/list-recent-numeros.ts";
export { listVnMenu } from "./endpoints/list-vn-menu.ts";
export { listVnOpened } from "./endpoints/list-vn-opened.ts";
export { listVnRecent } from "./endpoints/list-vn-recent.ts";
export { placeLotteryBet } from "./endpoints/place-lottery-bet.ts";
export { postNumber } from "./endpoints/post-number.ts";
export { readDeskDraw } from "./endpoints/read-desk-draw.ts";
export { readDraw } from "./endpoints/read-draw.ts";
export { readLotterySetting } from "./endpoints/read-lottery-setting.ts";
export { readLotteryTerms } from "./endpoints/read-lottery-terms.ts";
export { readNearNumeros } from "./endpoints/read-near-numeros.ts";
export { readOwnSeries } from "./endpoints/read-own-series.ts";
export { readPlayMenu } from "./endpoints/read-play-menu.ts";
export { readTrends } from "./endpoints/read-trends.ts";
export { setDrawSource } from "./endpoints/set-draw-source.ts";
export { setFreeDay } from "./endpoints/set-free-day.ts";
export { setIssueBounds } from "./endpoints/set-issue-bounds.ts";
export { setPlayLimit } from "./endpoints/set-play-limit.ts";
export { setPrizeGroup } from "./endpoints/set-prize-group.ts";
export { takeBackDrawVoid } from "./endpoints/take-back-draw-void.ts";
export { tellDrawResult } from "./endpoints/tell-draw-result.ts";
export { type BetEvent, type LotteryEvent, lotteryEvent } from "./events.ts";
export type { DrawProof, DrawView, LotterySeen, OrderStatus, OrderView } from "./models.ts";
export { type LotteryAct, lotteryActs } from "./operator-acts.ts";
export { lotteryRoom } from "./room.ts";
export { vendorOf, vendorsOf } from "./sellers.ts";
export { tileOf } from "./tile-name.ts";
export { elottVendor, lotteryVendors, lottVendor, prizeModeOf, seaVendor, vnVendor } from "./vendors.ts";
