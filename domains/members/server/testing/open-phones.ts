// A house whose numbers the stand-in proves, for one test file.
import { logIn, registerMember } from "../../contract/index.ts";
import { savePhoneProvider } from "../module.ts";
import { registration } from "./house.ts";
import { openHouse } from "./open-house.ts";
import { codeOf, goThrough, modules, newNumber, typedNumber } from "./phone-window.ts";
import { flagSwitch } from "./switch-flags.ts";

type Proof = { readonly firebaseChannel?: string; readonly firebaseIdToken?: string };

export async function openPhones() {
	const { db, brand, house } = await openHouse();
	const merchant = "tessera";
	const set = { merchant, operator: "an operator", now: house.clock.now() };
	const register = (number: string, proof: Proof) =>
		house.call(registerMember, { ...registration(), ...typedNumber(number), ...proof });
	return {
		db,
		house,
		merchant,
		set,
		switchFlags: flagSwitch(db, brand),
		simulator: () => savePhoneProvider(db, house.codeKey, { ...set, simulated: true, title: "Mosaic Pass" }),
		register,
		logInBy(number: string, proof: Proof) {
			const { mobileNum: username, countryDialingCode } = typedNumber(number);
			return house.call(logIn, { type: "sms", username, password: "", countryDialingCode, ...proof });
		},
		/** The number of a member, which the stand-in has proven an hour ago. */
		async proven(): Promise<string> {
			const number = newNumber();
			const code = codeOf(await register(number, await goThrough(house, { number, moduleId: modules.register })));
			if (code !== "OK") throw new Error(`not registered: ${code}`);
			house.clock.advance(3_600_000);
			return number;
		},
	};
}
