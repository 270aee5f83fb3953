import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

/** What built files load while they run. */
export interface BuiltImports {
  /** Modules of packages, such as `hono/html`, with one of the files that load them. */
  readonly packages: ReadonlyMap<string, string>;
  /** Modules of Node, with one of the files that load them. */
  readonly node: ReadonlyMap<string, string>;
  /** `file: name` of files that do not exist. */
  readonly missing: readonly string[];
  /** Names that are put together at run time: the code of each. */
  readonly computed: readonly string[];
}

/** Reads a folder of built JavaScript, whatever imports what in it, without the bundle of a window. */
export function readBuiltImports(folder: string): BuiltImports {
  const packages = new Map<string, string>();
  const node = new Map<string, string>();
  const missing: string[] = [];
  const computed: string[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.m?js$/.test(name) && !/^window[\\/]/.test(name))) {
    const path = join(folder, file);
    for (const { name, code, isFile } of loadedNames(path, readFileSync(path, 'utf8'))) {
      if (name === null) computed.push(code);
      else if (isFile || name.startsWith('.')) {
        if (!existsSync(join(dirname(path), name))) missing.push(`${path}: ${name}`);
      } else (isBuiltin(name) ? node : packages).set(name, path);
    }
  }
  return { packages, node, missing, computed };
}

/** The package of a module: `hono` of `hono/html`. */
export const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

interface LoadedName {
  /** null: it is known only at run time. */
  readonly name: string | null;
  readonly code: string;
  /** Whether it is the path of a file even if it does not begin with a dot. */
  readonly isFile: boolean;
}

/**
 * Everything a module loads: what it imports and exports from elsewhere, `import()`, `require()` and
 * `require.resolve()`, also of `createRequire`, `import.meta.resolve()`, and `new URL(…, import.meta.url)`.
 */
export function loadedNames(path: string, source: string): LoadedName[] {
  const { program } = parseSync(path, source);
  const requires = new Set(['require']);
  const createRequires = new Set<string>();
  const found: LoadedName[] = [];
  const add = (node: ESTree.Node | null | undefined, whole: ESTree.Node, isFile = false) => {
    if (node) {
      const code = source.slice(whole.start, whole.end);
      found.push({ name: textOf(node), code, isFile });
    }
  };
  new Visitor({
    ImportSpecifier({ imported, local }) {
      if ('name' in imported && imported.name === 'createRequire') createRequires.add(local.name);
    },
    VariableDeclarator({ id, init }) {
      if (init?.type !== 'CallExpression' || id.type !== 'Identifier') return;
      const { callee } = init;
      if (callee.type === 'Identifier' && createRequires.has(callee.name)) requires.add(id.name);
    },
  }).visit(program);
  const isRequire = (node: ESTree.Node) => node.type === 'Identifier' && requires.has(node.name);
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node),
    ExportNamedDeclaration: (node) => add(node.source, node),
    ExportAllDeclaration: (node) => add(node.source, node),
    ImportExpression: (node) => add(node.source, node),
    CallExpression(node) {
      const { callee } = node;
      const isResolve =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'resolve' &&
        (isRequire(callee.object) || callee.object.type === 'MetaProperty');
      if (isRequire(callee) || isResolve) add(node.arguments[0], node);
    },
    NewExpression(node) {
      const [name, base] = node.arguments;
      const isBesideModule =
        base?.type === 'MemberExpression' && base.object.type === 'MetaProperty';
      if (isBesideModule) add(name, node, true);
    },
  }).visit(program);
  return found;
}

/** The text of a literal, or of a template without expressions. */
function textOf(node: ESTree.Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}
