// Text of the ledger's rows, proven to be what the types say. Throws on what the database should never hold.
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import { type HouseAccount, type PostingKind, type Purse, postingKinds } from "../core/command.ts";

const plainPurses: ReadonlySet<string> = new Set(["cash", "bonus", "points", "float"]);
const isPurse = (text: string): text is Purse => plainPurses.has(text) || text.startsWith("vendor:");
const isKind = (text: string): text is PostingKind => Object.hasOwn(postingKinds, text);
const isHouseAccount = (text: string): text is HouseAccount => text.includes(":");

export const asPurse = (text: string): Purse => proven(text, { holds: isPurse, name: "purse" });
export const asKind = (text: string): PostingKind => proven(text, { holds: isKind, name: "kind" });
export const asHouseAccount = (text: string): HouseAccount =>
	proven(text, { holds: isHouseAccount, name: "house account" });
export const asCurrency = (text: string): CurrencyCode => proven(text, { holds: isCurrencyCode, name: "currency" });

type Shape<T extends string> = { readonly holds: (text: string) => text is T; readonly name: string };

function proven<T extends string>(text: string, { holds, name }: Shape<T>): T {
	if (holds(text)) return text;
	throw new Error(`not a ${name}: ${text}`);
}
