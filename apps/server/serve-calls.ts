// The HTTP side: every module's routes, the ports the platform asks for, the built applications.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import { alwaysOpen } from "#brand/api";
import type { Database } from "#platform/db";
import {
	createHttp,
	databaseAnswers,
	databaseNonces,
	fileSealingKey,
	type HttpServer,
	type RawRoute,
} from "#platform/http";
import { systemClock } from "#platform/kernel";
import { builtApplications, type OfHosts } from "./applications.ts";
import type { Modules } from "./compose.ts";
import { createGeoBlocking, type GeoBlocking } from "./geo-blocking.ts";
import { loadMessages } from "./messages.ts";
import type { Settings } from "./settings.ts";

/** Every domain's sentences, those of the console too, and the platform's own. */
const messageFolders = ["platform", "platform/desk", ...domainFolders()]
	.flatMap((owner) => [`${owner}/ui`, `${owner}/console`])
	.map((room) => new URL(`../../${room}/messages/`, import.meta.url))
	.filter((folder) => existsSync(folder));

function domainFolders(): readonly string[] {
	return readdirSync(new URL("../../domains/", import.meta.url))
		.sort()
		.map((domain) => `domains/${domain}`);
}

export type Serving = {
	readonly settings: Settings;
	readonly db: Database;
	readonly log: Logger;
	readonly registry: Registry;
	/** Routes of programs that stand on the house's port and are no part of it. */
	readonly guests: readonly RawRoute[];
};

export async function serveCalls(modules: Modules, serving: Serving): Promise<HttpServer> {
	const { settings, db, log, registry, guests } = serving;
	const { brand, members, games, cashier, backoffice, studios } = modules;
	const messages = loadMessages(messageFolders);
	const isApi = settings.roles.has("api");
	return createHttp({
		rawRoutes: isApi
			? [...games.rawRoutes, ...cashier.rawRoutes, ...studios.flatMap(({ rawRoutes = [] }) => rawRoutes), ...guests]
			: [],
		routes: isApi ? routesOf(modules) : [],
		apps: isApi ? builtApplications(ofHosts(modules)) : [],
		api: { title: "Tessera", version: "1" },
		log,
		registry,
		clock: systemClock,
		authentication: {
			session: members.api.authenticate,
			play: games.api.authenticatePlay,
			staff: backoffice.sessions.authenticate,
		},
		brandOf: (merchant, host) => brand.api.brandOf({ merchant, host })?.merchant,
		statusOf: (call) => brand.api.standing(call).status,
		...geoBlockingOf(modules, log),
		alwaysOpen: new Set([...alwaysOpen, ...backoffice.alwaysOpen]),
		messageOf: messages.messageOf,
		languages: { known: messages.known, fallback: "en" },
		sealingKey: await fileSealingKey(join(settings.dataDir, "sealing-key.json")),
		nonces: databaseNonces(db),
		answers: databaseAnswers(db, systemClock),
		addressLimit: { max: settings.addressLimit, seconds: 60 },
		trustProxy: settings.trustProxy,
		...(settings.staffDocsHere ? {} : { staffDocsFor: () => false }),
		checks: [{ name: "database", check: () => db.ready() }],
		hasRoom: () => db.hasRoom(),
	});
}

function ofHosts({ brand, members, games, studios }: Modules): OfHosts {
	const brandAt = (host: string) => brand.api.brandOf({ merchant: undefined, host });
	return {
		nameAt: (host) => brandAt(host)?.name,
		frames: games.frameOrigins,
		pictures: async () => (await Promise.all(studios.map(({ pictureOrigins }) => pictureOrigins?.() ?? []))).flat(),
		opensOtherWindows: async (host) => {
			const at = brandAt(host);
			return at !== undefined && members.api.opensOtherWindows(at.merchant);
		},
	};
}

export const geoBlockingOf = ({ protection, members, games }: Modules, log: Logger): GeoBlocking =>
	createGeoBlocking({
		checkLocation: protection.api.checkLocation,
		sessionOf: members.api.peek,
		playOf: games.api.authenticatePlay,
		endPlay: games.api.endPlay,
		endPlaysOf: games.api.endSession,
		warn: (error) => log.warn({ error }, "where somebody was turned away was not written"),
	});

function routesOf(modules: Modules) {
	const { brand, wallet, members, protection, cashier, games, studios, loyalty, agents, backoffice } = modules;
	const { community, promotions } = modules;
	return [
		brand,
		wallet,
		members,
		protection,
		cashier,
		games,
		...studios,
		loyalty,
		agents,
		community,
		promotions,
		backoffice,
	].flatMap((module) => module.routes);
}
