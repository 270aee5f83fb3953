import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { randomChange } from '../../../../packages/prismic-folder/tests/edit/support/randomChange.ts';
import { randomDocument } from '../../../../packages/prismic-folder/tests/edit/support/randomDocument.ts';
import { changedValue, diffValues, type Json, type JsonPath } from '#prismic-folder/edit';
import { type Content, createContent } from '#page-editor/document/content.ts';
import { randomOf } from '../../../support/random.ts';
import { memoryStore } from './support/memoryStore.ts';
import { ABOUT, about, DRAFT, NAME, note, openPage } from './support/openPage.ts';
import { startService } from './support/service.ts';

/** The promise is for 3,000; `EDITOR_UNDOS=3000` runs them in some minutes. */
const UNDOS = Number(process.env['EDITOR_UNDOS'] ?? 60);

// Cast: the tabs of a custom type.
const { json: TABS } = JSON.parse(readFileSync('customtypes/case_study/index.json', 'utf8')) as {
  json: Record<string, Record<string, unknown>>;
};
const fields: Record<string, unknown> = Object.assign({}, ...Object.values(TABS));

// Cast: what else a version says does not matter here.
const asVersion = (json: Json, revision: string) =>
  ({ version: 'draft', revision, json, problems: [], document: {} }) as never;

const contentOf = (json: Json): Content => createContent(asVersion(json, 'r0'));

test(`random edits, all undone, leave exactly what was there, in ${UNDOS} documents`, () => {
  for (let seed = 1; seed <= UNDOS; seed++) {
    const random = randomOf(seed);
    const first = randomDocument(random, fields);
    const content = contentOf(first);
    const before = JSON.stringify(first);
    const states = [before];
    const steps = 1 + Math.floor(random() * 60);
    for (let step = 0; step < steps; step++) {
      const change = randomChange(random, content.json());
      const isTyping = random() < 0.3;
      const expected = changedValue(content.json(), [change]);
      const options = { label: 'change it', isTyping };
      if (content.edit([change], options, step * (random() < 0.2 ? 1 : 1000)))
        states.push(JSON.stringify(content.json()));
      expect(content.json(), `seed ${seed}`).toEqual(expected);
      // Sometimes some steps back and forth again.
      if (random() < 0.1) {
        const now = JSON.stringify(content.json());
        let count = 0;
        while (count < 5 && content.undo() !== null) count += 1;
        while (count-- > 0) content.redo();
        expect(JSON.stringify(content.json()), `seed ${seed}`).toBe(now);
      }
    }
    while (content.undo() !== null) {
      expect(states, `seed ${seed}`).toContain(JSON.stringify(content.json()));
    }
    expect(JSON.stringify(content.json()), `seed ${seed}`).toBe(before);
    expect(content.unsaved()).toEqual([]);
    while (content.redo() !== null);
    expect(JSON.stringify(content.json()), `seed ${seed}`).toBe(states.at(-1));
  }
});

test('typing that came back to where it began is passed over, with what others changed after it', () => {
  const content = contentOf({ data: { size: 1, rows: [{ text: 'One' }] } });
  const set = (path: JsonPath, value: Json, isTyping: boolean, at: number) =>
    content.edit([{ op: 'set', path, value }], { label: 'change it', isTyping }, at);
  set(['data', 'rows', 0, 'text'], 'Two', false, 0);
  set(['data', 'size'], 12, true, 1000);
  set(['data', 'size'], 1, true, 1100);
  const rows = [{ text: 'Theirs' }, { text: 'One' }];
  content.read(asVersion({ data: { size: 1, rows } }, 'r1'));
  const merged = [{ text: 'Theirs' }, { text: 'Two' }];
  expect(content.json()).toEqual({ data: { size: 1, rows: merged } });
  expect(content.undo()).toEqual(['data', 'rows', 1, 'text']);
  expect(content.json()).toEqual({ data: { size: 1, rows } });
  expect(content.undo()).toBeNull();
});

test('what others change in other fields stays when everything of one’s own is undone', () => {
  for (let seed = 1; seed <= UNDOS; seed++) {
    const random = randomOf(seed);
    const own = randomDocument(random, fields);
    const foreign = randomDocument(random, fields);
    const whole = (mine: Json, theirs: Json): Json => ({ own: mine, foreign: theirs });
    const content = contentOf(whole(own, foreign));
    let theirs: Json = foreign;
    for (let step = 0; step < 30; step++) {
      const json = content.json() as { own: Json }; // Cast: as made above.
      if (random() < 0.7) {
        const change = randomChange(random, json.own);
        content.edit([{ ...change, path: ['own', ...change.path] }], { label: 'x' }, step * 1000);
      } else if (random() < 0.5) content.undo();
      else {
        const change = randomChange(random, theirs);
        const box = contentOf(theirs);
        box.edit([change], { label: 'x' }, 0);
        theirs = box.json();
        const base = content.base().json as { own: Json }; // Cast: as made above.
        content.read(asVersion(whole(base.own, theirs), `r${step}`));
      }
      expect(content.conflicts()).toEqual([]);
    }
    while (content.undo() !== null);
    expect(diffValues(content.json(), whole(own, theirs)), `seed ${seed}`).toEqual([]);
  }
});

