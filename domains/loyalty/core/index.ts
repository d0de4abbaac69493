// The rules of standing and points.
export {
	type CashbackLine,
	type CashbackRate,
	cashbackLines,
	claimCashback,
	formatRate,
	ratesOf,
	sumOf,
} from "./cashback.ts";
export { earnPoints, parseRate } from "./earn-points.ts";
export {
	type ConversionTerms,
	convertPoints,
	type Decision,
	decideExchange,
	type ExchangeStatus,
	type ExchangeType,
	exchangeId,
	exchangeNumber,
	exchangeStatuses,
	exchangeTypes,
	type ItemType,
	itemTypes,
	mostAtOnce,
	priceOf,
} from "./exchange.ts";
export { daysBefore, levelOf, progressOf, type Rank, windowDays, windowStart } from "./ranks.ts";
