import { Hono } from 'hono';
import {
  callOperation,
  DRAFTS_ID,
  draftsRef,
  planPublication,
  type Authoring,
  type Editor,
} from '#prismic-folder/authoring';
import { sourceOf } from '#server/sources/embeddedRepository.ts';
import type { StillProtected } from '#server/access/policy/Policy.ts';
import { createLimiter } from '#server/lib/createLimiter.ts';
import { owner, type Preview } from '#server/access/session/Session.ts';
import { requestOrigin } from '#server/lib/publicOrigin.ts';
import { bareBootScript } from '#effects/boot/bareBoot.ts';
import {
  createEditorApp,
  type EditorAppOptions,
  type PageAssets,
  type Sender,
  type WindowFiles,
  type WindowLook,
} from '#page-editor/server';
import { preloadedFonts } from '#ui/fonts/preload.ts';
import { canvasDocument } from './canvasDocument.ts';
import type { MountEditor } from './EditorPort.ts';
import { createRemarks } from './publication/createRemarks.ts';
import { sharePorts } from './sharePorts.ts';
import { markOwner, viewPorts } from './viewPorts.ts';
import { siteRoutes } from './siteRoutes.ts';
import { stored } from './stored.ts';
import { refuseUid } from '#content/ownAddresses.ts';
import { windowStyles } from '#editing/windowStyles.ts';
import { isRecord } from '#ui/isRecord.ts';
import { faviconAddress } from '#ui/look/favicon.ts';
import { readLook } from '#ui/look/look.ts';

/** The editor's built files. */
export interface EditorFiles extends WindowFiles {
  /** What the page in the frame loads. */
  readonly canvas: PageAssets;
}

export interface MountOptions {
  readonly authoring: Authoring;
  readonly files: EditorFiles;
  /** Signs in; null where only links open sessions. */
  readonly password: string | null;
  /** Signs what tells browsers that have signed in before; random by default. */
  readonly secret?: string | undefined;
  readonly siteOrigin: string | null;
  /** The site's public origin, where the editor runs at another one. */
  readonly publicOrigin?: string | null;
  readonly trustedProxies: number;
  /** Lets the body of a request, an upload of the owner's, take minutes. */
  readonly allowSlowBody?: EditorAppOptions['allowSlowBody'];
  readonly log: (message: string, error: unknown) => void;
  /** Asks providers of embeds; the platform's by default. */
  readonly request?: typeof fetch;
  /** Gets the site online; `locked`: ids of the documents behind a password. */
  readonly sender?: ((locked: () => Promise<readonly string[]>) => Sender) | undefined;
  /** Called with the editor once it is part of the site. */
  readonly onMount: (editor: Editor) => void;
}

const SECOND = 1000;

/** Five attempts at once from one address, then one per ten seconds. */
const PER_ADDRESS = { burst: 5, interval: 10 * SECOND, maxKeys: 10_000 };

/** Fifty at once from all addresses, then one per five seconds: 17,000 guesses a day. */
const ALL = { burst: 50, interval: 5 * SECOND, maxKeys: 1 };

/** For each browser that has signed in before, which none of the above counts for. */
const PER_BROWSER = { burst: 5, interval: 10 * SECOND, maxKeys: 1000 };

/** Where protected media and external projects are, which the canvas shows its owner. */
const GUARDED = ['/media', '/external'];

const [thin, regular, medium] = preloadedFonts;

const font = (weight: number, address: string | undefined) =>
  `@font-face { font-family: Poppins; font-weight: ${weight}; font-display: swap; src: url('${address}') format('woff2'); }`;

/** The site's font, for pages that the server renders by itself. */
const fontFaces = [font(200, thin), font(400, regular), font(500, medium), ''].join('\n');

/** The address of the drafts' preview: unlike their ref it stays the same while they are edited. */
const draftsToken = ({ url }: Request) => `${new URL(url).origin}/api/v2/previews/${DRAFTS_ID}`;

const namesOf = ({ documents, media, external }: StillProtected) => ({
  documents: documents.map(({ id }) => id),
  media: [...media],
  external: [...external],
});

/** What visitors miss: published documents, and what these show. Files that nothing uses are no loss. */
const missedNames = (still: StillProtected) => {
  const missed = new Set(still.missed);
  const { documents, media, external } = namesOf(still);
  const isMissed = (name: string) => missed.has(name);
  return { documents, media: media.filter(isMissed), external: external.filter(isMissed) };
};

