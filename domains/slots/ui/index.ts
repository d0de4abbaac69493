// The public face of the slot games' screens: what runs in the game frame, and the parts of its cabinet that the house's
// other frames are built from.
export { Announce } from "./frame/announce.tsx";
export { AutoplayBar } from "./frame/autoplay-bar.tsx";
export type { AutoplayProps } from "./frame/autoplay-panel.tsx";
export { ControlBar } from "./frame/control-bar.tsx";
export { CornerMenu } from "./frame/corner-menu.tsx";
export type { HistoryProps } from "./frame/history-panel.tsx";
export { useKeys } from "./frame/keyboard.ts";
export { Marks } from "./frame/marks.tsx";
export { AutoplayPanel, HistoryPanel, KeysPanel } from "./frame/panels.tsx";
export type { SiteEvent, SlotPlay, SlotPorts } from "./frame/ports.ts";
export { replayDetail, replayWords, resultKey, sidesOf } from "./frame/result-words.ts";
export { openSession, type RunningSession } from "./frame/running-session.ts";
export { Section } from "./frame/section.tsx";
export { SessionLine } from "./frame/session-line.tsx";
export { SlotFrame, type SlotFrameProps, SlotReplay, type SlotReplayProps } from "./frame/slot-frame.tsx";
export { later, useAutoplayer } from "./frame/use-autoplayer.ts";
export { usePress } from "./frame/use-press.ts";
export type { AutoplayWish } from "./play/autoplay.ts";
export { type AutoplaySight, type AutoplayTable, type AutoplayView, refusalOf } from "./play/autoplayer.ts";
export { endsPlay, ofFormerPlay } from "./play/former-play.ts";
export { type LookAgain, lookAgain } from "./play/look-again.ts";
export { type PendingMemory, pendingMemory } from "./play/pending-memory.ts";
export { createPressPace, type PressPace } from "./play/press-pace.ts";
export { isUncertain, type Unanswered, unansweredBy, unansweredWords } from "./play/uncertain.ts";
export { type Running, tellUnshown } from "./play/unshown.ts";
export { openSpeaker, type Speaker } from "./sound/speaker.ts";
export { slotMessages, useSlotText } from "./text.ts";
