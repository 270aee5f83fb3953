import { AuthoringError } from '../../AuthoringError.ts';

/** In bytes: a document with 10 MB of rich text fits, escaped. */
export const MAX_JSON_BYTES = 16 * 1024 * 1024;

const cutOff = () =>
  new AuthoringError('invalid', 'The body ended before it was complete; nothing was written', {
    at: 'body',
  });

/** The announced length of a body in bytes; null if there is none. */
function announcedLength({ headers }: Request): number | null {
  const text = headers.get('content-length');
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Refuses all content types but one: forms of other sites cannot send it without asking first. */
export function checkContentType({ headers }: Request, expected: string): void {
  if (headers.get('content-type')?.toLowerCase() === expected) return;
  const message = `The body was expected as ${expected}, and content-type to say exactly that`;
  throw new AuthoringError('unsupported_type', message, { at: 'content-type' });
}

/**
 * The body as a stream that fails if the connection ends before the announced length: whoever reads
 * it to its end has all of it.
 */
export function wholeBody(request: Request): ReadableStream<Uint8Array> {
  const announced = announcedLength(request);
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      controller.enqueue(chunk);
    },
    flush(controller) {
      if (announced !== null && bytes < announced) controller.error(cutOff());
    },
  });
  const body: ReadableStream<Uint8Array> = request.body ?? new Blob([]).stream();
  return body.pipeThrough(count);
}

/** The body as text; counted while it is read. Throws `too_large` and, if it is cut off, `invalid`. */
export async function readText(request: Request, maxBytes = MAX_JSON_BYTES): Promise<string> {
  const tooLarge = () =>
    new AuthoringError('too_large', `The body has more than ${maxBytes} bytes`, { at: 'body' });
  if ((announcedLength(request) ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = wholeBody(request).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw error instanceof AuthoringError ? error : cutOff();
    });
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      // The rest is not waited for, and may fail.
      void reader.cancel().catch(() => {});
      throw tooLarge();
    }
    chunks.push(value);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new AuthoringError('invalid', 'The body is not UTF-8', { at: 'body' });
  }
}