/** The host a browser asked for: what trusted proxies forward, else what the request names. */
function hostOf(request: Request, trustedProxies: number): string | null {
  const named = trustedProxies === 0 ? request.headers.get('host') : null;
  if (named !== null) return named;
  const origin = requestOrigin(request, trustedProxies);
  return origin === null ? null : new URL(origin).host;
}

/** The editor as part of a site. */
export function mountEditor(options: MountOptions): MountEditor {
  const { authoring, files, trustedProxies, log } = options;
  const origins = [options.siteOrigin, options.publicOrigin].filter(
    (one) => typeof one === 'string',
  );
  const drafts = async (request: Request): Promise<Preview | null> =>
    (await draftsRef(authoring)) === null ? null : { kind: 'token', token: draftsToken(request) };
  return (site, siteAfter) => {
    const { startPreview, addressOf, contentProxy, shares, views, appearance, cards } = site;
    const locked = async (request: Request) => {
      const { documents } = await contentProxy.policyOf({ preview: await drafts(request) });
      return [...documents.keys()];
    };
    const { app, editor } = createEditorApp({
      ...options,
      sender: options.sender?.(async () => {
        const { listed, documents } = await contentProxy.policyOf({ preview: null });
        return listed.flatMap(({ id, type }) =>
          type === 'project' && documents.has(id) ? [id] : [],
        );
      }),
      addressOf,
      alsoFor: GUARDED,
      shares: shares
        ? sharePorts({
            shares,
            published: contentProxy.published,
            publicOrigin: options.publicOrigin ?? null,
          })
        : undefined,
      views: views ? viewPorts(views, options.publicOrigin ?? null) : undefined,
      protection: {
        locked,
        current: async () =>
          missedNames((await contentProxy.policyOf({ preview: null })).stillProtected),
        after: async (content) => namesOf(await contentProxy.uncoveredBy(sourceOf(content))),
        makePublic: (names) =>
          stored('Nothing was made public', () => contentProxy.makePublic(names)),
      },
      limits: {
        addresses: createLimiter(PER_ADDRESS),
        all: createLimiter(ALL),
        browsers: createLimiter(PER_BROWSER),
      },
      remarkOn: createRemarks(siteAfter, origins),
      async refuseName(type, uid) {
        const { languages } = await callOperation(authoring, 'listLanguages', {});
        return refuseUid({ type, uid }, languages);
      },
      hostOf: (request) => hostOf(request, trustedProxies),
      async startPreview(request, { release, document }) {
        const preview: Preview | null =
          release === undefined ? await drafts(request) : { kind: 'release', id: release };
        if (preview === null) return null;
        const started = await startPreview(request, preview, document ?? null);
        return started && { path: started.path ?? '/', cookie: started.cookie };
      },
      words: { command: 'npm run edit', fontFaces },
      window: {
        files,
        boot: bareBootScript,
        icon: '/favicon.svg',
        // Without it the window has its own colours.
        look: () =>
          draftLook(authoring).catch((error: unknown) => {
            log('The look of the site could not be read', error);
            return null;
          }),
      },
      canvasDocument: () => canvasDocument(files.canvas),
      async contentOf(shown, request) {
        const preview = shown.kind === 'drafts' ? await drafts(request) : shown;
        return contentProxy.forSession({ ...owner, preview }).respond;
      },
      siteRoutes: siteRoutes({
        locked,
        appearance,
        cards,
        siteAfter: async (publication) =>
          siteAfter(sourceOf(await planPublication(authoring, publication, { withErrors: true }))),
        drafts,
      }),
    });
    options.onMount(editor);
    const marked = new Hono();
    if (views) marked.use(markOwner(editor));
    return marked.route('/', app);
  };
}

/** What the editor's window has from its first paint: the colours of the look as it is edited; null without one. */
async function draftLook(authoring: Authoring): Promise<WindowLook | null> {
  const query = { type: 'look', pageSize: 1 };
  const [found] = (await callOperation(authoring, 'listDocuments', { query })).documents;
  if (!found) return null;
  const { type, name, lang } = found;
  const { json } = await callOperation(authoring, 'readDocument', {
    params: { type, name },
    query: lang === undefined ? {} : { lang },
  });
  const data = isRecord(json) ? json['data'] : null;
  return { styles: windowStyles(data), icon: faviconAddress(readLook(data).ramp?.turn ?? null) };
}
