import { changedValue, type Change, type Json } from '#prismic-folder/edit';
import type {
  DocumentSession,
  EditOptions,
  OpenDocument,
} from '#page-editor/document/DocumentSession.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';

export interface MemorySession extends DocumentSession {
  readonly edits: { readonly changes: readonly Change[]; readonly options: EditOptions }[];
}

/** An open document in memory. */
export function memorySession(
  type: string,
  json: DocumentJson,
  parts: Partial<OpenDocument> = {},
): MemorySession {
  const listeners = new Set<() => void>();
  const edits: MemorySession['edits'] = [];
  const before: DocumentJson[] = [];
  let open: OpenDocument = {
    key: { type, name: 'sample' },
    summary: {
      type,
      name: 'sample',
      id: 'sample',
      uid: 'sample',
      title: 'Sample',
      language: 'en-gb',
      tags: [],
      status: 'draft',
      releases: [],
      savedAt: 0,
      problems: 0,
      picture: null,
    },
    version: 'draft',
    revision: '',
    json,
    published: null,
    publicTrouble: null,
    problems: [],
    save: { kind: 'saved', at: null },
    conflicts: [],
    merged: [],
    meanwhile: null,
    readOnly: null,
    undo: null,
    redo: null,
    ...parts,
  };
  const set = (next: DocumentJson) => {
    open = { ...open, json: next };
    for (const listener of listeners) listener();
  };
  return {
    edits,
    get: () => open,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (changes, options) => {
      edits.push({ changes, options });
      before.push(open.json);
      // Cast: the file's object, changed within.
      set(changedValue(open.json as Json, changes) as DocumentJson);
    },
    undo: () => {
      const last = before.pop();
      if (last) set(last);
      return null;
    },
    redo: () => null,
    flush: async () => {},
    resolve: async () => {},
    reload: async () => {},
    close: () => {},
  };
}
