import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, readJson } from './files/readJson.ts';
import { ModelError } from './ModelError.ts';
import type { AdapterOptions } from './options.ts';

export const CONFIG_FILE = 'slicemachine.config.json';

/** What a project's configuration says, with every default filled in. */
export interface Settings extends Required<
  Omit<AdapterOptions, 'registry' | 'sliceTemplate' | 'generatedTypesFilePath'>
> {
  /** Absolute path of the project. */
  readonly root: string;
  /** Slice libraries relative to the project, without leading or trailing slash. */
  readonly libraries: readonly string[];
  readonly typesFile: string;
  readonly registry: AdapterOptions['registry'];
  readonly sliceTemplate: string | undefined;
}

/** `./src/slices/` and `src/slices` are one library. */
export const plainPath = (path: string) => path.replace(/^(\.?\/)+/, '').replace(/\/+$/, '');

function optionsOf(config: Record<string, unknown>): AdapterOptions {
  const { adapter } = config;
  const options = isRecord(adapter) ? adapter['options'] : undefined;
  // Cast: options are the project's own word; each is optional and read with a default.
  return (isRecord(options) ? options : {}) as AdapterOptions;
}

/** Reads the settings of a project as they are now. */
export type ReadSettings = () => Promise<Settings>;

function librariesOf({ libraries = ['./slices'] }: Record<string, unknown>): string[] {
  if (!Array.isArray(libraries) || !libraries.every((path) => typeof path === 'string')) {
    throw new ModelError(CONFIG_FILE, 'its "libraries" must be a list of folders');
  }
  return [...new Set(libraries.map(plainPath))];
}

/**
 * Reads `slicemachine.config.json` of the project at `root`: the one place from which the command,
 * the development server and Slice Machine learn what to write, so that all three write the same. Options a caller passes count where the file has none.
 */
export async function readSettings(root: string, passed: AdapterOptions = {}): Promise<Settings> {
  const config = await readJson(root, CONFIG_FILE);
  if (!isRecord(config)) throw new ModelError(CONFIG_FILE, 'must hold an object');
  const options = { ...passed, ...optionsOf(config) };
  const hasTsconfig = access(join(root, 'tsconfig.json')).then(
    () => true,
    () => false,
  );
  return {
    root,
    libraries: librariesOf(config),
    format: options.format ?? true,
    lazyLoadSlices: options.lazyLoadSlices ?? true,
    typescript: options.typescript ?? (await hasTsconfig),
    typesFile: plainPath(options.generatedTypesFilePath ?? 'prismicio-types.d.ts'),
    customTypesPath: plainPath(options.customTypesPath ?? 'customtypes'),
    environmentVariableFilePath: plainPath(options.environmentVariableFilePath ?? '.env.local'),
    registry: options.registry,
    sliceTemplate: options.sliceTemplate && plainPath(options.sliceTemplate),
  };
}
