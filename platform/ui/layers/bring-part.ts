// Fetches the files of a part of the page before the browser runs them. A browser remembers a script that failed and never
// asks for it again; a file that failed here is asked for again by the next try. The build calls this for every dynamic
// import (tools/build/sure-parts.ts).

/** Until the files of a part are here, at most this long: the specification's limit. Then the requests are aborted. */
export const partTimeoutMilliseconds = 120_000;

/** A part did not come. `renewed`: its file is gone from the server, as after a release; only a reload helps. */
export class PartMissing extends Error {
	readonly renewed: boolean;
	constructor(options: { readonly renewed: boolean; readonly cause?: unknown }) {
		super("a part of the page did not arrive", { cause: options.cause });
		this.renewed = options.renewed;
	}
}

/** `files`: from the root of the site, without a slash before them: the part's own and all that it imports. */
export async function bringPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
	await Promise.all(files.map(have));
	return load();
}

const coming = new Map<string, Promise<void>>();

function have(file: string): Promise<void> {
	const begun = coming.get(file);
	if (begun !== undefined) return begun;
	const address = `/${file}`;
	const bringing = isHere(address) ? Promise.resolve() : bring(address);
	coming.set(file, bringing);
	bringing.catch(() => coming.delete(file));
	return bringing;
}

/** The page itself named it: it has come, or the page would not run. */
const isHere = (address: string): boolean => document.querySelector(`[href="${address}"],[src="${address}"]`) !== null;

async function bring(address: string): Promise<void> {
	await fetchWhole(address);
	if (address.endsWith(".css")) await addSheet(address);
}

async function fetchWhole(address: string): Promise<void> {
	let response: Response;
	try {
		response = await fetch(address, { signal: AbortSignal.timeout(partTimeoutMilliseconds) });
		await response.arrayBuffer();
	} catch (cause) {
		throw new PartMissing({ renewed: false, cause });
	}
	if (!response.ok) throw new PartMissing({ renewed: response.status === 404 });
}

function addSheet(address: string): Promise<void> {
	const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
	return new Promise((resolve) => {
		link.onload = link.onerror = () => resolve();
		document.head.append(link);
	});
}
