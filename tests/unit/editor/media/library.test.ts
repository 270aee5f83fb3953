import { describe, expect, it, vi } from 'vitest';
import type { MediaItem, OperationResult } from '#prismic-folder/contract';
import { ApiError, type AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { createMediaItems } from '#page-editor/fields/media/file/mediaItems.ts';
import { listRequest, NO_FILTER } from '#page-editor/fields/media/library/mediaFilter.ts';
import { ALL_KINDS, IMAGE_KINDS } from '#page-editor/fields/media/pickMedia.ts';
import { createUploads } from '#page-editor/fields/media/upload/uploads.ts';
import { createFileDrop } from '#page-editor/fields/media/upload/useFileDrop.ts';
import { canRetry, refusalOf } from '#page-editor/fields/media/upload/refusal.ts';

const FACTS = { kind: 'image', contentType: 'image/png', bytes: 5, savedAt: 0, uses: 0 } as const;
const item = (name: string): MediaItem => ({ name, ...FACTS });
const file = (name: string) => new File(['bytes'], name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('A list asks for the kinds that may be chosen.', () => {
  const { query } = listRequest({ ...NO_FILTER, search: ' second ' }, IMAGE_KINDS, 1);
  const asked = { page: 1, pageSize: 100, search: 'second', shows: 'picture,drawing' };
  expect(query).toEqual(asked);
});

it('A file that is shown is asked for once, and again when it may have changed.', async () => {
  const offline = new ApiError('offline', 'No answer');
  const call = vi.fn<() => Promise<MediaItem>>();
  const heard: ((event: object) => void)[] = [];
  const listen = (listener: (event: object) => void) => {
    heard.push(listener);
    return () => void heard.splice(0);
  };
  // Cast: only these members are used.
  const api = { call, onChange: listen, onOnline: listen } as unknown as AuthoringClient;
  const items = createMediaItems(api);
  items.put(item('a.png'));
  const stop = items.subscribe(() => undefined);
  /** What is known after an event, or of what is wanted. */
  const shown = async (next: MediaItem | ApiError, tell = () => items.want('a.png')) => {
    call.mockImplementation(async () => {
      if (next instanceof ApiError) throw next;
      return next;
    });
    tell();
    await settled();
    return items.get('a.png').kind;
  };
  const change = () => heard[0]?.({ kind: 'media', name: 'a.png' });
  const describe = () => heard[0]?.({ kind: 'settings' });
  const goOnline = () => heard[1]?.({});
  expect(await shown(offline)).toBe('unknown');
  expect(await shown(item('a.png'), goOnline)).toBe('found');
  expect(await shown(item('a.png'))).toBe('found');
  expect(call).toHaveBeenCalledTimes(2);
  // What was known stays while the server does not answer.
  expect(await shown(offline, change)).toBe('found');
  const gone = new ApiError('not_found', 'Renamed');
  expect(await shown(gone, change)).toBe('gone');
  expect(await shown(item('a.png'), describe)).toBe('found');
  expect(await shown(gone, goOnline)).toBe('gone');
  stop();
  expect(items.get('a.png').kind).toBe('loading');
});

describe('Uploads', () => {
  interface Call {
    readonly progress: (part: number) => void;
    readonly store: (more?: Partial<OperationResult<'uploadMedia'>>) => void;
    readonly refuse: (error: ApiError) => void;
    readonly signal: AbortSignal;
  }

  interface Options {
    readonly onProgress: Call['progress'];
    readonly signal: AbortSignal;
  }

  /** Uploads whose requests are answered by the test. */
  function start(...names: string[]) {
    const calls: Call[] = [];
    const call = (_: string, request: { query: { name: string } }, options: Options) =>
      new Promise((resolve, reject) => {
        const { onProgress: progress, signal } = options;
        signal.addEventListener('abort', () => reject(new ApiError('offline', 'Given up')));
        const store: Call['store'] = (more) =>
          resolve({ ...item(request.query.name.toLowerCase()), ...more });
        calls.push({ progress, store, refuse: reject, signal });
      });
    const said: string[] = [];
    const onStored = vi.fn<(stored: MediaItem) => void>();
    const announce = (words: string, urgency?: string) =>
      void said.push(urgency === undefined ? words : `${urgency}: ${words}`);
    // Cast: only this operation is called.
    const api = { call } as unknown as Pick<AuthoringClient, 'call'>;
    const uploads = createUploads({ api, announce, onStored });
    /** Names of the files that were reported together. */
    const stored: string[][] = [];
    uploads.add(names.map(file), ALL_KINDS, (items) => stored.push(items.map(({ name }) => name)));
    /** `A.png running` of those that are in the list. */
    const shown = () => uploads.get().map(({ name, state }) => `${name} ${state.kind}`);
    /** Stores the files at these positions. */
    const store = (...ats: readonly number[]) => {
      for (const at of ats) calls[at]?.store();
      return settled();
    };
    return { calls, said, onStored, uploads, stored, shown, store };
  }

  it('run two at a time, and stored files leave the list.', async () => {
    const { shown, stored, onStored, store } = start('A.png', 'B.png', 'C.png');
    expect(shown()).toEqual(['A.png running', 'B.png running', 'C.png waiting']);
    await store(1);
    expect(shown()).toEqual(['A.png running', 'C.png running']);
    await store(0, 2);
    expect(stored).toEqual([['a.png', 'b.png', 'c.png']]);
    expect(onStored.mock.calls.map(([{ name }]) => name)).toEqual(['b.png', 'a.png', 'c.png']);
    expect(shown()).toEqual([]);
  });

  it('that are cancelled are given up, and the next one starts.', async () => {
    const { calls, uploads, stored, shown, store } = start('A.png', 'B.png', 'C.png');
    uploads.cancel(1);
    await settled();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(shown()).toEqual(['B.png running', 'C.png running']);
    await store(1, 2);
    expect(stored).toEqual([['b.png', 'c.png']]);
  });

  it('say how far they are once, that they failed and why, and are tried again when asked.', async () => {
    const { calls, said, uploads, stored, store } = start('A.png');
    for (const part of [0.2, 0.5, 0.8, 1]) calls[0]?.progress(part);
    expect(uploads.get()[0]?.state).toEqual({ kind: 'running', part: 1 });
    calls[0]?.refuse(new ApiError('offline', 'No answer'));
    await settled();
    const message = 'A.png was not uploaded: the editor’s server does not answer.';
    expect(uploads.get()[0]?.state).toEqual({ kind: 'failed', message, canRetry: true });
    uploads.retry(1);
    expect(stored).toEqual([]);
    await store(1);
    expect(stored).toEqual([['a.png']]);
    expect(said).toEqual([
      'Uploading A.png, 50 percent.',
      `assertive: ${message}`,
      'a.png is in the library.',
    ]);
  });

  it('of many files say only the end, with how many were refused.', async () => {
    const four = start('A.png', 'B.png', 'C.png', 'D.png');
    const { calls, said, uploads, stored, shown, store } = four;
    expect(uploads.tally()).toEqual({ total: 4, stored: 0, known: 0 });
    calls[0]?.progress(0.6);
    calls[0]?.refuse(new ApiError('unsupported_type', 'The image is broken'));
    for (const at of [1, 2, 3]) await store(at);
    expect(said).toEqual(['3 files are in the library, 1 refused.']);
    expect(uploads.tally()).toEqual({ total: 4, stored: 3, known: 0 });
    expect(shown()).toEqual(['A.png failed']);
    // Those that came are used; the refused one follows if it comes at another attempt.
    expect(stored).toEqual([['b.png', 'c.png', 'd.png']]);
    uploads.cancel(uploads.get()[0]?.id ?? 0);
    expect(shown()).toEqual([]);
    uploads.add([file('E.png')]);
    expect(uploads.tally()).toEqual({ total: 1, stored: 0, known: 0 });
  });

  it('that were there before are used, counted and named, until they are closed.', async () => {
    const { calls, said, uploads, stored } = start('A.png', 'B.png', 'C.mp4', 'D.png');
    calls[0]?.store({ name: 'a-copy.png', isKnown: true });
    calls[1]?.store();
    await settled();
    calls[2]?.store({ name: 'c.mp4', playback: 'is HEVC' });
    calls[3]?.store();
    await settled();
    expect(stored).toEqual([['a-copy.png', 'b.png', 'c.mp4', 'd.png']]);
    expect(said).toEqual(['4 files are in the library, 1 was there before.']);
    expect(uploads.tally()).toEqual({ total: 4, stored: 4, known: 1 });
    const messages = uploads.get().map(({ state }) => 'message' in state && state.message);
    const known = 'A.png was in the library before, as a-copy.png.';
    expect(messages).toEqual([known, 'c.mp4 is HEVC.']);
    for (const { id } of uploads.get()) uploads.cancel(id);
    expect(uploads.get()).toEqual([]);
    expect(uploads.tally().total).toBe(4);
  });

  it('are cancelled together: none starts any more, and refused ones stay with their reason.', async () => {
    const { calls, uploads, stored, shown } = start('A.png', 'B.png', 'C.png', 'D.png');
    calls[0]?.refuse(new ApiError('too_large', 'The file is over the limit of 1 MB'));
    await settled();
    uploads.cancelAll();
    await settled();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true, true]);
    expect(shown()).toEqual(['A.png failed']);
    expect(stored).toEqual([]);
  });

  const TYPE = 'unsupported_type';
  it.each([
    ['IMG_1.HEIC', TYPE, 'its content is TIFF', ' is not a picture the web can show. Use'],
    ['clip.mov', TYPE, 'its content is TIFF', ' is not a film the web can play. Use'],
    ['hum.aiff', TYPE, 'its content is TIFF', ' is not a sound the web can play. Use'],
    ['notes.docx', TYPE, 'its content is TIFF', ' is not a file the library takes. Use'],
    ['wrong.jpg', TYPE, 'Its content is TIFF', ': Its content is TIFF.'],
    ['no.png', TYPE, '"no.png" cannot be stored', ' cannot be stored.'],
    ['a.mp4', 'too_large', 'The limit is 1 MB', ' is too large (120 MB). The limit is 1 MB.'],
    ['a.png', 'storage', 'The disk is full.', ' was not uploaded. The disk is full.'],
  ] as const)('of %s that the server refuses as %s: “%s” say %j', (name, code, message, words) => {
    const said = refusalOf({ name, size: 120_000_000 }, { code, message });
    expect(said.startsWith(name + words)).toBe(true);
    expect(canRetry(code)).toBe(code === 'storage');
  });
});

