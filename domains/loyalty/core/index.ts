// The rules of standing and points.
export {
	type CashbackLine,
	type CashbackRate,
	type Claim,
	cashbackLines,
	claimCashback,
	formatRate,
	type OpenTurnover,
	ratesOf,
	sumOf,
} from "./cashback.ts";
export { type Earned, earnPoints, type Played, parseRate, partsOfAPoint } from "./earn-points.ts";
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
	type Item,
	type ItemType,
	itemTypes,
	mostAtOnce,
	priceOf,
} from "./exchange.ts";
export {
	daysBefore,
	highestLevel,
	levelOf,
	type Progress,
	progressOf,
	type Rank,
	windowDays,
	windowStart,
} from "./ranks.ts";
