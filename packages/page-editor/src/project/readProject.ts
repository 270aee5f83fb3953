import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem, isRecord, isWarning, parseJson, readProjectConfig } from 'prismic-folder';
import type { DocumentRoute } from '../HostSettings.ts';
import { type Framework, frameworkOf, type PackageJson } from './framework.ts';

/** The project that the editor is opened for: what its own files say. */
export interface Project {
  readonly root: string;
  /** The configuration that was read; null: the project has none. */
  readonly configFile: string | null;
  readonly repositoryName: string | null;
  /** Folders of the slice libraries. */
  readonly libraries: readonly string[];
  readonly routes: readonly DocumentRoute[];
  /** `localSliceSimulatorURL` of Slice Machine's configuration. */
  readonly configuredSimulator: string | null;
  readonly framework: Framework | null;
  readonly packageJson: PackageJson;
  /** Sentences on what is wrong in these files. */
  readonly problems: readonly string[];
}

export function readProject(root: string): Project {
  const { files, content, libraries, problems: unread } = readProjectConfig(root);
  const problems = unread.filter((problem) => !isWarning(problem)).map(formatProblem);
  const read = (file: string) => readRecord(root, file, problems);
  const textOf = (key: string) => {
    const value = content[key];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const packageJson = packageIn(read('package.json') ?? {});
  return {
    root,
    configFile: files[0] ?? null,
    repositoryName: textOf('repositoryName'),
    libraries,
    routes: routesIn(content['routes'], problems),
    configuredSimulator: textOf('localSliceSimulatorURL'),
    framework: frameworkOf(root, packageJson),
    packageJson,
    problems,
  };
}

type Json = Readonly<Record<string, unknown>>;

/** A JSON object of the project; undefined if there is no such file, or it is not one, which is a problem. */
function readRecord(root: string, file: string, problems: string[]): Json | undefined {
  let text: string;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) problems.push(`${file} cannot be read: ${String(error)}`);
    return undefined;
  }
  const parsed = parseJson(text);
  if (parsed.ok && isRecord(parsed.value)) return parsed.value;
  problems.push(
    parsed.ok
      ? `${file} is not an object, and is ignored`
      : `${file}:${parsed.line}: ${parsed.reason}; the file is ignored`,
  );
  return undefined;
}

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const packageIn = (content: Json): PackageJson => ({
  scripts: textsIn(content['scripts']),
  dependencies: {
    ...textsIn(content['devDependencies']),
    ...textsIn(content['dependencies']),
  },
});

function routesIn(value: unknown, problems: string[]): readonly DocumentRoute[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    problems.push('prismic.config.json: routes must be a list, and is ignored');
    return [];
  }
  return value.flatMap((route: unknown, at): DocumentRoute[] => {
    const { type, path, uid, lang, resolvers } = isRecord(route) ? route : {};
    if (typeof type !== 'string' || typeof path !== 'string' || !path.startsWith('/')) {
      problems.push(
        `prismic.config.json: routes[${at}] needs a type and a path that begins with /, and is ignored`,
      );
      return [];
    }
    return [
      {
        type,
        path,
        ...(typeof uid === 'string' && { uid }),
        ...(typeof lang === 'string' && { lang }),
        ...(isRecord(resolvers) && { resolvers: textsIn(resolvers) }),
      },
    ];
  });
}
