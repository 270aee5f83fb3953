import { parseBody, readText } from '../authoring/http/readCall.ts';
import { isRecord } from '../json.ts';
import { must } from './refusal.ts';

/** Reads a JSON object of at most so many bytes. */
export async function requestJson(
  request: Request,
  maxBytes: number,
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  must(/^application\/json\s*(?:;|$)/i.test(type), 'content-type must be application/json', 415);
  const json = parseBody(await readText(request, maxBytes));
  must(isRecord(json), 'The body must be a JSON object');
  return json;
}
