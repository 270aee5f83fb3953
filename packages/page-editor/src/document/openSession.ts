import type { DocumentKey, Problem, VersionName } from 'prismic-folder/contract';
import { formatPath, type JsonPath } from 'prismic-folder/edit';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { createStore } from '../kit/store.ts';
import { chosenChanges, createComparison } from './conflicts.ts';
import { createContent, type Refused } from './content.ts';
import type { DocumentJson } from '../model/DocumentJson.ts';
import type { DocumentSession, OpenDocument } from './DocumentSession.ts';
import { createKeeper } from './kept/createKeeper.ts';
import { documentName, type KeptStore, openKeptStore } from './kept/keptStore.ts';
import { claimName, keptOfGone, pruneKept, readKept } from './kept/readKept.ts';
import { asDocument, putBack, readRequest, writable } from './requests.ts';
import { type Clock, systemClock } from './saving.ts';
import { createSync } from './sync.ts';

export interface SessionOptions {
  /** A release's version; by default the draft, else what is published. */
  readonly version?: VersionName;
  /** What visitors have while nothing is public; by default nothing. */
  readonly instead?: DocumentJson;
  /** What the owner should know, as a sentence, and the place it is about. */
  readonly onNotice?: (sentence: string, path: JsonPath | null) => void;
  /**
   * The release whose version is open does not hold it any more: it was published, or taken out. What was not saved in
   * it is in the document when that is opened next.
   */
  readonly onLeft?: () => void;
  /** Where edits are kept; this browser's database by default, null: nowhere. */
  readonly store?: KeptStore | null;
  readonly clock?: Clock;
}

const NOTHING_KEPT =
  'This browser keeps nothing for this site. Do not close this window before your text is saved.';
const SET_ASIDE =
  'Text that another version of the editor kept in this browser cannot be read. It was set aside.';
const BROUGHT_BACK = 'Your last text was not saved yet. It is in the document again.';

/** Documents of this page that are being closed, whichever version: they are opened again once that is done. */
const closing = new Map<string, Promise<unknown>>();

/** In ms: a server that is away must not hold a document back. */
const PATIENCE = 2000;

