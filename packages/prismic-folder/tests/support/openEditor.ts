import { createEditor, type Editor } from '../../src/authoring/http/createEditor.ts';
import type { ShareLink } from '../../src/authoring/contract/sharing.ts';
import type { PublicNames } from '../../src/authoring/contract/protection.ts';
import type { ProtectionPorts } from '../../src/authoring/http/handlers/protectionHandlers.ts';
import type { SharePorts } from '../../src/authoring/http/handlers/sharingHandlers.ts';
import { recordingAuthoring, type RecordingAuthoring } from './recordingAuthoring.ts';

export const ORIGIN = 'http://localhost:3000';
export const PASSWORD = 'correct horse battery';

/** An editor with a clock, a session, and a browser's headers. */
export interface TestEditor {
  readonly editor: Editor;
  readonly authoring: RecordingAuthoring;
  /** `Cookie` of an open session. */
  readonly cookie: string;
  /** Unexpected errors that were logged. */
  readonly logged: unknown[];
  /** Sets the clock forward by ms. */
  pass(ms: number): void;
  /** Asks the API as a page of the editor does; `headers` replace those of the page. */
  ask(method: string, path: string, body?: unknown, headers?: HeadersInit): Promise<Response>;
}

interface TestEditorOptions {
  readonly siteOrigin?: string | null;
  readonly password?: string | null;
  readonly secret?: string;
  readonly hasShares?: boolean;
  /** What the site protects, if it protects anything. */
  readonly stillProtected?: PublicNames | null;
}

/** Headers with those of `more`; an empty value removes one. */
export function headersWith(base: HeadersInit, more: HeadersInit = {}): Headers {
  const headers = new Headers(base);
  for (const [name, value] of new Headers(more)) {
    if (value === '') headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}

/** The pair of a `set-cookie` value, as a browser sends it. */
export const pairOf = (setCookie: string) => setCookie.split(';', 1)[0] ?? '';

const SHARE = 'share-of-north';
const never = { count: 0, lastOn: null };
const share: ShareLink = {
  id: SHARE,
  client: 'North',
  createdAt: 0,
  expiresAt: 1,
  revokedAt: null,
  state: 'open',
  address: `${ORIGIN}/project/a?share=b`,
  opens: never,
};

/** Stands for a site with one link. */
const recordedShares: SharePorts = {
  read: async () => ({ links: [share], password: never, areLasting: true, reach: 'machine' }),
  create: async (_document, link) => ({ ...share, ...link }),
  revoke: async (_document, id) => (id === SHARE ? { ...share, state: 'revoked' } : null),
  remove: async (_document, id) => id === SHARE,
};

const recordedProtection = (
  { answer }: RecordingAuthoring,
  names: PublicNames,
): ProtectionPorts => ({
  current: () => answer('protected', [], names),
  after: async () => names,
  makePublic: (given) => answer('makePublic', [given], undefined),
});

export function openEditor({
  siteOrigin = null,
  password = PASSWORD,
  secret,
  hasShares = true,
  stillProtected = null,
}: TestEditorOptions = {}): TestEditor {
  let time = 0;
  const logged: unknown[] = [];
  const authoring = recordingAuthoring();
  const attempts = new Map<string, number>();
  const limiter = (burst: number) => ({
    wait: (key: string) => ((attempts.get(`${burst}${key}`) ?? 0) >= burst ? 10_000 : 0),
    count: (key: string) =>
      void attempts.set(`${burst}${key}`, (attempts.get(`${burst}${key}`) ?? 0) + 1),
  });
  const editor = createEditor({
    authoring,
    siteOrigin,
    password,
    secret,
    limits: { addresses: limiter(3), all: limiter(5), browsers: limiter(2) },
    now: () => time,
    startPreview: async (_request, { release }) =>
      release === 'gone' ? null : { path: '/', cookie: `preview=${release ?? 'drafts'}` },
    ...(hasShares && { shares: recordedShares }),
    ...(stillProtected && { protection: recordedProtection(authoring, stillProtected) }),
    log: (_message, error) => void logged.push(error),
  });
  const opened = editor.openByKey(new Request(`${ORIGIN}/edit/open`), editor.issueKey());
  const cookie = pairOf(opened ?? '');
  return {
    editor,
    authoring,
    cookie,
    logged,
    pass: (ms) => void (time += ms),
    ask(method, path, body, headers) {
      const isJson = body !== undefined && typeof body !== 'string';
      return editor.api(
        new Request(`${ORIGIN}/edit/api/v1${path}`, {
          method,
          headers: headersWith(
            {
              cookie,
              host: 'localhost:3000',
              'sec-fetch-site': 'same-origin',
              'x-slicefolio-editor': '1',
              ...(method !== 'GET' && { origin: ORIGIN }),
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            headers,
          ),
          ...(body !== undefined && { body: isJson ? JSON.stringify(body) : String(body) }),
        }),
        '127.0.0.1',
      );
    },
  };
}

/** Code of an error's body. */
export async function codeOf(response: Response): Promise<string> {
  // Cast: every refusal of the API has this form.
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  return error.code;
}
