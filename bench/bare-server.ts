// A bare Fastify JSON route, in a process of its own: what a spin over HTTP is held against. Says its port when it listens.
import { fastify } from "fastify";

const server = fastify();

/** The cheapest that the framework has. */
server.get("/bare", () => ({ success: true, value: { balance: "100.00" } }));
/** The same for a body like a spin's. */
server.post("/bare", () => ({ success: true, value: { balance: "100.00" } }));

const address = await server.listen({ port: 0, host: "127.0.0.1" });
process.send?.(Number(new URL(address).port));
process.once("disconnect", () => process.exit(0));
