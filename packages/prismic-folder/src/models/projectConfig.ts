import { join } from 'node:path';
import { isRecord } from '../json.ts';
import { fileAt, isFolder, leftOutProblem } from '../lib/listFiles.ts';
import { readSource, type ReadSource, sourceProblem } from '../lib/readSource.ts';
import type { Problem } from '../types.ts';

/** What a project says of itself to Prismic's tools. Paths are relative to it, without `./` and a last slash. */
export interface ProjectConfig {
  /** The files that were read, the one that counts first; none: everything is a default. */
  readonly files: readonly string[];
  /** Every key of these files, such as `repositoryName` and `routes`; not validated. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Folders of the slice libraries; the first takes new slices. */
  readonly libraries: readonly string[];
  /** The folder of the custom types. */
  readonly customTypes: string;
  readonly problems: readonly Problem[];
}

const PRISMIC = 'prismic.config.json';
const SLICE_MACHINE = 'slicemachine.config.json';

/** Where Prismic's tools put slices that no configuration names a library for, by framework. */
const USUAL_LIBRARIES = ['slices', 'src/slices', 'src/lib/slices', 'app/slices'];

/**
 * Reads `prismic.config.json`, which the `prismic` command has, and `slicemachine.config.json`. A
 * project that moved from one to the other may have kept both: then each key of the former counts.
 */
export function readProjectConfig(root: string, read: ReadSource = readSource): ProjectConfig {
  const problems: Problem[] = [];
  const found = [PRISMIC, SLICE_MACHINE].flatMap((name) => {
    const file = fileAt(join(root, name), name);
    if (file === undefined) return [];
    if (!('stamp' in file)) {
      problems.push(leftOutProblem(root, file));
      return [];
    }
    const { parsed } = read(file);
    if (parsed.ok && isRecord(parsed.value)) return [{ name, content: parsed.value }];
    const reason = 'must be an object with repositoryName and libraries';
    problems.push(parsed.ok ? { file: name, reason } : sourceProblem(name, parsed));
    return [];
  });
  const content = Object.assign({}, ...found.map((one) => one.content).toReversed());
  const naming = found.find((one) => one.content['libraries'] !== undefined);
  return {
    files: found.map(({ name }) => name),
    content,
    libraries: librariesOf(root, naming, problems),
    customTypes: customTypesOf(content),
    problems,
  };
}

interface ConfigFile {
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
}

function librariesOf(root: string, file: ConfigFile | undefined, problems: Problem[]): string[] {
  const usual = () => [
    USUAL_LIBRARIES.find((library) => isFolder(join(root, library))) ?? 'slices',
  ];
  const listed = file?.content['libraries'];
  if (file === undefined) return usual();
  if (!Array.isArray(listed)) {
    problems.push({ file: file.name, field: 'libraries', reason: 'must be a list of folders' });
    return usual();
  }
  // The `prismic` command takes an empty list for none, Slice Machine for a project without slices.
  if (listed.length === 0) return file.name === PRISMIC ? usual() : [];
  const libraries = listed.flatMap((library: unknown, index): string[] => {
    const field = `libraries[${index}]`;
    if (typeof library !== 'string') {
      problems.push({ file: file.name, field, reason: 'must be the path of a folder' });
      return [];
    }
    const path = plainPath(library);
    if (!isFolder(join(root, path))) {
      const reason = `there is no folder "${path}", so no slices of it`;
      problems.push({ file: file.name, field, reason, severity: 'warning' });
    }
    return [path];
  });
  return [...new Set(libraries)];
}

/** Our adapter of Slice Machine can have them elsewhere; all of Prismic's tools have them in `customtypes`. */
function customTypesOf({ adapter }: Readonly<Record<string, unknown>>): string {
  const options = isRecord(adapter) ? adapter['options'] : undefined;
  const path = isRecord(options) ? options['customTypesPath'] : undefined;
  return typeof path === 'string' && plainPath(path) !== '' ? plainPath(path) : 'customtypes';
}

/** `./src/slices/`, `/src/slices` and `src/slices` are the same folder. */
const plainPath = (path: string) => path.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '');
