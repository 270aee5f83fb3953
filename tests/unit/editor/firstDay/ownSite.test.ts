import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fitData } from '#editor/starters/fitData.ts';
import { ownSite, STARTER_PICTURES, twoLines } from '#editor/starters/ownSite.ts';
import { STARTERS } from '#editor/starters/starters.ts';
import { readEditorModels } from '#editor/model/readEditorModels.ts';

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const rawModels = () => ({
  types: readdirSync('customtypes').map((id) => json(`customtypes/${id}/index.json`)),
  slices: readdirSync('slices', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => json(`slices/${name}/model.json`)),
  problems: [],
});

const models = readEditorModels(rawModels(), {});

const answers = {
  name: 'Ada Example',
  line: 'Product Designer & Illustrator',
  email: 'ada@example.com',
  links: [{ label: 'Mastodon', address: 'https://social.example/@ada' }],
  picture: 'boat.png',
};

describe('the lines of the gate', () => {
  test.each([
    ['Product Designer & Creative Developer', 'Product Designer', '& Creative Developer'],
    ['Illustrator', 'Illustrator', ''],
    ['', '', ''],
  ])('%j', (line, first, second) => {
    expect(twoLines(line)).toEqual([first, second]);
  });
});

describe('a new site', () => {
  const { documents, media } = ownSite(models, answers, '2026-11-24');
  const text = JSON.stringify(documents);

  test('is Home, settings, one project and one case study', () => {
    expect(documents.map(({ type, name }) => `${type}/${name}`)).toEqual([
      'settings/settings',
      'home/home',
      'project/first-project',
      'case_study/first-case-study',
    ]);
  });

  test('has what its owner said, and no word of the demo', () => {
    for (const word of ['Ada Example', 'ada@example.com', 'Mastodon', 'boat.png'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/Your Name|example\.com\/|over a decade|hello@|categories/);
  });

  test('keeps the pictures that it shows, which the demo has', () => {
    expect(media).toEqual([...STARTER_PICTURES, 'boat.png']);
    for (const name of STARTER_PICTURES) {
      expect(readdirSync('content/media')).toContain(name);
    }
    for (const [, name] of text.matchAll(/\/media\/([^"]+)"/g)) expect(media).toContain(name);
  });

  test('leads only to pages that it has', () => {
    const addresses = [...text.matchAll(/"address":"([^"]+)"/g)].map(([, address]) => address);
    expect(new Set(addresses)).toEqual(new Set(['/portfolio']));
  });

  test('with a name alone says nothing of what is missing', () => {
    const bare = ownSite(
      models,
      { name: 'Ada', line: '', email: '', links: [], picture: null },
      '2026-11-24',
    );
    expect(JSON.stringify(bare)).not.toMatch(/undefined|null|write to/);
  });
});

describe('a starter', () => {
  const all = Object.entries(STARTERS).flatMap(([type, starters]) =>
    starters.map((starter) => [type, starter] as const),
  );

  test.each(all)('of %s fits the models as it is: %o', (type, { data }) => {
    const model = models.types.get(type);
    if (!model) throw new Error(`There is no type ${type}`);
    expect(fitData(models, model, data)).toEqual(data);
  });

  test.each(all)('of %s leaves out what a changed model no longer has: %o', (type, { data }) => {
    const raw = rawModels();
    const changed = readEditorModels(
      {
        ...raw,
        slices: raw.slices.filter((slice) => !JSON.stringify(slice).includes('"id":"image"')),
      },
      {},
    );
    const model = changed.types.get(type);
    if (!model) throw new Error(`There is no type ${type}`);
    const { overview: _overview, ...fields } = model.fields;
    const fitted = JSON.stringify(fitData(changed, { ...model, fields }, data));
    expect(fitted).not.toContain('"slice_type":"image"');
    expect(fitted).not.toContain('"overview"');
    expect(fitted).toContain('slice_type');
  });
});
