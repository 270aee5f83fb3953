import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { packageSources } from '../packageSources.ts';

export interface Import {
  readonly from: string;
  readonly line: number;
  /** A path from the project's root, or the name of a package or of a module of Node's. */
  readonly to: string;
  readonly kind: 'file' | 'package' | 'node';
  /** Whether the file was imported by a name of its own, not by a path. */
  readonly isEntry: boolean;
}

/** The imports of one source: static, re-exporting, dynamic, and those in types. */
export function readImports(path: string, source: string, resolve: Resolve): Import[] {
  const found: Import[] = [];
  const add = (node: { type: string; value?: unknown; start: number } | null) => {
    if (typeof node?.value !== 'string') return;
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ from: path, line, ...resolve(path, node.value) });
  };
  new Visitor({
    ImportDeclaration: ({ source: name }) => add(name),
    ExportNamedDeclaration: ({ source: name }) => add(name),
    ExportAllDeclaration: ({ source: name }) => add(name),
    ImportExpression: ({ source: name }) => add(name),
    TSImportType: ({ source: name }) => add(name),
  }).visit(parseSync(path, source).program);
  return found;
}

type Resolve = (from: string, name: string) => Pick<Import, 'to' | 'kind' | 'isEntry'>;

/** Resolves as the bundler does, through the `imports` of package.json, without reading a file. */
export function createResolve(isFile: (path: string) => boolean): Resolve {
  // Cast: this project's own package.json.
  const { imports, dependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<'imports' | 'dependencies' | 'devDependencies', Record<string, string>>;
  const aliases = Object.entries(imports).map(([name, path]) => [name, posix.normalize(path)]);
  const local = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => version.startsWith('file:'))
    .map(([name, version]) => [name, version.slice('file:'.length)]);

  return (from, name) => {
    const file = (path: string, isEntry = false) => ({
      kind: 'file' as const,
      to: withExtension(path),
      isEntry,
    });
    if (name.startsWith('.')) return file(posix.join(posix.dirname(from), name));
    if (name.startsWith('/')) return file(name.slice(1));
    const source = packageSources[name];
    if (source !== undefined) return file(source, true);
    for (const [alias = '', path = ''] of aliases) {
      if (name === alias) return file(path, true);
      const prefix = alias.endsWith('*') ? alias.slice(0, -1) : null;
      if (prefix && name.startsWith(prefix)) {
        return file(path.replace('*', name.slice(prefix.length)));
      }
    }
    for (const [packageName = '', path = ''] of local) {
      if (name === packageName || name.startsWith(`${packageName}/`)) {
        return file(path + name.slice(packageName.length), true);
      }
    }
    return { to: name, kind: isBuiltin(name) ? 'node' : 'package', isEntry: true };
  };

  function withExtension(path: string): string {
    const candidates = ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end);
    return candidates.find(isFile) ?? path;
  }
}
