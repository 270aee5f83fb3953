import type { Authoring } from '../../src/authoring/Authoring.ts';
import type { DocumentKey, DocumentSummary } from '../../src/authoring/contract/documents.ts';
import type { Snapshot } from '../../src/types.ts';
import type { ChangeEvent } from '../../src/authoring/contract/events.ts';

/** A service that records what it is asked for, and answers with values of the right form. */
export interface RecordingAuthoring extends Authoring {
  /** Name and arguments of each call; streams as the bytes they gave. */
  readonly calls: (readonly [string, ...unknown[]])[];
  /** Thrown by the next call. */
  fail(error: unknown): void;
  /** A call of another part of the site. */
  answer<Result>(name: string, args: unknown[], result: Result): Promise<Result>;
  emit(event: ChangeEvent): void;
  /** Number of listeners to changes. */
  listeners(): number;
}

const REVISION = 'abcdefghijklmnopqrstuvwxyz0';

const summary = (key: DocumentKey): DocumentSummary => ({
  ...key,
  id: `id-${key.name}`,
  uid: key.name,
  title: key.name,
  picture: null,
  language: key.lang ?? 'en-us',
  tags: [],
  status: 'draft',
  releases: [],
  savedAt: 0,
  problems: 0,
});

const version = (key: DocumentKey) => ({
  document: summary(key),
  version: 'draft' as const,
  revision: REVISION,
  json: {},
  problems: [],
});

const entry = (id: string) => ({ id, source: 'saved' as const, at: 0, version: 'draft', bytes: 2 });
const item = (name: string) => ({
  name,
  kind: 'file' as const,
  contentType: 'text/plain',
  bytes: 1,
  savedAt: 0,
  uses: 0,
});
const file = { name: 'one.webp', bytes: 1, width: 1, height: 1 };
const mediaCounts = {
  total: 0,
  bytes: 0,
  shows: { picture: 0, drawing: 0, film: 0, sound: 0, document: 0 },
  unused: 0,
  undescribed: 0,
  duplicates: 0,
  oversized: 0,
  usedIn: [],
};
const report = { published: [], problems: [] };
const publication = { id: 'a', at: 1, release: null, documents: [], refusal: null };
const tongue = (id: string) => ({ id, name: id, isMaster: id === 'en-us', documents: 0 });
const shelf = (id: string) => ({ id, label: id, documents: [] });

async function bytesOf(body: ReadableStream<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of body) bytes += chunk.byteLength;
  return bytes;
}

const SNAPSHOT: Snapshot = {
  name: 'test',
  languages: [{ id: 'en-us', name: 'English' }],
  visibility: 'open',
  accessTokens: [],
  models: { types: new Map(), slices: new Map() },
  ref: 'master',
  documents: [],
  releases: [],
  drafts: null,
  problems: [],
};

