import { resolve } from 'node:path';
import {
  SyntaxKind,
  type Expression,
  type JsxAttribute,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SignatureDeclaration,
  type SourceFile,
} from 'typescript/unstable/ast';
import {
  API,
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type APIOptions,
  type Project,
  type Type,
} from 'typescript/unstable/sync';

/**
 * Texts that break when a browser translates the page, one line each, starting with file and line.
 *
 * A translating browser moves every text node into elements of its own. React still has the node: it
 * changes a text that nobody sees, and throws when it removes such a text or inserts something before it.
 * Elements are safe, and so is a text that is the only child of an element, which React replaces as a
 * whole. So a text that changes, comes or goes is the only child of an element
 * (docs/decisions/translated-pages.md).
 */
export function findTexts(
  { program, checker }: Project,
  isSearched: (path: string) => boolean,
): string[] {
  const root = `${process.cwd()}/`;
  const local = (path: string) => path.replace(root, '');
  const { mayBeText, hasTexts } = typeTests(checker);
  return program
    .getSourceFileNames()
    .filter((path) => isSearched(local(path)))
    .flatMap(textsOf);

  function textsOf(path: string): string[] {
    const file = program.getSourceFile(path);
    if (!file) return [];
    const found: string[] = [];
    const report = (node: Node, reason: string) =>
      found.push(`${local(path)}:${lineFor(file, node, reason)}`);
    const visit = (node: Node): void => {
      if (isParent(node)) checkChildren(file, node, report);
      if (isRenderer(node, file) && renders(node)) report(node, ALONE);
      if (isComponent(node, file) && returnsText(node)) report(node, 'a component returns no text');
      node.forEachChild(visit);
    };
    visit(file);
    return found;
  }

  function checkChildren(file: SourceFile, parent: JsxElement | JsxFragment, report: Report) {
    const children = parent.children.filter(isRendered);
    const isHost = parent.kind === SyntaxKind.JsxElement && isHostName(parent, file);
    // The component passes its children on, where they are checked again.
    const keepsOne = isHost || isOwnComponent(parent);
    const isAlone = children.length === 1 && keepsOne;
    let mayBeInsertedBefore = !keepsOne;
    for (const child of children) {
      if (isConstant(child)) {
        if (mayBeInsertedBefore) report(child, ALONE);
        continue;
      }
      if (!isHostElement(child, file)) mayBeInsertedBefore = true;
      if (child.kind !== SyntaxKind.JsxExpression || !child.expression) continue;
      const type = checker.getTypeAtLocation(child.expression);
      if (type && (isAlone ? hasTexts(type) : mayBeText(type))) report(child, ALONE);
    }
  }

  /** A component of this project, which gives its children to an element as they are. */
  function isOwnComponent(parent: JsxElement | JsxFragment): boolean {
    if (parent.kind === SyntaxKind.JsxFragment) return false;
    const { tagName } = parent.openingElement;
    const name = checker.getSymbolAtLocation(tagName);
    const isImport = name && (name.flags & SymbolFlags.Alias) !== 0;
    const symbol = isImport ? checker.getAliasedSymbol(name) : name;
    const isLibrary = symbol?.declarations.some(({ path }) => path.includes('/node_modules/'));
    const kind = checker.getTypeAtLocation(tagName)?.getSymbol()?.name;
    return !isLibrary && kind !== 'Context' && kind !== 'Provider';
  }

  /** What a library puts beside others: `renderEmptyState={() => 'Nothing'}`. */
  function renders({ initializer }: JsxAttribute): boolean {
    const { expression } = (initializer ?? {}) as { readonly expression?: Expression };
    const type = expression && checker.getTypeAtLocation(expression);
    return type ? mayBeText(type) : false;
  }

  function returnsText(component: SignatureDeclaration): boolean {
    const signature = checker.getSignatureFromDeclaration(component);
    const type = signature && checker.getReturnTypeOfSignature(signature);
    return type ? mayBeText(type) : false;
  }
}

/** The types of a project's files, from the compiler itself. */
export function readProject(config: string, options: APIOptions = {}) {
  const api = new API({ cwd: process.cwd(), ...options });
  const path = resolve(config);
  const project = api.updateSnapshot({ openProjects: [path] }).getProject(path);
  if (!project) throw new Error(`${config} cannot be read`);
  return { project, close: () => api.close() };
}