/** Opens a document. Edits that were kept in this browser and not saved are in it. */
export async function openSession(
  api: AuthoringClient,
  key: DocumentKey,
  options: SessionOptions = {},
): Promise<DocumentSession> {
  const { clock = systemClock, onNotice = () => undefined, version } = options;
  const line = version?.startsWith('release:') === true ? version : undefined;
  const opening = options.store === undefined ? openKeptStore() : options.store;
  const name = documentName(key, version);
  const document = documentName(key);
  const earlier = closing.get(document);
  if (earlier) {
    await Promise.race([
      earlier,
      new Promise<void>((resolve) => void clock.after(PATIENCE, resolve)),
    ]);
  }

  const [store, opened] = await Promise.all([
    opening,
    api.call('readDocument', readRequest(key, line)),
  ]);
  const content = createContent(opened);
  const page = pageName();
  const keeper = createKeeper({
    store,
    document: name,
    page,
    now: clock.now,
    content,
    onRefused: () => onNotice(NOTHING_KEPT, null),
  });
  const sync = createSync({
    api,
    key,
    line,
    opened,
    content,
    keeper,
    clock,
    onChange: () => publish(),
    onLeft: () => options.onLeft?.(),
    onForeign: (path) => {
      // Conflicts are said where they are chosen, with what went in beside them.
      if (content.conflicts().length === 0) onNotice(foreignNotice(), path);
    },
  });

  const foreignNotice = () => {
    const { title } = sync.known().summary;
    const isMerged = content.history.labels().undo !== null;
    return isMerged
      ? `${title} was also changed elsewhere. Both changes are in.`
      : `${title} was changed elsewhere. This is how it is now.`;
  };
  let isClosed = false;
  /** Once it is closed nothing is saved: what comes late is refused, and that is said. */
  const readOnlyNow = () => {
    const { summary, readOnly } = sync.known();
    return readOnly ?? (isClosed ? `${summary.title} is closed.` : null);
  };
  const compare = createComparison();
  const read = (): OpenDocument => {
    const known = sync.known();
    const { version, revision } = content.base();
    return {
      key,
      version,
      revision,
      json: asDocument(content.json()),
      conflicts: content.conflicts(),
      merged: content.merged(),
      meanwhile: compare(sync.madeFrom(), content.json(), known.published),
      ...content.history.labels(),
      ...known,
      readOnly: readOnlyNow(),
      published: known.published ?? options.instead ?? null,
      problems: [...known.problems, ...refusedProblems(content.refused())],
    };
  };
  const present = createStore(read());
  const publish = () => present.set(read());
  const afterEdit = () => {
    sync.touch();
    keeper.keep();
    publish();
  };
  const travel = (go: () => JsonPath | null) => {
    const path = readOnlyNow() === null ? go() : null;
    if (path !== null) afterEdit();
    return path;
  };

  const releases: (() => void)[] = [];
  if (store === null) onNotice(NOTHING_KEPT, null);
  else await adopt(store).catch(() => onNotice(NOTHING_KEPT, null));

  /** Takes over what pages that are gone have kept. */
  async function adopt(kept: KeptStore): Promise<void> {
    const release = await kept.claim(claimName(name, page));
    if (release) releases.push(release);
    const gone = line === undefined ? await keptOfGone(kept, key, opened.document) : [];
    const found = await readKept(kept, [name, ...gone]);
    for (const edits of found.edits) {
      if (edits.head.changes.length > 0 || edits === found.edits.at(-1)) content.replay(edits);
    }
    if (found.edits.length > 0) {
      keeper.remove(found.edits.flatMap(({ removal }) => removal));
      keeper.keep();
      void keeper.settled().then(found.release);
    } else found.release();
    if (found.hasUnreadable) onNotice(SET_ASIDE, null);
    if (content.unsaved().length > 0) onNotice(BROUGHT_BACK, content.unsaved()[0]?.path ?? null);
    void pruneKept(kept).catch(() => undefined);
  }

  releases.push(
    api.onChange((event) => sync.onEvent(event)),
    api.onOnline(() => sync.onOnline()),
    watchPage({
      hurry: () => sync.hurry(),
      mayLose: () => {
        const { save } = present.get();
        // Who signs in again finds it in the document.
        const isWaiting =
          save.kind === 'failed' ? save.isSignedOut !== true : save.kind === 'conflict';
        return content.unsaved().length > 0 && (!keeper.isKept() || isWaiting);
      },
    }),
  );
  await sync.start();
  publish();

  return {
    get: present.get,
    subscribe: present.subscribe,
    edit(changes, given) {
      if (readOnlyNow() !== null) return;
      if (content.edit(changes.map(writable), given, clock.now())) afterEdit();
    },
    undo: () => travel(() => content.undo()),
    redo: () => travel(() => content.redo()),
    flush: () => sync.flush(),
    async resolve(choices) {
      const { meanwhile, summary } = present.get();
      if (content.conflicts().length === 0 && meanwhile !== null) {
        const changes = chosenChanges(content.json(), meanwhile, choices);
        const label = 'choose between two versions';
        if (content.edit(changes, { label }, clock.now())) afterEdit();
        await sync.flush();
        await sync.takePublished();
        return;
      }
      if (content.isLost()) {
        const choice = choices.find(({ path }) => path.length === 0);
        if (choice?.keep === 'disk') sync.letGo();
        else if (choice) sync.restored(await putBack(api, key, summary, content.json()));
      } else content.resolve(choices, clock.now());
      afterEdit();
      if (content.conflicts().length === 0) await sync.flush();
    },
    reload: () => sync.reload(),
    close(last) {
      const isWaiting = ['unsaved', 'saving'].includes(sync.known().save.kind);
      const end = async () => {
        if (isWaiting) await sync.flush().catch(() => undefined);
        sync.stop();
        isClosed = true;
        await keeper.stop();
        // Not while its screen goes, which would take it for a change of the document.
        publish();
        for (const release of releases) release();
        if (content.unsaved().length === 0) await last?.(present.get()).catch(() => undefined);
      };
      const ended = Promise.all([closing.get(document), end()]);
      closing.set(document, ended);
      void ended.then(() => {
        if (closing.get(document) === ended) closing.delete(document);
      });
    },
  };
}

/** Different for each page, also on addresses where browsers have no `randomUUID`. */
function pageName(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3));
  return [...numbers].map((number) => number.toString(36)).join('');
}

const refusedProblems = (refused: readonly Refused[]): readonly Problem[] =>
  refused.map(({ path, message }) => ({
    file: '',
    field: formatPath(path),
    reason: message,
    severity: 'error',
  }));

interface PageOptions {
  /** Saves now, as the page may go away. */
  readonly hurry: () => void;
  /** Whether something would be lost if the page were closed now. */
  readonly mayLose: () => boolean;
}

/** Saves when the page is hidden, and asks before it is left if something could be lost. */
export function watchPage({ hurry, mayLose }: PageOptions): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('pagehide', hurry, { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (mayLose()) event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') hurry();
    },
    { signal },
  );
  return () => stop.abort();
}
