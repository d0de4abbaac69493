// The rules of letters: their kinds, their texts, what becomes of one after an attempt.
export {
	downAfter,
	faultEnds,
	keepsContent,
	type LetterState,
	type Outcome,
	type Settlement,
	settle,
} from "./carrying.ts";
export {
	type Channel,
	channelOf,
	channels,
	coveredValues,
	isLetterKind,
	isSecret,
	type LetterKind,
	letterKinds,
	placeholdersOf,
} from "./letter-kinds.ts";
export { chooseText, fillText, judgeText, type LetterText, type TextFault } from "./letter-text.ts";
export { masked } from "./masked.ts";
