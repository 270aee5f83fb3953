import { expect, it } from 'vitest';
import { failWith, seeds } from '../../../../tests/support/hostile/seeds.ts';
import { pickOf, randomOf } from '../../../../tests/support/random.ts';
import { findReferences } from '../../src/authoring/media/references/findReferences.ts';
import { mediaProject } from './support/mediaProject.ts';

const DOCUMENTS = Number(process.env['REFERRING'] ?? 150);

it('A rename changes the addresses of generated documents and not one line more.', async () => {
  const documents = new Map(
    seeds(DOCUMENTS).map((seed) => [`documents/page/p-${seed}.json`, generatedText(seed)]),
  );
  const files = { ...Object.fromEntries(documents), 'media/wave two.png': 'x' };
  const { media, text } = await mediaProject(files);
  const { uses } = await media.read('wave two.png');
  expect(uses).toBeGreaterThan(documents.size / 4);
  expect((await media.rename('wave two.png', 'Größe/new.png')).uses).toBe(uses);
  for (const [path, before] of documents) {
    const after = text(path);
    const fail = (what: string) =>
      failWith(import.meta.filename, Number(/\d+/.exec(path)), `${what}\n${after}`);
    const there = findReferences(valueOf(before));
    const here = findReferences(valueOf(after));
    const expected = there.map((reference) => ({
      ...reference,
      names: reference.names.map((name) => (name === 'wave two.png' ? 'Größe/new.png' : name)),
    }));
    expect(here).toEqual(expected);
    const lines = changedLines(before, after);
    if (!lines.every((line) => /(?:w|%77)ave(?: |%20)two\.png/.test(line))) fail(lines.join('\n'));
    if (withoutAddresses(before) !== withoutAddresses(after)) fail('something else changed');
  }
});

const FORMS = [
  '/media/wave two.png',
  'media/wave two.png',
  '/media/wave%20two.png',
  '/media/wave%20two.png?rect=1,2,3,4&w=5',
  '/media/wave two.png?w=5#x',
  '/media/%77ave%20two.png',
  '<img src="/media/wave%20two.png?w=1">',
  "<a href='/media/wave%20two.png'>/media/wave%20two.png</a>",
] as const;

const OTHERS = [
  '/media/wave.png',
  '/media/wave two.png.png',
  'https://example.com/media/wave two.png',
  'see /media/wave two.png',
  'xmedia/wave two.png',
  '/medias/wave two.png',
  '\u{1f30a} "quoted" \\ back',
  '',
] as const;

function generatedText(seed: number): string {
  const random = randomOf(seed);
  const value = (depth: number): unknown => {
    const chance = random();
    if (depth > 4 || chance < 0.25) return pickOf(random, FORMS);
    if (chance < 0.45) return pickOf(random, OTHERS);
    if (chance < 0.55) return pickOf(random, [null, 1.5e10, true, -0.5, [], {}]);
    const entries = Array.from({ length: Math.floor(random() * 4) }, () => value(depth + 1));
    if (chance < 0.75) return entries;
    const keys = ['url', 'src', 'alt', 'dimensions', 'ключ'];
    return Object.fromEntries(entries.map((entry, at) => [keys[at] ?? 'x', entry]));
  };
  const indent = pickOf<string | number>(random, [2, 4, '\t', 1]);
  const json = JSON.stringify({ data: { title: value(0), other: value(0) } }, null, indent);
  const text = random() < 0.3 ? json.replaceAll('\n', '\r\n') : json;
  return `${random() < 0.2 ? '\ufeff' : ''}${text}${random() < 0.5 ? '\n' : ''}`;
}

function valueOf(text: string): unknown {
  return JSON.parse(text.replace(/^\ufeff/, ''));
}

function withoutAddresses(text: string): string {
  return text
    .replaceAll(/(?:%77|w)ave(?: |%20)two\.png(?!\.png)/g, '@')
    .replaceAll(/Gr(?:ö|%C3%B6)(?:ß|%C3%9F)e\/new\.png/g, '@');
}

/** The old form of lines that differ. */
function changedLines(before: string, after: string): string[] {
  const lines = after.split('\n');
  const old = before.split('\n');
  return old.length === lines.length ? old.filter((line, at) => line !== lines[at]) : old;
}
