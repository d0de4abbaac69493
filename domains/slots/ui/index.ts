// The public face of the slot games' screens: the frame they run in is `frame.ts`, which the arcade finds by itself.
export { slotMessages } from "./text.ts";
