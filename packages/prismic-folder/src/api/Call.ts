import type { Snapshot } from '../types.ts';
import { forbidden } from './ApiError.ts';
import type { ContentHistory } from './ContentHistory.ts';
import type { LoadedContent } from './LoadedContent.ts';

/** What a request is allowed to read. */
export interface Access {
  /** Whether releases are listed and readable. */
  readonly releases: boolean;
  /** Whether the response depends on a token and must not be in shared caches. */
  readonly personal: boolean;
}

/** Checks a request's token against the repository's visibility. Throws a 401. */
export function accessOf(snapshot: Snapshot, url: URL, base: string): Access {
  const token = url.searchParams.get('access_token');
  if (snapshot.visibility === 'open') return { releases: true, personal: false };
  if (token !== null && token !== '') {
    if (snapshot.accessTokens.includes(token)) return { releases: true, personal: true };
    throw forbidden('Invalid access token', base);
  }
  if (snapshot.visibility === 'private') {
    throw forbidden('This repository is private: give an access_token', base);
  }
  return { releases: false, personal: false };
}

/** A request to the API, with everything needed to handle it. */
export interface Call {
  readonly url: URL;
  /** The API's address from the request's URL, without a trailing slash: `…/api/v2`. */
  readonly base: string;
  /** Origin of `/media/…` in responses. */
  readonly mediaOrigin: string;
  readonly content: LoadedContent;
  readonly history: ContentHistory;
  readonly access: Access;
}
