/** The address of documents of a type, as in `routes` of `prismic.config.json` and of `@prismicio/client`. */
export interface DocumentRoute {
  readonly type: string;
  /** Such as `/blog/:uid`; a keyword with a question mark may be empty: `/:lang?/:uid`. */
  readonly path: string;
  readonly uid?: string;
  readonly lang?: string;
  /** Content relationships that lead to the document whose uid replaces a keyword. */
  readonly resolvers?: Readonly<Record<string, string>>;
}

/** What the window of the editor is told of a project by the server that serves it; JSON in its document. */
export interface HostSettings {
  /** The repository's name, as in `repository.json`. */
  readonly repository: string;
  /** Address of the project's slice simulator, which need not answer; null: the window's own origin has a page for the frame. */
  readonly simulator: string | null;
  /** Address of the project's preview route, which takes `token` and `documentId`; null: it has none. */
  readonly preview: string | null;
  /** Origin of the project's site, without a trailing slash; null: the window's own. */
  readonly site: string | null;
  /** Empty: the addresses of documents are not known. */
  readonly routes: readonly DocumentRoute[];
  /** Addresses of the slices' pictures by their files, such as `slices/Quote/screenshot-default.png`. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Address of a module whose default export adds members of `EditorHost`. */
  readonly module?: string | undefined;
}

/** Id of the element of the window's document that holds the settings. */
export const HOST_SETTINGS_ID = 'host-settings';
