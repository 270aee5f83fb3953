import type { Access } from './access.ts';
import type { ContentHistory } from './ContentHistory.ts';
import type { LoadedContent } from './LoadedContent.ts';

/** A request on its way through the API. */
export interface Call {
  readonly url: URL;
  /** The API's own address as the request named it, without a slash at the end: `…/api/v2`. */
  readonly base: string;
  /** What stands in front of `/media/…` in answers. */
  readonly mediaOrigin: string;
  readonly content: LoadedContent;
  readonly history: ContentHistory;
  readonly access: Access;
}
