// Writes a small MaxMind country database (format 2.0): for tests, from networks that are nobody's.
import { BlockList, isIPv4 } from "node:net";

/** Countries by network of IPv4, like `{ "203.0.113.0/24": "KR" }`. */
export type Networks = Readonly<Record<string, string>>;

type Node = [left: Branch, right: Branch];
type Branch = Node | string | undefined;

/** The whole file: a search tree over IPv6 with IPv4 at its ::/96, the records, the metadata. */
export function countryFile(networks: Networks): Buffer {
	const root: Node = [undefined, undefined];
	for (const [network, country] of Object.entries(networks)) insert(root, bitsOf(network), country);
	const nodes = numbered(root);
	const records = recordsOf([...new Set(Object.values(networks))]);
	const tree = Buffer.concat(
		nodes.map((node) => Buffer.concat(node.map((branch) => written(branch, { nodes, records })))),
	);
	const metadata = map({
		binary_format_major_version: uint16(2),
		binary_format_minor_version: uint16(0),
		build_epoch: uint32(1_767_225_600),
		database_type: text("Test-Country"),
		description: map({ en: text("Countries of networks that are nobody's") }),
		ip_version: uint16(6),
		languages: Buffer.concat([Buffer.from([0x01, 0x04]), text("en")]),
		node_count: uint32(nodes.length),
		record_size: uint16(24),
	});
	const mark = Buffer.from("\u00ab\u00cd\u00efMaxMind.com", "latin1");
	return Buffer.concat([tree, Buffer.alloc(16), records.bytes, mark, metadata]);
}

/** 96 zero bits, then those of the IPv4 network. */
function bitsOf(network: string): readonly number[] {
	const [address = "", length = "32"] = network.split("/");
	new BlockList().addSubnet(address, Number(length), "ipv4");
	if (!isIPv4(address)) throw new RangeError(`${network} is no network of IPv4`);
	const bits = address.split(".").flatMap((byte) => [...Number(byte).toString(2).padStart(8, "0")].map(Number));
	return [...Array.from({ length: 96 }, () => 0), ...bits.slice(0, Number(length))];
}

function insert(root: Node, bits: readonly number[], country: string): void {
	let node = root;
	for (const bit of bits.slice(0, -1)) {
		const next = node[bit];
		const inner: Node = Array.isArray(next) ? next : [undefined, undefined];
		node[bit === 0 ? 0 : 1] = inner;
		node = inner;
	}
	node[bits.at(-1) === 0 ? 0 : 1] = country;
}

function numbered(root: Node): readonly Node[] {
	const nodes = [root];
	for (const node of nodes) for (const branch of node) if (Array.isArray(branch)) nodes.push(branch);
	return nodes;
}

type Places = { readonly nodes: readonly Node[]; readonly records: Records };

/** Three bytes: another node, nothing (the count of nodes), or a record behind the tree. */
function written(branch: Branch, { nodes, records }: Places): Buffer {
	const place = Array.isArray(branch)
		? nodes.indexOf(branch)
		: nodes.length + (branch === undefined ? 0 : 16 + (records.places.get(branch) ?? 0));
	return Buffer.from([place >> 16, (place >> 8) & 255, place & 255]);
}

type Records = { readonly bytes: Buffer; readonly places: ReadonlyMap<string, number> };

function recordsOf(countries: readonly string[]): Records {
	const places = new Map<string, number>();
	let bytes = Buffer.alloc(0);
	for (const country of countries) {
		places.set(country, bytes.length);
		bytes = Buffer.concat([bytes, map({ country: map({ iso_code: text(country) }) })]);
	}
	return { bytes, places };
}

/** The data section's kinds: text 2, unsigned 16 bits 5, unsigned 32 bits 6, map 7. */
function text(value: string): Buffer {
	const bytes = Buffer.from(value);
	if (bytes.length < 29) return Buffer.concat([Buffer.from([(2 << 5) | bytes.length]), bytes]);
	return Buffer.concat([Buffer.from([(2 << 5) | 29, bytes.length - 29]), bytes]);
}

const uint16 = (value: number): Buffer => Buffer.from([(5 << 5) | 2, value >> 8, value & 255]);

function uint32(value: number): Buffer {
	const bytes = Buffer.alloc(5, (6 << 5) | 4);
	bytes.writeUInt32BE(value, 1);
	return bytes;
}

function map(entries: Readonly<Record<string, Buffer>>): Buffer {
	const parts = Object.entries(entries).flatMap(([name, value]) => [text(name), value]);
	return Buffer.concat([Buffer.from([(7 << 5) | Object.keys(entries).length]), ...parts]);
}
