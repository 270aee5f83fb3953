/** How the slices of a project are registered, when not as the map `@prismicio/react` expects. */
export interface RegistryOptions {
  /** Module the registry's type is imported from, as the generated file writes it. */
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
   * Registers component, mock data and model of each slice, each loaded when asked for, in the
   * shape of a type of the project's own. Slices then export a component named as their folder.
   */
  readonly registry?: RegistryOptions;
  /**
   * Folder with the files of a new slice, each named as it will be and then `.template`.
   * `__Name__` is the folder's name, `__id__` for the slice's id, `__Type__` for the name
   * of its generated type, such as `QuoteSlice`.
   */
  readonly sliceTemplate?: string;
}
