import { digestOf, randomToken } from './secrets.ts';

/** How a session was opened. */
type SessionMethod = 'link' | 'password';

/** An open session of the editor. */
export interface EditorSession {
  readonly method: SessionMethod;
  /** In ms since 1970. */
  readonly openedAt: number;
  /** When it was used last. */
  readonly usedAt: number;
}

const MINUTE = 60_000;

/**
 * In ms: unused for `idle`, or after `total` in any case, a session ends. A link opens the session of one start on this
 * machine, which lasts as long as the server runs; a password may have been typed on a computer that others use, too.
 */
const LIMITS = {
  link: { idle: Infinity, total: Infinity },
  password: { idle: 30 * MINUTE, total: 12 * 60 * MINUTE },
} as const;

/** Opening one more session ends the one that was used least recently. */
const MAX_SESSIONS = 50;

interface Entry {
  readonly method: SessionMethod;
  readonly openedAt: number;
  usedAt: number;
  readonly listeners: Set<() => void>;
}

const finite = (time: number) => (Number.isFinite(time) ? time : null);

/**
 * Sessions in memory: a token is worthless after the server's next start. They end at times of the day: a
 * monotonic clock stands still while a computer sleeps.
 */
export function createSessions() {
  /** By the token's digest. */
  const entries = new Map<string, Entry>();

  const isOver = ({ method, openedAt, usedAt }: Entry) => {
    const { idle, total } = LIMITS[method];
    return Date.now() - usedAt >= idle || Date.now() - openedAt >= total;
  };
  const remove = (key: string, entry: Entry) => {
    entries.delete(key);
    for (const listener of entry.listeners) listener();
    entry.listeners.clear();
  };
  const keyOf = (token: string) => digestOf(token).toString('base64url');
  const find = (session: EditorSession) =>
    [...entries].find(([, entry]) => entry === session) ?? null;
  const sweep = () => {
    for (const [key, entry] of entries) if (isOver(entry)) remove(key, entry);
    if (entries.size < MAX_SESSIONS) return;
    const [oldest] = [...entries].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    if (oldest) remove(...oldest);
  };

  return {
    /** Opens a session; returns its token, which is not stored. */
    open(method: SessionMethod): string {
      sweep();
      const token = randomToken();
      const at = Date.now();
      entries.set(keyOf(token), { method, openedAt: at, usedAt: at, listeners: new Set() });
      return token;
    },
    /** The session of a token, which is used thereby; null if there is none, or it is over. */
    read(token: string): EditorSession | null {
      const key = keyOf(token);
      const entry = entries.get(key);
      if (!entry) return null;
      if (isOver(entry)) {
        remove(key, entry);
        return null;
      }
      entry.usedAt = Date.now();
      return entry;
    },
    /** Whether a session is not over, without using it: open streams must not prolong it. */
    isOpen(session: EditorSession): boolean {
      const found = find(session);
      if (!found) return false;
      if (!isOver(found[1])) return true;
      remove(...found);
      return false;
    },
    /** When it ends unless it is used, and in any case; null: with the server. */
    endOf({ method, usedAt, openedAt }: EditorSession) {
      const { idle, total } = LIMITS[method];
      return { idleUntil: finite(usedAt + idle), until: finite(openedAt + total) };
    },
    close(session: EditorSession): void {
      const found = find(session);
      if (found) remove(...found);
    },
    /** Calls `listener` once when the session ends. Returns a function that stops it. */
    onClose(session: EditorSession, listener: () => void): () => void {
      const found = find(session);
      if (!found) {
        listener();
        return () => {};
      }
      const [, { listeners }] = found;
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    closeAll(): void {
      for (const [key, entry] of entries) remove(key, entry);
    },
  };
}

export type EditorSessions = ReturnType<typeof createSessions>;
