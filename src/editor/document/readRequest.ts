import type { DocumentKey, VersionName } from '#prismic-folder/contract';
import type { Request } from '../api/AuthoringClient.ts';
import { keyParts } from './session/lines.ts';

/** The request for a document; `line`: a release's version of it, else the draft or what is published. */
export const readRequest = (key: DocumentKey, line?: VersionName): Request<'readDocument'> => ({
  params: keyParts(key),
  query: {
    ...(key.lang !== undefined && { lang: key.lang }),
    ...(line !== undefined && { version: line }),
  },
});
