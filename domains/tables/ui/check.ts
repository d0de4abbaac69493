// How shoes and series of the tables are checked, for the page that does it without a server.
import type { StudioCheck } from "#cabinet/ui";
import { asksCheck } from "./check/check-address.ts";
import { CheckPage, TablesName } from "./check/check-page.tsx";
import { tableMessages } from "./text.ts";

export const check: StudioCheck = {
	order: 30,
	messages: tableMessages,
	asks: asksCheck,
	Name: TablesName,
	Check: CheckPage,
};
