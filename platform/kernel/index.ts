// The kernel: money, results, ids, time and chance. Pure, for the server and the browser alike.
export type { Brand } from "./brand.ts";
export { type BitSource, type Chance, chanceFrom, seededBits, seededChance, shuffled } from "./chance.ts";
export { type Clock, type ManualClock, manualClock, systemClock } from "./clock.ts";
export { currencySymbols } from "./currency-symbol.ts";
export {
	type BlockOf,
	clientSeedShape,
	fairBits,
	messageOf,
	type Seeds,
	serverSeedShape,
} from "./fair-bits.ts";
export { compare, type Fraction, fraction, minus, over, percent, plus, times, toNumber, zero } from "./fraction.ts";
export {
	isMemberId,
	isUuid,
	type MemberId,
	memberId,
	type NewId,
	parseMemberId,
	type RandomBytes,
	type Uuid,
	uuidMaker,
} from "./ids.ts";
export { type ImageHead, imageHead, isTooManyPixels, mostImageBytes } from "./image-head.ts";
export { inTurn } from "./in-turn.ts";
export {
	deskLanguages,
	type HouseLanguage,
	houseLanguageOf,
	houseLanguages,
	inEachLanguage,
	isHouseLanguage,
	languageFile,
	languageNames,
	languageTags,
} from "./languages.ts";
export {
	type AmountError,
	type CurrencyCode,
	currencyDecimals,
	formatMinor,
	formatMoney,
	isCurrencyCode,
	type Money,
	money,
	parseMinor,
	type Rounding,
	scaleMinor,
} from "./money.ts";
export { authenticatorDigits, stepSeconds, toleranceSeconds } from "./one-time-code.ts";
export { type Err, err, mapResult, type Ok, ok, type Result, unwrap } from "./result.ts";
export {
	type EventPosition,
	eventPlace,
	type MergedAsked,
	mergeSignificant,
	type ReadSignificant,
	readEventCursor,
	type SignificantAsked,
	type SignificantEvent,
	type SourcedEvent,
	writeEventCursor,
} from "./significant-event.ts";
