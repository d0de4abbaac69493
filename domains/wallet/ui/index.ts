// The public face of the wallet's screens.
export { useGetBalance } from "./calls.gen.ts";
export { useWalletText, walletMessages } from "./text.ts";
