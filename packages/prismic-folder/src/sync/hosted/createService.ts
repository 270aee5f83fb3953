import { isRecord, valueOf } from '../../json.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';
import {
  AmbiguousResultError,
  HostedApiError,
  type HostedSettings,
  type Ports,
  SyncError,
} from '../SyncJob.ts';

interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path relative to the endpoint, with its query. */
  readonly path: string;
  readonly json?: unknown;
  /** Called for each attempt. */
  readonly form?: () => FormData;
  readonly task: string;
  readonly repeatable: boolean;
  readonly timeout?: number;
}

/** Sends one request and resolves to its JSON. Throws a HostedApiError for a 4xx. */
type Service = (request: ServiceRequest) => Promise<unknown>;

/** One of Prismic's write APIs: every request contains the repository's name and the token. */
export function createService(
  ports: Ports,
  { repository, writeToken }: HostedSettings,
  endpoint: string,
  pace: number,
): Service {
  const acquire = createRateLimit(ports, pace);
  return async ({ method, path, json, form, task, repeatable, timeout }) => {
    const init = (): RequestInit => ({
      method,
      headers: {
        repository,
        authorization: `Bearer ${writeToken}`,
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form() }),
    });
    const options = { task, repeatable, acquire, ...(timeout && { timeout }) };
    const { status, text } = await fetchWithRetry(ports, `${endpoint}/${path}`, init, options);
    if (status < 400) return text === '' ? undefined : JSON.parse(text);
    if (status === 401 || status === 403) {
      throw new SyncError(
        `Could not ${task}: the service answered ${status}. Is PRISMIC_WRITE_TOKEN a write token of "${repository}"?`,
      );
    }
    throw new HostedApiError(`Could not ${task}: ${status}, ${reasonOf(text)}`, status);
  };
}

/** The reason in an error response, from `message` or `error`, with details of each field. */
function reasonOf(text: string): string {
  const body = valueOf(text);
  if (!isRecord(body)) return text.slice(0, 200) || 'without a reason';
  const { message, Message, error, details } = body;
  const messages = [message, Message, error].filter(
    (part) => typeof part === 'string' && part !== '',
  );
  const more = Array.isArray(details) ? details.filter(isRecord).map(detailOf) : [];
  return [...new Set(messages), ...more].join('; ') || text.slice(0, 200);
}

function detailOf({ property, error }: Record<string, unknown>): string {
  return typeof property === 'string' ? `${property}: ${String(error)}` : String(error);
}

/** Limits requests to one service to one per interval. */
function createRateLimit({ now, sleep }: Ports, milliseconds: number): () => Promise<void> {
  let next = 0;
  return async () => {
    // A clock that was set back makes it no longer.
    const early = Math.min(next - now(), milliseconds);
    if (early > 0) await sleep(early);
    next = now() + milliseconds;
  };
}

const ATTEMPTS = 5;
/** Milliseconds for the service to finish a lost request, before looking for its result. */
const SETTLE = 3000;

/**
 * Creates something exactly once although a response can be lost: calls `find` before every new
 * attempt. `isRepeated`: an earlier attempt may have succeeded.
 */
export async function idempotentCreate<Created>(
  ports: Ports,
  create: (isRepeated: boolean) => Promise<Created>,
  find: () => Promise<Created | undefined>,
): Promise<Created> {
  let last: AmbiguousResultError | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await create(last !== undefined);
    } catch (error) {
      if (!(error instanceof AmbiguousResultError)) throw error;
      last = error;
    }
    await ports.sleep(SETTLE * attempt);
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new SyncError(`${last?.message}, ${ATTEMPTS} times in a row. Run the command again later`);
}
