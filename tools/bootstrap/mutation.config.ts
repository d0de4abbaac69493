// Which tests `npm run mutate` asks of a change: those of the domain's core alone. What breaks elsewhere proves nothing of it.
import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: [`domains/${process.env.MUTATED_DOMAIN}/core/**/*.test.ts`],
		provide: { turn: 0, whole: false },
		testTimeout: 20_000,
	},
});
