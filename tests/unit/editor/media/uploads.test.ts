import { describe, expect, it, vi } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import { ApiError, type AuthoringClient } from '#editor/api/AuthoringClient.ts';
import { createUploads } from '#editor/media/upload/createUploads.ts';
import { canRetry, refusalOf } from '#editor/media/upload/refusal.ts';

const item = (name: string): MediaItem => ({
  name,
  kind: 'image',
  contentType: 'image/png',
  bytes: 5,
  savedAt: 0,
  uses: 0,
});

/** A client whose uploads are answered by the test. */
function heldClient() {
  const calls: {
    name: string;
    progress: (part: number) => void;
    store: () => void;
    refuse: (error: ApiError) => void;
    signal: AbortSignal | undefined;
  }[] = [];
  const call = (_: string, request: { query: { name: string } }, options: object) =>
    new Promise((resolve, reject) => {
      // Cast: the options of uploads.
      const { onProgress, signal } = options as {
        onProgress: (part: number) => void;
        signal: AbortSignal;
      };
      const { name } = request.query;
      signal.addEventListener('abort', () => {
        reject(new ApiError('offline', 'Given up'));
      });
      calls.push({
        name,
        progress: onProgress,
        store: () => resolve(item(name.toLowerCase())),
        refuse: reject,
        signal,
      });
    });
  // Cast: only this operation is called.
  return { calls, api: { call } as unknown as Pick<AuthoringClient, 'call'> };
}