const ALONE =
  'a text that changes, comes or goes is the only child of an element; parts of one text are one template';

type Report = (node: Node, reason: string) => void;

function lineFor(file: SourceFile, node: Node, reason: string): string {
  const start = node.getStart(file);
  const line = file.text.slice(0, start).split('\n').length;
  const code = node.getText(file).replace(/\s+/g, ' ');
  const shown = code.length > 60 ? `${code.slice(0, 60)}…` : code;
  return `${line} has ${shown} [own-texts]: ${reason}`;
}

function typeTests(checker: Project['checker']) {
  /** Whether React renders a value of the type as a text, or a list with one. */
  function mayBeText(type: Type, seen: ReadonlySet<number> = new Set()): boolean {
    if (seen.has(type.id)) return false;
    const within = new Set([...seen, type.id]);
    if (type.flags & TypeFlags.AnyOrUnknown) return true;
    if (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike)) {
      // An empty text, such as of `name && <b>`, is not rendered.
      return !(type.isStringLiteralType() && type.value === '');
    }
    if (type.isUnionType()) return type.getTypes().some((one) => mayBeText(one, within));
    if (type.isTypeParameter()) {
      const constraint = checker.getBaseConstraintOfType(type);
      return !constraint || mayBeText(constraint, within);
    }
    return hasTexts(type, within) || rendersText(type, within);
  }

  /** Whether it is a list with texts: an element with such a child has bare texts. */
  function hasTexts(type: Type, seen: ReadonlySet<number> = new Set()): boolean {
    if (type.isUnionType()) return type.getTypes().some((one) => hasTexts(one, seen));
    if (!checker.isArrayLikeType(type) || !type.isTypeReference()) return false;
    return checker.getTypeArguments(type).some((one) => mayBeText(one, seen));
  }

  /** Components of libraries call functions for their children. */
  function rendersText(type: Type, seen: ReadonlySet<number>): boolean {
    if (!type.isObjectType()) return false;
    return checker.getSignaturesOfType(type, SignatureKind.Call).some((signature) => {
      const returned = checker.getReturnTypeOfSignature(signature);
      return returned !== undefined && mayBeText(returned, seen);
    });
  }

  return { mayBeText, hasTexts };
}

const isParent = (node: Node): node is JsxElement | JsxFragment =>
  node.kind === SyntaxKind.JsxElement || node.kind === SyntaxKind.JsxFragment;

const isRenderer = (node: Node, file: SourceFile): node is JsxAttribute =>
  node.kind === SyntaxKind.JsxAttribute && /^render[A-Z]/.test(node.getText(file));

const isFunction = (node: Node): node is SignatureDeclaration =>
  node.kind === SyntaxKind.FunctionDeclaration ||
  node.kind === SyntaxKind.FunctionExpression ||
  node.kind === SyntaxKind.ArrowFunction;

/** A function whose name starts with a capital, also one that is given to `memo`. */
function isComponent(node: Node, file: SourceFile): node is SignatureDeclaration {
  if (!isFunction(node)) return false;
  const { name, parent } = node as Node & { readonly name?: Node };
  const named = name ?? (parent?.kind === SyntaxKind.VariableDeclaration ? parent : undefined);
  return named !== undefined && /^[A-Z][a-z]/.test(named.getText(file));
}

const isRendered = (child: JsxChild): boolean =>
  child.kind === SyntaxKind.JsxText
    ? !child.containsOnlyTriviaWhiteSpaces
    : child.kind !== SyntaxKind.JsxExpression || child.expression !== undefined;

const isConstant = (child: JsxChild): boolean =>
  child.kind === SyntaxKind.JsxText ||
  (child.kind === SyntaxKind.JsxExpression && child.expression?.kind === SyntaxKind.StringLiteral);

const isHostElement = (child: JsxChild, file: SourceFile): boolean =>
  (child.kind === SyntaxKind.JsxElement && isHostName(child, file)) ||
  (child.kind === SyntaxKind.JsxSelfClosingElement && HOST.test(child.tagName.getText(file)));

const HOST = /^[a-z][\w-]*$/;

const isHostName = ({ openingElement }: JsxElement, file: SourceFile) =>
  HOST.test(openingElement.tagName.getText(file));
