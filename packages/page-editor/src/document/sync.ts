import type {
  ChangeEvent,
  DocumentKey,
  DocumentVersion,
  Problem,
  VersionName,
} from 'prismic-folder/contract';
import type { Change, Json, JsonPath } from 'prismic-folder/edit';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { sentenceOf } from '../kit/messages/sentenceOf.ts';
import { sharing } from './conflicts.ts';
import type { Content } from './content.ts';
import type { OpenDocument, SaveState } from './DocumentSession.ts';
import type { Keeper } from './kept/createKeeper.ts';
import { asDocument, contractChanges, readRequest, withoutNote } from './requests.ts';
import { type Clock, codeOf, isFinal, notSaved, refusedFields, retryDelay } from './saving.ts';

/** What is known of the document besides its content. */
export type Known = Pick<
  OpenDocument,
  'summary' | 'problems' | 'published' | 'publicTrouble' | 'readOnly' | 'save'
>;

interface SyncOptions {
  readonly api: AuthoringClient;
  readonly key: DocumentKey;
  /** Set for a release: only this version is read. */
  readonly line: VersionName | undefined;
  readonly opened: DocumentVersion;
  readonly content: Content;
  readonly keeper: Keeper;
  readonly clock: Clock;
  readonly onChange: () => void;
  /** Others have changed something. */
  readonly onForeign: (path: JsonPath) => void;
  /** The release that is read does not hold the document any more, which is there. Nothing is read or saved from then on. */
  readonly onLeft: () => void;
}

/** In ms: how long a pause after typing is, and how long typing may go on unsaved. */
const PAUSE = 300;
const LONGEST = 2000;

/** Events that did not come are forgotten. */
const MAX_EXPECTED = 20;

/** Somebody who changes the file that often in a row is a program. */
const MAX_CLASHES = 5;

/** What a request to save led to. */
type Outcome = 'saved' | 'again' | 'wait';

type Failure = Omit<Extract<SaveState, { kind: 'failed' }>, 'kind'>;

