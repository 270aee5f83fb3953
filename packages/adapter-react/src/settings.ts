import { readConfig, SLICE_MACHINE_CONFIG, type Config } from './config.ts';
import { exists } from './files/readJson.ts';
import { ModelError } from './ModelError.ts';
import type { AdapterOptions } from './options.ts';

/** A project's configuration with every default filled in. */
export interface Settings extends Required<
  Omit<AdapterOptions, 'registry' | 'sliceTemplate' | 'generatedTypesFilePath'>
> {
  /** Absolute path of the project. */
  readonly root: string;
  readonly configFile: Config['file'];
  /** Whether Slice Machine edits the models, rather than the hosted Type Builder. */
  readonly usesSliceMachine: boolean;
  /** The package name in the project's imports of the adapter. */
  readonly packageName: string;
  /** Slice libraries relative to the project, without leading or trailing slash. */
  readonly libraries: readonly string[];
  readonly typesFile: string;
  readonly registry: AdapterOptions['registry'];
  readonly sliceTemplate: string | undefined;
}

/** Normalizes a path: `./src/slices/` and `src/slices` are the same library. */
export const plainPath = (path: string) => path.replace(/^(\.?\/)+/, '').replace(/\/+$/, '');

/** Reads the current settings of a project. */
export type ReadSettings = () => Promise<Settings>;

/** The configured libraries, or the default of the tool that uses this configuration. */
async function librariesOf(root: string, { file, content }: Config): Promise<string[]> {
  const libraries = content['libraries'] ?? [];
  if (!Array.isArray(libraries) || !libraries.every((path) => typeof path === 'string')) {
    throw new ModelError(file, 'its "libraries" must be a list of folders');
  }
  if (libraries.length > 0) return [...new Set(libraries.map(plainPath))];
  if (file === SLICE_MACHINE_CONFIG) return content['libraries'] ? [] : ['slices'];
  return [(await exists(root, 'src')) ? 'src/slices' : 'slices'];
}

/**
 * Reads the configuration of the project at `root`. The command, the Vite plugin and Slice Machine
 * all use it, so they write the same output. The project's options override those passed in.
 */
export async function readSettings(root: string, passed: AdapterOptions = {}): Promise<Settings> {
  const config = await readConfig(root);
  // Cast: options are not validated; each is optional, and its type is documented.
  const options = { ...passed, ...(config.options as AdapterOptions) };
  return {
    root,
    configFile: config.file,
    usesSliceMachine: config.file === SLICE_MACHINE_CONFIG,
    packageName: config.packageName,
    libraries: await librariesOf(root, config),
    format: options.format ?? true,
    lazyLoadSlices: options.lazyLoadSlices ?? true,
    typescript: options.typescript ?? (await exists(root, 'tsconfig.json')),
    typesFile: plainPath(options.generatedTypesFilePath ?? 'prismicio-types.d.ts'),
    customTypesPath: plainPath(options.customTypesPath ?? 'customtypes'),
    environmentVariableFilePath: plainPath(options.environmentVariableFilePath ?? '.env.local'),
    registry: options.registry,
    sliceTemplate: options.sliceTemplate && plainPath(options.sliceTemplate),
  };
}
