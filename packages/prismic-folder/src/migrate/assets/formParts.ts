import { decode } from '../../json.ts';
import { refusal } from '../refusal.ts';
import { ByteSource } from './ByteSource.ts';

/** A part of a `multipart/form-data` body. */
export interface FormPart {
  readonly name: string;
  /** Set for files. */
  readonly filename?: string;
  /** The part's bytes as they arrive. What is not read is skipped. */
  readonly body: ReadableStream<Uint8Array>;
}

const FORM = /^multipart\/form-data\s*;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))\s*$/i;
const MAX_HEADERS = 16 * 1024;

/**
 * Reads the parts of a `multipart/form-data` body one after another, without a whole file in
 * memory. Throws a 400 for a malformed body and for one that ends early.
 */
export async function* formParts({ headers, body }: Request): AsyncGenerator<FormPart, void> {
  const [, quoted, plain] = FORM.exec(headers.get('content-type') ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || body === null) {
    throw refusal(415, 'content-type must be multipart/form-data with a boundary');
  }
  // The first delimiter has no line break before it; text before it is not allowed here.
  const source = new ByteSource(body, '\r\n');
  const delimiter = `\r\n--${boundary}`;
  if ((await source.textBefore(delimiter, MAX_HEADERS)) !== '') throw malformed();
  while (!(await isLast(source))) {
    const part = readHeaders(await source.textBefore('\r\n\r\n', MAX_HEADERS));
    const bytes = source.before(Buffer.from(delimiter));
    yield { ...part, body: streamOf(bytes) };
    // What the reader of the part has left.
    for await (const _ of bytes) continue;
  }
}

/** The text of a part; throws a 400 if it is longer. */
export async function partText({ name, body }: FormPart, maxCharacters: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    // A character takes four bytes at most.
    if (size > maxCharacters * 4) break;
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  if (size <= maxCharacters * 4 && text.length <= maxCharacters) return text;
  throw refusal(400, `${name} must be at most ${maxCharacters} characters`);
}

/** A delimiter is followed by two hyphens after the last part, else by a line break. */
async function isLast(source: ByteSource): Promise<boolean> {
  const next = await source.take(2);
  if (next === '--') return true;
  if (next !== '\r\n') throw malformed();
  return false;
}

function readHeaders(text: string): Omit<FormPart, 'body'> {
  const line = text.split('\r\n').find((header) => /^content-disposition:/i.test(header)) ?? '';
  const name = parameter(line, 'name');
  const filename = parameter(line, 'filename');
  if (name === undefined) throw malformed();
  return { name, ...(filename !== undefined && { filename }) };
}

/** A quoted parameter of a header; browsers and Node write quotes and line breaks as `%22`. */
function parameter(header: string, name: string): string | undefined {
  const [, text] = new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(header) ?? [];
  return text?.replace(/\\(["\\])/g, '$1').replace(/%(?:22|0D|0A)/gi, (code) => decode(code));
}

function streamOf(bytes: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await bytes.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
    },
    // Nothing is read ahead of the reader.
    { highWaterMark: 0 },
  );
}

function malformed() {
  return refusal(400, 'The multipart body is malformed');
}
