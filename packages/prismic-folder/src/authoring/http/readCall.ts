import type { JsonPath as Path } from '../../edit/types.ts';
import { z } from 'zod';
import { formatPath } from '../../json.ts';
import { parseJson } from '../../lib/parseJson.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { AnyCall, AnyOperation } from '../operation.ts';

/** Reads a request; throws `invalid`, `unsupported_type` or `too_large`, saying where. */
export async function readCall(
  request: Request,
  { params, query, body }: AnyOperation,
  given: Readonly<Record<string, string>>,
): Promise<AnyCall> {
  const { searchParams } = new URL(request.url);
  if (!query && searchParams.size > 0) {
    const [name = ''] = searchParams.keys();
    const message = `query: this operation has no parameter "${name.slice(0, 100)}"`;
    throw new AuthoringError('invalid', message, { at: 'query' });
  }
  return {
    params: params && validate(params, given, 'path'),
    query: query && validateQuery(query, searchParams),
    body: await readBody(request, body),
  };
}

async function readBody(request: Request, body: AnyOperation['body']): Promise<unknown> {
  if (body === undefined) return undefined;
  if (body === 'file') {
    checkContentType(request, 'application/octet-stream');
    return wholeBody(request);
  }
  checkContentType(request, 'application/json');
  return validate(body, parseBody(await readText(request)), 'body');
}

/** A parsed value; throws `invalid` with the place of the first fault and what was expected. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  where: 'path' | 'query' | 'body',
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = formatPath(issue?.path ?? []);
  const at = path === '' ? where : `${where}: ${path}`;
  const message = `${at}: ${issue?.message ?? 'another value was expected'}`;
  throw new AuthoringError('invalid', message, { at });
}

/** The schema inside optional ones and those with a default. */
function innermost(schema: unknown): unknown {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped ? innermost(schema.unwrap()) : schema;
}

/** A parameter as its schema expects it: addresses hold texts only. */
function read(text: string, schema: unknown): unknown {
  if (schema instanceof z.ZodNumber && /^\d{1,9}$/.test(text)) return Number(text);
  if (schema instanceof z.ZodBoolean && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
}

/** The parameters of a query, validated; one that is given twice is refused. */
function validateQuery(schema: z.ZodObject, parameters: URLSearchParams): unknown {
  const values: Record<string, unknown> = {};
  for (const [name, text] of parameters) {
    if (Object.hasOwn(values, name)) {
      throw new AuthoringError('invalid', `query: ${name} is given twice`, {
        at: `query: ${name}`,
      });
    }
    const value = read(text, innermost(schema.shape[name]));
    Object.defineProperty(values, name, { value, enumerable: true });
  }
  return validate(schema, values, 'query');
}

/** In bytes: a document with 10 MB of rich text fits, escaped. */
const MAX_JSON_BYTES = 16 * 1024 * 1024;

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
function checkContentType({ headers }: Request, expected: string): void {
  if (headers.get('content-type')?.toLowerCase() === expected) return;
  const message = `The body was expected as ${expected}, and content-type to say exactly that`;
  throw new AuthoringError('unsupported_type', message, { at: 'content-type' });
}

/**
 * The body as a stream that fails if the connection ends before the announced length: whoever reads
 * it to its end has all of it.
 */
function wholeBody(request: Request): ReadableStream<Uint8Array> {
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

/** Deeper values could exhaust the stack of what reads them. */
const MAX_DEPTH = 100;

/** Lone surrogates and NUL: files and pages cannot hold them. */
// oxlint-disable-next-line no-control-regex -- it matches NUL on purpose
const UNWRITABLE = /[\0\p{Surrogate}]/u;

const invalid = (message: string, path: Path) => {
  const at = path.length === 0 ? 'body' : `body: ${formatPath(path)}`;
  return new AuthoringError('invalid', `${at}: ${message}`, { at });
};

function checkText(text: string, path: Path): void {
  if (UNWRITABLE.test(text)) {
    throw invalid('the text has a NUL or half a character (a lone surrogate)', path);
  }
}

/** Refuses texts, keys and depths that no document may have. */
function checkValues(root: unknown): void {
  const open: { readonly value: unknown; readonly path: Path }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') checkText(value, path);
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= MAX_DEPTH) {
      throw invalid(`values are nested deeper than ${MAX_DEPTH} levels`, path.slice(0, 3));
    }
    if (Array.isArray(value)) {
      value.forEach((entry: unknown, at) => open.push({ value: entry, path: [...path, at] }));
      continue;
    }
    for (const [key, entry] of Object.entries(value)) {
      checkText(key, path);
      if (key === '__proto__') throw invalid('"__proto__" is not a name of a field', path);
      open.push({ value: entry, path: [...path, key] });
    }
  }
}

/** Parses the text of a body; throws `invalid`, for wrong JSON with line and column. */
export function parseBody(text: string): unknown {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, column, reason } = parsed;
    const message = `The body is not JSON: line ${line}, column ${column}: ${reason}`;
    throw new AuthoringError('invalid', message, { at: 'body' });
  }
  checkValues(parsed.value);
  return parsed.value;
}
