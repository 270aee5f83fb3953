import { Hono } from 'hono';
import {
  createSnapshotSource,
  repositoryServer,
  type Snapshot,
  type ContentSource,
  createRepository,
} from 'prismic-folder';
import {
  callOperation,
  createAuthoring,
  DRAFTS_ID,
  draftsRef,
  PRIVATE_HEADERS,
  type PreviewStart,
  type SignInLimits,
} from 'prismic-folder/authoring';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostSettings } from '../HostSettings.ts';
import { EDITOR_PATH } from '../paths.ts';
import type { CanvasOptions, ShownContent } from './canvasRoutes.ts';
import { createEditorApp } from './editorRoutes.ts';
import type { WindowFiles } from './WindowFiles.ts';
import type { SimulatorState } from '../project/simulator.ts';
import { mocksOf, picturesOf, sliceFolders } from '../project/slicePictures.ts';

export interface OpenProjectOptions
  extends ProjectFilesOptions, Pick<CanvasOptions, 'canvasDocument'> {
  readonly contentDir: string;
  /** What the window is told; name of the repository and pictures come from the folders. */
  readonly host: Omit<HostSettings, 'repository' | 'pictures'>;
  /** The window's built files. */
  readonly files: WindowFiles;
  /** The command in whose terminal Enter prints another link; `npx page-editor` by default. */
  readonly command?: string | undefined;
  /** `@font-face` rules of Poppins for the pages that the server renders by itself. */
  readonly fontFaces?: string;
  readonly log: (message: string, error: unknown) => void;
}

/** A project that is open for editing on this machine. */
export interface OpenProject {
  /**
   * Answers every request of its server: the editor below `/edit`, and the Content API v2 with its media for the
   * project's own site.
   */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The key of a link, `/edit/open?key=…`, that opens a session once, within ten minutes. */
  readonly issueKey: () => string;
  /** The current content with its models and problems. */
  readonly current: () => Promise<Snapshot>;
  /** Ends sessions and lets saving finish. */
  readonly close: () => Promise<void>;
}

/** Sessions are opened by links only, so there is nothing to attempt. */
const NEVER = { wait: () => Infinity, count: () => {} };
const LIMITS: SignInLimits = { addresses: NEVER, all: NEVER, browsers: NEVER };

/** Opens a project's content folder for editing; it answers at names of this machine only. */
export async function openProject(options: OpenProjectOptions): Promise<OpenProject> {
  const { root, contentDir, host, files, fontFaces = '', log } = options;
  const snapshots = createSnapshotSource({ root, contentDir, watch: true });
  await snapshots.current();
  const authoring = await createAuthoring({ root, contentDir, snapshots });
  // The library reads every file once: it does so while the first screen is looked at, whose own request says what failed.
  callOperation(authoring, 'countMedia', {}).catch(() => {});

  const settings = async (): Promise<HostSettings> => {
    const [{ name }, pictures] = await Promise.all([snapshots.current(), pictureAddresses(root)]);
    return { ...host, repository: name, pictures };
  };
  const { app, editor } = createEditorApp({
    authoring,
    siteOrigin: null,
    password: null,
    limits: LIMITS,
    log,
    words: { command: options.command ?? 'npx page-editor', fontFaces },
    window: { files, settings, icon: ICON, framed: framedOrigins(host) },
    contentOf: shownContent(snapshots.current),
    canvasDocument: options.canvasDocument,
    startPreview: async (_request, { release, document }): Promise<PreviewStart | null> => {
      const id = release ?? ((await draftsRef(authoring)) === null ? null : DRAFTS_ID);
      return id === null || host.preview === null ? null : previewOf(host.preview, id, document);
    },
    siteRoutes: projectFiles(options),
    addressOf: () => 'this machine',
  });
  const repository = repositoryServer(snapshots.current, contentDir);
  const server = new Hono();
  server.get('/', (context) => context.redirect(EDITOR_PATH));
  server.route(EDITOR_PATH, app);
  server.all('*', ({ req }) => repository(req.raw));
  return {
    fetch: async (request) => server.fetch(request),
    issueKey: editor.issueKey,
    current: snapshots.current,
    async close() {
      editor.close();
      await authoring.close();
      snapshots.close();
    },
  };
}

