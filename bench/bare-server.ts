// Bare Fastify JSON routes, in a process of their own: what a spin over HTTP is held against. Says its port when it listens.
import { fastify } from "fastify";
import { openReadyRounds } from "./ready-rounds.ts";

const server = fastify();

/** The cheapest that the framework has. */
server.get("/bare", () => ({ success: true, value: { balance: "100.00" } }));
/** The same for a body like a spin's. */
server.post("/bare", () => ({ success: true, value: { balance: "100.00" } }));
/** The same again with a real spin's answer, which it writes each time: a spin's exchange without the spin. */
const spun: unknown = JSON.parse(process.env.SPIN_ANSWER ?? "{}");
server.post("/bare-spin", () => spun);
/** And with a round that was drawn beforehand written for good: nobody is asked for, nothing validated, no chance drawn. */
const rounds = await openReadyRounds(process.env.ROUNDS_DATABASE ?? "");
server.post("/bare-round", async () => {
	await rounds.playOne();
	return spun;
});

const address = await server.listen({ port: 0, host: "127.0.0.1" });
process.send?.(Number(new URL(address).port));
process.once("disconnect", () => process.exit(0));
