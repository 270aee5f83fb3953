import { documentPath } from '#content/links.ts';
import { unlockFields } from '#content/protection.ts';
import type { Json } from '#content/sanitize/json.ts';
import { isRecord } from '#ui/isRecord.ts';
import { localPath } from '#server/lib/localPath.ts';

/** A submitted password. */
export interface Entry {
  readonly uid: string;
  readonly password: string;
  /** Path of the page with the form; only forms send it. */
  readonly from: unknown;
  readonly isForm: boolean;
}

const textsIn = (from: Json, isForm: boolean): Entry | null => {
  const uid = from[unlockFields.uid];
  const password = from[unlockFields.password];
  if (typeof uid !== 'string' || typeof password !== 'string' || uid === '') return null;
  return { uid, password, from: isForm ? from[unlockFields.from] : undefined, isForm };
};

/**
 * Reads `{ "uid", "password" }` as JSON or as a plain form; null for anything else. The caller limits
 * the body size.
 */
export async function readEntry(request: Request): Promise<Entry | null> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const body = await request.text();
  if (type === 'application/x-www-form-urlencoded') {
    return textsIn(Object.fromEntries(new URLSearchParams(body)), true);
  }
  if (type !== 'application/json') return null;
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? textsIn(value, false) : null;
  } catch {
    return null;
  }
}

/** The path a form sends, or the project's own if that is not a path of this site. */
export function returnPath(from: unknown, uid: string): string {
  return localPath(from) ?? documentPath({ type: 'project', uid });
}
