import { parseAst } from 'vite';

/** A node of the syntax tree, with the members these tests read. */
type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

// Cast: the parser's own types are those of its whole grammar.
const parse = (code: string, lang: 'ts' | 'tsx' | 'jsx' | 'dts') =>
  parseAst(code, { lang }) as unknown as Node;

const nameOf = (node: unknown): string =>
  isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '';

/** Field names of a declaration file's interfaces, by name. Throws if it does not parse. */
export function interfacesOf(code: string): Map<string, string[]> {
  const found = [...nodesIn(parse(code, 'dts'))].filter(
    ({ type }) => type === 'TSInterfaceDeclaration',
  );
  return new Map(
    found.map(({ id, body }) => {
      const members = isNode(body) && Array.isArray(body['body']) ? body['body'] : [];
      return [nameOf(id), members.filter(isNode).map(({ key }) => nameOf(key))];
    }),
  );
}

/** A parsed registry: the constant's name, its keys, and the modules it imports. */
export function registryOf(code: string): {
  readonly name: string;
  readonly keys: string[];
  readonly lazy: string[];
  readonly eager: string[];
} {
  const nodes = [...nodesIn(parse(code, 'ts'))];
  const constant = nodes.find(({ type }) => type === 'VariableDeclarator');
  const object = [...nodesIn(constant?.['init'])].find(({ type }) => type === 'ObjectExpression');
  const properties = Array.isArray(object?.['properties']) ? object['properties'] : [];
  const sources = (type: string) =>
    nodes.filter((node) => node.type === type).map(({ source }) => nameOf(source));
  return {
    name: nameOf(constant?.['id']),
    keys: properties.filter(isNode).map(({ key }) => nameOf(key)),
    lazy: sources('ImportExpression'),
    eager: sources('ImportDeclaration'),
  };
}

/** Names a component's module exports, `default` among them. Throws if it does not parse. */
export function exportsOf(code: string, lang: 'tsx' | 'jsx'): string[] {
  return [...nodesIn(parse(code, lang))].flatMap((node) => {
    if (node.type === 'ExportDefaultDeclaration') return ['default'];
    if (node.type !== 'ExportNamedDeclaration' || !isNode(node['declaration'])) return [];
    return [nameOf(node['declaration']['id'])];
  });
}