const file = (name: string) => new File(['bytes'], name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('Uploads', () => {
  it('run two at a time, and stored files leave the list.', async () => {
    const { calls, api } = heldClient();
    const onStored = vi.fn<(item: MediaItem) => void>();
    const uploads = createUploads({ api, announce: () => undefined, onStored });
    const stored = uploads.add([file('A.png'), file('B.png'), file('C.png')]);
    expect(uploads.get().map(({ state }) => state.kind)).toEqual(['running', 'running', 'waiting']);
    calls[1]?.store();
    await settled();
    expect(uploads.get().map(({ name, state }) => [name, state.kind])).toEqual([
      ['A.png', 'running'],
      ['C.png', 'running'],
    ]);
    calls[0]?.store();
    calls[2]?.store();
    expect((await stored).map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png']);
    expect(onStored.mock.calls.map(([{ name }]) => name)).toEqual(['b.png', 'a.png', 'c.png']);
    expect(uploads.get()).toEqual([]);
  });

  it('say how far they are once, and that they are done.', async () => {
    const { calls, api } = heldClient();
    const said: string[] = [];
    const uploads = createUploads({ api, announce: (sentence) => void said.push(sentence) });
    const stored = uploads.add([file('Cover.png')]);
    for (const part of [0.2, 0.5, 0.8, 1]) calls[0]?.progress(part);
    expect(uploads.get()[0]?.state).toEqual({ kind: 'running', part: 1 });
    calls[0]?.store();
    await stored;
    expect(said).toEqual(['Uploading Cover.png, 50 percent.', 'cover.png is in the library.']);
  });

  it('that are cancelled are given up, and the next one starts.', async () => {
    const { calls, api } = heldClient();
    const uploads = createUploads({ api, announce: () => undefined });
    const stored = uploads.add([file('A.png'), file('B.png'), file('C.png')]);
    uploads.cancel(1);
    await settled();
    expect(calls[0]?.signal?.aborted).toBe(true);
    expect(uploads.get().map(({ name }) => name)).toEqual(['B.png', 'C.png']);
    expect(calls).toHaveLength(3);
    calls[1]?.store();
    calls[2]?.store();
    expect(await stored).toHaveLength(2);
  });

  it('that were refused stay with their reason, and are tried again when asked.', async () => {
    const { calls, api } = heldClient();
    const said: [string, string | undefined][] = [];
    const uploads = createUploads({
      api,
      announce: (sentence, urgency) => void said.push([sentence, urgency]),
    });
    const stored = uploads.add([file('A.png')]);
    calls[0]?.refuse(new ApiError('offline', 'No answer'));
    await settled();
    const message = 'A.png was not uploaded: the editor’s server does not answer.';
    expect(uploads.get()[0]?.state).toEqual({ kind: 'failed', message, canRetry: true });
    expect(said).toEqual([[message, 'assertive']]);
    uploads.retry(1);
    calls[1]?.store();
    expect(await stored).toHaveLength(1);
  });

  it('of many files say only the end, with how many were refused.', async () => {
    const { calls, api } = heldClient();
    const said: string[] = [];
    const uploads = createUploads({ api, announce: (sentence) => void said.push(sentence) });
    void uploads.add(['A.png', 'B.png', 'C.png', 'D.png'].map(file));
    expect(uploads.tally()).toEqual({ total: 4, stored: 0 });
    calls[0]?.progress(0.6);
    calls[0]?.refuse(new ApiError('unsupported_type', 'The image is broken'));
    for (const at of [1, 2, 3]) {
      calls[at]?.store();
      // oxlint-disable-next-line no-await-in-loop -- each makes room for the next one
      await settled();
    }
    expect(said).toEqual(['3 files are in the library, 1 refused.']);
    expect(uploads.tally()).toEqual({ total: 4, stored: 3 });
    expect(uploads.get().map(({ name, state }) => [name, state.kind])).toEqual([
      ['A.png', 'failed'],
    ]);
    uploads.cancel(uploads.get()[0]?.id ?? 0);
    expect(uploads.get()).toEqual([]);
    void uploads.add([file('E.png')]);
    expect(uploads.tally()).toEqual({ total: 1, stored: 0 });
  });

  it('are cancelled together: none starts any more, and refused ones stay with their reason.', async () => {
    const { calls, api } = heldClient();
    const uploads = createUploads({ api, announce: () => undefined });
    const stored = uploads.add(['A.png', 'B.png', 'C.png', 'D.png'].map(file));
    calls[0]?.refuse(new ApiError('too_large', 'The file is over the limit of 1 MB'));
    await settled();
    uploads.cancelAll();
    await settled();
    expect(calls.map(({ name, signal }) => [name, signal?.aborted])).toEqual([
      ['A.png', false],
      ['B.png', true],
      ['C.png', true],
    ]);
    expect(uploads.get().map(({ name }) => name)).toEqual(['A.png']);
    uploads.cancel(uploads.get()[0]?.id ?? 0);
    expect(await stored).toEqual([]);
  });
});

describe('A refusal', () => {
  const server = '"x" cannot be stored: its content is TIFF';
  it.each<[string, ApiError['code'], string, string]>([
    [
      'dune.tiff',
      'unsupported_type',
      server,
      'dune.tiff is not a picture the web can show. Use JPEG, PNG, WebP, AVIF or SVG.',
    ],
    [
      'IMG_1.HEIC',
      'unsupported_type',
      server,
      'IMG_1.HEIC is not a picture the web can show. Use JPEG, PNG, WebP, AVIF or SVG.',
    ],
    [
      'clip.mov',
      'unsupported_type',
      server,
      'clip.mov is not a film the web can play. Use MP4 or WebM.',
    ],
    [
      'hum.aiff',
      'unsupported_type',
      server,
      'hum.aiff is not a sound the web can play. Use Ogg, M4A, MP3 or WAV.',
    ],
    [
      'notes.docx',
      'unsupported_type',
      server,
      'notes.docx is not a file the library takes. Use pictures, films, sounds or PDF.',
    ],
    ['wrong.jpg', 'unsupported_type', server, `wrong.jpg: ${server}.`],
    [
      'long.mp4',
      'too_large',
      'The file is over the limit of 100 MB',
      'long.mp4 is too large (120 MB). The file is over the limit of 100 MB.',
    ],
    ['a.png', 'storage', 'The disk is full.', 'a.png was not uploaded. The disk is full.'],
  ])('of %s for %s names it and what to do.', (name, code, message, expected) => {
    expect(refusalOf({ name, size: 120_000_000 }, { code, message })).toBe(expected);
  });

  it.each<[ApiError['code'], boolean]>([
    ['offline', true],
    ['storage', true],
    ['unsupported_type', false],
    ['too_large', false],
  ])('for %s may be tried again: %s.', (code, expected) => {
    expect(canRetry(code)).toBe(expected);
  });
});