export function recordingAuthoring(): RecordingAuthoring {
  const calls: [string, ...unknown[]][] = [];
  const listeners = new Set<(event: ChangeEvent) => void>();
  let failure: unknown;
  const answer = async <Result>(name: string, args: unknown[], result: Result) => {
    calls.push([name, ...args]);
    if (failure === undefined) return result;
    const error = failure;
    failure = undefined;
    throw error;
  };
  const received = async (name: string, file: string, body: ReadableStream<Uint8Array>) =>
    answer(name, [file, await bytesOf(body)], item(file));
  return {
    calls,
    answer,
    fail: (error) => void (failure = error),
    emit: (event) => listeners.forEach((listener) => listener(event)),
    listeners: () => listeners.size,
    documents: {
      list: (filter) => answer('list', [filter], { documents: [], total: 0 }),
      counts: () => answer('counts', [], { types: [], languages: [], tags: [] }),
      uses: (key) => answer('documentUses', [key], []),
      read: (key, asked) => answer('read', [key, asked], version(key)),
      create: (given) =>
        answer('create', [given], version({ type: given.type, name: given.uid ?? 'a' })),
      save: (key, request) => answer('save', [key, request], version(key)),
      duplicate: (key, name) => answer('duplicate', [key, name], version(key)),
      rename: (key, name) => answer('rename', [key, name], summary({ ...key, name })),
      discard: (key) => answer('discard', [key], undefined),
      archive: (key, options) => answer('archive', [key, options], report),
      restore: (key) => answer('restore', [key], version(key)),
      merge: (key, request) => answer('merge', [key, request], version(key)),
      remove: (key, options) => answer('remove', [key, options], report),
    },
    releases: {
      list: () => answer('releases', [], []),
      create: (release) => answer('createRelease', [release], shelf('a')),
      update: (id, release) => answer('updateRelease', [id, release], shelf(id)),
      remove: (id) => answer('removeRelease', [id], undefined),
      add: (id, key) => answer('add', [id, key], version(key)),
      take: (id, key) => answer('take', [id, key], undefined),
      publish: (request) => answer('publish', [request], report),
      undoPublish: (request) => answer('undoPublish', [request], undefined),
      publications: () => answer('publications', [], [publication]),
      undoPublication: (id) => answer('undoPublication', [id], undefined),
    },
    history: {
      removed: () => answer('removed', [], [{ type: 'page', name: 'a', title: 'A', removedAt: 1 }]),
      list: (key) => answer('history', [key], [entry('a')]),
      read: (key, id) => answer('readHistory', [key, id], { ...entry(id), json: {} }),
      restore: (key, id) => answer('restoreHistory', [key, id], version(key)),
    },
    content: () => answer('content', [], SNAPSHOT),
    plan: (publication) => answer('plan', [publication], SNAPSHOT),
    sets: {
      read: () => answer('sets', [], { demo: null, sets: [] }),
      keepDemo: () => answer('keepDemo', [], undefined),
      start: (content) => answer('startContent', [content], { aside: 'demo-2026-11-24' }),
      restore: (name) => answer('restoreContent', [name], { aside: 'site-2026-11-24' }),
    },
    media: {
      list: (filter) => answer('media', [filter], { media: [], total: 0 }),
      read: (name) => answer('readMedia', [name], item(name)),
      upload: (name, body) => received('upload', name, body),
      replace: (name, body) => received('replace', name, body),
      rename: (name, to) => answer('renameMedia', [name, to], item(to)),
      describe: (name, details) => answer('describe', [name, details], item(name)),
      counts: () => answer('counts', [], mediaCounts),
      shrink: (name, options) => answer('shrink', [name, options], { before: file, after: file }),
      remove: (name) => answer('removeMedia', [name], { binned: 'a1' }),
      bin: () => answer('bin', [], [{ id: 'a1', name: 'one.webp', bytes: 1, at: 1 }]),
      restore: (id) => answer('restoreMedia', [id], item(id)),
      uses: (name) => answer('uses', [name], []),
    },
    languages: {
      list: () => answer('languages', [], [tongue('en-us')]),
      add: (language) => answer('addLanguage', [language], tongue(language.id)),
      rename: (id, name) => answer('renameLanguage', [id, name], { ...tongue(id), name }),
      remove: (id) => answer('removeLanguage', [id], undefined),
      translations: (filter) => answer('translations', [filter], { translations: [], total: 0 }),
      versions: (key) => answer('versions', [key], [summary(key)]),
      translate: (key, request) =>
        answer('translate', [key, request], version({ ...key, lang: request.to })),
    },
    finding: {
      text: (text, page) => answer('findText', [text, page], { documents: [], total: 0 }),
      slices: (filter) => answer('findSlices', [filter], { documents: [], total: 0 }),
      links: (to) => answer('findLinks', [to], []),
      replace: (request) => answer('replaceLinks', [request], { saved: [], refused: [] }),
      undo: (saved) => answer('undoReplace', [saved], undefined),
    },
    models: () => answer('models', [], { types: [], slices: [], problems: [] }),
    draftsRef: () => answer('draftsRef', [], null),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {},
  };
}
