import type { Models } from '../../types.ts';
import type { Report } from '../createReport.ts';
import { formatPath } from '../formatProblem.ts';
import type { MediaCatalog } from '../mediaCatalog.ts';

/** A link to a document, waiting for the target: by id, or by type and uid (or file name). */
export interface PendingLink {
  /** The link in the normalized data; the target's keys are written into it. */
  readonly link: Record<string, unknown>;
  readonly id?: string;
  readonly type?: string;
  readonly uid?: string;
  readonly lang?: string;
  /** Types the field admits; all, when missing. */
  readonly types?: readonly string[];
  /** Path of the link, for the problem if the target is missing. */
  readonly field: string;
}

/** What normalizing one document's data needs, and the current path in it. */
export interface NormalizeContext {
  readonly models: Models;
  readonly media: MediaCatalog;
  readonly documentId: string;
  readonly lang: string;
  readonly report: Report;
  /** Keys from `data` to the value being normalized; pushed and popped on the way. */
  readonly path: (string | number)[];
  /** Links to documents, resolved when all documents are known. */
  readonly links: PendingLink[];
}

/** The path as text: `data.cover[0].primary.single_image`. */
export function fieldAt(context: NormalizeContext, ...deeper: (string | number)[]): string {
  return formatPath(['data', ...context.path, ...deeper]);
}

/** An id for the value at the current path, the same on every load. */
export function placeId(context: NormalizeContext): string {
  return `${context.documentId}-${context.path.join('-')}`;
}

/** Reports an error at the current path; returns undefined, the value of an invalid field. */
export function fault(context: NormalizeContext, reason: string, ...deeper: (string | number)[]) {
  context.report.error(fieldAt(context, ...deeper), reason);
  return undefined;
}

/** Normalizes the entries of a list without the invalid ones. */
export function normalizeEach<Filled>(
  context: NormalizeContext,
  values: readonly unknown[],
  fill: (value: unknown, index: number) => Filled | undefined,
): Filled[] {
  const filled: Filled[] = [];
  for (const [index, value] of values.entries()) {
    const entry = within(context, index, () => fill(value, index));
    if (entry !== undefined) filled.push(entry);
  }
  return filled;
}

/** Normalizes a value one step deeper. */
export function within<Filled>(
  context: NormalizeContext,
  key: string | number,
  fill: () => Filled,
): Filled {
  context.path.push(key);
  const filled = fill();
  context.path.pop();
  return filled;
}

/**
 * What the API answers for a field that is not filled. Shared by all documents: most fields of
 * most documents are empty, and one object each would be most of the memory.
 */
export const EMPTY_LIST: readonly never[] = Object.freeze([]);
export const EMPTY_OBJECT: Readonly<Record<string, never>> = Object.freeze({});
export const EMPTY_LINK = Object.freeze({ link_type: 'Any' });

/** True for what is empty in any field: missing, or null. */
export function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}
