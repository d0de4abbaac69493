// Which networks a brand passes or refuses by name. The longest prefix that holds an address decides.
import { BlockList, isIP } from "node:net";

export type NetworkRule = { readonly network: string; readonly allowed: boolean };

export type NetworkRules = {
	readonly rules: readonly NetworkRule[];
	/** What the rules say of an address; undefined when none holds it. */
	readonly verdictOn: (address: string) => "allowed" | "denied" | undefined;
};

const remembered = 10_000;

/** Verdicts are remembered, for the same address asks again and again. */
export function networkRules(rules: readonly NetworkRule[]): NetworkRules {
	const ordered = rules.map(compile).sort((left, right) => right.prefix - left.prefix);
	if (ordered.length === 0) return { rules, verdictOn: () => undefined };
	const verdicts = new Map<string, "allowed" | "denied" | "none">();
	return {
		rules,
		verdictOn(address) {
			const known = verdicts.get(address) ?? judge(ordered, plainAddress(address));
			if (verdicts.size >= remembered) verdicts.clear();
			verdicts.set(address, known);
			return known === "none" ? undefined : known;
		},
	};
}

type Compiled = {
	readonly list: BlockList;
	readonly family: "ipv4" | "ipv6";
	readonly prefix: number;
	readonly allowed: boolean;
};

function compile(rule: NetworkRule): Compiled {
	const [network = "", bits] = rule.network.split("/");
	const family = isIP(network) === 6 ? "ipv6" : "ipv4";
	const prefix = bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits);
	const list = new BlockList();
	list.addSubnet(network, prefix, family);
	return { list, family, prefix, allowed: rule.allowed };
}

function judge(rules: readonly Compiled[], address: string): "allowed" | "denied" | "none" {
	const version = isIP(address);
	if (version === 0) return "none";
	const family = version === 6 ? "ipv6" : "ipv4";
	const rule = rules.find((candidate) => candidate.family === family && candidate.list.check(address, family));
	if (rule === undefined) return "none";
	return rule.allowed ? "allowed" : "denied";
}

/** An IPv4 address that came over IPv6 counts as what it is. */
export function plainAddress(address: string): string {
	return /^::ffff:([0-9.]+)$/i.exec(address)?.[1] ?? address;
}
