import { useState, useSyncExternalStore } from 'react';
import type { MediaItem, OperationResult } from 'prismic-folder/contract';
import { ApiError, type AuthoringClient } from '../../../api/AuthoringClient.ts';
import { sentenceOf } from '../../../kit/messages/sentenceOf.ts';
import { createStore, type Store } from '../../../kit/store.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { useMediaItems } from '../file/mediaItems.ts';
import { ALL_KINDS, type MediaKind } from '../pickMedia.ts';
import { unfit } from '../wantedKinds.ts';
import { canRetry, isTaken, refusalOf } from './refusal.ts';

/** One file on its way into the library. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly state:
    | { readonly kind: 'waiting' }
    /** `part` from 0 to 1. */
    | { readonly kind: 'running'; readonly part: number }
    /** It is in the library, and there is something to say of it: that it was there before, or plays in few browsers. */
    | { readonly kind: 'stored'; readonly message: string; readonly isKnown: boolean }
    | { readonly kind: 'failed'; readonly message: string; readonly canRetry: boolean };
}

/** Files that are being uploaded, and those of which there is something to say. All others leave the list. */
export interface Uploads extends Pick<Store<readonly Upload[]>, 'get' | 'subscribe'> {
  /** Since the list was last empty. */
  readonly tally: () => UploadTally;
  /**
   * Uploads files, two at a time; files of other kinds are refused. `onStored` gets those that were stored, in the order
   * of the files, when none of them is on its way any more; what is stored at a later attempt comes alone.
   */
  readonly add: (
    files: readonly File[],
    kinds?: readonly MediaKind[],
    onStored?: (items: readonly MediaItem[]) => void,
  ) => void;
  /** Stops an upload, or takes a refused file off the list. */
  readonly cancel: (id: number) => void;
  readonly retry: (id: number) => void;
  /** Takes off the list what was in the library before: where files are used at once, nobody has to know. */
  readonly closeKnown: () => void;
  /** Stops all uploads that are running or waiting. */
  readonly cancelAll: () => void;
}

/** How many files there are in all, how many of them are stored, and how many of these were there before. */
export interface UploadTally {
  readonly total: number;
  readonly stored: number;
  readonly known: number;
}

const NONE: UploadTally = { total: 0, stored: 0, known: 0 };

type StoredMedia = OperationResult<'uploadMedia'>;

interface Job {
  readonly id: number;
  readonly file: File;
  readonly kinds: readonly MediaKind[];
  readonly control: AbortController;
  /** What came of it; null for nothing. A refused file may be stored at another attempt. */
  readonly settle: (item: MediaItem | null) => void;
}

/** Reports what came of the files that were added together. */
function createBatch(count: number, onStored: (items: readonly MediaItem[]) => void) {
  const items: (MediaItem | null)[] = [];
  const open = new Set(Array.from({ length: count }, (_, at) => at));
  return (at: number, item: MediaItem | null) => {
    if (!open.delete(at)) {
      if (item !== null) onStored([item]);
      return;
    }
    items[at] = item;
    const stored = items.filter((one) => one !== null);
    if (open.size === 0 && stored.length > 0) onStored(stored);
  };
}

const AT_ONCE = 2;

/** Of more files at once only the end is said. */
const SAID_ALONE = 3;

interface UploadOptions {
  readonly api: Pick<AuthoringClient, 'call'>;
  readonly announce: (sentence: string, urgency?: 'polite' | 'assertive') => void;
  readonly onStored?: (item: MediaItem) => void;
}

