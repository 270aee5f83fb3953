import type { Report } from '../lib/createReport.ts';
import { formatPath, kindOf } from '../json.ts';
import type { Models } from '../types.ts';

/** An unresolved link to a document: by id, or by type and uid (or file name). */
export interface PendingLink {
  /** The link in the normalized data; the target's keys are written into it. */
  readonly link: Record<string, unknown>;
  readonly id?: string;
  readonly type?: string;
  readonly uid?: string;
  readonly lang?: string;
  /** Types the field allows; all if missing. */
  readonly types?: readonly string[];
  /** Path of the link, for the problem report if the target is missing. */
  readonly field: string;
}

/** What an address of an image or a file in content leads to. */
export type FoundMedia =
  | {
      readonly at: 'media' | 'host';
      readonly id: string;
      readonly url: string;
      /** Its path in the folder, or on the host. */
      readonly name: string;
      readonly kind: 'image' | 'document' | 'file';
      /** In bytes; 0 if it is not known. */
      readonly size: number;
      readonly image?: { readonly width: number; readonly height: number } | undefined;
      /** Why many browsers do not play it. */
      readonly playback: () => string | undefined;
    }
  | { readonly at: 'nowhere'; readonly reason: string };

/** State of normalizing one document's data, including the current path. */
export interface NormalizeContext {
  readonly models: Models;
  /** Finds media; what it found is noted, because the document's served form changes with it. */
  readonly findMedia: (url: string) => FoundMedia;
  readonly documentId: string;
  readonly lang: string;
  readonly report: Report;
  /** Keys from `data` to the current value; mutated during normalization. */
  readonly path: (string | number)[];
  /** Links to documents, resolved when all documents are loaded. */
  readonly links: PendingLink[];
}

/** Formats the current path: `data.cover[0].primary.single_image`. */
export function fieldAt(context: NormalizeContext, ...deeper: (string | number)[]): string {
  return formatPath(['data', ...context.path, ...deeper]);
}

/** A stable id for the value at the current path. */
export function placeId(context: NormalizeContext): string {
  return `${context.documentId}-${context.path.join('-')}`;
}

/** Reports an error at the current path. Returns undefined, which stands for an invalid value. */
export function fault(context: NormalizeContext, reason: string, ...deeper: (string | number)[]) {
  context.report.error(fieldAt(context, ...deeper), reason);
  return undefined;
}

/** Reports a value of another form than wanted. */
export function misfit(context: NormalizeContext, wanted: string, value: unknown, key?: string) {
  return fault(
    context,
    `must be ${wanted}, is ${kindOf(value)}`,
    ...(key === undefined ? [] : [key]),
  );
}

/** Normalizes the entries of a list and removes the invalid ones. */
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
 * Values the API returns for empty fields. Shared by all documents: most fields of most documents
 * are empty, and separate objects would take most of the memory.
 */
export const EMPTY_LIST: readonly never[] = /* @__PURE__ */ Object.freeze([]);
export const EMPTY_OBJECT: Readonly<Record<string, never>> = /* @__PURE__ */ Object.freeze({});
export const EMPTY_LINK = /* @__PURE__ */ Object.freeze({ link_type: 'Any' });

/** Whether a value is empty for every type of field: missing or null. */
export function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}
