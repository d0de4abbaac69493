// What goes along with every page: the codes of the countries come with the first one, before any form wants them.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listCountries } from "../contract/index.ts";
import { SiteCompanions } from "./site-companions.tsx";
import { answerTo, beginAnew, callsTo, endTest, show } from "./testing/show.tsx";

beforeEach(() => beginAnew());
afterEach(endTest);

test("the countries are asked for once, without a form", async () => {
	answerTo(listCountries, () => ({ countries: [{ countryCode: "KR", countryDialingCode: "82" }] }));
	show(<SiteCompanions notices={false} />);
	await vi.waitFor(() => expect(callsTo(listCountries)).toHaveLength(1));
});
