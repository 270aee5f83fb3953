import { describe, expect, it } from 'vitest';
import { isFull } from '../../../../tests/support/full.ts';
import { randomOf } from '../../../../tests/support/random.ts';
import { formParts, partText } from '../../src/migrate/assets/formParts.ts';

const seed = Number(process.env['FORM_SEED'] ?? 352891170);
const FORMS = Number(process.env['FORMS'] ?? (isFull ? 300 : 60));

/** A request whose body arrives in these pieces. */
function requestOf(pieces: readonly Uint8Array[], type: string, end?: Error): Request {
  const queue = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = queue.shift();
      if (next !== undefined) controller.enqueue(next);
      else if (end) controller.error(end);
      else controller.close();
    },
  });
  const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
  // Cast: the types of `fetch` do not know `duplex` yet, which Node requires for a stream.
  return new Request('http://localhost/asset-api/assets', init as RequestInit);
}

async function read(request: Request) {
  const parts: { name: string; filename?: string; text: string }[] = [];
  for await (const { body, ...part } of formParts(request)) {
    const text = Buffer.from(await new Response(body).arrayBuffer()).toString('latin1');
    parts.push({ ...part, text });
  }
  return parts;
}

const TYPE = 'multipart/form-data; boundary=edge';
const bytes = (text: string) => Buffer.from(text, 'latin1');
const part = (head: string, text: string) => `--edge\r\n${head}\r\n\r\n${text}\r\n`;
const file = (text: string) =>
  part('Content-Disposition: form-data; name="file"; filename="a.txt"', text);

describe('the parts of a form', () => {
  it(`are what Node and browsers sent, however they arrive (seed ${seed})`, async () => {
    const random = randomOf(seed);
    // Pieces of delimiters, so that texts come close to one.
    const alphabet = ['\r', '\n', '-', '--', '\r\n--', 'a', '"', ' ', '\0', 'ÿ', 'edge'];
    const text = (length: number) =>
      Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
    for (let count = 0; count < FORMS; count += 1) {
      const form = new FormData();
      const content = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at) =>
        text(Math.floor(random() * (at === 0 ? 2000 : 20))),
      );
      for (const [at, value] of content.entries()) {
        form.append(`part ${at}"`, new File([bytes(value)], `f"\r\n${at};.png`));
      }
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      const whole = Buffer.from(await encoded.arrayBuffer());
      const pieces: Uint8Array[] = [];
      for (let at = 0; at < whole.length;) {
        const size = 1 + Math.floor(random() * (random() < 0.5 ? 3 : 500));
        pieces.push(whole.subarray(at, at + size));
        at += size;
      }
      const sent = content.map((value, at) => ({
        name: `part ${at}"`,
        filename: `f"\r\n${at};.png`,
        text: value,
      }));
      expect(await read(requestOf(pieces, type))).toEqual(sent);
    }
  });

  it('may be left unread, and are read in order', async () => {
    const names: string[] = [];
    const alt = part('content-disposition: form-data; name="alt"', 'A boat');
    const body = bytes(`${file('x'.repeat(5000))}${alt}--edge--\r\n`);
    for await (const one of formParts(requestOf([body], TYPE))) {
      names.push(one.name === 'alt' ? await partText(one, 10) : one.name);
    }
    expect(names).toEqual(['file', 'A boat']);
  });

  it.each([
    ['no boundary', 'multipart/form-data', `${file('x')}--edge--`, 415],
    ['no delimiter', TYPE, 'nothing', 400],
    ['text before the first delimiter', TYPE, `text\r\n${file('x')}--edge--`, 400],
    ['an end within a file', TYPE, file('x').slice(0, -4), 400],
    ['an end after the last part', TYPE, file('x'), 400],
    ['a delimiter that goes on', TYPE, '--edgeX\r\n\r\n--edge--', 400],
    ['endless headers', TYPE, `--edge\r\n${'x'.repeat(20_000)}`, 400],
  ])('are refused with %s', async (_what, type, body, status) => {
    await expect(read(requestOf([bytes(body)], type))).rejects.toMatchObject({ status });
  });

  it('are refused when the connection breaks', async () => {
    const broken = requestOf([bytes(file('x').slice(0, -4))], TYPE, new Error('reset'));
    await expect(read(broken)).rejects.toMatchObject({ status: 400 });
  });

  it('are refused when a text is too long, without reading all of it', async () => {
    const body = `${part('content-disposition: form-data; name="notes"', 'é'.repeat(600))}--edge--`;
    const parts = formParts(requestOf([Buffer.from(body)], TYPE));
    const { value } = await parts.next();
    if (!value) throw new Error('a part was expected');
    await expect(partText(value, 500)).rejects.toMatchObject({
      status: 400,
      message: 'notes must be at most 500 characters',
    });
  });
});
