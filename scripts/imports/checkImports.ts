import { circles } from './circles.ts';
import { createResolve, readImports, type Import } from './readImports.ts';
import type { ImportRules } from './rules.ts';

/** Problems of the sources' imports, one line each, starting with file and line. */
export function checkImports(sources: ReadonlyMap<string, string>, rules: ImportRules): string[] {
  const resolve = createResolve((path) => sources.has(path));
  const imports = [...sources].flatMap(([path, source]) => readImports(path, source, resolve));
  const problems = imports.flatMap((one) =>
    importProblems(one, rules).map(
      ([rule, reason]) => `${one.from}:${one.line} imports ${one.to} [${rule}]: ${reason}`,
    ),
  );
  return [...problems, ...circleProblems(imports, rules)];
}

type Problem = [rule: string, reason: string];

function importProblems({ from, to, kind, isEntry }: Import, rules: ImportRules): Problem[] {
  const problems: Problem[] = [];
  const home = folderOf(from, rules);
  const target = folderOf(to, rules);
  const allowed = home && rules.folders[home.pattern];
  if (kind === 'file' && home && target && home.path !== target.path) {
    if (!allowed?.some((folder) => isIn(to, folder))) {
      const list = allowed?.join(', ') || 'packages of the registry only';
      problems.push(['import-direction', `${home.pattern} may import ${list}`]);
    }
  }
  if (kind === 'node' && home && !rules.node.some((folder) => isIn(from, folder))) {
    problems.push(['no-node', `only ${rules.node.join(', ')} may use modules of Node`]);
  }
  const [parent, name] = to.split('/');
  const isOther = parent === 'packages' && !isIn(from, `packages/${name}`);
  if (!isEntry && isOther && rules.byEntry.some((folder) => isIn(from, folder))) {
    problems.push(['package-entry', 'a package is imported by the name of an entry']);
  }
  for (const { name, from: files, mayImport, reason } of rules.files) {
    if (files.test(from) && !mayImport.test(to)) problems.push([name, reason]);
  }
  return problems;
}

function circleProblems(imports: readonly Import[], rules: ImportRules): string[] {
  const files = imports.filter(({ kind }) => kind === 'file');
  const checked = files.filter(({ from }) =>
    rules.withoutFileCircles.some((folder) => isIn(from, folder)),
  );
  const betweenFiles = circles(graphOf(checked)).map(
    (circle) => `${circle.join(' <-> ')} [no-circle]: files import each other`,
  );
  const betweenFolders = rules.withoutFolderCircles
    .flatMap((parent) => folderCircles(files, parent))
    .map((circle) => `${circle.join(' <-> ')} [no-folder-circle]: folders import each other`);
  return [...betweenFiles, ...betweenFolders];
}

/** Groups of folders directly in `parent` that import each other. */
export function folderCircles(imports: readonly Import[], parent: string): string[][] {
  const inner = imports.flatMap(({ from, to }) => {
    const [source, target] = [childOf(parent, from), childOf(parent, to)];
    return source && target && source !== target ? [{ from: source, to: target }] : [];
  });
  return circles(graphOf(inner));
}

function graphOf(edges: readonly { from: string; to: string }[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}

/** The folder directly in `parent` that a file is in. */
function childOf(parent: string, file: string): string | undefined {
  if (!isIn(file, parent)) return undefined;
  const [name, ...rest] = file.slice(parent.length + 1).split('/');
  return rest.length > 0 ? `${parent}/${name}` : undefined;
}

function folderOf(file: string, { folders }: ImportRules) {
  const names = file.split('/');
  for (const pattern of Object.keys(folders)) {
    const parts = pattern.split('/');
    if (parts.every((part, at) => part === '*' || part === names[at])) {
      return { pattern, path: names.slice(0, parts.length).join('/') };
    }
  }
  return undefined;
}

function isIn(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}
