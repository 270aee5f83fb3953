import type { StoreEvent } from '../types.ts';
import { isWatchedFile } from './isWatched.ts';
import { type Session, startSession } from './startSession.ts';

type Listener = (event: StoreEvent) => void;

/** Announces changes of a content folder while somebody listens. */
export interface Watcher {
  listen(listener: Listener): () => void;
  /** A commit has written a file; null: deleted it. */
  own(path: string, revision: string | null): void;
  emit(event: StoreEvent): void;
  close(): void;
}

/** `onSeen` is called for each change that another program has made, before the listeners. */
export function createWatcher(
  root: string,
  onSeen: (path: string, revision: string | null) => void,
): Watcher {
  const listeners = new Set<Listener>();
  let session: Session | undefined;

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
    listen(listener) {
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
    own(path, revision) {
      if (session === undefined || !isWatchedFile(path)) return;
      session.files.set(path, revision);
      // Not within the commit, which must not wait for listeners.
      queueMicrotask(() => emit({ path, revision, isOwn: true }));
    },
    close() {
      listeners.clear();
      stop();
    },
  };
}
