// The call that lists the countries with their dialing codes.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";

export const listCountries = defineEndpoint({
	name: "list-countries",
	summary: "Countries (ISO 3166-1 alpha-2) with their dialing codes, by code.",
	method: "GET",
	path: "/wps/system/countries",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({}),
	output: z.object({
		countries: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string() })),
	}),
	errors: {},
});
