// The calls of the lotteries, and the events of their tickets.
export { cancelOrders } from "./endpoints/cancel-orders.ts";
export { enterLottery } from "./endpoints/enter-lottery.ts";
export { listChaseNumeros } from "./endpoints/list-chase-numeros.ts";
export { listDraws } from "./endpoints/list-draws.ts";
export { listLotteries } from "./endpoints/list-lotteries.ts";
export { listOwnOrders } from "./endpoints/list-own-orders.ts";
export { listRecentNumeros } from "./endpoints/list-recent-numeros.ts";
export { placeLotteryBet } from "./endpoints/place-lottery-bet.ts";
export { readDraw } from "./endpoints/read-draw.ts";
export { readLotterySetting } from "./endpoints/read-lottery-setting.ts";
export { readNearNumeros } from "./endpoints/read-near-numeros.ts";
export { readOwnSeries } from "./endpoints/read-own-series.ts";
export { readPlayMenu } from "./endpoints/read-play-menu.ts";
export { readTrends } from "./endpoints/read-trends.ts";
export { type BetEvent, type LotteryEvent, lotteryEvent } from "./events.ts";
export type { DrawProof, DrawView, LotterySeen, OrderStatus, OrderView } from "./models.ts";
export { lotteryRoom } from "./room.ts";
export { elottVendor, lotteryVendors, lottVendor, prizeModeOf, vendorOf } from "./vendors.ts";
