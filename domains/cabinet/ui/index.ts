// The public face of the cabinet: what every game frame is built from, and what a studio's frame is.
export { Announce } from "./frame/announce.tsx";
export { AutoplayBar } from "./frame/autoplay-bar.tsx";
export type { AutoplayProps } from "./frame/autoplay-panel.tsx";
export { ControlBar, MainButton } from "./frame/control-bar.tsx";
export { CornerMenu } from "./frame/corner-menu.tsx";
export type { HistoryProps } from "./frame/history-panel.tsx";
export { useKeys } from "./frame/keyboard.ts";
export { Marks, type MarksProps } from "./frame/marks.tsx";
export { NotOpened } from "./frame/not-opened.tsx";
export { AutoplayPanel, HistoryPanel, KeysPanel } from "./frame/panels.tsx";
export type { FramePlay, FramePorts } from "./frame/ports.ts";
export { replayDetail, replayWords, resultKey, sidesOf } from "./frame/result-words.ts";
export { openSession, type RunningSession } from "./frame/running-session.ts";
export { Section } from "./frame/section.tsx";
export { SessionLine } from "./frame/session-line.tsx";
export type { StudioCheck } from "./frame/studio-check.ts";
export type { StudioFrame } from "./frame/studio-frame.ts";
export { later, useAutoplayer } from "./frame/use-autoplayer.ts";
export { useOpened, useRecall } from "./frame/use-opened.ts";
export { usePress } from "./frame/use-press.ts";
export type { AutoplayWish } from "./play/autoplay.ts";
export {
	type Autoplayer,
	type AutoplaySight,
	type AutoplayTable,
	type AutoplayView,
	createAutoplayer,
	refusalOf,
} from "./play/autoplayer.ts";
export { endsPlay, ofFormerPlay } from "./play/former-play.ts";
export { type LookAgain, lookAgain } from "./play/look-again.ts";
export { minor } from "./play/minor.ts";
export { createPressPace, type PressPace, pressMilliseconds } from "./play/press-pace.ts";
export { isUncertain, type Unanswered, unansweredBy, unansweredWords } from "./play/uncertain.ts";
export { type Running, tellUnshown } from "./play/unshown.ts";
export type { Cue, Tuning } from "./sound/score.ts";
export { openSpeaker, type Speaker } from "./sound/speaker.ts";
export { cabinetMessages, useCabinetText } from "./text.ts";
