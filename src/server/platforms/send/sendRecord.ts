import { z } from 'zod';
import { countWords } from '#page-editor/server';
import type { KeptText } from '#server/access/share/ShareStore.ts';

/** A document of the site as far as a version remembers it. */
export interface SiteDocument {
  readonly id: string;
  readonly name: string;
  /** Differs once its content does. */
  readonly digest: string;
}

const version = z.object({
  way: z.string(),
  /** Where it was sent to, as the owner wrote it. */
  to: z.string(),
  ref: z.string(),
  at: z.number(),
  what: z.string(),
  address: z.string(),
  /** Digests of its documents by id; empty: not remembered. */
  documents: z.record(z.string(), z.string()).default({}),
});

const record = z.object({
  way: z.string().nullable().default(null),
  /** By way and field. */
  values: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  sendsWithPublish: z.boolean().default(false),
  /** The latest first. */
  sent: z.array(version).default([]),
  /** What may have arrived although nobody heard of it: the process has ended in the middle. */
  pending: version.nullable().default(null),
});

export type SentRecord = z.infer<typeof record>;
export type StoredVersion = z.infer<typeof version>;

/** How many versions are remembered. */
const REMEMBERED = 20;

/** Of how many the documents are, so that the file stays small. */
const COMPARED = 5;

export const digestsOf = (documents: readonly SiteDocument[]): StoredVersion['documents'] =>
  Object.fromEntries(documents.map(({ id, digest }) => [id, digest]));

/** The record once a version is online. */
export const withVersion = (stored: SentRecord, sent: StoredVersion): SentRecord => ({
  ...stored,
  pending: null,
  sent: [sent, ...stored.sent]
    .slice(0, REMEMBERED)
    .map((one, index) => (index < COMPARED ? one : { ...one, documents: {} })),
});

/** Where and how the site was sent. It holds no secret; a file that cannot be read is as one that is not there. */
export interface RecordStore {
  readonly read: () => Promise<SentRecord>;
  readonly change: (edit: (stored: SentRecord) => SentRecord) => Promise<SentRecord>;
}

export function recordStore(file: Pick<KeptText, 'read' | 'write'>): RecordStore {
  const read = async () => {
    const text = (await file.read()) ?? '';
    try {
      return record.parse(JSON.parse(text));
    } catch {
      return record.parse({});
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    read,
    change(edit) {
      const changed = last.then(async () => {
        const next = edit(await read());
        await file.write(`${JSON.stringify(next, null, 2)}\n`);
        return next;
      });
      last = changed.catch(() => {});
      return changed;
    },
  };
}

/** Documents that differ from those of a version: names of what is new or changed, and how many with what is gone. */
export function differing(
  known: StoredVersion['documents'],
  documents: readonly SiteDocument[],
): { readonly names: readonly string[]; readonly count: number } {
  const changed = documents.filter(({ id, digest }) => known[id] !== digest);
  const ids = new Set(documents.map(({ id }) => id));
  const removed = Object.keys(known).filter((id) => !ids.has(id));
  return { names: changed.map(({ name }) => name), count: changed.length + removed.length };
}

/** 'Low Tide and 2 more pages'. */
export function wordsFor({ sent: [last] }: SentRecord, documents: readonly SiteDocument[]): string {
  if (last === undefined) return 'The whole site, for the first time';
  const { names, count } = differing(last.documents, documents);
  const [first] = names;
  if (first === undefined)
    return count === 0 ? 'The same pages once more' : `${countWords(count, 'page')} fewer`;
  if (count === 1) return first;
  return `${first} and ${count - 1} more ${count === 2 ? 'page' : 'pages'}`;
}
