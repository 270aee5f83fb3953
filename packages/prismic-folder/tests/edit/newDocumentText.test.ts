import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newDocumentText } from '../../src/edit/newDocumentText.ts';
import { listFiles } from '../../src/folder/listFiles.ts';

it('writes a new file as the demo documents are formatted', async () => {
  const listed = await listFiles('content');
  const files = listed.files.filter(({ path }) => /\/documents\/.*\.json$/.test(path));
  expect(files.length).toBeGreaterThanOrEqual(55);
  for (const { path } of files) {
    const text = readFileSync(path, 'utf8');
    expect(newDocumentText(JSON.parse(text)), path).toBe(text);
  }
});

it('refuses what JSON cannot hold', () => {
  expect(() => newDocumentText({ data: { size: [1, Infinity] } })).toThrow(
    'data.size[1]: Infinity is not a JSON value',
  );
});