/** Keeps a document's content and its file the same: saves edits, and takes in what others change. */
export function createSync(options: SyncOptions) {
  const { api, key, line, opened, content, keeper, clock, onChange, onForeign, onLeft } = options;
  const { params, query } = readRequest(key);
  const read = (version?: VersionName) => api.call('readDocument', readRequest(key, version));
  // Events that came while a save was under way: only its answer tells which of them are its own.
  let held: DocumentEvent[] | null = null;
  // Revisions that this page has written and not heard of yet.
  let expected: readonly string[] = [];
  let { document: summary, problems } = opened;
  let published: Json | null = null;
  let publicTrouble: string | null = null;
  let madeFrom = madeFromIn(opened);
  let readOnly = readOnlyReason(opened.version);
  let save: SaveState = { kind: 'saved', at: null };
  let failure: Failure | null = null;
  let savedAt: number | null = null;
  let [isStale, isPublishedStale, mustSave, isStopped] = [false, true, false, false];
  let [attempt, publicAttempt, clashes] = [0, 0, 0];
  let firstEdit: number | null = null;
  let cancelTimer = () => {};
  let cancelPublicTimer = () => {};
  let isWorking = false;
  let working: Promise<void> = Promise.resolve();

  const settle = (isUnsaved = content.unsaved().length > 0) => {
    if (held !== null) return;
    if (content.conflicts().length > 0) save = { kind: 'conflict' };
    else if (failure) save = { kind: 'failed', ...failure };
    else save = isUnsaved ? { kind: 'unsaved' } : { kind: 'saved', at: savedAt };
  };

  const wait = (ms: number) => {
    cancelTimer();
    cancelTimer = clock.after(ms, () => {
      mustSave = true;
      firstEdit = null;
      // Nobody knows whether what failed was written.
      if (failure !== null && failure.retryAt !== null) isStale = true;
      void work();
    });
  };

  const stop = () => {
    isStopped = true;
    cancelTimer();
    cancelPublicTimer();
  };

  const schedule = () => {
    firstEdit ??= clock.now();
    wait(Math.min(PAUSE, Math.max(0, firstEdit + LONGEST - clock.now())));
  };

  const accept = (version: DocumentVersion) => {
    ({ document: summary, problems } = version);
    readOnly = readOnlyReason(version.version);
    if (version.version === 'published') {
      knowPublished(content.base().json);
      madeFrom = null;
    }
    keeper.keep();
  };

  const fail = (error: unknown, isLasting = isFinal(error)) => {
    const retryAt = isLasting ? null : clock.now() + retryDelay(attempt);
    attempt += 1;
    const isSignedOut = codeOf(error) === 'signed_out';
    failure = { message: notSaved(error, keeper.isKept()), retryAt, isSignedOut };
    if (retryAt !== null) wait(retryAt - clock.now());
    return false;
  };

  /** Whether to go on. */
  const onFailure = (error: unknown): boolean => {
    const code = codeOf(error);
    if (code === 'conflict' || code === 'not_found') {
      isStale = true;
      mustSave = true;
      clashes += 1;
      return clashes < MAX_CLASHES || fail(error, false);
    }
    if (!isFinal(error)) return fail(error);
    const known = content.refused();
    const fields = refusedFields(error).filter(
      ({ path }) => !known.some((one) => String(one.path) === String(path)),
    );
    content.refuse(fields);
    // The rest of the edits can be saved.
    mustSave = fields.length > 0;
    return mustSave || fail(error);
  };

  const send = async (changes: readonly Change[]): Promise<Outcome> => {
    const base = content.base();
    save = { kind: 'saving', since: clock.now() };
    onChange();
    keeper.keep();
    await keeper.settled();
    if (isStopped) return 'wait';
    held = [];
    try {
      const { version, revision } = base;
      const body = { version, revision, changes: contractChanges(changes) };
      const answer = await api.call('saveDocument', { params, query, body });
      if (answer.revision !== revision) {
        expected = [...expected.slice(-MAX_EXPECTED), answer.revision];
      }
      const foreign = content.saved(answer);
      accept(answer);
      savedAt = clock.now();
      if (content.unsaved().length > 0) schedule();
      if (foreign) onForeign(foreign);
      return 'saved';
    } catch (error) {
      return !isStopped && onFailure(error) ? 'again' : 'wait';
    } finally {
      const events = held;
      held = null;
      for (const event of events) hear(event);
    }
  };

  /** Notes what is to be read again after an event. */
  const hear = (event: DocumentEvent) => {
    const { version, revision } = content.base();
    if (event.version === 'published') isPublishedStale = true;
    // What is known of a version: the releases that hold others, and whether it was made from what is public.
    const isKnownOf = event.version === 'published' || event.version.startsWith('release:');
    if (isKnownOf && event.version !== version) isStale = true;
    const isEcho = event.isOwn && expected.some((one) => one === event.revision);
    if (isEcho) expected = expected.filter((one) => one !== event.revision);
    const isKnown = event.version === version && event.revision === revision;
    if (isOwnLine(event.version, line) && !isKnown && !isEcho) isStale = true;
  };

  const saveOnce = async (): Promise<boolean> => {
    mustSave = false;
    const changes = content.send();
    const outcome = changes.length === 0 ? 'saved' : await send(changes);
    if (outcome !== 'saved') return outcome === 'again';
    [attempt, clashes] = [0, 0];
    const [refused] = content.refused();
    failure = refused
      ? { message: `Not saved: ${refused.message}. Everything else is.`, retryAt: null }
      : null;
    return true;
  };

  const refresh = async (): Promise<boolean> => {
    isStale = false;
    try {
      const answer = await read(line);
      const wasLost = content.isLost();
      const foreign = content.read(answer);
      madeFrom = madeFromIn(answer);
      accept(answer);
      if (foreign && !wasLost) onForeign(foreign);
      failure = null;
      if (content.unsaved().length > 0) schedule();
      return true;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'not_found') {
        if (line !== undefined && (await mayLeave())) {
          stop();
          onLeft();
          return false;
        }
        content.lose();
        failure = null;
        return true;
      }
      isStale = code !== 'problems';
      if (!isStale) readOnly = sentenceOf(error);
      if (content.unsaved().length > 0) fail(error, !isStale);
      return false;
    }
  };

  /** Whether what is not saved in a release that is gone can be taken up where the window goes. */
  const mayLeave = async (): Promise<boolean> => {
    if (content.unsaved().length === 0) return true;
    await keeper.settled();
    const isThere = () =>
      read().then(
        () => true,
        (error: unknown) => codeOf(error) !== 'not_found',
      );
    return keeper.isKept() && (await isThere());
  };

  const readPublished = async (): Promise<Json | null> => {
    if (content.base().version === 'published') return content.base().json;
    if (summary.status !== 'published' && summary.status !== 'changed') return null;
    const { json } = await read('published');
    return sharing(content.json(), withoutNote(json));
  };

  const knowPublished = (json: Json | null) => {
    [published, publicTrouble, publicAttempt] = [json, null, 0];
    cancelPublicTimer();
  };

  /** Saving goes on without it. */
  const refreshPublished = async (): Promise<void> => {
    isPublishedStale = false;
    try {
      knowPublished(await readPublished());
    } catch (error) {
      const code = codeOf(error);
      if (code === 'not_found') knowPublished(null);
      // Of a file that is broken the summary says what visitors see.
      if (code === 'not_found' || code === 'problems' || isStopped) return;
      publicTrouble = `What is public could not be read: ${sentenceOf(error)}`;
      cancelPublicTimer();
      cancelPublicTimer = clock.after(retryDelay(publicAttempt), () => {
        isPublishedStale = true;
        void work();
      });
      publicAttempt += 1;
    }
  };

  const hasWork = () => {
    const canSave = mustSave && content.conflicts().length === 0 && readOnly === null;
    return !isStopped && (isStale || isPublishedStale || canSave);
  };

  /** Does what is to be done next; false if it has to wait. */
  const step = async (): Promise<boolean> => {
    let goesOn = true;
    if (isStale) goesOn = await refresh();
    else if (isPublishedStale) await refreshPublished();
    else goesOn = await saveOnce();
    if (isStopped) return false;
    settle();
    onChange();
    return goesOn;
  };

  const work = (): Promise<void> => {
    if (isWorking) return working;
    isWorking = true;
    const loop = async () => {
      try {
        // Asked without a pause: an event that comes in one would be left undone.
        // oxlint-disable-next-line no-await-in-loop -- one request after another
        while (hasWork() && (await step()));
      } finally {
        isWorking = false;
      }
    };
    working = loop();
    return working;
  };

  const now = () => {
    cancelTimer();
    firstEdit = null;
    mustSave = true;
    return work();
  };

  return {
    known: (): Known => ({
      summary,
      // Cast: what a problem does not say is absent.
      problems: problems as readonly Problem[],
      published: asDocument(published),
      publicTrouble,
      readOnly,
      save,
    }),
    /** What was public when the open version was made, if that was changed meanwhile. */
    madeFrom: () => madeFrom,
    /** Notes that the open version has what is public now: merges the rest of it, and what differs stays. */
    async takePublished() {
      const { version } = content.base();
      if (version === 'published') return;
      const body = { version, keep: 'own' } as const;
      const answer = await api.call('mergePublished', { params, query, body });
      content.read(answer);
      madeFrom = madeFromIn(answer);
      accept(answer);
      settle();
      onChange();
    },
    /** There is an edit to be saved after a pause. */
    touch() {
      // Whether it came back to what is saved is found out after the pause.
      settle(true);
      if (failure === null || failure.retryAt === null) schedule();
    },
    /** Saves and reads now. */
    hurry: () => void now(),
    async flush() {
      const isDone = () => isStopped || readOnly !== null || content.unsaved().length === 0;
      if (failure) isStale = true;
      if (publicTrouble !== null) isPublishedStale = true;
      do {
        // oxlint-disable-next-line no-await-in-loop -- what is typed meanwhile is saved, too
        await now();
        if (save.kind === 'failed') throw new Error(save.message);
        if (save.kind === 'conflict') throw new Error('There are two versions. Choose one first.');
      } while (!isDone());
    },
    async reload() {
      [isStale, isPublishedStale] = [true, true];
      await work();
    },
    onEvent(event: ChangeEvent) {
      if (!isAbout(event, key)) return;
      if (held !== null) held.push(event);
      else {
        hear(event);
        void work();
      }
    },
    onOnline() {
      [attempt, isStale, isPublishedStale] = [0, true, true];
      void now();
    },
    /** Reads what else is to be known, and saves edits that were brought back. */
    async start() {
      await work();
      settle();
      if (content.unsaved().length > 0) wait(0);
    },
    /** Takes in the version by which a document that was deleted on disk is there again. */
    restored(version: DocumentVersion) {
      content.restored(version);
      madeFrom = null;
      accept(version);
    },
    /** Gives up a document that was deleted on disk. */
    letGo() {
      content.drop();
      readOnly = `${summary.title} was deleted on disk.`;
      settle();
    },
    stop,
  };
}

type DocumentEvent = Extract<ChangeEvent, { kind: 'document' }>;

const isAbout = (event: ChangeEvent, { type, name, lang }: DocumentKey): event is DocumentEvent =>
  event.kind === 'document' &&
  event.document.type === type &&
  event.document.name === name &&
  event.document.lang === lang;

/** Whether a version can be the one that is open: a release's, or else what is published and its draft. */
const isOwnLine = (version: string, line: VersionName | undefined): boolean =>
  line === undefined ? !version.startsWith('release:') : version === line;

const readOnlyReason = (version: VersionName): string | null =>
  version === 'archived' ? 'This document is archived. Restore it to change it.' : null;

const madeFromIn = ({ madeFrom }: DocumentVersion): Json | null =>
  madeFrom === undefined ? null : withoutNote(madeFrom);
