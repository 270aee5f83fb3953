import { isRecord } from '#ui/isRecord.ts';
import { jsonOf } from '#server/lib/jsonOf.ts';
import type { HostedSettings } from '#server/settings/hostedSettings.ts';
import type { KeptText } from '../share/ShareStore.ts';

/** What can be protected: documents by id, media by `mediaKey`, external projects by their number. */
export const KINDS = ['documents', 'media', 'external'] as const;
export type Kind = (typeof KINDS)[number];

/** Names of each kind. */
export type Names = Readonly<Record<Kind, readonly string[]>>;

/** What is known of a protected document, so that it is found again under another id. */
export interface DocumentTrace {
  /** For people who read the file. */
  readonly path: string;
  /** Digest of its content; absent for projects. */
  readonly content?: string;
}

/** Something that is protected, with a trace if it is a document. */
export interface Finding {
  readonly kind: Kind;
  readonly name: string;
  readonly trace?: DocumentTrace;
}

/** What was said of something last, and when. */
interface Entry extends Partial<DocumentTrace> {
  readonly is: 'protected' | 'public';
  /** A date and time in UTC, as ISO 8601. */
  readonly since: string;
}

type Entries = Record<Kind, Map<string, Entry>>;

/** What is recorded at a moment. */
export interface Recorded {
  /** Changes whenever something else is recorded. */
  readonly revision: number;
  /** What was said of it last; undefined if it was never protected. */
  readonly said: (kind: Kind, name: string) => Entry['is'] | undefined;
  /** What is protected. */
  readonly names: (kind: Kind) => readonly string[];
  /** Whether a document with this content is recorded as protected, under any id. */
  readonly hasContent: (digest: string) => boolean;
}

/** Name of the file. Each hosted repository has its own, because its documents have other ids. */
export function recordName(hosted: HostedSettings | null): string {
  if (hosted === null) return 'protected.json';
  return `protected.${hosted.repository ?? new URL(hosted.endpoint).hostname}.json`;
}

/** Remembers what was protected, so that it stays so until the owner makes it public. */
export interface ProtectionRecord {
  readonly current: () => Promise<Recorded>;
  /** Records what the published content protects. */
  readonly protect: (findings: readonly Finding[]) => Promise<void>;
  /** Records that the owner made these public. Throws if that cannot be stored. */
  readonly makePublic: (names: Names) => Promise<void>;
}

interface RecordOptions {
  /**
   * Where it is stored. The first copy belongs to the content: it is in its checkout, and is written
   * only where it lacks something. The others are this server's own: they outlast a checkout of
   * content that has no record, or another one.
   */
  readonly copies: readonly KeptText[];
  /** Time in ms, of a clock that does not go back. */
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
}

/** The copies are read again after this, in ms: people edit the first one, and git replaces it. */
const MAX_AGE = 1000;

const noEntries = (): Entries => ({
  documents: new Map(),
  media: new Map(),
  external: new Map(),
});

export function createProtectionRecord({ copies, now, log }: RecordOptions): ProtectionRecord {
  const known = noEntries();
  let revision = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  let writing: Promise<unknown> = Promise.resolve();
  /** What the last published content protects; null before the first one. */
  let last: ReadonlySet<string> | null = null;
  let snapshot: Recorded | null = null;
  const logged = new Set<string>();
  const logOnce = (message: string, error?: unknown) => {
    if (!logged.has(message)) log(message, error);
    logged.add(message);
  };

  const changed = () => {
    revision += 1;
    snapshot = null;
  };

  /** Entries of a copy; null if it cannot be read, and then it is not written over. */
  async function readCopy(copy: KeptText): Promise<Entries | null> {
    try {
      return parseEntries(await copy.read(), copy.name);
    } catch (error) {
      logOnce(reasonOf(error, `${copy.name} cannot be read`));
      return null;
    }
  }

  async function readAll(): Promise<(Entries | null)[]> {
    const found = await Promise.all(copies.map(readCopy));
    for (const entries of found) if (entries && addNewer(known, entries)) changed();
    readAt = now();
    return found;
  }

  /** Writes all that is known to the copies that lack a part of `names`. */
  const store = (names: readonly { readonly kind: Kind; readonly name: string }[]) => {
    const next = writing.then(async () => {
      const found = await readAll();
      let isStored = copies.length === 0;
      const failures: string[] = [];
      for (const [at, copy] of copies.entries()) {
        const entries = found[at];
        if (!entries) {
          failures.push(`${copy.name} cannot be read`);
          continue;
        }
        const lacks = names.some(({ kind, name }) => {
          const [own, wanted] = [entries[kind].get(name), known[kind].get(name)];
          return (
            own?.is !== wanted?.is ||
            own?.since !== wanted?.since ||
            own?.content !== wanted?.content
          );
        });
        try {
          // oxlint-disable-next-line no-await-in-loop -- one file after another
          if (lacks) await copy.write(printEntries(known));
          isStored = true;
        } catch (error) {
          failures.push(reasonOf(error, `${copy.name} cannot be written`));
        }
      }
      return { isStored, reason: failures.join('; ') };
    });
    writing = next.catch(() => {});
    return next;
  };

  const say = (kind: Kind, name: string, is: Entry['is'], trace?: DocumentTrace) => {
    const before = known[kind].get(name);
    const since = laterThan(before?.since);
    known[kind].set(name, { is, since, ...(trace ?? traceOf(before)) });
  };

  const current = async () => {
    if (now() - readAt >= MAX_AGE) {
      reading ??= readAll().then(() => {
        reading = null;
      });
      await reading;
    }
    snapshot ??= snapshotOf(known, revision);
    return snapshot;
  };

  return {
    current,
    async protect(findings) {
      await current();
      for (const { kind, name, trace } of findings) {
        const entry = known[kind].get(name);
        // An owner may make something public first and take its password away after it.
        const isNew = last === null || !last.has(`${kind} ${name}`);
        // No other revision: the policy that found it protects it already.
        if (!entry || (entry.is === 'public' && isNew)) {
          say(kind, name, 'protected', trace);
          snapshot = null;
        } else if (trace && entry.is === 'protected' && entry.content !== trace.content) {
          known[kind].set(name, { ...entry, ...trace });
          snapshot = null;
        }
      }
      last = new Set(findings.map(({ kind, name }) => `${kind} ${name}`));
      const { isStored, reason } = await store(findings);
      if (!isStored && findings.length > 0) {
        logOnce(`What is protected is remembered only until this server stops: ${reason}`);
      }
    },
    async makePublic(names) {
      await current();
      const items = KINDS.flatMap((kind) => names[kind].map((name) => ({ kind, name })));
      const before = items.map(({ kind, name }) => known[kind].get(name));
      for (const { kind, name } of items) say(kind, name, 'public');
      changed();
      const { isStored, reason } = await store(items);
      if (isStored) return;
      for (const [at, { kind, name }] of items.entries()) {
        const entry = before[at];
        if (entry) known[kind].set(name, entry);
        else known[kind].delete(name);
      }
      changed();
      throw new Error(reason);
    },
  };
}

