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
export const ExclusionBanner = /* @__PURE__ */ lazyPart(() =>
	import("./excluded/exclusion-banner.tsx").then((part) => part.ExclusionBanner),
);
export const ExcludedPage = /* @__PURE__ */ lazyPart(() =>
	import("./excluded/exclusion-notice.tsx").then((part) => part.ExcludedPage),
);
export const ExclusionNotice = /* @__PURE__ */ lazyPart(() =>
	import("./excluded/exclusion-notice.tsx").then((part) => part.ExclusionNotice),
);
export const RealityCheckDialog = /* @__PURE__ */ lazyPart(() =>
	import("./reality/reality-check.tsx").then((part) => part.RealityCheckDialog),
);
