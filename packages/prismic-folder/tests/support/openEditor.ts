import { onTestFinished, vi } from 'vitest';
import type { ChangeEvent } from '../../src/authoring/contract/session.ts';
import type { Authoring } from '../../src/authoring/createAuthoring.ts';
import {
  createEditor,
  type Editor,
  type EditorOptions,
} from '../../src/authoring/http/createEditor.ts';
import type { SitePorts } from '../../src/authoring/OperationContext.ts';
import { operationEntries, type OperationName } from '../../src/authoring/operations.ts';
import { sessionOperations } from '../../src/authoring/operations/session.ts';

export const ORIGIN = 'http://localhost:3000';
export const PASSWORD = 'correct horse battery';

/** An editor with a session, and a browser's headers; no operation but the session's reaches a folder. */
export interface TestEditor {
  readonly editor: Editor;
  readonly authoring: RecordedAuthoring;
  /** `Cookie` of an open session. */
  readonly cookie: string;
  /** Unexpected errors that were logged. */
  readonly logged: unknown[];
  /** Lets the computer sleep for so many ms: the date goes on, and no monotonic clock does. */
  sleep(ms: number): void;
  /** Asks the API as a page of the editor does; `headers` replace those of the page. */
  ask(method: string, path: string, body?: unknown, headers?: HeadersInit): Promise<Response>;
}

interface RecordedAuthoring {
  /** Operations and what they were called with; files as the bytes they had. */
  readonly calls: (readonly [OperationName, object])[];
  /** Thrown by the next call. */
  fail(error: unknown): void;
  emit(event: ChangeEvent): void;
  /** Number of listeners to changes. */
  listeners(): number;
}

type TestEditorOptions = Partial<
  Pick<EditorOptions, 'siteOrigin' | 'password' | 'secret'> &
    SitePorts & {
      /** A folder that operations reach; without it they are recorded, and time stands still. */
      readonly authoring: Authoring;
    }
>;

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

/** The form that a password is sent with. */
export const signInForm = (cookie = '', origin = ORIGIN) =>
  new Request(`${origin}/edit/sign-in`, { method: 'POST', headers: { origin, cookie } });

async function bytesOf(body: unknown): Promise<unknown> {
  if (!(body instanceof ReadableStream)) return body;
  let bytes = 0;
  for await (const chunk of body) bytes += chunk.byteLength;
  return bytes;
}

/** Puts a recorder in the place of every operation that works on the folder. */
function recordOperations(): Pick<RecordedAuthoring, 'calls' | 'fail'> {
  const calls: (readonly [OperationName, object])[] = [];
  let failure: unknown;
  for (const [name, operation] of operationEntries) {
    if (Object.hasOwn(sessionOperations, name) && name !== 'readModels') continue;
    const spy = vi.spyOn(operation, 'run').mockImplementation(async ({ params, query, body }) => {
      const sent = await bytesOf(body);
      calls.push([
        name,
        {
          ...(operation.params && { params }),
          ...(operation.query && { query }),
          ...(operation.body && { body: sent }),
        },
      ]);
      const error = failure;
      failure = undefined;
      if (error !== undefined) throw error;
      return operation.result === 'nothing' ? undefined : {};
    });
    onTestFinished(() => spy.mockRestore());
  }
  return { calls, fail: (error) => void (failure = error) };
}

export function openEditor({ authoring, ...options }: TestEditorOptions = {}): TestEditor {
  if (authoring === undefined && !vi.isFakeTimers()) {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
  }
  if (authoring === undefined) vi.setSystemTime(0);
  const logged: unknown[] = [];
  const listeners = new Set<(event: ChangeEvent) => void>();
  const onChange = (listener: (event: ChangeEvent) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const attempts = new Map<string, number>();
  const limiter = (burst: number) => ({
    wait: (key: string) => ((attempts.get(`${burst}${key}`) ?? 0) >= burst ? 10_000 : 0),
    count: (key: string) =>
      void attempts.set(`${burst}${key}`, (attempts.get(`${burst}${key}`) ?? 0) + 1),
  });
  const recorded = authoring ? { calls: [], fail: () => {} } : recordOperations();
  const editor = createEditor({
    // Cast: nothing reaches the folder but who listens to it.
    authoring: authoring ?? ({ onChange } as Authoring),
    siteOrigin: null,
    password: PASSWORD,
    limits: { addresses: limiter(3), all: limiter(5), browsers: limiter(2) },
    log: (_message, error) => void logged.push(error),
    ...options,
  });
  const opened = editor.openByKey(new Request(`${ORIGIN}/edit/open`), editor.issueKey());
  const cookie = pairOf(opened ?? '');
  return {
    editor,
    authoring: {
      ...recorded,
      emit: (event) => listeners.forEach((listener) => listener(event)),
      listeners: () => listeners.size,
    },
    cookie,
    logged,
    sleep: (ms) => void vi.setSystemTime(Date.now() + ms),
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
