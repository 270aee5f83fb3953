import { beforeEach, expect, test } from 'vitest';
import { createProtectionRecord, type Finding } from '#server/access/policy/protectionRecord.ts';
import type { KeptText } from '#server/access/share/ShareStore.ts';

/** A file in memory. */
interface Copy extends KeptText {
  text: string | null;
  fails: boolean;
}

function copy(name: string): Copy {
  const own: Copy = {
    name,
    text: null,
    fails: false,
    async read() {
      if (own.fails) throw new Error('EIO');
      return own.text;
    },
    async write(text) {
      if (own.fails) throw new Error('EROFS');
      own.text = text;
    },
  };
  return own;
}

let content: Copy;
let server: Copy;
let time: number;
let logged: string[];

beforeEach(() => {
  content = copy('content/protected.json');
  server = copy('content/.access/protected.json');
  time = 0;
  logged = [];
});

const open = () =>
  createProtectionRecord({
    copies: [content, server],
    now: () => time,
    log: (message) => logged.push(message),
  });

const study = (digest: string): Finding => ({
  kind: 'documents',
  name: 'tide',
  trace: { path: '/case-study/tide', content: digest },
});
const file: Finding = { kind: 'media', name: 'chart.webp' };
const names = { documents: ['tide'], media: ['chart.webp'], external: [] };

/** What another process on the same files knows. */
async function known() {
  const recorded = await open().current();
  return [recorded.said('documents', 'tide'), recorded.said('media', 'chart.webp')];
}

/** The entries of a copy. */
const entries = ({ text }: Copy) => JSON.parse(text ?? '{}');

test('it is stored, also when one of the copies is gone', async () => {
  await open().protect([study('a'), file]);
  expect(content.text).toBe(server.text);
  expect(await known()).toEqual(['protected', 'protected']);
  content.text = null;
  expect(await known()).toEqual(['protected', 'protected']);
  server.text = null;
  expect(await known()).toEqual([undefined, undefined]);
});

test('content that is published again unchanged writes nothing', async () => {
  await open().protect([study('a'), file]);
  const { text } = content;
  await open().protect([study('a'), file]);
  expect(content.text).toBe(text);
});

test('a document is found again by its content', async () => {
  await open().protect([study('a')]);
  const record = open();
  await record.protect([study('b')]);
  const recorded = await open().current();
  expect([recorded.hasContent('a'), recorded.hasContent('b')]).toEqual([false, true]);
});

test('what the owner made public stays so in every copy, until it is protected again', async () => {
  const record = open();
  await record.protect([study('a'), file]);
  await record.makePublic(names);
  expect(await known()).toEqual(['public', 'public']);
  // The same content is read once more before it is taken down.
  await record.protect([study('a'), file]);
  expect(await known()).toEqual(['public', 'public']);
  await record.protect([]);
  await record.protect([study('a')]);
  expect(await known()).toEqual(['protected', 'public']);
});

test('an owner may say so in the file, and a running server reads it', async () => {
  const record = open();
  await record.protect([file]);
  content.text = (content.text ?? '').replace('"protected"', '"public"');
  expect((await record.current()).said('media', 'chart.webp')).toBe('protected');
  time = 1000;
  expect((await record.current()).said('media', 'chart.webp')).toBe('public');
});

test('an entry that only goes away is not made public by that', async () => {
  const record = open();
  await record.protect([study('a'), file]);
  content.text = '{}';
  time = 1000;
  expect((await record.current()).said('documents', 'tide')).toBe('protected');
  // The file of the content is left as its checkout has it until there is something new in it.
  expect(content.text).toBe('{}');
  await record.protect([study('a')]);
  expect(Object.keys(entries(content).media)).toEqual(['chart.webp']);
});

test.each([
  ['no JSON', '<<<<<<< ours'],
  ['a list', '[]'],
])('a file that is %s is logged, not written over, and the other copy counts', async (_, text) => {
  await open().protect([file]);
  content.text = text;
  const record = open();
  expect((await record.current()).said('media', 'chart.webp')).toBe('protected');
  await record.protect([study('a'), file]);
  expect(content.text).toBe(text);
  expect(Object.keys(entries(server).documents)).toEqual(['tide']);
  expect(logged).toEqual([expect.stringContaining('content/protected.json')]);
});

test('where nothing can be written it is remembered, and logged once', async () => {
  content.fails = true;
  server.fails = true;
  const record = open();
  await record.protect([file]);
  await record.protect([file, study('a')]);
  const recorded = await record.current();
  expect(recorded.said('documents', 'tide')).toBe('protected');
  expect(logged.filter((line) => line.includes('until this server stops'))).toHaveLength(1);
  await expect(record.makePublic(names)).rejects.toThrow('content/protected.json');
  expect((await record.current()).said('documents', 'tide')).toBe('protected');
});

test('without any copy it is remembered in silence', async () => {
  const record = createProtectionRecord({
    copies: [],
    now: () => 0,
    log: (message) => logged.push(message),
  });
  await record.protect([file]);
  expect((await record.current()).names('media')).toEqual(['chart.webp']);
  expect(logged).toEqual([]);
});
