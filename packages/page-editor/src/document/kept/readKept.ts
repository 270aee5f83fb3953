import type { DocumentKey, DocumentSummary } from 'prismic-folder/contract';
import { applyPatches, EditError, type Json } from 'prismic-folder/edit';
import { createStack, type StackRange, type Step, type StepStack } from '../history.ts';
import {
  asideKey,
  baseKey,
  documentName,
  headKey,
  type KeptHead,
  type KeptStore,
  type KeptWrite,
  readBase,
  readHead,
  readStep,
  type StackName,
  stepKey,
  stepsKey,
} from './keptStore.ts';

/** Edits of a page that is gone: it was closed, reloaded, or it crashed. */
export interface KeptEdits {
  readonly head: KeptHead;
  readonly base: Json;
  /** With the edits that were not saved. */
  readonly mine: Json;
  /** With those of them that may have been saved; null if none was sent. */
  readonly sent: Json | null;
  readonly undoStack: StepStack;
  readonly redoStack: StepStack;
  /** Deletes the records. */
  readonly removal: readonly KeptWrite[];
}

interface ReadKept {
  /** The oldest first. */
  readonly edits: readonly KeptEdits[];
  /** Whether there was something that cannot be read; it was set aside. */
  readonly hasUnreadable: boolean;
  /** Lets other pages read them. */
  readonly release: () => void;
}

/** Reads what pages that are gone have kept of a document, by the names of its versions. */
export async function readKept(store: KeptStore, documents: readonly string[]): Promise<ReadKept> {
  const heads = await Promise.all(
    documents.map(async (document) => {
      const prefix = headKey(document);
      const entries = await store.entries(prefix);
      return entries.map(([key, kept]) => ({ document, page: key.slice(prefix.length), kept }));
    }),
  );
  const read = await Promise.all(
    heads.flat().map(async ({ document, page, kept }) => {
      const release = await store.claim(claimName(document, page));
      if (release === null) return null;
      const edits = await readPage(store, document, page, kept);
      return { release, edits };
    }),
  );
  const own = read.filter((one) => one !== null);
  const edits = own.flatMap((one) => one.edits ?? []);
  return {
    edits: edits.toSorted((one, other) => one.head.at - other.head.at),
    hasUnreadable: edits.length < own.length,
    release() {
      for (const one of own) one.release();
    },
  };
}

/** The names of a document's versions of releases that do not hold it any more, with edits that nobody saved. */
export async function keptOfGone(
  store: KeptStore,
  key: DocumentKey,
  { releases }: Pick<DocumentSummary, 'releases'>,
): Promise<readonly string[]> {
  const held = new Set(releases.map((id) => documentName(key, `release:${id}`)));
  const heads = await store.entries(`head/${documentName(key, 'release:')}`);
  const names = heads.flatMap(([key, kept]) => {
    const name = key.slice('head/'.length, key.lastIndexOf('/'));
    return held.has(name) || !readHead(kept)?.changes.length ? [] : [name];
  });
  return [...new Set(names)];
}

export const claimName = (document: string, page: string) => `${document}/${page}`;

/** null if something of it cannot be read; then all of it is set aside. */
async function readPage(
  store: KeptStore,
  document: string,
  page: string,
  kept: unknown,
): Promise<KeptEdits | null> {
  const [bases, steps] = await Promise.all([
    store.entries(baseKey(document, page)),
    store.entries(stepsKey(document, page)),
  ]);
  const all = [[headKey(document, page), kept] as const, ...bases, ...steps];
  const removal = all.map(([key]): KeptWrite => [key, undefined]);
  try {
    const head = readHead(kept);
    const base = head && readBase(bases[0]?.[1], head);
    if (head !== null && base !== null) {
      const found = new Map(steps);
      const stack = (name: StackName) => readStack(found, document, page, name, head[name]);
      return {
        head,
        base,
        mine: applyPatches(base, head.changes).value,
        sent: head.sent && applyPatches(base, head.sent).value,
        undoStack: stack('undo'),
        redoStack: stack('redo'),
        removal,
      };
    }
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
  }
  await store.write([...all.map(([key, value]): KeptWrite => [asideKey(key), value]), ...removal]);
  return null;
}

/** The steps of a stack, from the last one that is missing. */
function readStack(
  found: ReadonlyMap<string, unknown>,
  document: string,
  page: string,
  name: StackName,
  { first, end }: StackRange,
): StepStack {
  let steps: readonly Step[] = [];
  for (let number = first; number < end; number++) {
    const step = readStep(found.get(stepKey(document, page, name, number)));
    steps = step === null ? [] : [...steps, step];
  }
  return createStack(steps);
}

/** Of so many documents the steps are kept after everything was saved. */
const MAX_SAVED = 30;

/** Deletes the oldest records of documents that were saved completely. Edits are never deleted. */
export async function pruneKept(store: KeptStore): Promise<void> {
  const heads = await store.entries('head/');
  const saved = heads.flatMap(([key, kept]) => {
    const head = readHead(kept);
    return head !== null && head.changes.length === 0 ? [{ at: head.at, key }] : [];
  });
  const oldest = saved.toSorted((one, other) => other.at - one.at).slice(MAX_SAVED);
  for (const { key } of oldest) {
    const name = key.slice('head/'.length);
    // oxlint-disable-next-line no-await-in-loop -- there is no hurry
    const release = await store.claim(name);
    if (release === null) continue;
    // oxlint-disable-next-line no-await-in-loop
    const [base, steps] = await Promise.all([
      store.entries(`base/${name}`),
      store.entries(`step/${name}/`),
    ]);
    const removal = [[key] as const, ...base, ...steps].map(([one]): KeptWrite => [one, undefined]);
    // oxlint-disable-next-line no-await-in-loop
    await store.write(removal);
    release();
  }
}
