/** A request of the authoring API. */
export interface ApiRequest {
  readonly method: string;
  /** From the root of the site, with its query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or a file. */
  readonly body?: string | Blob;
  readonly signal?: AbortSignal;
  /** Progress of an upload, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

export interface ApiAnswer {
  readonly status: number;
  readonly text: string;
}

/** In ms: a server that takes longer is as good as gone. Files may take any time. */
const TIMEOUT = 30_000;

/** Sends a request by `fetch`, a file by XMLHttpRequest: only that tells how far it is. */
export function send(request: ApiRequest): Promise<ApiAnswer> {
  if (request.body instanceof Blob) return upload(request, request.body);
  const prefetched = takePrefetched(request)?.catch((error: unknown) => {
    // The owner has waited long enough to be told.
    if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
    return ask(request);
  });
  return prefetched ?? ask(request);
}

async function ask({ method, address, headers, body, signal }: ApiRequest): Promise<ApiAnswer> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(address, {
    method,
    headers,
    credentials: 'same-origin',
    cache: 'no-store',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text() };
}

function upload({ method, address, headers, signal, onProgress }: ApiRequest, file: Blob) {
  return new Promise<ApiAnswer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = () => signal?.removeEventListener('abort', abort);
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () =>
      resolve({ status: request.status, text: request.responseText }),
    );
    request.addEventListener('error', () => reject(new TypeError('The upload was cut off')));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was stopped', 'AbortError')),
    );
    request.addEventListener('loadend', end);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted === true) abort();
    else request.send(file);
    if (signal?.aborted === true) reject(signal.reason);
  });
}

declare global {
  /** What the window's document asked for before its code was there. */
  var slicefolioPrefetched:
    | {
        readonly address: string;
        readonly answer: Promise<{ readonly status: number; readonly text: string }>;
      }
    | undefined;
}

/** The answer to a request that the page itself has made; null if there is none. It answers one request only. */
function takePrefetched({ method, address }: ApiRequest): Promise<ApiAnswer> | null {
  const { slicefolioPrefetched: prefetched } = globalThis;
  if (method !== 'GET' || prefetched?.address !== address) return null;
  globalThis.slicefolioPrefetched = undefined;
  return prefetched.answer;
}
