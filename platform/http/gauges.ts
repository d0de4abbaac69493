// A figure that is read when Prometheus asks for it: what it shows is in the database, the same on every node.
import { Gauge, type Registry } from "prom-client";

export type ReadGauge = {
	readonly name: string;
	readonly help: string;
	/** What the figures are told apart by. */
	readonly label: string;
	/** Every value of the label that is ever shown: what is not read is 0. */
	readonly values: readonly string[];
	/** A reading that fails shows nothing new; the others are shown. */
	readonly read: () => Promise<ReadonlyMap<string, number>>;
};

export function readGauge(registry: Registry, { name, help, label, values, read }: ReadGauge): void {
	new Gauge({
		name,
		help,
		labelNames: [label],
		registers: [registry],
		async collect() {
			const figures = await read().catch(() => undefined);
			if (figures === undefined) return;
			for (const value of values) this.set({ [label]: value }, figures.get(value) ?? 0);
		},
	});
}
