// Who is at the desk, and what they may do: for what is shown. What may be done is the server's to say.
import type { Me } from "../../contract/index.ts";
import type { Permission } from "../../core/index.ts";
import { useReadMe } from "../calls.gen.ts";

export const useMe = (): Me | undefined => useReadMe({}, { freshMilliseconds: 60_000 }).data;

export const mayDo = (me: Me | undefined, permission: Permission | "own"): boolean =>
	me !== undefined && (permission === "own" || me.permissions.includes(permission));

/** Whether a button that does this is shown. */
export const useMay = (permission: Permission): boolean => mayDo(useMe(), permission);