test('six hundred steps are taken back after reloads, and the file is the same byte for byte', async () => {
  const zone = [note('a')];
  const text = `${JSON.stringify({ data: { name: 'About', size: 3, zone } }, null, 2)}\n`;
  const service = await startService({ [DRAFT]: text });
  const browser = memoryStore();
  let page = await openPage(service, about, { browser });
  for (let step = 0; step < 600; step++) {
    const value = note(`Note ${step}`);
    const path = ['data', 'zone', 1];
    if (step % 3 === 0) page.session.edit([{ op: 'insert', path, value }], { label: 'add' });
    else if (step % 3 === 1) page.session.edit([{ op: 'move', path, to: 0 }], { label: 'move' });
    else page.set(NAME, `Name ${step}`);
    if (step % 100 !== 50) continue;
    await page.session.flush();
    page.crash();
    page = await openPage(service, about, { browser });
    expect(page.notices).toEqual([]);
  }
  await page.session.flush();
  expect(service.project.text(DRAFT)).not.toBe(text);
  let count = 0;
  while (page.session.undo() !== null) count += 1;
  expect(count).toBe(600);
  await page.session.flush();
  expect(service.project.text(DRAFT)).toBe(text);
});

test('typing is one step until there is a pause of 600 ms or another field', async () => {
  const service = await startService({ [DRAFT]: { data: { name: 'About', size: 3 } } });
  const { session, set, clock } = await openPage(service, about);
  const type = (path: readonly (string | number)[], value: string, after: number) => {
    clock.pass(after);
    set(path, value, true);
  };
  type(NAME, 'A', 0);
  type(NAME, 'Ab', 599);
  type(NAME, 'Abc', 599);
  type(NAME, 'Abc d', 600);
  set(NAME, 'Pasted');
  type(NAME, 'Pasted!', 10);
  const seen = [];
  while (session.undo() !== null) seen.push(session.get().json.data?.['name']);
  expect(seen).toEqual(['Pasted', 'Abc d', 'Abc', 'About']);
});

test('undo tells what it will do and which place it changed', async () => {
  const zone = ['a', 'b', 'c'].map(note);
  const service = await startService({ [DRAFT]: { data: { zone } } });
  const { session } = await openPage(service, about);
  session.edit([{ op: 'move', path: ['data', 'zone', 2], to: 0 }], { label: 'move Note up' });
  session.edit([{ op: 'remove', path: ['data', 'zone', 1] }], { label: 'delete Note' });
  expect(session.get()).toMatchObject({ undo: 'delete Note', redo: null });
  expect(session.undo()).toEqual(['data', 'zone', 1]);
  expect(session.get()).toMatchObject({ undo: 'move Note up', redo: 'delete Note' });
  expect(session.undo()).toEqual(['data', 'zone', 2]);
  expect(session.redo()).toEqual(['data', 'zone', 0]);
  expect(session.get()).toMatchObject({ undo: 'move Note up', redo: 'delete Note' });
  session.edit([{ op: 'remove', path: ['data', 'zone', 0] }], { label: 'delete Note' });
  expect(session.get().redo).toBeNull();
});

test('a thousand steps are kept, and megabytes of pasted text push the oldest out', async () => {
  const service = await startService({ [DRAFT]: { data: { name: '' } } });
  const { session, set } = await openPage(service, about);
  for (let step = 0; step < 1200; step++) set(NAME, `Name ${step}`);
  let count = 0;
  while (session.undo() !== null) count += 1;
  expect(count).toBe(1000);
  for (let step = 0; step < 12; step++) set(NAME, `${step}${'x'.repeat(2_000_000)}`);
  count = 0;
  while (session.undo() !== null) count += 1;
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThan(12);
});

const TEXT = `{ "id": "A1", "data": { "name": "Caf\\u00e9", "size": 3.0 } }`;

test('undoing all edits removes the draft, and both open pages go on from what is published', async () => {
  const service = await startService({ [ABOUT]: TEXT });
  const mine = await openPage(service, about);
  const other = await openPage(service, about);
  mine.set(NAME, 'About');
  await mine.session.flush();
  await expect.poll(() => other.session.get().version).toBe('draft');
  mine.session.undo();
  await mine.session.flush();
  expect(service.project.text(DRAFT)).toBeNull();
  expect(service.project.text(ABOUT)).toBe(TEXT);
  const published = {
    version: 'published',
    json: { data: { name: 'Café', size: 3 } },
    summary: { status: 'published' },
    save: { kind: 'saved' },
    conflicts: [],
    readOnly: null,
  };
  for (const { session } of [mine, other])
    await expect.poll(() => session.get()).toMatchObject(published);
  expect(mine.notices).toEqual([]);
  mine.session.redo();
  other.set(['data', 'size'], 5);
  await mine.session.flush();
  await other.session.flush();
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'About', size: 5 } });
});