/** A moon on the brand's ground, as in the window's bar. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#FF5A33"/><path d="M21 20a8 8 0 1 1-7-12 7 7 0 0 0 7 12z" fill="#170703"/></svg>',
)}`;

const framedOrigins = ({ simulator, site }: Pick<HostSettings, 'simulator' | 'site'>) => {
  const framed = [simulator, site].filter((address) => address !== null);
  return [...new Set(framed.map((address) => new URL(address).origin))];
};

/**
 * The path that leads to the project's preview route, with the token of a release or of the drafts: its site reads
 * them by that, from the Content API of this server.
 */
const previewOf = (to: string, id: string, document: string | undefined): PreviewStart => {
  const query = new URLSearchParams({
    to,
    ...(document !== undefined && { documentId: document }),
  });
  return { path: `/api/v2/previews/${encodeURIComponent(id)}?${query}`, cookie: null };
};

/** Reads a content folder as if its drafts, or a release, were public, whatever token other readers need. */
function shownContent(current: () => Promise<Snapshot>) {
  /** Sources by the content and the ref of what is added to it, so that its indexes are made once. */
  const known = new WeakMap<Snapshot, Map<string, ContentSource>>();
  return async (shown: ShownContent): Promise<ContentSource> => {
    const snapshot = await current();
    const { drafts, releases } = snapshot;
    const added =
      shown.kind === 'drafts' ? drafts : (releases.find(({ id }) => id === shown.id) ?? null);
    const sources = known.get(snapshot) ?? new Map<string, ContentSource>();
    known.set(snapshot, sources);
    const key = added?.ref ?? '';
    const content = withAdded(snapshot, added);
    const source = sources.get(key) ?? createRepository({ snapshot: () => content });
    sources.set(key, source);
    return source;
  };
}

function withAdded(snapshot: Snapshot, added: Snapshot['drafts']): Snapshot {
  const { ref, documents } = snapshot;
  if (added === null) return { ...snapshot, visibility: 'open' };
  const replaced = new Set(added.documents.map(({ id }) => id));
  const rest = documents.filter(({ id }) => !replaced.has(id));
  return {
    ...snapshot,
    visibility: 'open',
    ref: `${ref}.${added.ref}`,
    documents: [...rest, ...added.documents],
  };
}

/** Where the window finds pictures of slices. */
const PICTURES = `${EDITOR_PATH}/api/site/pictures`;

/** Addresses of the slices' pictures, by their files below the project. */
async function pictureAddresses(root: string): Promise<Readonly<Record<string, string>>> {
  const files = picturesOf(root, await sliceFolders(root));
  return Object.fromEntries(files.map((file) => [file, `${PICTURES}/${encodeURI(file)}`]));
}

interface ProjectFilesOptions {
  readonly root: string;
  /** Asks the simulator again, for a window that it does not answer. */
  readonly checkSimulator?: (() => Promise<SimulatorState>) | undefined;
}

/** What the window asks about the project besides its content: pictures and mock data of slices, and the simulator. */
function projectFiles({ root, checkSimulator }: ProjectFilesOptions): Hono {
  const app = new Hono();
  const headers = PRIVATE_HEADERS;
  app.get('/pictures/*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const asked = pathname.slice(PICTURES.length + 1);
    // Only names that were listed lead to a file.
    const files = picturesOf(root, await sliceFolders(root));
    const file = files.find((one) => encodeURI(one) === asked);
    if (file === undefined) return context.body(null, 404, headers);
    const type = { 'content-type': 'image/png' };
    return context.body(await readFile(join(root, file)), 200, { ...headers, ...type });
  });
  app.get('/mocks/:slice', async (context) => {
    const slice = (await sliceFolders(root)).find(({ id }) => id === context.req.param('slice'));
    return context.json({ mocks: slice ? mocksOf(root, slice) : [] }, 200, headers);
  });
  // No page of the project is behind a password, and nothing here knows how pages look to search engines and networks.
  app.get('/protected', (context) => context.json({ documents: [] }, 200, headers));
  app.get('/appearance', (context) => context.body(null, 204, headers));
  if (checkSimulator) {
    app.get('/simulator', async (context) => context.json(await checkSimulator(), 200, headers));
  }
  return app;
}
