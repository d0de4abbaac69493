// The public face of the screens of protection. They come when they are first opened; a program that opens one of them
// carries no other.
import { lazyPart } from "#platform/ui";

export { useSetLimit } from "./calls.gen.ts";
export { protectionMessages, useProtectionText } from "./text.ts";

export const ProtectionPage = /* @__PURE__ */ lazyPart(() =>
	import("./protection-page.tsx").then((part) => part.ProtectionPage),
);
export const IdentityNeeded = /* @__PURE__ */ lazyPart(() =>
	import("./identity/identity-needed.tsx").then((part) => part.IdentityNeeded),
);
export const DocumentNews = /* @__PURE__ */ lazyPart(
	() => import("./identity/document-news.tsx").then((part) => part.DocumentNews),
	null,
);
export const BarredBanner = /* @__PURE__ */ lazyPart(() =>
	import("./barred/barred-banner.tsx").then((part) => part.BarredBanner),
);
export const BarredPage = /* @__PURE__ */ lazyPart(() =>
	import("./barred/barred-notice.tsx").then((part) => part.BarredPage),
);
export const BarredNotice = /* @__PURE__ */ lazyPart(() =>
	import("./barred/barred-notice.tsx").then((part) => part.BarredNotice),
);
export const RealityCheckDialog = /* @__PURE__ */ lazyPart(() =>
	import("./reality/reality-check.tsx").then((part) => part.RealityCheckDialog),
);
