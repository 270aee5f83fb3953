import { jsonOf } from '#server/lib/jsonOf.ts';
import { isRecord } from '#ui/isRecord.ts';

/** A share link as it is stored: nothing in it opens anything without the server's secret. */
export interface ShareRecord {
  /** Random; the token is this, signed. */
  readonly id: string;
  /** Id of the project's document. */
  readonly document: string;
  /** Whom the owner made it for. */
  readonly client: string;
  /** In ms since 1970, like all times here. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly revokedAt: number | null;
  /** Tells under which secret it was made. */
  readonly key: string;
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function recordOf(value: unknown): ShareRecord | null {
  if (!isRecord(value)) return null;
  const { id, document, client, createdAt, expiresAt, revokedAt, key } = value;
  if (!isText(id) || !isText(document) || !isText(client) || !isText(key)) return null;
  if (!isTime(createdAt) || !isTime(expiresAt)) return null;
  if (revokedAt !== null && !isTime(revokedAt)) return null;
  return { id, document, client, createdAt, expiresAt, revokedAt, key };
}

/**
 * Reads stored links. All or nothing: a file of which a part is lost is not written over. Throws,
 * with the name of the file, if the text is not what this site writes.
 */
export function parseShareRecords(text: string | null, name: string): readonly ShareRecord[] {
  if (text === null) return [];
  const value = jsonOf(text);
  const links = isRecord(value) ? value['links'] : null;
  const records = Array.isArray(links) ? links.map(recordOf) : [null];
  const whole = records.filter((record) => record !== null);
  if (whole.length === records.length) return whole;
  throw new Error(
    `${name} is not a list of share links: restore it, or remove it, which ends all links`,
  );
}

export function printShareRecords(links: readonly ShareRecord[]): string {
  return `${JSON.stringify({ links }, null, 2)}\n`;
}
