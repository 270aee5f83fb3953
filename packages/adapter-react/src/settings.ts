import { exists, isRecord, readJson } from './files/readJson.ts';
import { ModelError } from './ModelError.ts';

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

/** The name this package is published under. */
export const PACKAGE = 'slice-machine-adapter-react';

export const SLICE_MACHINE_CONFIG = 'slicemachine.config.json';
/** The configuration of the `prismic` command, for projects that use the Type Builder. */
const PRISMIC_CONFIG = 'prismic.config.json';

/** A project's configuration as read from disk. */
interface Config {
  readonly file: typeof SLICE_MACHINE_CONFIG | typeof PRISMIC_CONFIG;
  readonly content: Readonly<Record<string, unknown>>;
  /** Options of the adapter, not validated; empty if there are none. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The package name in the project's imports of the adapter. */
  readonly packageName: string;
}

async function readObject(root: string, file: string): Promise<Record<string, unknown>> {
  const content = await readJson(root, file);
  if (!isRecord(content)) throw new ModelError(file, 'must hold an object');
  return content;
}

const recordIn = (content: Record<string, unknown>, key: string) => {
  const value = content[key];
  return isRecord(value) ? value : {};
};

/**
 * Reads `slicemachine.config.json` or, without it, `prismic.config.json`. The `prismic` command
 * removes unknown keys from the latter, so its options are in `package.json`.
 */
async function readConfig(root: string): Promise<Config> {
  if (await exists(root, SLICE_MACHINE_CONFIG)) {
    const file = SLICE_MACHINE_CONFIG;
    const content = await readObject(root, file);
    const adapter = recordIn(content, 'adapter');
    const name = adapter['resolve'] ?? content['adapter'];
    const packageName = typeof name === 'string' ? name : PACKAGE;
    return { file, content, options: recordIn(adapter, 'options'), packageName };
  }
  if (await exists(root, PRISMIC_CONFIG)) {
    const file = PRISMIC_CONFIG;
    const content = await readObject(root, file);
    const manifest = (await exists(root, 'package.json'))
      ? await readObject(root, 'package.json')
      : {};
    return { file, content, options: recordIn(manifest, PACKAGE), packageName: PACKAGE };
  }
  throw new ModelError(SLICE_MACHINE_CONFIG, `is missing, and so is ${PRISMIC_CONFIG}`);
}

/** A custom registry of slices, instead of the map that `@prismicio/react` expects. */
export interface RegistryOptions {
  /** Module specifier from which the generated file imports the registry's type. */
  readonly typeModule: string;
  /** Name of the type in that module; the registry ends in `satisfies <typeName>`. */
  readonly typeName: string;
}

/**
 * `adapter.options` of `slicemachine.config.json`, or `slice-machine-adapter-react` in the
 * `package.json` of a project with `prismic.config.json`. Paths are relative to the project.
 */
export interface AdapterOptions {
  /** Whether written files are formatted with the project's Prettier settings. Default: true. */
  readonly format?: boolean;
  /** Whether a slice's component is loaded when it is first rendered. Default: true. */
  readonly lazyLoadSlices?: boolean;
  /** Whether files are written in TypeScript. Default: whether the project has a tsconfig.json. */
  readonly typescript?: boolean;
  /** File of the generated types. Default: `prismicio-types.d.ts`. */
  readonly generatedTypesFilePath?: string;
  /** Folder of the custom types' models. Default: `customtypes`. */
  readonly customTypesPath?: string;
  /** File of the active environment. Default: `.env.local`. */
  readonly environmentVariableFilePath?: string;
  /**
   * Registers functions that load component, mock data and model of each slice, checked against a
   * type of the project. Slices then export a component named like their folder.
   */
  readonly registry?: RegistryOptions;
  /**
   * Folder with templates for the files of a new slice, named like the file plus `.template`.
   * `__Name__` is replaced by the folder's name, `__id__` by the slice's id, `__Type__` by the name
   * of its generated type, such as `QuoteSlice`.
   */
  readonly sliceTemplate?: string;
}
