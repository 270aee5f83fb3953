import type { DehydratedState } from '@tanstack/react-query';
import type { SliceType } from '#content/sliceRegistry.ts';
import type { ExternalService } from '#external/client/serviceBase.ts';
import { isExternalKey } from '#external/externalKey.ts';

/** What the server hands the browser inside the page, as JSON in `<script id="state">`. */
export interface PageState {
  readonly queries: DehydratedState;
  /** Slice types drawn on the page: the browser loads them before it takes the page over. */
  readonly slices: readonly SliceType[];
  /** Sources of other hosts' scripts in the page's policy; null where the policy has all, or there is none. */
  readonly scripts: readonly string[] | null;
  /** The year it was drawn in. */
  readonly year: number;
  /** Name of the draft the page shows. */
  readonly preview: string | null;
  /** The hosted repository whose toolbar stands on the page. */
  readonly toolbar: string | null;
  /** The portfolio service the browser asks. */
  readonly service: ExternalService;
  /** The site's public origin as the server decided it: the browser's may differ behind a proxy. */
  readonly origin: string;
  /** Path of an exported page; null on a page that a server rendered. */
  readonly exported: { readonly path: string } | null;
}

export const STATE_ID = 'state';

/** Whether the page was drawn with an external project, whose code it needs before it is taken over. */
export const showsExternal = ({ queries }: PageState): boolean =>
  queries.queries.some(({ queryKey }) => isExternalKey(queryKey));

/** JSON that is safe inside a script element: no `<`, no line separators that end a statement. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