describe('Files over an area', () => {
  // Casts: only these members of entries are used.
  const entryOf = (one: File) => {
    const take = (taken: (file: File) => void) => taken(one);
    const { name } = one;
    return { name, fullPath: `/${name}`, isFile: true, file: take } as unknown as FileSystemEntry;
  };
  const folderOf = (name: string, entries: readonly FileSystemEntry[]) => {
    const parts = [entries.slice(0, 2), entries.slice(2), []];
    const readEntries = (take: (some: unknown) => void) => take(parts.shift() ?? []);
    const createReader = () => ({ readEntries });
    return { name, isDirectory: true, createReader } as unknown as FileSystemEntry;
  };

  /** An event of the browser with these files. */
  function eventWith(files: readonly File[], text = '', types: readonly string[] = ['Files']) {
    const items = files.map((one) => ({ webkitGetAsEntry: () => entryOf(one) }));
    const getData = (type: string) => (type === 'text/plain' ? text : '');
    // Cast: only these members of a transfer are used.
    const data = { files, items, types, dropEffect: 'none', getData } as unknown as DataTransfer;
    const [preventDefault, stopPropagation] = [vi.fn<() => void>(), vi.fn<() => void>()];
    return { dataTransfer: data, clipboardData: data, preventDefault, stopPropagation };
  }

  function setUp(isOff = false) {
    const over: boolean[] = [];
    const taken: string[] = [];
    const drop = createFileDrop((isOver) => void over.push(isOver));
    drop.configure({ onFiles: (files) => taken.push(...files.map(({ name }) => name)), isOff });
    return { drop, over, taken };
  }

  it('are over it until they leave all of its parts, and are taken wherever they are dropped.', () => {
    const { drop, over, taken } = setUp();
    const event = eventWith([file('wave.png')]);
    drop.handlers.onDragEnter(event);
    drop.handlers.onDragEnter(event);
    drop.handlers.onDragLeave(event);
    expect(over.at(-1)).toBe(true);
    drop.handlers.onDragOver(event);
    expect(event.dataTransfer.dropEffect).toBe('copy');
    drop.handlers.onDragLeave(event);
    expect([over.at(-1), taken]).toEqual([false, []]);
    drop.handlers.onDragEnter(event);
    drop.handlers.onDrop(event);
    expect([over.at(-1), taken]).toEqual([false, ['wave.png']]);
    // The area around this one hears nothing of it.
    expect(event.stopPropagation).toHaveBeenCalledTimes(7);
  });

  it('are those of a folder, too, by name and without what systems put beside them.', async () => {
    const { drop, taken } = setUp();
    const below = folderOf('more', [entryOf(file('z.png'))]);
    const names = ['10.png', '9.png', '.DS_Store'];
    const entries = [...names.map((name) => entryOf(file(name))), below];
    const dropped = [folderOf('shots', entries), entryOf(file('a.png'))];
    const event = eventWith([]);
    const items = dropped.map((entry) => ({ webkitGetAsEntry: () => entry }));
    Object.assign(event.dataTransfer, { items });
    drop.handlers.onDrop(event);
    await settled();
    expect(taken).toEqual(['9.png', '10.png', 'z.png', 'a.png']);
  });

  it.each([
    ['a picture', '', ['wave.png']],
    ['text with a picture of it', 'Waves', []],
    ['a file with its name', 'wave.png', ['wave.png']],
  ])('are taken from %s that is pasted, if it is one.', (_, text, expected) => {
    const { drop, taken } = setUp();
    const event = eventWith([file('wave.png')], text);
    drop.handlers.onPaste(event);
    expect(taken).toEqual(expected);
    expect(event.preventDefault).toHaveBeenCalledTimes(expected.length);
  });

  it('are left to the browser if they are text, or the area is off.', () => {
    const { drop, over, taken } = setUp();
    const text = eventWith([], 'Waves', ['text/plain']);
    drop.handlers.onDragEnter(text);
    drop.handlers.onDrop(text);
    const off = setUp(true);
    const event = eventWith([file('wave.png')]);
    for (const act of Object.values(off.drop.handlers)) act(event);
    expect([...over, ...taken, ...off.over, ...off.taken]).toEqual([]);
    expect(text.preventDefault).not.toHaveBeenCalled();
    expect(event.preventDefault).not.toHaveBeenCalled();
  });
});
