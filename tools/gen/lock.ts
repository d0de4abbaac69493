// Completes package-lock.json with the packages of other platforms. npm leaves out those that a registry does not
// hold, and then refuses to install from its own lock; an entry that no machine here wants is never fetched. Pure.
import * as z from "zod/mini";

const entry = z.looseObject({
	dev: z.optional(z.boolean()),
	license: z.optional(z.unknown()),
	optionalDependencies: z.optional(z.record(z.string(), z.string())),
});
const lockFile = z.looseObject({ packages: z.record(z.string(), entry) });

type Entry = z.output<typeof entry>;
type Packages = Readonly<Record<string, Entry>>;

/** The text of the lock with every optional package in it; the same text when none is missing. */
export function completeLock(text: string): string {
	const lock = z.parse(lockFile, JSON.parse(text));
	const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
		Object.entries(optionalDependencies)
			.filter(([name]) => !isLocked(lock.packages, { path, name }))
			.map(([name, version]) => [`node_modules/${name}`, platformEntry({ name, version, dev })] as const),
	);
	if (missing.length === 0) return text;
	const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
	packages.sort(([left], [right]) => left.localeCompare(right, "en"));
	return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, "\t")}\n`;
}

/** Node's rule: beside the package that asks, else beside any package around it. */
function isLocked(packages: Packages, wanted: { readonly path: string; readonly name: string }): boolean {
	for (let place = wanted.path; ; place = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")))) {
		if (Object.hasOwn(packages, `${place === "" ? "" : `${place}/`}node_modules/${wanted.name}`)) return true;
		if (place === "") return false;
	}
}

const systems = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32", "aix"];
const processors = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/** Such packages carry their platform in their name: `@scope/part-linux-x64-musl`. Throws on one that does not. */
function platformEntry(wanted: { name: string; version: string; dev: boolean | undefined }): object {
	const words = wanted.name.split(/[-/]/);
	const os = systems.filter((system) => words.includes(system));
	const cpu = processors.filter((processor) => words.includes(processor));
	if (cpu.length === 0) throw new Error(`${wanted.name} is in no lock and its name says no platform: install it`);
	const libc = wanted.name.includes("musl") ? ["musl"] : wanted.name.includes("gnu") ? ["glibc"] : [];
	return {
		version: wanted.version,
		...(wanted.dev ? { dev: true } : {}),
		optional: true,
		...(os.length > 0 ? { os } : {}),
		cpu,
		...(libc.length > 0 ? { libc } : {}),
	};
}
