import { isRecord } from '../json.ts';
import { must, refusal } from './refusal.ts';

/** Deeper values cannot be fields, and would make recursive code slow or fail. */
const MAX_DEPTH = 100;

/** Reads a JSON object of at most so many bytes. */
export async function requestJson(
  request: Request,
  maxBytes: number,
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  must(/^application\/json\s*(?:;|$)/i.test(type), 'content-type must be application/json', 415);
  const bytes = await readBytes(request, maxBytes);
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refusal(400, 'The body is not JSON in UTF-8');
  }
  must(isRecord(json), 'The body must be a JSON object');
  must(isShallow(json, MAX_DEPTH), `The body is nested more than ${MAX_DEPTH} levels deep`);
  return json;
}

async function readBytes({ body, headers }: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => refusal(413, `The body has more than ${maxBytes} bytes`);
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (size > maxBytes) throw error;
    throw refusal(400, 'The body ended before it was complete');
  }
  return Buffer.concat(chunks);
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1));
}
