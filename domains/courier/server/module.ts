// Puts the courier together. Only the program around it calls this.
import type { BrandApi } from "#brand/api";
import type { Database } from "#platform/db";
import type { CronItem, Job } from "#platform/jobs";
import { type Clock, err, type NewId, ok } from "#platform/kernel";
import type { Channel } from "../core/index.ts";
import type { CourierApi } from "./api.ts";
import type { Carriers } from "./carriers/carrier.ts";
import { outboxCarrier } from "./carriers/outbox.ts";
import { type SmsSettings, smsCarrier } from "./carriers/sms-http.ts";
import { type SmtpSettings, smtpCarrier } from "./carriers/smtp.ts";
import { faultOf, isQuotaUsed } from "./channel-store.ts";
import { clearOutboxEveryMinute } from "./clear-away.ts";
import { deliverJob } from "./deliver.ts";
import { letterSeal } from "./letter-seal.ts";
import { listLetters } from "./list-letters.ts";
import { sendLetter } from "./send-letter.ts";

export { migrations } from "./migrations.ts";
export { type OutboxLetter, readOutbox } from "./read-outbox.ts";
export { seed } from "./seed.ts";

/** Who carries each channel; a channel without one keeps its letters in the outbox. */
export type CarrierSettings = { readonly smtp: SmtpSettings | undefined; readonly sms: SmsSettings | undefined };

type CourierDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly newId: NewId;
	readonly brand: Pick<BrandApi, "brand">;
	/** 32 bytes that letters are sealed with; never in the database. */
	readonly key: Buffer;
	readonly carriers: CarrierSettings;
};

export type CourierModule = {
	readonly api: CourierApi;
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
};

export function createCourierModule(deps: CourierDeps): CourierModule {
	const seal = letterSeal(deps.key);
	const { smtp, sms } = deps.carriers;
	const isOwnCarrier = (channel: Channel): boolean => (channel === "mail" ? smtp : sms) === undefined;
	const cron = [clearOutboxEveryMinute(deps.db)];
	return {
		api: {
			async ready(tx, at) {
				const fault = await faultOf(tx, at.channel, at.now);
				if (fault !== undefined) return err(fault === "quota" ? "QUOTA" : "DOWN");
				return (await isQuotaUsed(tx, at)) ? err("QUOTA") : ok(undefined);
			},
			send: (tx, letter) => sendLetter(tx, { ...deps, seal }, letter),
			list: (asked) => listLetters({ db: deps.db, seal, isOwnCarrier }, asked),
		},
		jobs: [deliverJob({ db: deps.db, carriers: carriersOf(deps), seal }), ...cron.map(({ job }) => job)],
		cron,
	};
}

function carriersOf({ carriers: { smtp, sms }, clock }: CourierDeps): Carriers {
	return {
		mail: smtp === undefined ? outboxCarrier : smtpCarrier(smtp),
		sms: sms === undefined ? outboxCarrier : smsCarrier(sms, { clock }),
	};
}
