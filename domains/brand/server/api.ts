// What higher domains and the program around them may ask of the brands. Answers come from memory, at once.
import type { RegistrationRules, SystemStatus, Whitelabel } from "../core/index.ts";
import type { Brand } from "./brand.ts";

export { alwaysOpen } from "./always-open.ts";
export type { Brand } from "./brand.ts";
export { listContent, readContent } from "./content/content-desk.ts";
export { saveContent } from "./content/save-content.ts";
export { readBrandDesk } from "./desk/brand-desk.ts";
export { editBrand } from "./desk/edit-brand.ts";
export {
	countMessages,
	decideMessage,
	feedbackChannel,
	findMessage,
	readMessages,
	type StoredMessage,
} from "./feedback-desk.ts";

/** A caller's place in the world and what the brand makes of it. */
export type Standing = {
	readonly status: SystemStatus;
	/** ISO 3166-1 alpha-2; undefined where no source can tell. */
	readonly country: string | undefined;
	/** When the maintenance is expected to end, where that is known. */
	readonly until: Date | undefined;
	/** What the operator adds to a maintenance; empty when nothing. */
	readonly message: string;
};

/** The country of an address (ISO 3166-1 alpha-2), where a source can tell. */
export type CountryOf = (address: string) => string | undefined;

export type BrandApi = {
	/** The white-label flags as they are for a host: on one for agents every way in for somebody new is off. */
	readonly flagsAt: (call: { readonly merchant: string; readonly host: string }) => Whitelabel;
	/** The brand a call is for: the one it names, else the one its host stands for. Undefined when there is none. */
	readonly brandOf: (call: { readonly merchant: string | undefined; readonly host: string }) => Brand | undefined;
	/** A brand whose merchant code is known to stand. Throws when it does not. */
	readonly brand: (merchant: string) => Brand;
	/** Whether a host lets in agents alone. */
	readonly agentsOnly: (host: string) => boolean;
	readonly standing: (call: { readonly merchant: string; readonly address: string }) => Standing;
	/** What a registration must hold; the minimum age differs by language ("ko" and "KO" are one). */
	readonly registrationRules: (call: { readonly merchant: string; readonly language: string }) => RegistrationRules;
	/** Resolves when what was committed before the call is what the brand answers. */
	readonly refresh: () => Promise<void>;
};
