// What a screen of the console is, and where it stands.
import type { IconName, LazyPart } from "#platform/ui";
import type { Permission } from "../../core/index.ts";
import type en from "../messages/en.json";

export type ScreenKey = keyof (typeof en)["nav"]["screens"];
export type ScreenGroup = keyof (typeof en)["nav"]["groups"];

/** What every page is given; most need nothing of it. */
export type PageProps = { readonly screens: readonly Screen[] };

export type Screen = {
	readonly key: ScreenKey;
	/** Below /console/; empty for the first. */
	readonly path: string;
	readonly permission: Permission | "own";
	readonly group: ScreenGroup;
	readonly icon: IconName;
	readonly page: LazyPart<PageProps>;
};

/** The address the console stands at. */
export const consolePath = "/console/";

export const addressOf = ({ path }: Pick<Screen, "path">): string => `${consolePath}${path}`;