function snapshotOf(entries: Entries, revision: number): Recorded {
  const contents = new Set(
    [...entries.documents.values()].flatMap(({ is, content }) =>
      is === 'protected' && content !== undefined ? [content] : [],
    ),
  );
  return {
    revision,
    said: (kind, name) => entries[kind].get(name)?.is,
    names: (kind) =>
      [...entries[kind]].flatMap(([name, { is }]) => (is === 'protected' ? [name] : [])),
    hasContent: (digest) => contents.has(digest),
  };
}

/** Takes over what is newer in `from`; of the same age, what the owner made public. */
function addNewer(into: Entries, from: Entries): boolean {
  let isChanged = false;
  for (const kind of KINDS) {
    for (const [name, entry] of from[kind]) {
      const own = into[kind].get(name);
      const isNewer =
        !own ||
        entry.since > own.since ||
        (entry.since === own.since && entry.is === 'public' && own.is === 'protected');
      if (!isNewer) continue;
      into[kind].set(name, entry);
      isChanged = true;
    }
  }
  return isChanged;
}

/** Now, or a moment after an entry of a clock that was ahead. */
function laterThan(since = ''): string {
  const now = new Date().toISOString();
  if (now > since) return now;
  const before = Date.parse(since);
  return new Date((Number.isNaN(before) ? Date.now() : before) + 1).toISOString();
}

const traceOf = ({ path, content }: Partial<DocumentTrace> = {}): Partial<DocumentTrace> => ({
  ...(path !== undefined && { path }),
  ...(content !== undefined && { content }),
});

/** The entries of a stored record. Throws if it is not one; the message names the file. */
function parseEntries(text: string | null, name: string): Entries {
  const entries = noEntries();
  if (text === null) return entries;
  const value = jsonOf(text);
  if (!isRecord(value)) {
    throw new Error(
      `${name} is not a record of what was protected: repair it (a merge conflict?), or remove it, after which published passwords alone decide`,
    );
  }
  for (const kind of KINDS) {
    const named = value[kind];
    for (const [key, one] of isRecord(named) ? Object.entries(named) : []) {
      const entry = entryOf(one);
      if (entry) entries[kind].set(key, entry);
    }
  }
  return entries;
}

/** Anything that does not say `public` is protected. */
function entryOf(value: unknown): Entry | null {
  if (!isRecord(value)) return null;
  const { is, since, path, content } = value;
  return {
    is: is === 'public' ? 'public' : 'protected',
    since: typeof since === 'string' ? since : '',
    ...(typeof path === 'string' && { path }),
    ...(typeof content === 'string' && { content }),
  };
}

/** In the order of names, so that two branches can be merged. */
function printEntries(entries: Entries): string {
  const sorted = KINDS.map((kind) => [
    kind,
    Object.fromEntries([...entries[kind]].sort(([one], [other]) => (one < other ? -1 : 1))),
  ]);
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

const reasonOf = (error: unknown, what: string) =>
  `${what}: ${error instanceof Error ? error.message : String(error)}`;
