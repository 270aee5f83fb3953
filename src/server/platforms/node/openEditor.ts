import {
  callOperation,
  createAuthoring,
  type Editor,
  AuthoringError,
  respondToError,
} from '#prismic-folder/authoring';
import type { SnapshotSource } from '#prismic-folder';
import type { MountEditor } from '#server/editor/EditorPort.ts';
import { reservedAddress } from '#content/ownAddresses.ts';
import { mountEditor, type MountOptions, type EditorFiles } from '#server/editor/mountEditor.ts';
import type { OpenSender } from '../send/createSender.ts';
import { nodeSender } from './nodeSender.ts';
import type { Env } from '#server/settings/env.ts';
import { Hono } from 'hono';
import { join } from 'node:path';
import { type EditorScreen, readBuild } from '#page-editor/server';

/** What the editor is opened with. */
export interface EditorPorts {
  readonly env: Env;
  /** Whether it only answers on the owner's own machine. */
  readonly isLocal: boolean;
  /** `SITE_ORIGIN`, also where the editor runs on this machine only. */
  readonly publicOrigin: string | null;
  readonly root: string;
  readonly contentDir: string;
  /** The content folder; absent for a hosted repository. */
  readonly snapshots: SnapshotSource | undefined;
  /** Lets the body of a request take minutes. */
  readonly allowSlowBody: MountOptions['allowSlowBody'];
  readonly log: (message: string, error?: unknown) => void;
}

/** The editor of a running site. */
export interface NodeEditor {
  readonly mount: MountEditor;
  /** False where it answers only why it is off. */
  readonly isOn: boolean;
  /** Lets a key open a page's document in the editor; for the owner's own machine. */
  readonly jumpTag: string;
  /** Whether a request comes with a session of the editor. */
  readonly isOwner: (request: Request) => boolean;
  /** A key for a link that opens a session once. */
  readonly issueKey: () => string;
  /** Ends its sessions and lets saving finish. */
  readonly close: () => Promise<void>;
}

const OFF = 'The editor is off: it writes to the content folder, and this site reads';

/** Opens the content folder for editing; with hosted content the editor is off, and says so. */
export async function openEditor(ports: EditorPorts): Promise<NodeEditor> {
  const { env, isLocal, publicOrigin, root, contentDir, snapshots, allowSlowBody, log } = ports;
  if (env.hosted || !snapshots) {
    const from = env.hosted?.repository ?? env.hosted?.endpoint ?? 'another source';
    const reason = `${OFF} ${from} (PRISMIC_REPOSITORY or PRISMIC_ENDPOINT): edit it at Prismic, or unset the variable`;
    console.warn(reason);
    return {
      mount: editorOff(reason),
      isOn: false,
      jumpTag: '',
      isOwner: () => false,
      issueKey: () => '',
      close: async () => {},
    };
  }
  await warnOfReserved(snapshots, log);
  const authoring = await createAuthoring({ root, contentDir, snapshots });
  // The store tells the source of changed content, which models are not.
  authoring.onChange(({ kind }) => {
    if (kind === 'models') snapshots.invalidate();
  });
  // The library reads every file once: it does so while the owner looks at the first screen. Its own
  // request says what failed.
  callOperation(authoring, 'countMedia', {}).catch(() => {});
  const files = await editorFiles(root);
  let editor: Editor | null = null;
  let sender: OpenSender | null = null;
  return {
    isOn: true,
    jumpTag: files.jumpTag,
    mount: mountEditor({
      authoring,
      files,
      password: env.editorPassword,
      secret: env.sessionSecret ?? undefined,
      siteOrigin: env.siteOrigin,
      publicOrigin,
      trustedProxies: env.trustedProxies,
      allowSlowBody,
      log,
      sender(locked) {
        const { sessionSecret } = env;
        const here = { origin: env.siteOrigin, hasSecret: sessionSecret !== null, isLocal };
        sender = nodeSender({ root, contentDir, snapshots, origin: publicOrigin, here, locked });
        return sender;
      },
      onMount: (mounted) => void (editor = mounted),
    }),
    isOwner: (request) => editor?.isOwner(request) ?? false,
    issueKey: () => editor?.issueKey() ?? '',
    async close() {
      editor?.close();
      await sender?.close();
      await authoring.close();
    },
  };
}

/** A page at an address of the site's own would be hidden. */
async function warnOfReserved(snapshots: SnapshotSource, log: (message: string) => void) {
  const { documents, languages } = await snapshots.current();
  for (const document of documents) {
    const reason = reservedAddress(document, languages);
    if (reason === null) continue;
    log(`The ${document.type} "${document.uid}" is not shown: ${reason}. Give it another uid`);
  }
}

/** Answers everything below the editor's path with the reason why it is off. */
export const editorOff =
  (reason: string): MountEditor =>
  () => {
    const app = new Hono();
    app.all('*', () => respondToError(new AuthoringError('off', reason)));
    return app;
  };

const FOLDER = 'dist/editor';

/** All styles of the editor and of the page in it are one file. */
const STYLES = 'style.css';

/** Modules of screens; a document's own are part of the window. */
const SCREENS: Readonly<Record<EditorScreen, string>> = {
  documents: 'packages/page-editor/src/window/workspace/StartScreen.tsx',
  media: 'packages/page-editor/src/rooms/library/LibraryPage.tsx',
  find: 'packages/page-editor/src/rooms/find/FindPage.tsx',
  online: 'packages/page-editor/src/rooms/online/OnlinePage.tsx',
  releases: 'packages/page-editor/src/rooms/releases/ReleasesPage.tsx',
  history: 'packages/page-editor/src/rooms/versions/HistoryScreen.tsx',
  document: 'src/app/canvas.tsx',
};

/** The editor's built files, and what its pages load of them. Throws if it was not built. */
async function editorFiles(root: string): Promise<EditorFiles & { readonly jumpTag: string }> {
  const { serve, addressOf, withImports } = await readBuild(
    join(root, FOLDER),
    'run npm run build',
  );
  const styles = [addressOf(STYLES)];
  const known = withImports('src/app/editor.tsx');
  return {
    serve,
    assets: { scripts: known, styles },
    canvas: { scripts: withImports('src/app/canvas.tsx'), styles },
    modulesOf: (screen) =>
      withImports(SCREENS[screen]).filter((address) => !known.includes(address)),
    jumpTag: `<script type="module" async src="${addressOf('src/app/jump.ts')}"></script>`,
  };
}
