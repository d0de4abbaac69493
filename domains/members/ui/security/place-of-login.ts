// Where a login came from, in one line: the browser, the country where the network tells one, and the address.
import type { OutputOf } from "#platform/contract";
import { languageTag, useLanguage } from "#platform/ui";
import type { readLastLogin } from "../../contract/index.ts";
import { useMembersText } from "../text.ts";
import { placeName } from "./place-name.ts";

export type LastLogin = NonNullable<OutputOf<typeof readLastLogin>["last"]>;

export function usePlaceOfLogin(): (login: LastLogin) => string {
	const say = useMembersText();
	const tag = languageTag(useLanguage());
	return (login) => {
		const { country, address } = login;
		const name = country === "" ? "" : new Intl.DisplayNames([tag], { type: "region" }).of(country);
		return [placeName(login, say), name, address].filter(Boolean).join(" · ");
	};
}
