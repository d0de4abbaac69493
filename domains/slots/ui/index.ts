// The public face of the slot games' screens: what runs in the game frame.
export type { SiteEvent, SlotPlay, SlotPorts } from "./frame/ports.ts";
export { SlotFrame, type SlotFrameProps, SlotReplay, type SlotReplayProps } from "./frame/slot-frame.tsx";
export { type PendingMemory, pendingMemory } from "./play/pending-memory.ts";
export { slotMessages, useSlotText } from "./text.ts";
