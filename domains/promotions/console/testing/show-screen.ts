// Shows a screen of the promotions' desk, in its own words. Never imported outside tests.
import { beginAnew as begin } from "#platform/desk/ui/testing";
import { giveSentences } from "#platform/ui";
import { desk } from "../desk.ts";
import en from "../messages/en.json";

export { answerTo, show } from "#platform/desk/ui/testing";

giveSentences({ domain: desk.messages.domain, code: "EN", content: en });

export const beginAnew = (permissions: readonly string[]): void => begin(permissions, { desks: [desk] });
