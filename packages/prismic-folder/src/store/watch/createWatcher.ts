import { inBackground } from '../../lib/inBackground.ts';
import { createPauses } from '../../lib/readPart.ts';
import { watchFolders } from '../../lib/watchFolders.ts';
import { isWatchedFile, isWatchedFolder } from '../checkPath.ts';
import type { StoreEvent } from '../types.ts';
import { knownFiles } from './knownFiles.ts';

type Listener = (event: StoreEvent) => void;

/** Announces changes of a content folder while somebody listens. `onSeen` is called for each change that another program has made, before the listeners. */
export function createWatcher(
  root: string,
  onSeen: (path: string, revision: string | null) => void,
) {
  const listeners = new Set<Listener>();
  let session: ReturnType<typeof startSession> | undefined;

  const emit = (event: StoreEvent) => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        // One listener must not keep the change from the others.
        process.emitWarning(error instanceof Error ? error : String(error));
      }
    }
  };
  const stop = () => {
    session?.close();
    session = undefined;
  };
  return {
    emit,
    listen(listener: Listener): () => void {
      listeners.add(listener);
      session ??= startSession(root, (event) => {
        onSeen(event.path, event.revision);
        emit(event);
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    /** A commit has written a file; null: deleted it. */
    own(path: string, revision: string | null): void {
      if (session === undefined || !isWatchedFile(path)) return;
      session.files.set(path, revision);
      // Not within the commit, which must not wait for listeners.
      queueMicrotask(() => emit({ path, revision, isOwn: true }));
    },
    close(): void {
      listeners.clear();
      stop();
    },
  };
}

/** Programs save in several steps; after this time without one a file is read. */
const SETTLED_MS = 40;
/** A file that is written all the time is read nevertheless. */
const MAX_WAIT_MS = 120;
/** Network mounts may have no events: all stamps are compared as well. 10,000 take 0.1 s. */
const SCAN_MS = 5000;
/** The same if the system has too few watches for all folders. */
const BLIND_SCAN_MS = 200;
/** Part of the time that scans may take. */
const SCAN_SHARE = 0.05;

/** Watching a folder, from the first listener to the last. */
function startSession(root: string, emit: (event: StoreEvent) => void) {
  const dirty = new Set<string>();
  const large = new Set<string>();
  let firstAt: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** At first, until all files are known. */
  let isReading = true;
  let isClosed = false;

  const touch = (paths: readonly string[]) => {
    for (const path of paths) dirty.add(path);
    if (dirty.size === 0 || isReading || isClosed) return;
    const now = performance.now();
    firstAt ??= now;
    const wait = Math.max(0, Math.min(SETTLED_MS, firstAt + MAX_WAIT_MS - now));
    clearTimeout(timer);
    timer = setTimeout(() => inBackground('Reading changed files', readDirty), wait).unref();
  };
  const readDirty = async () => {
    const touched = [...dirty];
    dirty.clear();
    firstAt = undefined;
    isReading = true;
    try {
      await readTouched(touched);
    } finally {
      isReading = false;
      // What was touched meanwhile is read again: the second of two quick saves counts, too.
      touch([]);
    }
  };
  const readTouched = async (touched: readonly string[]) => {
    // A folder stands for its files: all of them may come or go with a single event.
    const paths = new Set<string>();
    for (const path of touched) for (const one of await files.below(path)) paths.add(one);
    const pause = createPauses();
    for (const path of paths) {
      if (isClosed) return;
      if (files.isLarge(path)) inBackground('Reading a large file', () => readLarge(path));
      else await look(path);
      await pause();
    }
  };
  const readLarge = async (path: string) => {
    if (large.has(path)) {
      touch([path]);
      return;
    }
    large.add(path);
    await look(path).finally(() => large.delete(path));
  };
  const look = async (path: string) => {
    const change = await files.look(path);
    if (change !== undefined && !isClosed) emit({ path, ...change, isOwn: false });
  };

  // Watches come first: what happens while the files are listed is noticed.
  const watches = watchFolders(root, isWatchedFolder, (path) => touch([path]));
  const files = knownFiles(root, (path) => {
    if (!isClosed) emit({ path, revision: null, isOwn: false });
  });
  let scanTimer: NodeJS.Timeout | undefined;
  const scan = async () => {
    const start = performance.now();
    try {
      touch(await files.changed());
    } finally {
      scanSoon((performance.now() - start) / SCAN_SHARE);
    }
  };
  const scanSoon = (leastMs: number) => {
    if (isClosed) return;
    const shortest = watches.isBlind ? BLIND_SCAN_MS : SCAN_MS;
    const run = () => inBackground('Comparing files', scan);
    scanTimer = setTimeout(run, Math.max(shortest, leastMs)).unref();
  };
  inBackground('Listing the content folder', async () => {
    try {
      await files.begin(dirty);
    } finally {
      isReading = false;
      touch([]);
      scanSoon(0);
    }
  });

  return {
    files,
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(scanTimer);
      watches.close();
    },
  };
}