export function createUploads({ api, announce, onStored }: UploadOptions): Uploads {
  const { get, set: publish, subscribe } = createStore<readonly Upload[]>([]);
  const jobs = new Map<number, Job>();
  const running = new Set<number>();
  let lastId = 0;
  let tally = NONE;
  let isMany = false;

  const setState = (id: number, state: Upload['state']) =>
    publish(get().map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  const finish = (job: Job, item: MediaItem | null) => {
    jobs.delete(job.id);
    publish(get().filter(({ id }) => id !== job.id));
    job.settle(item);
  };

  const startNext = () => {
    for (const { id, state } of get()) {
      if (running.size >= AT_ONCE) return;
      const job = jobs.get(id);
      if (state.kind === 'waiting' && job !== undefined) void run(job);
    }
  };

  const run = async (job: Job) => {
    const { id, file, kinds, control } = job;
    running.add(id);
    setState(id, { kind: 'running', part: 0 });
    let isHalfSaid = false;
    const refuse = (message: string, mayRetry: boolean) => {
      if (!isMany) announce(message, 'assertive');
      setState(id, { kind: 'failed', message, canRetry: mayRetry });
      job.settle(null);
    };
    try {
      const unwanted = isTaken(file.name) ? unfit(kinds, file.name) : null;
      if (unwanted !== null) {
        refuse(`${unwanted}.`, false);
        return;
      }
      const item = await api.call(
        'uploadMedia',
        { query: { name: file.name.slice(-300) || 'file' }, body: file },
        {
          signal: control.signal,
          onProgress: (part) => {
            if (!jobs.has(id)) return;
            setState(id, { kind: 'running', part });
            if (part < 0.5 || isHalfSaid || isMany) return;
            isHalfSaid = true;
            announce(`Uploading ${file.name}, 50 percent.`);
          },
        },
      );
      onStored?.(item);
      // By its content: the name that it came with may say anything.
      const other = unfit(kinds, item.name);
      if (other !== null) {
        refuse(`${other}. It is in the library.`, false);
        return;
      }
      const isKnown = item.isKnown === true;
      tally = { ...tally, stored: tally.stored + 1, known: tally.known + (isKnown ? 1 : 0) };
      const message = storedWords(file.name, item);
      if (!isMany) announce(message ?? `${item.name} is in the library.`);
      if (message === null) {
        finish(job, item);
        return;
      }
      setState(id, { kind: 'stored', message, isKnown });
      job.settle(item);
    } catch (error) {
      if (control.signal.aborted) return;
      const failure = asApiError(error);
      refuse(refusalOf(file, failure), canRetry(failure.code));
    } finally {
      running.delete(id);
      startNext();
      if (isMany && running.size === 0) announceEnd();
    }
  };

  const announceEnd = () => {
    const refused = get().filter(({ state }) => state.kind === 'failed').length;
    announce(`${tallyWords(tally)}${refused === 0 ? '.' : `, ${refused} refused.`}`);
    isMany = refused > 0;
  };

  const cancel = (id: number) => {
    const job = jobs.get(id);
    if (job === undefined) return;
    const isStored = get().some((upload) => upload.id === id && upload.state.kind === 'stored');
    if (!isStored) tally = { ...tally, total: tally.total - 1 };
    job.control.abort();
    finish(job, null);
  };
  return {
    get,
    subscribe,
    tally: () => tally,
    add(files, kinds = ALL_KINDS, onStoredHere = () => undefined) {
      if (get().every(({ state }) => state.kind === 'stored')) tally = NONE;
      tally = { ...tally, total: tally.total + files.length };
      isMany = tally.total - tally.stored > SAID_ALONE;
      const settle = createBatch(files.length, onStoredHere);
      const added = files.map((file, at): Upload => {
        lastId += 1;
        const control = new AbortController();
        const job = { id: lastId, file, kinds, control, settle: settle.bind(null, at) };
        jobs.set(lastId, job);
        return { id: lastId, name: file.name, state: { kind: 'waiting' } };
      });
      publish([...get(), ...added]);
      startNext();
    },
    cancel,
    cancelAll() {
      for (const { id, state } of get()) {
        if (state.kind === 'waiting' || state.kind === 'running') cancel(id);
      }
    },
    closeKnown() {
      publish(get().filter(({ state }) => state.kind !== 'stored' || !state.isKnown));
    },
    retry(id) {
      const state = get().find((upload) => upload.id === id)?.state;
      if (state?.kind !== 'failed') return;
      setState(id, { kind: 'waiting' });
      startNext();
    },
  };
}

function asApiError(error: unknown): Pick<ApiError, 'code' | 'message'> {
  if (error instanceof ApiError) return error;
  return { code: 'internal', message: sentenceOf(error) };
}

/** '17 files are in the library, 5 of them were there before'. */
function tallyWords({ stored, known }: UploadTally): string {
  const words = `${stored === 1 ? '1 file is' : `${stored} files are`} in the library`;
  return known === 0 ? words : `${words}, ${known === 1 ? '1 was' : `${known} were`} there before`;
}

/** What there is to say of a stored file; null if nothing. */
function storedWords(own: string, { name, isKnown, playback }: StoredMedia): string | null {
  const words = [
    ...(isKnown === true
      ? [`${own} was in the library before${own === name ? '' : `, as ${name}`}.`]
      : []),
    ...(playback === undefined ? [] : [`${name} ${playback}.`]),
  ];
  return words.length === 0 ? null : words.join(' ');
}

/** Uploads of one place of the editor, and the files on their way. They go on if it is closed. */
export interface ListedUploads extends Uploads {
  readonly list: readonly Upload[];
}

export function useUploads(): ListedUploads {
  const { api, announce } = useEditor();
  const items = useMediaItems();
  const [uploads] = useState(() => createUploads({ api, announce, onStored: items.put }));
  return { ...uploads, list: useSyncExternalStore(uploads.subscribe, uploads.get) };
}
