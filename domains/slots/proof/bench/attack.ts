// What a few hostile members cost everybody else: legal pictures in number, and long bodies at once, while others spin.
// All of it goes to a server of ours on this machine, and is bounded: so many calls, once each.
import { setTimeout as sleep } from "node:timers/promises";
import { createCanvas } from "@napi-rs/canvas";
import { readRegisterSettings } from "#brand/contract";
import { declineDepositLimit, openDeposit, sendDepositProof } from "#cashier/contract";
import { registerMember } from "#members/contract";
import type { Endpoint } from "#platform/contract";
import type { Client } from "#platform/contract/client";
import { unwrap } from "#platform/kernel";
import { sendDocument } from "#protection/contract";
import { enterSlot, spinSlot } from "#slots/contract";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { clientOf } from "../../../../bench/player-client.ts";
import { quantile, report, say } from "../../../../bench/report.ts";
import { type Product, serveProduct } from "../../../../bench/served.ts";
import { seatPlayers } from "../../../../bench/spin-players.ts";

const spinners = 4;
const quietMilliseconds = 8_000;
const mostMegabytes = 600;
const mostP99 = 100;
const quiet = async (): Promise<readonly string[]> => {
	await sleep(quietMilliseconds);
	return [];
};
const nobodys = "0190c1f2-0000-7000-8000-000000000000";

export async function measureAttack(server: BenchServer): Promise<void> {
	const url = await server.create("bench_attack", []);
	const product = await serveProduct(url);
	try {
		const table = { vendor: "TESSERA", code: "dancheong-gate" };
		const seated = await withClient(url, (client) => seatPlayers(client, spinners, table));
		const players = seated.map(({ playToken }) => clientOf(product.port, { token: playToken, address: addressOf(1) }));
		const coin =
			unwrap(await (players[0] ?? clientOf(product.port, { address: addressOf(1) })).call(enterSlot, {})).coins[0] ??
			"";
		const watch = { product, players, coin };
		await during(watch, "warming-up", quiet);
		say(lineOf(await during(watch, "before", quiet)));
		for (const attack of attacksOn(product.port)) {
			const { name, prepare } = attack;
			const strike = await prepare();
			const seen = await during(watch, name, strike);
			say(lineOf(seen));
			reportSeen(seen);
			// What an attack left behind is its own, not the next one's.
			await sleep(3_000);
		}
	} finally {
		await product.stop();
	}
}

type Attack = { readonly name: string; readonly prepare: () => Promise<() => Promise<readonly string[]>> };

function attacksOn(port: number): readonly Attack[] {
	const proofs = (name: string, side: number, opened: boolean): Attack => ({
		name,
		prepare: async () => {
			const images = [jpegOf(side)];
			const people = await Promise.all([0, 1].map(() => register(port)));
			const ids = await Promise.all(people.map(({ client }) => (opened ? depositOf(client) : nobodys)));
			return () =>
				allOf(20, (place) => {
					const [person, depositId] = [people[place % 2], ids[place % 2] ?? nobodys];
					return person?.client.call(sendDepositProof, { depositId, images }).then(codeOf) ?? Promise.resolve("");
				});
		},
	});
	const documents = (name: string, side: number): Attack => ({
		name,
		prepare: async () => {
			const { client } = await register(port);
			const image = jpegOf(side);
			const input = { document: "identity", remark: "", images: [image, image, image] } as const;
			return () => allOf(8, () => client.call(sendDocument, { ...input, images: [...input.images] }).then(codeOf));
		},
	});
	return [
		proofs("proofs-of-no-deposit", 6_300, false),
		proofs("proofs-of-a-deposit", 6_300, true),
		proofs("largest-proofs", 3_460, true),
		documents("documents", 6_300),
		documents("largest-documents", 3_460),
		{ name: "long-bodies", prepare: () => longBodies(port) },
	];
}

/** Twenty-four bodies of 21 MB at once, by one member. */
async function longBodies(port: number): Promise<() => Promise<readonly string[]>> {
	const { token } = await register(port);
	const images = Array.from({ length: 3 }, () => "A".repeat(6_990_504));
	const body = JSON.stringify({ document: "identity", remark: "", images });
	return () => allOf(24, () => post(port, { endpoint: sendDocument, token, body }));
}

type Post = { readonly endpoint: Endpoint; readonly token: string; readonly body: string };

const post = async (port: number, { endpoint, token, body }: Post): Promise<string> =>
	fetch(`http://127.0.0.1:${port}${endpoint.path}`, {
		method: endpoint.method,
		headers: {
			authorization: `Bearer ${token}`,
			"content-type": "application/json",
			merchant: "tessera",
			"module-id": endpoint.moduleIds[0],
		},
		body,
	}).then(
		(answer) => String(answer.status),
		// A server that has answered before it has read may hang up.
		() => "hung up",
	);

