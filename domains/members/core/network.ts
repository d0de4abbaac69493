// The network an address counts for: what one person can change at will counts as one.

/** An IPv4 address stands for itself; of IPv6, where one subscriber holds a /64, the first four groups do. */
export function networkOf(address: string): string {
	const mapped = /^::ffff:([0-9.]+)$/i.exec(address)?.[1];
	if (mapped !== undefined) return mapped;
	if (!address.includes(":")) return address;
	const [front = "", back] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
	const groups = front === "" ? [] : front.split(":");
	const tail = back === undefined || back === "" ? [] : back.split(":");
	while (back !== undefined && groups.length + tail.length < 8) groups.push("0");
	return [...groups, ...tail].slice(0, 4).join(":");
}
