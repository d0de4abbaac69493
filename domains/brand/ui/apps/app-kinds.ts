// The ways to have the site as an app, and which of them an operator offers now. Pure.
import { safeAddress } from "../safe-address.ts";

export const appKinds = ["web", "android", "ios", "ios-lite"] as const;
export type AppKind = (typeof appKinds)[number];

/** The resource of the server behind each kind; the web app needs none. */
const resourceTypes: Readonly<Record<Exclude<AppKind, "web">, string>> = {
	android: "ANDROID",
	ios: "IOS",
	"ios-lite": "IOS_LITE",
};

/** The informational page that holds each kind's guide. */
export const guideCodes: Readonly<Record<AppKind, string>> = {
	web: "install-web",
	android: "install-android",
	ios: "install-ios",
	"ios-lite": "install-ios-lite",
};

type Resource = { readonly url: string; readonly qrCodeUrl: string };

/** `file` is where the app is, `code` what a phone reads; both undefined for the web app. */
export type OfferedApp = {
	readonly kind: AppKind;
	readonly file: string | undefined;
	readonly code: string | undefined;
};

/** The web app always, the others where the operator has a file that a link may lead to. */
export function offeredApps(resources: Readonly<Record<string, Resource>>): OfferedApp[] {
	return appKinds.flatMap((kind): OfferedApp[] => {
		if (kind === "web") return [{ kind, file: undefined, code: undefined }];
		const resource = resources[resourceTypes[kind]];
		const file = resource === undefined ? undefined : safeAddress(resource.url);
		if (resource === undefined || file === undefined) return [];
		return [{ kind, file, code: safeAddress(resource.qrCodeUrl) ?? file }];
	});
}
