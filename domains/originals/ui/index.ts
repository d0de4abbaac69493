// The public face of the instant games' screens: what runs in the game frame, and the page that checks a round.
export { readVerifyAddress } from "./fair/verify-address.ts";
export { VerifyPage } from "./fair/verify-page.tsx";
export { originalMessages } from "./text.ts";
