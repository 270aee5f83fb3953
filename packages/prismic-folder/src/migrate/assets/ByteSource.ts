import { refusal } from '../refusal.ts';

/** Reads a stream of bytes up to delimiters. Throws a 400 if the stream ends before one. */
export class ByteSource {
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
