/** What may import what. `checkImports.ts` applies it; docs/decisions/import-directions.md says why. */
export interface ImportRules {
  /**
   * What a folder may import besides itself and packages of the registry. The first entry that a
   * file is in counts. `*` stands for one name, and each match is a folder of its own. Files outside
   * of all these folders, such as generated types, may be imported everywhere.
   */
  readonly folders: Readonly<Record<string, readonly string[]>>;
  /** Folders that may use Node's modules. */
  readonly node: readonly string[];
  /** Files that may import less than their folder: names of packages and paths are matched alike. */
  readonly files: readonly FileRule[];
  /** Folders whose files import packages of this project by their entries only. */
  readonly byEntry: readonly string[];
  /** Folders in which files must not import each other in a circle, not even types. */
  readonly withoutFileCircles: readonly string[];
  /** Folders whose direct sub-folders must not import each other in a circle. */
  readonly withoutFolderCircles: readonly string[];
}

interface FileRule {
  readonly name: string;
  readonly from: RegExp;
  readonly mayImport: RegExp;
  readonly reason: string;
}

/** From the bottom up: a layer may import those of earlier rows. */
const SERVER_LAYERS = [
  ['lib'],
  ['settings'],
  ['sources'],
  ['access'],
  ['cards'],
  ['external', 'delivery', 'feeds', 'editor'],
  ['site'],
  ['platforms'],
];

/** Reading ends in `api`, writing in `authoring`; what is in both rows is used by both. */
const FOLDER_LAYERS = [
  ['lib'],
  ['fields', 'edit'],
  ['models'],
  ['folder'],
  ['query'],
  ['api', 'store'],
  ['authoring'],
  ['sync'],
  ['migrate'],
  ['serve'],
  ['cli'],
];
const FOLDER = 'packages/prismic-folder/src';
/** What they all use: types, and words on JSON, addresses and numbers. */
const FOLDER_ROOT = ['types', 'json', 'parseUrl', 'format'].map((name) => `${FOLDER}/${name}.ts`);

/**
 * Of what screens are made, what models say, the open document, its fields, its page, the rooms, the window. No room
 * imports another one.
 */
const EDITOR_LAYERS = [
  ['kit', 'api'],
  ['model'],
  ['document'],
  ['session'],
  ['fields/field', 'dialogs', 'share', 'differences'],
  ['fields/media', 'languages', 'fields/protection'],
  ['fields/links'],
  ['fields/richText'],
  ['fields/form'],
  ['canvas'],
  ['stage'],
  ['slices', 'inPlace', 'compare'],
  ['publishing'],
  [
    'documents',
    'library',
    'find',
    'versions',
    'firstDay',
    'imports',
    'review',
    'releases',
    'online',
    'look',
  ].map((room) => `rooms/${room}`),
  ['window/bar', 'window/help'],
  ['window/workspace'],
  ['window'],
];
const EDITOR = 'packages/page-editor/src';
/** What all of it uses, and what is only types. */
const EDITOR_ROOT = ['paths', 'HostSettings', 'Sender'].map((name) => `${EDITOR}/${name}.ts`);
/** Code for Node; the rest of the package runs in browsers. */
const EDITOR_NODE_LAYERS = [['project'], ['server'], ['cli', 'vite']];

const BROWSER = ['src/ui', 'src/effects', 'src/content', 'src/external'];
const SCREENS = [...BROWSER, 'slices'];
const SITE = [...SCREENS, 'src/screens', 'src/shell', 'src/editing', 'src/app'];

/** The layers of a folder; `below`: what each may import besides. */
function layersOf(parent: string, rows: readonly string[][], below: readonly string[]) {
  const paths = rows.map((row) => row.map((layer) => `${parent}/${layer}`));
  const layers = paths.flatMap((row, at) =>
    row.map((layer) => [layer, [...below, ...paths.slice(0, at).flat()]] as const),
  );
  return Object.fromEntries(layers);
}

