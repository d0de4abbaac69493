// Shows a screen of the traders' desk, in its own words. Never imported outside tests.
import { beginAnew as begin, type Standing } from "#platform/desk/ui/testing";
import { giveSentences } from "#platform/ui";
import { desk } from "../desk.ts";
import en from "../messages/en.json";

export { answerTo, askedOf, deskWords, show, takeFile } from "#platform/desk/ui/testing";

giveSentences({ domain: desk.messages.domain, code: "EN", content: en });

export const beginAnew = (permissions: readonly string[], standing: Standing = {}): void =>
	begin(permissions, { desks: [desk], ...standing });
