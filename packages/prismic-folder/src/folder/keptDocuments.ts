import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRecord, valueOf } from '../json.ts';
import { digest } from '../lib/digest.ts';
import { errorCode } from '../lib/errorCode.ts';
import { inSlices } from '../lib/inBackground.ts';
import type { FileStamp } from '../lib/listFiles.ts';
import type { RepositoryDocument } from '../types.ts';
import type { LoadedDocument, LoadedFile } from './loadedDocument.ts';
import type { KeptSet, LoadedSet } from './loadedSet.ts';

/** Where master's documents are kept between starts, so that a start reads what has changed. */
export interface KeepOptions {
  /** A file of this server's own, which is written anew as a whole. */
  readonly file: string;
  /** Differs whenever the code does. What another version has kept is not used. */
  readonly version: string;
  /** The time by the clock of the files, in ms since 1970; this machine's by default. */
  readonly now?: () => number;
}

/** What is kept of one file; its document’s data is a text elsewhere in the file. */
interface Row {
  readonly name: string;
  readonly stamp: string;
  readonly problems: LoadedFile['problems'];
  readonly loaded?: Omit<LoadedDocument, 'document' | 'shown' | 'alternates'> & {
    readonly document: Omit<RepositoryDocument, 'data'>;
    readonly at: Place;
  };
}

/** Where a document's data is, and how long that is, in bytes. */
type Place = readonly [from: number, length: number];

/** All that is kept but the texts. */
interface Rows {
  readonly version: string;
  /** Path of the documents' folder, for messages. */
  readonly shown: string;
  readonly ground: string;
  readonly rows: readonly Row[];
}

/** What is younger than this at the start, in ms, may be written again without another stamp: it is read each time. */
const SETTLED_MS = 2000;

/** The file ends in where its rows begin, and their digest. */
const FOOT = 64;
const footOf = (from: number, rows: Buffer) =>
  Buffer.from(`${String(from).padStart(20)} ${digest(rows)}`.padEnd(FOOT));

/** The kept documents whose files have the same stamps; undefined if none are, or they cannot be relied on. */
export function openKept(
  { file, version }: KeepOptions,
  files: readonly FileStamp[],
  shown: string,
): KeptSet | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return undefined;
  }
  const kept = readRows(descriptor);
  if (kept?.version !== version || kept.shown !== shown) {
    closeSync(descriptor);
    return undefined;
  }
  // It stays open: the texts are those of this moment, whatever is written in its place.
  const data = dataReader(descriptor);
  const rows = new Map(kept.rows.map((row) => [row.name, row]));
  return {
    ground: kept.ground,
    files: files.flatMap((one): LoadedFile[] => {
      const row = rows.get(one.name);
      if (row?.stamp !== one.stamp) return [];
      const place = `${shown}/${one.name}`;
      const loaded = row.loaded && restored(row.loaded, place, data);
      return [{ file: one, shown: place, loaded, problems: row.problems, isTaken: true }];
    }),
  };
}

function readRows(descriptor: number): Rows | undefined {
  try {
    const { size } = fstatSync(descriptor);
    const foot = bytesAt(descriptor, size - FOOT, FOOT);
    const from = Number(foot.toString('latin1', 0, 20));
    const rows = bytesAt(descriptor, from, size - FOOT - from);
    if (!footOf(from, rows).equals(foot)) return undefined;
    const value = valueOf(rows.toString());
    // Cast: it has the digest of what was written here.
    return isRecord(value) ? (value as unknown as Rows) : undefined;
  } catch {
    // Too short, or unreadable: it is written again.
    return undefined;
  }
}

function bytesAt(descriptor: number, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (readSync(descriptor, bytes, 0, length, from) === length) return bytes;
  throw new RangeError(`The kept documents end before ${from + length}`);
}

/** Made in place: copies of all rows would take longer than reading them. */
function restored(
  row: NonNullable<Row['loaded']>,
  shown: string,
  data: PropertyDescriptor,
): LoadedDocument {
  const document = Object.assign(row.document, { [PLACE]: row.at });
  const alternates = document.alternate_languages;
  Object.defineProperty(document, 'data', data);
  // Cast: with `data` the document is one.
  return Object.assign(row, { shown, alternates }) as unknown as LoadedDocument;
}

const PLACE = Symbol('place');

/** Documents whose data is in memory: those of a few pages. Reading one takes 40 µs. */
const MAX_READ = 500;

