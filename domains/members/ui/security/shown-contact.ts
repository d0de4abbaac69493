// A number or an address of the member as the server shows it.
import type { OutputOf } from "#platform/contract";
import type { readContacts } from "../../contract/index.ts";

export type ShownContact = OutputOf<typeof readContacts>["contacts"][number];
