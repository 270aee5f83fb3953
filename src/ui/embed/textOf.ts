import { isRecord } from '../isRecord.ts';

/** A text of an embed; an empty embed is `{}`, and a provider may send any value under any key. */
export function textOf(oembed: unknown, key: string): string | undefined {
  const value = isRecord(oembed) ? oembed[key] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
