import type { DocumentKey, DocumentSummary } from 'prismic-folder/contract';
import { applyPatches, type Change, type Json } from 'prismic-folder/edit';
import { sentenceOf } from '../kit/messages/sentenceOf.ts';
import { createStore } from '../kit/store.ts';
import type { DocumentSession, EditOptions, OpenDocument } from './DocumentSession.ts';
import { asDocument, writable } from './requests.ts';
import { watchPage } from './openSession.ts';

interface FirstOptions {
  readonly key: DocumentKey;
  readonly title: string;
  readonly language: string;
  /** Makes the document, and opens it. */
  readonly make: () => Promise<DocumentSession>;
  /** Called as it is closed with edits that wait, with what opens it again; with null once they are saved. */
  readonly onWaiting: (again: (() => DocumentSession) | null) => void;
  /** Calls back when the server answers again. Returns a function that stops it. */
  readonly onOnline: (listener: () => void) => () => void;
}

interface Edit {
  readonly changes: readonly Change[];
  readonly options: EditOptions;
}

/** The content of a document that nobody has changed: what visitors have while nothing of it is public. */
export const EMPTY = { data: {} };

/** A document that is made by its first edit: opening it and leaving it again writes nothing. */
export function openFirst(options: FirstOptions): DocumentSession {
  const { key, title, language, make, onWaiting, onOnline } = options;
  const summary: DocumentSummary = {
    id: '',
    type: key.type,
    name: key.name,
    uid: null,
    title,
    language,
    tags: [],
    // Visitors have it as it is.
    status: 'published',
    picture: null,
    savedAt: 0,
    problems: 0,
    releases: [],
  };
  const present = createStore<OpenDocument>({
    key,
    summary,
    version: 'published',
    revision: '',
    json: EMPTY,
    published: EMPTY,
    publicTrouble: null,
    problems: [],
    save: { kind: 'saved', at: null },
    conflicts: [],
    merged: [],
    meanwhile: null,
    readOnly: null,
    undo: null,
    redo: null,
  });
  let json: Json = EMPTY;
  /** Edits that wait for the document. */
  let waiting: readonly Edit[] = [];
  let made: DocumentSession | null = null;
  let making: Promise<void> | null = null;
  let isClosed = false;

  const show = (next: Partial<OpenDocument>) => present.set({ ...present.get(), ...next });
  const begin = () => {
    making ??= (async () => {
      show({ save: { kind: 'saving', since: Date.now() } });
      try {
        const session = await make();
        for (const { changes, options } of waiting) session.edit(changes, options);
        waiting = [];
        made = session;
        session.subscribe(() => show(session.get()));
        show(session.get());
        if (isClosed) {
          onWaiting(null);
          finish(session);
        }
      } catch (error) {
        const message = `Not saved: ${sentenceOf(error)} What you chose is in this window.`;
        show({ save: { kind: 'failed', message, retryAt: null } });
        throw error;
      } finally {
        making = null;
      }
    })();
    return making;
  };
  /** What failed is said in the bar. */
  const tryAgain = () => void begin().catch(() => undefined);
  const finish = (session: DocumentSession | null) => {
    for (const end of stop) end();
    session?.close();
  };
  const stop = [
    onOnline(() => {
      if (waiting.length > 0) tryAgain();
    }),
    watchPage({ hurry: () => undefined, mayLose: () => waiting.length > 0 }),
  ];

  const first: DocumentSession = {
    get: present.get,
    subscribe: present.subscribe,
    edit(given, options) {
      if (made) return made.edit(given, options);
      const changes = given.map(writable);
      const { value, inverse } = applyPatches(json, changes);
      if (inverse.length === 0) return;
      json = value;
      waiting = [...waiting, { changes, options }];
      show({ json: asDocument(json) });
      tryAgain();
    },
    undo: () => made?.undo() ?? null,
    redo: () => made?.redo() ?? null,
    async flush() {
      if (!made && waiting.length > 0) await begin();
      await made?.flush();
    },
    resolve: async (choices) => made?.resolve(choices),
    reload: async () => made?.reload(),
    close() {
      isClosed = true;
      if (waiting.length === 0) return finish(made);
      // What waits is saved when the server answers again, or goes on being edited.
      onWaiting(() => {
        isClosed = false;
        return first;
      });
    },
  };
  return first;
}
