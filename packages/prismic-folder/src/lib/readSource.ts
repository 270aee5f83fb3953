import { readFileSync } from 'node:fs';
import { digest } from './digest.ts';
import { unreadReason } from './errorCode.ts';
import { type ParsedJson, parseJson } from './parseJson.ts';
import type { Problem } from '../types.ts';
import type { FileStamp } from './listFiles.ts';

/** A JSON file that was read: its value or its error, and a digest of its text. */
export interface JsonSource {
  readonly file: FileStamp;
  readonly digest: string;
  readonly parsed: ParsedJson;
  /** The text, if it could be read but is not JSON. */
  readonly text?: string;
}

/** As much as the authoring API takes; nobody is answered while it is parsed. */
const MAX_BYTES = 16 * 1024 * 1024;

const unread = (file: FileStamp, reason: string): JsonSource => ({
  file,
  digest: '',
  parsed: { ok: false, reason },
});

export type ReadSource = (file: FileStamp) => JsonSource;

/**
 * Reads and parses one file. Synchronous on purpose: 10,000 small files take 0.1 s, but ten times
 * as long with promises, which use the thread pool for each.
 */
export const readSource: ReadSource = (file) => {
  if (file.size > MAX_BYTES) {
    return unread(file, `the file is larger than ${MAX_BYTES / 1024 ** 2} MiB`);
  }
  try {
    const text = readFileSync(file.path, 'utf8');
    const parsed = parseJson(text);
    return { file, digest: digest(text), parsed, ...(!parsed.ok && { text }) };
  } catch (error) {
    return unread(file, unreadReason('file', error));
  }
};

/** A reader that reads a file again only when its stamp has changed, for development. */
export function cacheSources(read: ReadSource = readSource): ReadSource {
  const sources = new Map<string, JsonSource>();
  return (file) => {
    const known = sources.get(file.path);
    if (known?.file.stamp === file.stamp) return known;
    const source = read(file);
    sources.set(file.path, source);
    return source;
  };
}

/** The problem of a file that is not JSON; `shown` is its path for messages. */
export function sourceProblem(shown: string, parsed: ParsedJson & { ok: false }): Problem {
  const { reason, line, column } = parsed;
  if (line === undefined) return { file: shown, reason, kind: 'unread' };
  return { file: shown, field: `line ${line}, column ${column}`, reason };
}
