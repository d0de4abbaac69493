// One process of the product: database, modules, jobs, live channel, calls and files; up in order, down in reverse.
import { join } from "node:path";
import type { Logger } from "pino";
import { findingKinds } from "#cashier/core";
import { openFindings } from "#cashier/module";
import { type Database, isUnreachable, migrate, openDatabase } from "#platform/db";
import { CallLog, clientAddresses, createLog, createRegistry, laneMetrics, readGauge } from "#platform/http";
import { systemClock } from "#platform/kernel";
import { fileHouseKey, secureIds } from "#platform/kernel/node";
import { createLive, type LiveServer } from "#platform/live";
import { createRooms, databaseFan, type RunningRooms } from "#platform/rooms";
import { type AdmitPlay, createAdmitPlay, playRoomsOf } from "./admit-play.ts";
import { composeModules, type Modules } from "./compose.ts";
import { demoPassword } from "./demo-password.ts";
import { migrationSources } from "./migrations.ts";
import { payoutsOf, providersOf, simulatedProvider } from "./payment-settings.ts";
import { serveCalls } from "./serve-calls.ts";
import type { Settings } from "./settings.ts";
import { startLines } from "./start-lines.ts";
import { startWork } from "./start-work.ts";

export type RunningServer = { readonly close: () => Promise<void> };

/** What the operator can mend. `message` is one line for the terminal. */
export type StartRefusal = { readonly refused: string };

/** Things to end, the last started first. */
type Closers = (() => Promise<unknown>)[];

export async function startServer(settings: Settings): Promise<RunningServer | StartRefusal> {
	const started = performance.now();
	const log = createLog({ level: settings.logLevel });
	const closers: Closers = [];
	const close = () => closeAll(closers, log);
	try {
		const { demoAccounts, owner } = await bringUp(settings, { log, closers });
		const demo = { password: demoPassword(passwordFile(settings)), accounts: demoAccounts };
		process.stdout.write(startLines({ ...settings, demo, owner, milliseconds: performance.now() - started }));
	} catch (error) {
		await close();
		const line = refusalLine(error, settings);
		if (line === undefined) throw error;
		return { refused: line };
	}
	return { close };
}

const passwordFile = (settings: Settings): string => join(settings.dataDir, "demo-password");

async function bringUp(settings: Settings, run: { log: Logger; closers: Closers }): Promise<Modules> {
	const { log, closers } = run;
	await migrate(settings.databaseUrl, migrationSources);
	const db = openDatabase({ url: settings.databaseUrl, connections: settings.connections });
	closers.push(() => db.close());
	const registry = createRegistry();
	const observeLanes = laneMetrics(registry);
	const houseKey = fileHouseKey(join(settings.dataDir, "house-key"));
	const paymentParts = { ...settings, houseKey };
	let modules: Modules | undefined;
	let rooms: RunningRooms | undefined;
	let admitPlay: AdmitPlay | undefined;
	const live = createLive({
		session: async (token) => modules?.members.api.peek(token),
		staff: async (token) => modules?.backoffice.sessions.peek(token),
		log,
		openRooms: { join: async (room) => rooms?.join(room) },
		playRooms: playRoomsOf({ running: () => rooms, admit: async (...asked) => admitPlay?.(...asked) }),
		addressOf: clientAddresses(settings.trustProxy),
		// A page holds one connection and makes some ten calls a minute.
		bounds: { ofOneNetwork: Math.ceil(settings.addressLimit / 10) },
	});
	rooms = openRooms({ db, live, log });
	modules = await composeModules({
		db,
		live: live.live,
		rooms,
		log,
		observeLanes,
		demoPassword: demoPassword(passwordFile(settings)),
		countryFile: settings.countryFile,
		drandUrl: settings.drandUrl,
		oddsFeed: settings.oddsFeed,
		breachedFile: settings.breachedFile,
		houseKey,
		carriers: settings.carriers,
		providers: providersOf(paymentParts),
		payouts: payoutsOf(paymentParts),
	});
	admitPlay = createAdmitPlay(modules, { log, addressOf: clientAddresses(settings.trustProxy) });
	closers.push(...closersOf(modules, live));
	if (settings.roles.has("worker")) closers.push(await startWork(modules, { db, log, url: settings.databaseUrl }));
	readGauge(registry, {
		name: "tessera_cashier_findings",
		help: "Open findings of reconciliation, by kind",
		label: "kind",
		values: findingKinds,
		read: () => openFindings(db),
	});
	const http = await serveCalls(modules, { settings, db, log, registry, guests: simulatedProvider(paymentParts) });
	if (settings.roles.has("realtime")) live.attach(http.fastify.server);
	// A call acts in rooms too, and an owned one is held by whoever acts in it first.
	if (settings.roles.has("api")) closers.push(await rooms.run());
	closers.push(() => http.close());
	await modules.members.warm();
	await http.listen({ port: settings.port, host: settings.host });
	return modules;
}

/** Shared rooms of all studios; each start of the program is another process to the others. */
const openRooms = ({ db, live, log }: { db: Database; live: LiveServer; log: Logger }): RunningRooms =>
	createRooms({
		db,
		clock: systemClock,
		log: new CallLog(log, { requestId: "rooms", call: "rooms" }),
		fan: databaseFan(db),
		audience: live.audience,
		node: secureIds(),
	});

function closersOf(modules: Modules, live: LiveServer): Closers {
	return [
		() => modules.brand.close(),
		() => modules.wallet.close(),
		() => modules.members.close(),
		() => modules.protection.close(),
		() => modules.cashier.close(),
		() => modules.games.close(),
		...modules.studios.flatMap(({ close }) => close ?? []),
		() => modules.community.close(),
		() => modules.backoffice.close(),
		() => live.close(),
	];
}

/** Ends what was started, newest first; what does not end well is logged and holds up nothing. */
async function closeAll(closers: Closers, log: Logger): Promise<void> {
	for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
		try {
			await close();
		} catch (error) {
			log.error({ error }, "did not end well");
		}
	}
}

function refusalLine(error: unknown, settings: Settings): string | undefined {
	if (error instanceof Error && error.name === "StartError") return error.message;
	if (isUnreachable(error)) return `The database at ${new URL(settings.databaseUrl).host} does not answer.`;
	const code = error instanceof Error && "code" in error ? error.code : undefined;
	if (code === "EADDRINUSE") return `Port ${settings.port} is taken: set PORT to another one.`;
	if (code === "EACCES" || code === "EROFS" || code === "ENOSPC")
		return `The data directory ${settings.dataDir} cannot be written.`;
	return undefined;
}