const allOf = (count: number, one: (place: number) => Promise<string>): Promise<readonly string[]> =>
	Promise.all(Array.from({ length: count }, (_, place) => one(place)));

const codeOf = (answer: { readonly ok: true } | { readonly ok: false; readonly error: { readonly code: string } }) =>
	answer.ok ? "OK" : answer.error.code;

function jpegOf(side: number): string {
	const canvas = createCanvas(side, side);
	const pen = canvas.getContext("2d");
	pen.fillStyle = "#c0a060";
	pen.fillRect(0, 0, side, side);
	return canvas.toBuffer("image/jpeg", 60).toString("base64");
}

const placeOf = { next: 0 };
const addressOf = (place: number): string => `198.51.100.${place % 250}`;

async function register(port: number): Promise<{ readonly client: Client; readonly token: string }> {
	placeOf.next += 1;
	const place = 10 + placeOf.next;
	const address = addressOf(place);
	const visitor = clientOf(port, { address });
	const { termsVersion } = unwrap(await visitor.call(readRegisterSettings, {}));
	const [username, password] = [`attacker${place}`, "tiles4all"];
	const typed = { username, password, confirmPassword: password, birthday: "1990-05-07", termsVersion };
	const { session } = unwrap(await visitor.call(registerMember, typed));
	if (session === undefined) throw new Error("the registration did not log in");
	return { client: clientOf(port, { token: session.token, address }), token: session.token };
}

async function depositOf(client: Client): Promise<string> {
	await client.call(declineDepositLimit, {});
	return unwrap(
		await client.call(openDeposit, { method: "mosaic-bank", amount: "20" }, { idempotencyKey: crypto.randomUUID() }),
	).depositId;
}

type Watch = { readonly product: Product; readonly players: readonly Client[]; readonly coin: string };

type Seen = {
	readonly name: string;
	readonly latencies: readonly number[];
	readonly refused: number;
	/** Megabytes, the most that was seen. */
	readonly memory: number;
	readonly answers: ReadonlyMap<string, number>;
	readonly seconds: number;
};

/** Spins of several players, one after the other each, and the server's memory, while something else happens. */
async function during(
	{ product, players, coin }: Watch,
	name: string,
	event: () => Promise<readonly string[]>,
): Promise<Seen> {
	const latencies: number[] = [];
	const counts = { refused: 0, memory: 0, over: false };
	const spinning = players.map(async (player, place) => {
		for (let turn = 0; !counts.over; turn += 1) {
			const began = performance.now();
			const answer = await player.call(spinSlot, { coin, key: `attack-${name}-${place}-${turn}` });
			latencies.push(performance.now() - began);
			if (!answer.ok) counts.refused += 1;
			await sleep(5);
		}
	});
	const looking = setInterval(() => {
		counts.memory = Math.max(counts.memory, product.memory());
	}, 20);
	const began = performance.now();
	const answered = await event();
	const seconds = (performance.now() - began) / 1_000;
	// A short attack is followed for a while: what it costs may come after its answers.
	await sleep(1_000);
	counts.over = true;
	await Promise.all(spinning);
	clearInterval(looking);
	const answers = new Map<string, number>();
	for (const code of answered) answers.set(code, (answers.get(code) ?? 0) + 1);
	return { name, latencies, refused: counts.refused, memory: counts.memory / 1_048_576, answers, seconds };
}

const lineOf = ({ name, latencies, memory, answers, seconds, refused }: Seen): string => {
	const [p50, p99, worst] = [0.5, 0.99, 1].map((share) => quantile(latencies, share).toFixed(1));
	const said = [...answers].map(([code, count]) => `${count} ${code}`).join(", ");
	const spun = `${latencies.length} spins, p50 ${p50}, p99 ${p99}, worst ${worst} ms, ${refused} refused`;
	return `  ${name}: ${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB at most; ${spun}${said === "" ? "" : `; ${said}`}`;
};

function reportSeen({ name, latencies, memory }: Seen): void {
	const figure = (what: string) => `attack.${name}.${what}`;
	report({ name: figure("memory"), value: memory, unit: "MB", most: mostMegabytes });
	report({ name: figure("spin-p50"), value: quantile(latencies, 0.5), unit: "ms" });
	report({ name: figure("spin-p99"), value: quantile(latencies, 0.99), unit: "ms", most: mostP99 });
	report({ name: figure("spin-worst"), value: quantile(latencies, 1), unit: "ms" });
}
