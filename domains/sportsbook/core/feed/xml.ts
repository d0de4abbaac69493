// Reads the XML of feed messages: elements with attributes, no text, no document types. Anything else is no message. Pure.

export type XmlElement = {
	readonly name: string;
	readonly attributes: ReadonlyMap<string, string>;
	readonly children: readonly XmlElement[];
};

type Open = XmlElement & { readonly children: XmlElement[] };

const token = /<(\/?)([A-Za-z_][\w.-]*)((?:\s+[A-Za-z_][\w:.-]*="[^"<]*")*)\s*(\/?)>|<\?xml[^>]*\?>|<!--.*?-->|\s+/gsy;
const attribute = /([A-Za-z_][\w:.-]*)="([^"]*)"/g;
const entities: ReadonlyMap<string, string> = new Map([
	["&amp;", "&"],
	["&lt;", "<"],
	["&gt;", ">"],
	["&quot;", '"'],
	["&apos;", "'"],
]);

const plain = (text: string): string => text.replaceAll(/&[a-z]+;/g, (entity) => entities.get(entity) ?? entity);

const attributesIn = (text: string): ReadonlyMap<string, string> =>
	new Map([...text.matchAll(attribute)].map(([, name = "", value = ""]) => [name, plain(value)]));

/** The one element that a text is; undefined where it is not well formed, or more than that. */
export function readXml(text: string): XmlElement | undefined {
	const root: Open = { name: "", attributes: new Map(), children: [] };
	const open: Open[] = [root];
	token.lastIndex = 0;
	while (token.lastIndex < text.length) {
		const found = token.exec(text);
		const parent = open.at(-1);
		if (found === null || parent === undefined) return undefined;
		const [, closing, name, attributes = "", empty] = found;
		if (name === undefined) continue;
		if (closing === "/") {
			if (parent.name !== name || open.length === 1) return undefined;
			open.pop();
			continue;
		}
		const element: Open = { name, attributes: attributesIn(attributes), children: [] };
		parent.children.push(element);
		if (empty !== "/") open.push(element);
	}
	return open.length === 1 && root.children.length === 1 ? root.children[0] : undefined;
}