/** Read at once, in bytes: who reads all documents reads them in this order. */
const BLOCK = 256 * 1024;

/**
 * The property `data` of all documents whose texts are in a file: their own, so that copies have it, and one for all, as one for
 * each would take more memory than the rest of them.
 */
function dataReader(descriptor: number): PropertyDescriptor {
  const known = new Map<number, RepositoryDocument['data']>();
  const block = Buffer.alloc(BLOCK);
  let [start, end] = [0, 0];
  const textAt = (from: number, length: number) => {
    if (length > BLOCK) return bytesAt(descriptor, from, length).toString();
    if (from < start || from + length > end) {
      start = from;
      end = from + readSync(descriptor, block, 0, BLOCK, from);
    }
    return block.toString('utf8', from - start, from - start + length);
  };
  const read = ([from, length]: Place) => {
    let data = known.get(from);
    if (data) return data;
    // Cast: it was written from a document's.
    data = JSON.parse(textAt(from, length)) as RepositoryDocument['data'];
    known.set(from, data);
    if (known.size > MAX_READ) {
      const [oldest] = known.keys();
      if (oldest !== undefined) known.delete(oldest);
    }
    return data;
  };
  return {
    enumerable: true,
    get(this: { readonly [PLACE]: Place }) {
      return read(this[PLACE]);
    },
  };
}

/**
 * Keeps the documents of a set, unless all were taken from there, in slices, between which other work has its turn. `loadedAt`: when its files were listed, in
 * ms. `noteOf`: what a program will want to know of each without its data. What is not whole takes nobody's place; where
 * nothing can be written, nothing is.
 */
export async function keepDocuments(
  { file, version }: KeepOptions,
  { files, ground }: LoadedSet,
  shown: string,
  loadedAt: number,
  noteOf: (document: RepositoryDocument) => unknown,
): Promise<void> {
  const kept = files.filter((one) => isSettled(one, loadedAt));
  if (kept.every(({ isTaken }) => isTaken)) return;
  const next = `${file}.next`;
  try {
    await mkdir(dirname(file), { recursive: true });
    // What whoever ended while writing it has left. Another process that writes it now may give it its name before it is
    // whole: until then its foot is missing.
    await rm(next, { force: true });
    const handle = await open(next, 'wx', 0o600);
    try {
      await inSlices(write(handle.fd, { version, shown, ground }, kept, noteOf));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true }).catch(() => {});
    if (errorCode(error) === undefined) throw error;
  }
}

/** Whether a file cannot have changed without another stamp, and its problems can be written. */
function isSettled({ file, isKept, problems }: LoadedFile, loadedAt: number): boolean {
  const changed = Math.max(Number.parseFloat(file.stamp), file.modified);
  const isAsRead = problems.every((one) => one.kind !== 'unread' && one.unknown === undefined);
  return changed < loadedAt - SETTLED_MS && !isKept && isAsRead;
}

function* write(
  descriptor: number,
  head: Omit<Rows, 'rows'>,
  files: readonly LoadedFile[],
  noteOf: (document: RepositoryDocument) => unknown,
): Generator<void, void> {
  let written = 0;
  const add = (bytes: Buffer) => {
    for (let done = 0; done < bytes.length;) done += writeSync(descriptor, bytes, done);
    written += bytes.length;
  };
  const rows: string[] = [];
  let texts: Buffer[] = [];
  let waiting = 0;
  const rowOf = ({ document, alternates: _same, shown: _place, ...rest }: LoadedDocument) => {
    const { data, ...others } = document;
    const text = Buffer.from(JSON.stringify(data));
    const at: Place = [written + waiting, text.length];
    texts.push(text);
    waiting += text.length;
    return { ...rest, document: { ...others, note: noteOf(document) }, at };
  };
  for (const { file, problems, loaded } of files) {
    const { name, stamp } = file;
    const row: Row = { name, stamp, problems, ...(loaded && { loaded: rowOf(loaded) }) };
    rows.push(JSON.stringify(row));
    if (waiting > BLOCK) {
      add(Buffer.concat(texts));
      texts = [];
      waiting = 0;
    }
    yield;
  }
  add(Buffer.concat(texts));
  const from = written;
  const all = Buffer.from(`${JSON.stringify(head).slice(0, -1)},"rows":[${rows.join()}]}`);
  add(all);
  add(footOf(from, all));
}
