// Who is at the desk and which desks there are, for all that stands below. What may be done is the server's to say.
import { createContext, type ReactNode, useContext } from "react";
import type { Desk, Screen } from "./desk.ts";

export type DeskMe = {
	readonly staffId: string;
	readonly username: string;
	readonly name: string;
	/** The brand's. */
	readonly currency: string;
	readonly permissions: readonly string[];
	/** What they may do alone within 24 hours, a decimal string; null: nothing. */
	readonly aloneUpTo: string | null;
};

export type DeskPlaceProps = {
	readonly desks: readonly Desk[];
	readonly screens: readonly Screen[];
	/** Undefined until it is known. */
	readonly me: DeskMe | undefined;
};

const Place = createContext<DeskPlaceProps>({ desks: [], screens: [], me: undefined });

export function DeskPlace({ children, ...place }: DeskPlaceProps & { readonly children: ReactNode }) {
	return <Place value={place}>{children}</Place>;
}

export const useDesks = (): readonly Desk[] => useContext(Place).desks;
export const useScreens = (): readonly Screen[] => useContext(Place).screens;
/** All that may be allowed, as the desks name it. */
export const usePermissions = (): readonly string[] => useDesks().flatMap(({ permissions }) => permissions);
export const useMe = (): DeskMe | undefined => useContext(Place).me;

export const mayDo = (me: Pick<DeskMe, "permissions"> | undefined, permission: string): boolean =>
	me !== undefined && (permission === "own" || me.permissions.includes(permission));

/** Whether a button that does this is shown. */
export const useMay = (permission: string): boolean => mayDo(useMe(), permission);
