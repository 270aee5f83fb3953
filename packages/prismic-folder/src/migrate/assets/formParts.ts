import { decode } from '../../json.ts';
import { refusal } from '../refusal.ts';

/** A part of a `multipart/form-data` body. */
interface FormPart {
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

/** Reads a stream of bytes up to delimiters. Throws a 400 if the stream ends before one. */
class ByteSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Buffer;

  /** `start` is read before the stream. */
  constructor(stream: AsyncIterable<Uint8Array>, start: string) {
    this.#chunks = stream[Symbol.asyncIterator]();
    this.#rest = Buffer.from(start);
  }

  /** Yields the bytes before a delimiter as they arrive, and skips the delimiter. */
  async *before(delimiter: Buffer): AsyncGenerator<Uint8Array, void> {
    for (;;) {
      const at = this.#rest.indexOf(delimiter);
      if (at !== -1) {
        const bytes = this.#rest.subarray(0, at);
        this.#rest = this.#rest.subarray(at + delimiter.length);
        if (bytes.length > 0) yield bytes;
        return;
      }
      // The last bytes may be the start of the delimiter.
      const sure = this.#rest.length - delimiter.length + 1;
      if (sure > 0) {
        const bytes = this.#rest.subarray(0, sure);
        this.#rest = this.#rest.subarray(sure);
        yield bytes;
      }
      await this.#readMore();
    }
  }

  /** The text before a delimiter, of so many bytes at most. */
  async textBefore(delimiter: string, maxBytes: number): Promise<string> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of this.before(Buffer.from(delimiter))) {
      size += chunk.byteLength;
      if (size > maxBytes) throw refusal(400, 'The multipart body has a header that is too long');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
  }

  async take(count: number): Promise<string> {
    while (this.#rest.length < count) await this.#readMore();
    const bytes = this.#rest.subarray(0, count);
    this.#rest = this.#rest.subarray(count);
    return bytes.toString('latin1');
  }

  async #readMore(): Promise<void> {
    const ended = refusal(400, 'The multipart body ended before it was complete');
    const next = await this.#chunks.next().catch(() => {
      throw ended;
    });
    if (next.done === true) throw ended;
    this.#rest =
      this.#rest.length === 0 ? Buffer.from(next.value) : Buffer.concat([this.#rest, next.value]);
  }
}
