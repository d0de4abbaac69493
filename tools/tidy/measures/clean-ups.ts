// What an effect or a ref answers is its clean-up, or nothing: React calls whatever comes back. `void` in a declaration
// promises no more than that nobody looks: browsers answer a promise where TypeScript's types of the document say `void`.
import { dirname, join } from "node:path";
import ts from "typescript";
import { type Finding, isSource, lineOf, type Measure, nodesOf, type SourceFile } from "../source.ts";

export const cleanUps: Measure = {
	name: "an effect or a ref answers its clean-up, or nothing",
	check: (files) => {
		const asked = files.filter(isSource).flatMap(askedIn);
		const checker = asked.length === 0 ? undefined : checkerOf(files, asked);
		return checker === undefined ? [] : asked.flatMap((one) => findingsOf(one, checker));
	},
};

/** A place whose function React calls, and what stands there. */
type Asked = { readonly file: SourceFile; readonly ast: ts.SourceFile; readonly given: ts.Expression };

const effectHook = /^use(?:\w*[a-z0-9])?Effect$/;

function askedIn(file: SourceFile): Asked[] {
	const { ast } = file;
	if (ast === undefined || !/Effect\(|\bref=/.test(file.text)) return [];
	return [...nodesOf(ast)].flatMap((node) => {
		const given = effectIn(node) ?? refIn(node);
		return given === undefined ? [] : [{ file, ast, given }];
	});
}

function effectIn(node: ts.Node): ts.Expression | undefined {
	if (!ts.isCallExpression(node)) return undefined;
	const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
	return ts.isIdentifier(called) && effectHook.test(called.text) ? node.arguments[0] : undefined;
}

function refIn(node: ts.Node): ts.Expression | undefined {
	if (!ts.isJsxAttribute(node) || node.name.getText() !== "ref") return undefined;
	return node.initializer !== undefined && ts.isJsxExpression(node.initializer)
		? node.initializer.expression
		: undefined;
}

function findingsOf({ file, ast, given }: Asked, checker: ts.TypeChecker): Finding[] {
	const fault = (node: ts.Node): Finding => ({
		path: file.path,
		line: lineOf(ast, node),
		says: `\`${shortly(node)}\` may answer what is not a clean-up: put it into a block, or give it a type that is one`,
	});
	const literal = unwrapped(given);
	if (isFunctionLiteral(literal)) {
		return answersOf(literal)
			.filter((answer) => !isCleanUp(answer, checker))
			.map(fault);
	}
	return answersOnlyCleanUps(checker.getTypeAtLocation(given)) ? [] : [fault(given)];
}

/** Of a function that is written elsewhere its declaration speaks. A ref may be a box as well: nothing calls that. */
function answersOnlyCleanUps(given: ts.Type): boolean {
	if ((given.flags & ts.TypeFlags.Any) !== 0) return false;
	return partsOf(given)
		.flatMap((type) => type.getCallSignatures())
		.every((signature) => isCleanUpType(signature.getReturnType()) || isReacts(signature.getReturnType()));
}

/** React's own `EffectCallback` and `RefCallback`: who is declared as one knows what it is to answer. */
const isReacts = (answered: ts.Type): boolean =>
	partsOf(answered).some((type) => type.getCallSignatures().length > 0) &&
	partsOf(answered).every((type) => (type.flags & ts.TypeFlags.Void) !== 0 || isCleanUpType(type));

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const shortly = (node: ts.Node): string => node.getText().replace(/\s+/g, " ").slice(0, 40);

type FunctionLiteral = ts.ArrowFunction | ts.FunctionExpression;

const isFunctionLiteral = (node: ts.Node): node is FunctionLiteral =>
	ts.isArrowFunction(node) || ts.isFunctionExpression(node);

const unwrapped = (node: ts.Expression): ts.Expression =>
	ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node;

/** Every expression the function may answer; those of functions within it are their own. */
function answersOf({ body }: FunctionLiteral): ts.Expression[] {
	return ts.isBlock(body) ? returnedIn(body) : branchesOf(body);
}

function returnedIn(node: ts.Node): ts.Expression[] {
	if (ts.isFunctionLike(node) || ts.isClassLike(node)) return [];
	if (ts.isReturnStatement(node)) return node.expression === undefined ? [] : branchesOf(node.expression);
	const found: ts.Expression[] = [];
	ts.forEachChild(node, (child) => {
		found.push(...returnedIn(child));
	});
	return found;
}

function branchesOf(node: ts.Expression): ts.Expression[] {
	const plain = unwrapped(node);
	return ts.isConditionalExpression(plain) ? [...branchesOf(plain.whenTrue), ...branchesOf(plain.whenFalse)] : [plain];
}

/** The operator `void` answers undefined, whatever stands behind it. */
const isCleanUp = (answer: ts.Expression, checker: ts.TypeChecker): boolean =>
	ts.isVoidExpression(answer) || isFunctionLiteral(answer) || isCleanUpType(checker.getTypeAtLocation(answer));

function isCleanUpType(type: ts.Type): boolean {
	return partsOf(type).every(
		(part) => (part.flags & ts.TypeFlags.Undefined) !== 0 || part.getCallSignatures().length > 0,
	);
}

const options: ts.CompilerOptions = {
	target: ts.ScriptTarget.ES2023,
	lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
	module: ts.ModuleKind.ESNext,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	jsx: ts.JsxEmit.ReactJSX,
	allowImportingTsExtensions: true,
	resolveJsonModule: true,
	skipLibCheck: true,
	strict: true,
	noEmit: true,
	types: [],
};

/** Over the trees that are there already; of the disk it reads the declarations of packages alone. */
function checkerOf(files: readonly SourceFile[], asked: readonly Asked[]): ts.TypeChecker {
	const root = process.cwd();
	const host = ts.createCompilerHost(options);
	const pathOf = (file: SourceFile): string => join(root, file.path);
	const own = new Map(files.map((file) => [pathOf(file), file]));
	const folders = new Set([...own.keys()].flatMap(foldersOf));
	const known = (path: string): SourceFile | undefined => own.get(path);
	const program = ts.createProgram({
		rootNames: [...new Set([...asked.map(({ file }) => file), ...files.filter(widensPackages)])].map(pathOf),
		options,
		host: {
			...host,
			getCurrentDirectory: () => root,
			fileExists: (path) => known(path) !== undefined || host.fileExists(path),
			directoryExists: (path) => folders.has(path) || host.directoryExists?.(path) === true,
			readFile: (path) => known(path)?.text ?? host.readFile(path),
			getSourceFile: (path, how, ...rest) => known(path)?.ast ?? host.getSourceFile(path, how, ...rest),
		},
	});
	return program.getTypeChecker();
}

/** What a package's types are told of this house holds everywhere, whoever imports the file that says it. */
const widensPackages = (file: SourceFile): boolean =>
	inBrowser.test(file.path) && isSource(file) && /^declare (?:module|global)\b/m.test(file.text);

const inBrowser = /^(?:apps\/(?!server\/)|domains\/[^/]+\/(?:ui|console)\/|platform\/(?:desk\/)?ui\/)/;

const foldersOf = (path: string): readonly string[] => {
	const folder = dirname(path);
	return folder === path ? [folder] : [folder, ...foldersOf(folder)];
};
