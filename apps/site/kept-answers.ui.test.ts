// What the specification wants kept in session storage is kept, each of its own call.
import { expect, test } from "vitest";
import { keptAnswers } from "./kept-answers.ts";

test("settings, validate, routers and gameVendor, each of the call that it is named after", () => {
	expect(keptAnswers.map(({ name, endpoint }) => [name, endpoint.path])).toEqual([
		["settings", "/wps/system/bootstrap"],
		["validate", "/wps/system/setting/register"],
		["routers", "/wps/system/domainRoute"],
		["gameVendor", "/wps/relay/GCSGAME_gameVendor"],
	]);
});
