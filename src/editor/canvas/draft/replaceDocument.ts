import type { Content } from '@prismicio/client';
import { toCard } from '#content/cards.ts';
import { isRecord } from '#ui/isRecord.ts';

/** A document as queries answer with it. */
export interface ServedDocument {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

const isDocument = (value: Readonly<Record<string, unknown>>) => 'type' in value;

/** Replaces a document, and the card of a project, wherever a query's answer has it. */
export function replaceDocument(answer: unknown, document: ServedDocument): unknown {
  if (Array.isArray(answer)) {
    const entries = answer.map((entry) => replaceDocument(entry, document));
    return entries.every((entry, at) => entry === answer[at]) ? answer : entries;
  }
  if (!isRecord(answer)) return answer;
  if (answer['id'] === document.id && isRecord(answer['data'])) {
    if (isDocument(answer)) return { ...answer, data: document.data };
    // Cast: cards are made of projects only, by the same function.
    return toCard({ ...answer, ...document } as unknown as Content.ProjectDocument);
  }
  if (isDocument(answer)) return answer;
  const entries = Object.entries(answer).map(
    ([key, value]) =>
      [
        key,
        isRecord(value) || Array.isArray(value) ? replaceDocument(value, document) : value,
      ] as const,
  );
  const isSame = entries.every(([key, value]) => answer[key] === value);
  return isSame ? answer : Object.fromEntries(entries);
}
