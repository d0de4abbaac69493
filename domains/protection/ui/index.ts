// The public face of the screens of protection. They come when they are first opened.
import { lazyPart } from "#platform/ui";

export { protectionMessages, useProtectionText } from "./text.ts";

export const ProtectionPage = lazyPart(() => import("./protection-page.tsx").then((part) => part.ProtectionPage));
