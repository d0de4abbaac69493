// Registers by an agent's code and plays until the evening is over.
import { type Life, note } from "../../../../tools/sim/life.ts";
import { register } from "../../../../tools/sim/person.ts";

/** The code of the default brand's first agent. */
const affiliateCode = "TESSERA";

export async function liveAsRecruit(life: Life): Promise<void> {
	const password = `Sim-${life.chance.below(2 ** 32)}-aZ9`;
	life.book.secrets.add(password);
	await register(life.person, { username: life.name, password, affiliateCode });
	note(life);
	while (!life.over()) await life.play(life, 3 + life.chance.below(5));
}
