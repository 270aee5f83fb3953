import type { SliceType } from '#content/sliceRegistry.ts';
import type { ExternalService } from '#external/client/serviceBase.ts';
import type { SiteLanguages } from '#content/languages.ts';
import type { LanguageName } from '#ui/words/loadLanguage.ts';
import { isExternalKey } from '#external/externalKey.ts';

/** What a query was answered while the page was rendered. */
export interface GivenAnswer {
  readonly queryKey: readonly string[];
  /** Of a failure nothing else is said. */
  readonly status: 'success' | 'error';
  readonly data?: unknown;
}

/** What the server passes to the browser in the page, as JSON in `<script id="state">`. */
export interface PageState {
  readonly queries: readonly GivenAnswer[];
  /** Null on a site of one language. */
  readonly languages: SiteLanguages | null;
  /** Slice types on the page, loaded before hydration. */
  readonly slices: readonly SliceType[];
  /** Modules of its rare parts, if it has any. */
  readonly parts?: readonly string[];
  /**
   * Third-party script sources in the page's policy; null where all are allowed or there is no
   * policy.
   */
  readonly scripts: readonly string[] | null;
  readonly language: LanguageName;
  /** The year it was rendered in. */
  readonly year: number;
  readonly preview: string | null;
  /** The hosted repository whose toolbar is on the page. */
  readonly toolbar: string | null;
  readonly service: ExternalService;
  /** The site's public origin; the browser's may differ behind a proxy. */
  readonly origin: string;
  /** Path of an exported page below `base`; null on a page that a server rendered. */
  readonly exported: { readonly path: string; readonly base: string } | null;
}

export const STATE_ID = 'state';

/** Whether the page contains an external project, whose code hydration needs. */
export const showsExternal = ({ queries }: PageState): boolean =>
  queries.some(({ queryKey }) => isExternalKey(queryKey));

/**
 * Of an image: what no page reads. Ids compress worst of all that a page is sent. In JSON a text has no quotes but escaped
 * ones, so this fits none.
 */
const UNREAD = /,"id":"[^"\\]*","edit":\{[^{}]*\}/g;

/** JSON that is safe inside a script element: no `<`, no U+2028 or U+2029. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state)
    .replaceAll(UNREAD, '')
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
