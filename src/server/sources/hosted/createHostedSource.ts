import type { ContentSource } from '#content/contentSource.ts';
import { readMetadata } from '../metadata.ts';
import { CONTENT_REF, CONTENT_STATE, STALE } from '#server/lib/contentHeaders.ts';
import { createAnswerCache } from '#server/lib/answerCache.ts';
import { servedMedia } from './servedMedia.ts';
import { askService, TIMEOUT, type Service, type ServicePath } from './askService.ts';
import { createOutageLog } from './outageLog.ts';
import { ServiceFailure } from './ServiceFailure.ts';
import { monotonicNow, sleep } from '#server/lib/clock.ts';

export interface HostedOptions extends Service {
  /** Memory answers may take, in bytes: 64 MB unless told. */
  readonly maxBytes?: number | undefined;
  /** How long a slow service is waited for where an older answer is at hand, in ms: 1.5 s unless told. */
  readonly staleTimeoutMs?: number | undefined;
  /** Time in ms. */
  readonly now?: (() => number) | undefined;
  /** Told once when the service fails, and once when it answers again. */
  readonly log?: ((message: string) => void) | undefined;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** How long visitors wait for a slow service where something older is at hand, in ms. */
export const STALE_TIMEOUT = 1500;

/** A service that asks to be left alone for no longer than this, in ms, is waited for. */
const MAX_WAIT = 2000;

const ADDRESS = /\/api\/v2(|\/documents\/search|\/tags)$/;

/**
 * A hosted repository as a content source. The token is added here and nowhere else. What is
 * published under the master ref is asked once and kept while there is room; many who ask the same
 * meanwhile share one request. While the service fails, a question it has answered before is
 * answered as it was then, marked stale and with the ref it was answered under. Metadata is never
 * kept: how old it may be is the gateway's to say. Never rejects.
 */
export function createHostedSource(options: HostedOptions): ContentSource {
  const { maxBytes = MAX_BYTES, staleTimeoutMs = STALE_TIMEOUT, now = monotonicNow, log } = options;
  const answers = createAnswerCache(maxBytes);
  const asking = new Map<string, { readonly at: number; readonly text: Promise<string> }>();
  let master: string | null = null;
  let retryAt = 0;
  const tell = createOutageLog(now, log);
  const withMedia = servedMedia(options.endpoint);

  /** One request, made again after a short pause the service asked for, or a lost connection. */
  async function ask(path: ServicePath, parameters: URLSearchParams, more = true): Promise<string> {
    const quiet = retryAt - now();
    if (quiet > MAX_WAIT) {
      throw new ServiceFailure('The content service wants to be left alone', 429, quiet);
    }
    if (quiet > 0) await sleep(quiet);
    try {
      return await askService(options, path, parameters);
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      if (error.retryAfterMs > 0) retryAt = Math.max(retryAt, now() + error.retryAfterMs);
      const isWorthwhile =
        error.status === 429 ? error.retryAfterMs <= MAX_WAIT : error.code !== null;
      if (!more || !isWorthwhile) throw error;
      return ask(path, parameters, false);
    }
  }

  /** `ask`, and what is kept of it. */
  async function learn(path: ServicePath, { searchParams, question, ref }: Asked): Promise<string> {
    try {
      const text = await ask(path, searchParams);
      tell(path, null);
      if (path === '') master = readMetadata(JSON.parse(text)).master;
      // A read of everything, without a query, happens once a ref and would only fill the memory.
      const isKept = ref !== null && ref === master && searchParams.has('q');
      if (isKept) answers.set(question, { ref, text });
      return text;
    } catch (error) {
      if (error instanceof ServiceFailure) tell(path, error);
      throw error;
    }
  }

  /** `learn`, once for all who want the same meanwhile; one that never ends is not waited for. */
  function share(path: ServicePath, asked: Asked): Promise<string> {
    const key = `${path}?${asked.searchParams}`;
    const known = asking.get(key);
    if (known && now() - known.at < 2 * (options.timeoutMs ?? TIMEOUT)) return known.text;
    const entry = { at: now(), text: learn(path, asked) };
    asking.set(key, entry);
    const done = () => {
      if (asking.get(key) === entry) asking.delete(key);
    };
    entry.text.then(done, done);
    return entry.text;
  }

  return async (request) => {
    const { origin, pathname, searchParams } = new URL(request.url);
    // Cast: the expression names these paths.
    const path = ADDRESS.exec(pathname)?.[1] as ServicePath | undefined;
    if (path === undefined) return failed(new ServiceFailure(`Nothing is at ${pathname}`, 404));
    searchParams.delete('access_token');
    const give = (text: string, from?: string) => answered(withMedia(text, origin), from);
    const asked = { searchParams, ...readQuestion(path, searchParams) };
    const kept = asked.ref === null ? undefined : answers.get(asked.question);
    if (kept && kept.ref === asked.ref) return give(kept.text);
    // Drafts are never mixed with what is published.
    const standIn = asked.ref === master ? kept : undefined;
    try {
      const text = share(path, asked);
      if (!standIn) return give(await text);
      const inTime = await Promise.race([text, sleep(staleTimeoutMs).then(() => null)]);
      return inTime === null ? give(standIn.text, standIn.ref) : give(inTime);
    } catch (error) {
      const failure = error instanceof ServiceFailure ? error : new ServiceFailure(String(error));
      return standIn && failure.isOutage ? give(standIn.text, standIn.ref) : failed(failure);
    }
  };
}

/** A search apart from the ref it is made under; `ref` is null for everything but a search. */
interface Asked {
  readonly searchParams: URLSearchParams;
  readonly question: string;
  readonly ref: string | null;
}

function readQuestion(path: ServicePath, parameters: URLSearchParams) {
  const ref = path === '/documents/search' ? parameters.get('ref') : null;
  const question = new URLSearchParams(parameters);
  question.delete('ref');
  return { question: question.toString(), ref };
}

function answered(text: string, from?: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'application/json',
      ...(from !== undefined && { [CONTENT_STATE]: STALE, [CONTENT_REF]: from }),
    },
  });
}

/**
 * A failure keeps the service's own status where that says something of the question. Its message may
 * reach visitors: where the service is stands in the log alone.
 */
function failed(failure: ServiceFailure): Response {
  const { isOutage, status, retryAfterMs } = failure;
  const hasStatus = status !== null && status !== 200;
  const message = hasStatus ? `Unexpected status code [${status}]` : failure.message;
  const retryAfter =
    retryAfterMs > 0 ? { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) } : {};
  return Response.json(
    { type: 'content_source_error', message },
    {
      status: isOutage ? 502 : (status ?? 502),
      headers: { 'cache-control': 'no-store', ...retryAfter },
    },
  );
}
