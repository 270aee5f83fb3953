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
