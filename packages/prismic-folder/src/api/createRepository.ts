import { decode } from '../json.ts';
import type { InProcessSource, Snapshot } from '../types.ts';
import { ApiError, noSuchAddress, respondToError, respondToOptions } from './ApiError.ts';
import { type Access, accessOf, type Call, ContentHistory } from './Call.ts';
import { documentSearch } from './documentSearch.ts';
import { findView } from './findView.ts';
import { metadata, tags } from './metadata.ts';
import { preview } from './preview.ts';

/** What a repository answers from. */
export interface RepositoryOptions {
  /**
   * Called for each request. While it returns the same object, its indexes are reused; after a new
   * one, the refs of the previous one count as expired, unless `keep` says otherwise.
   */
  readonly snapshot: () => Promise<Snapshot> | Snapshot;
  /**
   * How many earlier snapshots are still answered by their refs, so that whoever reads several documents under
   * one ref can finish. Default 0.
   */
  readonly keep?: number;
  /** Origin of `/media/…` in responses. Default: the origin of each request. */
  readonly mediaOrigin?: string;
}

/**
 * Serves the Content API v2 at any path that ends in `/api/v2`. Every failure is a response with
 * the protocol's JSON body: 400 for invalid requests, 401 for missing tokens, 404 and 410 for refs,
 * 405 for other methods, 500 for unexpected errors.
 */
export function createRepository(options: RepositoryOptions): InProcessSource {
  const history = new ContentHistory(options.snapshot, options.keep ?? 0);
  const respond = async (request: Request) => {
    const response = await handle(request, options, history).catch(respondToError);
    if (request.method !== 'HEAD') return response;
    return new Response(null, { status: response.status, headers: response.headers });
  };
  return Object.assign(respond, {
    documents: async (ref: string) => {
      const current = await history.current();
      const content = history.earlier(ref) ?? current;
      try {
        return findView(content, history, ref, WHOLE, '').view.documents;
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
  });
}

/** Who reads documents as they are in memory has loaded them. */
const WHOLE: Access = { releases: true, personal: false };

const ADDRESS = /^((?:\/.*)?\/api\/v2)(?:\/(.*?))?\/?$/;
const PREVIEW = /^\/?previews\/([^/]+)\/?$/;

async function handle(
  request: Request,
  { mediaOrigin }: RepositoryOptions,
  history: ContentHistory,
): Promise<Response> {
  const { method } = request;
  if (method === 'OPTIONS') return respondToOptions();
  if (method !== 'GET' && method !== 'HEAD') throw notAllowed(method);

  const url = new URL(request.url);
  const [, path, rest = ''] = ADDRESS.exec(url.pathname) ?? [];
  const release = PREVIEW.exec(path === undefined ? url.pathname : rest)?.[1];
  if (path === undefined && release === undefined) throw noSuchAddress(url.pathname);

  const base = `${url.origin}${path ?? '/api/v2'}`;
  const content = await history.current();
  const access = accessOf(content.snapshot, url, base);
  const origin = (mediaOrigin ?? url.origin).replace(/\/$/, '');
  const call: Call = { url, base, mediaOrigin: origin, content, history, access };

  if (release !== undefined) return preview(call, decode(release));
  if (rest === '') return metadata(call);
  if (rest === 'documents/search') {
    const earlier = history.earlier(url.searchParams.get('ref') ?? '');
    return documentSearch(earlier ? { ...call, content: earlier } : call);
  }
  if (rest === 'tags') return tags(call);
  throw noSuchAddress(url.pathname);
}

function notAllowed(method: string): ApiError {
  const message = `${method} is not allowed: the Content API is read with GET`;
  const allow = 'GET, HEAD, OPTIONS';
  return new ApiError(405, { type: 'method_not_allowed_error', message }, { allow });
}
