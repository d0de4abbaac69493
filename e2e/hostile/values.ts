// What a hostile caller puts where a field belongs.

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

/** What a server would do that carried it out is seen by how late it answers. */
export const sleepingText = "$$; select pg_sleep(5); $$";

/** In place of any one field. */
export const hostileValues: readonly (readonly [what: string, value: unknown])[] = [
	["nothing", undefined],
	["null", null],
	["true", true],
	["zero", 0],
	["a negative number", -1],
	["a fraction", 0.1],
	["more than a double holds exactly", Number.MAX_SAFE_INTEGER + 2],
	["a number without end", 1e308],
	["an empty text", ""],
	["spaces", "   "],
	["not a number", "NaN"],
	["infinity", "Infinity"],
	["an exponent", "1e9"],
	["a negative amount", "-1.00"],
	["an amount finer than the currency", "0.0000001"],
	["an amount of forty digits", "9".repeat(40)],
	["an amount in another script", "١٢٣"],
	["SQL", "' or 1=1; drop schema wallet cascade; --"],
	["SQL with a dollar quote", sleepingText],
	["HTML", '<script>alert(1)</script><img src=x onerror="alert(1)">'],
	["a template", "{{constructor.constructor('return process')()}}"],
	["a path", "../../../../etc/passwd"],
	["a line break and a header", "x\r\nset-cookie: a=b"],
	["the end of a text in C", "a\u0000b"],
	["half a character", "\ud800"],
	["a moment of the year 0", "0000-01-01T00:00:00.000Z"],
	["a day of the year 0", "0000-01-01"],
	["a moment of no calendar", "2001-02-30T00:00:00.000Z"],
	["a day of no calendar", "2001-02-30"],
	["text that turns round", "\u202eabc\u2066"],
	["a long text", "가".repeat(10_000)],
	["an empty list", []],
	["a list", ["1", "2"]],
	["an empty object", {}],
	["an object with a poisoned key", { constructor: { prototype: { admin: true } } }],
	["an operator of another database", { $gt: "" }],
	["an object that would be text", { toString: "x", length: 5 }],
];

/** In place of a whole body. */
export const hostileBodies: readonly (readonly [what: string, body: string])[] = [
	["nothing", ""],
	["no JSON", "{"],
	["two bodies", "{}{}"],
	["a trailing comma", '{"a":1,}'],
	["null", "null"],
	["a number", "1e999"],
	["a text", '"text"'],
	["a list", "[]"],
	["many lists", "[".repeat(30_000)],
	["a deep object", deep(1_000)],
	["a poisoned key", '{"__proto__":{"admin":true}}'],
	["a poisoned constructor", '{"constructor":{"prototype":{"admin":true}}}'],
	["a key twice", '{"gameId":"1","gameId":"2"}'],
	["a key of NUL", '{"\\u0000":1}'],
	["a byte order mark", '\ufeff{"a":1}'],
	["more than fits", JSON.stringify({ a: "x".repeat(70_000) })],
	["many keys", JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, n])))],
];

/** In place of a query. */
export const hostileQueries: readonly (readonly [what: string, query: string])[] = [
	["a field twice", "gameId=1&gameId=2&pageNo=1&pageNo=2&code=a&code=b"],
	["brackets", "gameId[]=1&pageNo[$gt]=0&code[a][b]=c"],
	["a poisoned key", "__proto__[admin]=1&constructor=1&prototype=1"],
	["broken escapes", "gameId=%zz&pageNo=%&code=%ff%fe"],
	["NUL", "gameId=%00&pageNo=1%00&code=a%00b&language=%00"],
	["half a character", "gameName=%ed%a0%80&language=%ed%a0%80"],
	["a long value", `gameName=${"a".repeat(8_000)}`],
	["many fields", Array.from({ length: 1_500 }, (_, n) => `k${n}=${n}`).join("&")],
	["huge numbers", "pageNo=1e308&pageSize=99999999999999999999&count=-1&minLineNum=NaN"],
	["dates of no calendar", "from=9999-99-99T99:99:99Z&to=-000001-01-01T00:00:00Z"],
];