export const importRules: ImportRules = {
  folders: {
    'src/ui': [],
    'src/effects': ['src/ui'],
    // Servers and the editor sanitize alike; what browsers load of `src/content` needs none of it.
    'src/content/sanitize': ['src/ui', 'packages'],
    'src/content': [],
    'src/external': ['src/ui'],
    'slices/index.ts': ['slices', 'src/content'],
    'slices/*': BROWSER,
    'src/screens': [...SCREENS, 'packages/adapter-react'],
    'src/shell': SCREENS,
    'src/editing': [...SCREENS, EDITOR, FOLDER],
    'src/app': [...SITE, EDITOR],
    ...layersOf('src/server', SERVER_LAYERS, [...SITE, 'packages']),
    'src/server': [...SITE, 'src/server', 'packages'],
    'packages/*/tests': ['packages', 'tests'],
    ...layersOf(FOLDER, FOLDER_LAYERS, FOLDER_ROOT),
    // Its entries.
    [FOLDER]: [FOLDER],
    ...layersOf(EDITOR, EDITOR_LAYERS, [...EDITOR_ROOT, FOLDER]),
    ...layersOf(EDITOR, EDITOR_NODE_LAYERS, [...EDITOR_ROOT, `${EDITOR}/kit/theme`, FOLDER]),
    // Its entries.
    [EDITOR]: [EDITOR, FOLDER],
    'packages/*': [],
    scripts: ['src', 'slices', 'packages'],
    tests: ['src', 'slices', 'packages', 'scripts'],
  },
  node: ['src/server/platforms', 'packages', 'scripts', 'tests'],
  files: [
    {
      name: 'styles-from-tokens',
      from: /(^|[./])styles\.ts$/,
      mayImport: /^(@linaria\/core|.*\/(tokens|mixins|inset|measures|grain|[\w.]*styles)\.ts)$/,
      reason: 'a style file imports Linaria, tokens, mixins and other style files',
    },
    {
      name: 'site-without-sync',
      from: /^(src|slices)\//,
      mayImport: /^(?!packages\/prismic-folder\/src\/(sync|cli)\/)/,
      reason: 'only scripts push and pull',
    },
    {
      name: 'editor-by-port',
      from: /^(?:src|packages\/page-editor\/src)\/(?!(?:cli|project|server\.ts|vite)|server\/(?!(?:site|delivery|access|feeds|sources|settings|external|cards|lib)\/|platforms\/(?!node\/openEditor\.ts$)))/,
      mayImport: /^(?!packages\/prismic-folder\/src\/authoring(?!\/media\/crop\.ts$))/,
      reason: 'only the editor and what opens it on Node write content',
    },
    {
      name: 'editor-by-its-entries',
      from: /^src\/(?!editing\/|server\/|app\/(?:editor|canvas)\.tsx$)/,
      mayImport: /^(?!src\/editing\/|packages\/page-editor\/src\/(?!paths\.ts$))/,
      reason: 'visitors load nothing of the editor',
    },
    {
      name: 'editor-in-browsers',
      from: new RegExp(`^${EDITOR}/(?!(?:${EDITOR_NODE_LAYERS.flat().join('|')})(?:/|\\.ts$))`),
      mayImport: /^(?!node:)/,
      reason: 'only its server and its commands use Node',
    },
    {
      name: 'scripts-without-tests',
      from: /^scripts\//,
      mayImport: /^(?!packages\/[\w-]+\/tests\/)/,
      reason: 'copies of the project have no tests',
    },
    {
      name: 'crop-anywhere',
      from: /^packages\/prismic-folder\/src\/authoring\/media\/crop\.ts$/,
      mayImport: /^$/,
      reason: 'crops are computed in browsers, too',
    },
  ],
  byEntry: ['src', 'slices', EDITOR],
  withoutFileCircles: ['src', 'slices', 'scripts', 'tests', 'packages'],
  withoutFolderCircles: [
    'src',
    `${EDITOR}/fields`,
    `${EDITOR}/rooms`,
    `${EDITOR}/window`,
    'src/server',
    FOLDER,
    `${FOLDER}/authoring`,
  ],
};
