import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';
import { createAuthoring, type Editor } from '#prismic-folder/authoring';
import type { Views } from '#server/access/views/createViews.ts';
import type { ShareStore } from '#server/access/share/ShareStore.ts';
import { mountEditor } from '#server/editor/mountEditor.ts';
import { createContentFolder, project } from '../../support/contentFolder.ts';
import { openSite, ORIGIN } from '../access/site.ts';

export const PASSWORD = 'correct horse battery';

type Headers = Readonly<Record<string, string>>;

interface EditedOptions {
  readonly password?: string | null;
  readonly siteOrigin?: string;
  readonly trustedProxies?: number;
  readonly publicOrigin?: string;
  readonly shares?: ShareStore;
  readonly views?: Views;
  /** Stands for the providers of embeds. */
  readonly request?: typeof fetch;
}

const assetsOf = (entry: string) => ({
  scripts: [`/edit/files/${entry}.js`],
  styles: ['/edit/files/style.css'],
});

/** The site in process, with its editor, until the test ends. */
export async function openEditedSite({
  password = PASSWORD,
  siteOrigin,
  trustedProxies = 0,
  publicOrigin,
  shares,
  views,
  request,
}: EditedOptions = {}) {
  const folder = await createContentFolder();
  const { contentDir } = folder;
  const authoring = await createAuthoring({ root: dirname(contentDir), contentDir });
  onTestFinished(async () => {
    await authoring.close();
    await folder.remove();
  });
  let mounted: Editor | null = null;
  const site = await openSite(contentDir, {
    watch: true,
    siteOrigin,
    trustedProxies,
    shares,
    views,
    isOwner: (request) => mounted?.isOwner(request) ?? false,
    editor: mountEditor({
      authoring,
      files: {
        assets: assetsOf('editor'),
        canvas: assetsOf('canvas'),
        modulesOf: (screen) => [`/edit/files/${screen}.js`],
        serve: (context) => Promise.resolve(context.text(context.req.path)),
      },
      password,
      siteOrigin: siteOrigin ?? null,
      trustedProxies,
      ...(request && { request }),
      ...(publicOrigin !== undefined && { publicOrigin }),
      log: (message) => void site.logged.push(message),
      onMount: (editor) => void (mounted = editor),
    }),
  });
  // Cast: it is mounted by now.
  const editor = mounted as unknown as Editor;
  const send = async (path: string, init: RequestInit) => site.app.request(ORIGIN + path, init);
  /** Requests a page as a browser does after a click on a link of `site`, or a typed address. */
  const visit = (path: string, headers: Headers = {}) =>
    send(path, {
      headers: { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document', ...headers },
    });
  const openLink = () => visit(`/edit/open?key=${editor.issueKey()}`);
  return {
    ...site,
    editor,
    folder,
    visit,
    openLink,
    /** Opens a session by a link; returns what the browser sends then. */
    signIn: async () => cookieOf(await openLink()),
    /** Sends a form of the editor's own page. */
    submit: (path: string, fields: Headers, headers: Headers = {}) =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: {
          origin: siteOrigin ?? ORIGIN,
          'sec-fetch-site': 'same-origin',
          'sec-fetch-dest': 'document',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      }),
    /** Writes a project behind a password. */
    lock: (name: string, id = `id-${name}`) =>
      folder.write(`documents/project/${name}.json`, {
        id,
        data: { ...project('Vault', '2024-01-01', []).data, password: 'secret-word' },
      }),
  };
}

/** Opens the editor, and asks as its window does. */
export async function asOwner({
  app,
  signIn,
}: Pick<Awaited<ReturnType<typeof openEditedSite>>, 'app' | 'signIn'>) {
  const session = await signIn();
  const ask = async (method: string, path: string, body?: unknown, cookie = session) => {
    const response = await app.request(ORIGIN + path, {
      method,
      headers: {
        cookie,
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        'x-slicefolio-editor': '1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text === '' ? null : JSON.parse(text) };
  };
  return { session, ask };
}

/** The pair of a response's cookie, as a browser sends it. */
export const cookieOf = (response: Response) =>
  (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
