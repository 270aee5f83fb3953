import { expect, it } from 'vitest';
import { applyChanges } from '../../src/edit/applyChanges.ts';
import { mergeValues } from '../../src/edit/mergeValues.ts';
import { newDocumentText } from '../../src/edit/newDocumentText.ts';
import type { Change } from '../../src/edit/types.ts';
import { readText } from './support/randomFile.ts';

/** `EDIT_MB=10 npx vitest run …` edits a larger document. */
const MEGABYTES = Number(process.env['EDIT_MB'] ?? 1);

function timed<Result>(run: () => Result): { result: Result; ms: number } {
  const start = performance.now();
  const result = run();
  return { result, ms: Math.round(performance.now() - start) };
}

const paragraph = (index: number) => ({
  type: 'paragraph',
  text: `Paragraph ${index}, with "quotes" and Ölhavn. `.repeat(4),
  spans: [{ start: 0, end: 9, type: 'strong' }],
});

it(`edits a document of ${MEGABYTES} MB`, () => {
  const body = Array.from({ length: MEGABYTES * 3_100 }, (_none, index) => paragraph(index));
  const text = newDocumentText({ data: { title: 'Long', body } });
  expect(text.length).toBeGreaterThan(MEGABYTES * 1e6);
  const { result: file, ms: reading } = timed(() => readText(text));
  const change: Change = { op: 'set', path: ['data', 'body', 2_000, 'text'], value: 'new' };
  const { result: edited, ms: editing } = timed(() => applyChanges(text, [change]));
  const lines = text.split('\n');
  const differing = edited.split('\n').filter((line, index) => line !== lines[index]);
  expect(differing).toEqual(['        "text": "new",']);

  const inFront = { ...file.value, data: { title: 'Long', body: [paragraph(-1), ...body] } };
  const { result: all, ms: replacing } = timed(() =>
    applyChanges(text, [{ op: 'set', path: [], value: inFront }]),
  );
  expect(all).toBe(newDocumentText(inFront));
  const { result: merged, ms: merging } = timed(() =>
    mergeValues(file.value, inFront, readText(edited).value),
  );
  expect(merged).toMatchObject({ conflicts: [], changes: [{ op: 'insert' }] });
  console.info(
    `${MEGABYTES} MB, in ms: ${JSON.stringify({ reading, editing, replacing, merging })}`,
  );
});

it('applies 10,000 changes at once', () => {
  const body = Array.from({ length: 1_000 }, (_none, index) => paragraph(index));
  const text = newDocumentText({ data: { body } });
  const changes = Array.from({ length: 10_000 }, (_none, index): Change => {
    const at = (index * 7919) % 1_000;
    if (index % 3 === 0) return { op: 'move', path: ['data', 'body', at], to: 0 };
    if (index % 3 === 1)
      return { op: 'insert', path: ['data', 'body', at], value: paragraph(index) };
    return { op: 'set', path: ['data', 'body', at, 'text'], value: `${index}` };
  });
  const { result, ms } = timed(() => applyChanges(text, changes));
  expect(readText(result).value['data']).toMatchObject({ body: { length: 1_000 + 3_333 } });
  console.info(`10,000 changes: ${ms} ms`);
});
