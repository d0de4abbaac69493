// Whether an address is free to listen on, before anything long begins.
import { createServer } from "node:net";
import { startError } from "./embedded-postgres/index.ts";

export function provePortFree(address: { readonly port: number; readonly host: string }): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", (error) => reject(startError(reasonOf(error, address))));
		probe.listen(address.port, address.host, () => probe.close(() => resolve()));
	});
}

function reasonOf(error: Error, { port, host }: { readonly port: number; readonly host: string }): string {
	const code = "code" in error ? error.code : undefined;
	if (code === "EADDRINUSE") return `Port ${port} is taken: stop what listens there, or set PORT to another.`;
	if (code === "EACCES") return `Port ${port} is not for this account: set PORT to one above 1023.`;
	return `Cannot listen on ${host}:${port} (${String(code ?? error.message)}): set HOST and PORT.`;
}
