// Bundles the server into dist/server/main.js. Packages stay outside; files that the sources find beside themselves
// (migrations, messages) are still found where they stand in the project.
import { readFile, rename, rm } from "node:fs/promises";
import { relative, sep } from "node:path";
import { build } from "esbuild";

const draft = "dist/server.new";

/** In the bundle, a source's own address is that of the source. */
const sourceAddresses = {
	name: "source-addresses",
	setup(builder) {
		builder.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
			const text = await readFile(path, "utf8");
			if (path.includes(`${sep}node_modules${sep}`) || !text.includes("import.meta.url")) return undefined;
			const fromRoot = relative(process.cwd(), path).replaceAll(sep, "/");
			const address = `new URL(${JSON.stringify(`../../${fromRoot}`)}, import.meta.url).href`;
			return { contents: text.replaceAll("import.meta.url", address), loader: "ts" };
		});
	},
};

async function bundle() {
	await rm(draft, { recursive: true, force: true });
	await build({
		entryPoints: ["apps/server/main.ts"],
		outfile: `${draft}/main.js`,
		bundle: true,
		platform: "node",
		format: "esm",
		target: "node20",
		packages: "external",
		sourcemap: true,
		logLevel: "error",
		plugins: [sourceAddresses],
	});
	await rm("dist/server", { recursive: true, force: true });
	await rename(draft, "dist/server");
}

// esbuild has said by itself what is wrong.
bundle().catch(() => process.exit(1));
