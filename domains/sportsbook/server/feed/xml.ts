// The XML of feed messages and of the feed's calls: elements with attributes. Text between them, document types, anything that is not
// well formed: no message.
import { SaxesParser } from "saxes";

export type XmlElement = {
	readonly name: string;
	readonly attributes: ReadonlyMap<string, string>;
	readonly children: readonly XmlElement[];
};

type Open = XmlElement & { readonly children: XmlElement[] };

/** The one element that a text is; undefined where it is not well formed, or holds more than elements. */
export function readXml(text: string): XmlElement | undefined {
	const root: Open = { name: "", attributes: new Map(), children: [] };
	const open: Open[] = [root];
	let faulty = false;
	const parser = new SaxesParser({ position: false });
	const refuse = (): void => {
		faulty = true;
	};
	parser.on("error", refuse);
	parser.on("doctype", refuse);
	parser.on("cdata", refuse);
	parser.on("text", (between) => {
		if (between.trim() !== "") refuse();
	});
	parser.on("opentag", ({ name, attributes }) => {
		const element: Open = { name, attributes: new Map(Object.entries(attributes)), children: [] };
		open.at(-1)?.children.push(element);
		open.push(element);
	});
	parser.on("closetag", () => void open.pop());
	parser.write(text).close();
	return faulty ? undefined : root.children[0];
}
