// Lists the countries with their dialing codes.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listCountries } from "../../contract/index.ts";
import type { Country } from "../brand.ts";

export function listCountriesRoute(countries: () => readonly Country[]): Route {
	return bind(listCountries, async () => ok({ countries: [...countries()] }));
}
