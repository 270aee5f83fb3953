import type { Models } from '../../types.ts';
import type { Report } from '../createReport.ts';
import { formatPath } from '../formatPath.ts';
import type { MediaCatalog } from '../mediaCatalog.ts';
import type { PendingLink } from './pendingLink.ts';

/** What filling one document's data needs, and where it stands in it. */
export interface FillContext {
  readonly models: Models;
  readonly media: MediaCatalog;
  readonly documentId: string;
  readonly lang: string;
  readonly report: Report;
  /** Keys from `data` down to the value being filled; who goes deeper pushes and pops. */
  readonly path: (string | number)[];
  /** Links to documents, resolved when all documents are known. */
  readonly links: PendingLink[];
}

/** The place in words: `data.cover[0].primary.single_image`. */
export function fieldAt(context: FillContext, ...deeper: (string | number)[]): string {
  return formatPath(['data', ...context.path, ...deeper]);
}

/** An id for the value at the present place, the same on every load. */
export function placeId(context: FillContext): string {
  return `${context.documentId}-${context.path.join('-')}`;
}

/** Reports an error at the present place; answers undefined, so that a filler can return it. */
export function fault(context: FillContext, reason: string, ...deeper: (string | number)[]) {
  context.report.error(fieldAt(context, ...deeper), reason);
  return undefined;
}

/** Fills the entries of a list and leaves out those that are invalid. */
export function fillEach<Filled>(
  context: FillContext,
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

/** Fills a value one step deeper. */
export function within<Filled>(
  context: FillContext,
  key: string | number,
  fill: () => Filled,
): Filled {
  context.path.push(key);
  const filled = fill();
  context.path.pop();
  return filled;
}
