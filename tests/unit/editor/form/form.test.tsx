// @vitest-environment happy-dom
import { act } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import type { DocumentJson } from '../../../../src/editor/document/DocumentSession.ts';
import { click, find } from '../../ui/mount.tsx';
import { demoDocuments, demoModels } from './support/demoModels.ts';
import { kindData, kindModels } from './support/kinds.ts';
import { memorySession } from './support/memorySession.ts';
import { nameless, press, renderForm, typeInto } from './support/renderForm.tsx';

type Input = HTMLTextAreaElement;

const kinds = (parts: Parameters<typeof memorySession>[2] = {}) =>
  memorySession('kinds', { data: kindData }, parts);

function dataOf(session: { get: () => { json: DocumentJson } }, id: string): Json | undefined {
  return session.get().json.data?.[id];
}

describe('the demo content', () => {
  // Cast: files of documents.
  const documents = demoDocuments.map((one) => ({ ...one, json: one.json as DocumentJson }));

  // One document of each type, or all of them: FULL=1 npx vitest run <this file>.
  const sample = documents.filter(
    ({ type, name }, index) =>
      process.env['FULL'] === '1' ||
      name === 'low-tide' ||
      documents.findIndex((one) => one.type === type) === index,
  );

  test('every document and every slice has a form whose controls have names', async () => {
    for (const { type, name, json } of sample) {
      const session = memorySession(type, json);
      const form = await renderForm({ session, models: demoModels });
      expect(nameless(form.container), name).toEqual([]);
      for (const { id } of demoModels.types.get(type)?.zones ?? []) {
        const slices = json.data?.[id];
        for (const index of Array.isArray(slices) ? slices.keys() : []) {
          await form.go({ zone: id, index });
          expect(find(form.container, 'h2').textContent, `${name} ${id} ${index}`).not.toBe('');
          expect(nameless(form.container), `${name} ${id} ${index}`).toEqual([]);
        }
      }
      expect(session.edits).toEqual([]);
    }
  });

  test('a slice says where it is, and leads back to its document', async () => {
    const lowTide = documents.find(({ name }) => name === 'low-tide');
    const session = memorySession('case_study', lowTide?.json ?? {});
    const form = await renderForm({
      session,
      models: demoModels,
      place: { zone: 'spread', index: 6 },
    });
    expect(find(form.container, '[data-form] > div > div').textContent).toBe('SampleSpread7 of 15');
    await click(find(form.container, 'nav button'));
    expect(form.places.at(-1)).toEqual({});
    expect(form.container.textContent).toContain('15 slices');
  });

  test('switching the variation of a slice and back loses nothing', async () => {
    const lowTide = documents.find(({ name }) => name === 'low-tide');
    const session = memorySession('case_study', lowTide?.json ?? {});
    const form = await renderForm({
      session,
      models: demoModels,
      place: { zone: 'spread', index: 6 },
    });
    const before = session.get().json;
    const pill = (label: string) =>
      find<HTMLInputElement>(form.container, `[role=radiogroup] input[value=${label}]`);
    await click(pill('plain'));
    expect(session.edits[0]?.changes[0]?.path).toEqual(['data', 'spread', 6]);
    expect(form.said[0]).toMatch(
      /not part of Picture only\. (?:It comes|They come) back if you switch back\.$/,
    );
    await click(pill('default'));
    expect(session.get().json).toEqual(before);
  });
});

describe('every kind', () => {
  test('is rendered with its value, and touching it changes nothing', async () => {
    const session = kinds();
    const form = await renderForm({ session, models: kindModels });
    const shown = (id: string) => form.field<Input>(id, 'textarea, input').value;
    expect(['text', 'number', 'date', 'text_color', 'place'].map(shown)).toEqual([
      'Low tide',
      '24',
      '18 Nov 2025',
      '#FF5A33',
      '51.5',
    ]);
    expect(shown('future')).toBe('not yet');
    expect(form.field('shop', 'textarea').hasAttribute('readonly')).toBe(true);
    expect(form.container.textContent).toContain('Unknown key');
    for (const control of form.container.querySelectorAll<HTMLElement>('textarea, input, button')) {
      await act(async () => {
        control.focus();
        control.blur();
      });
    }
    expect(session.edits).toEqual([]);
    expect(nameless(form.container)).toEqual([]);
  });

  test.each<[id: string, text: string, value: Json]>([
    ['text', 'High tide', 'High tide'],
    ['number', '12.5', 12.5],
    ['date', '3 Jan 2026', '2026-01-03'],
    ['text_color', '0a3f52', '#0A3F52'],
    ['moment', '18 Nov 2025, 9:00 UTC', '2025-11-18T09:00:00+0000'],
    ['place', '52,25', { latitude: 52.25, longitude: -0.12 }],
  ])('typing in %s changes its path only, and undo restores it', async (id, text, value) => {
    const session = kinds();
    const form = await renderForm({ session, models: kindModels });
    const before = session.get().json;
    await typeInto(form.field<Input>(id, 'textarea, input'), text);
    expect(session.edits.map(({ changes }) => changes)).toEqual([
      [{ op: 'set', path: ['data', id], value }],
    ]);
    expect(session.edits[0]?.options.isTyping).toBe(true);
    await act(async () => void session.undo());
    expect(session.get().json).toBe(before);
    const shown = form.field<Input>(id, 'textarea, input').value;
    expect(shown).not.toBe(text);
  });

  test.each([
    ['flag', { op: 'set', path: ['data', 'flag'], value: false }],
    ['yes_no', { op: 'set', path: ['data', 'yes_no'], value: 'No' }],
  ])('the switch %s changes its path only', async (id, change) => {
    const session = kinds();
    const form = await renderForm({ session, models: kindModels });
    await click(form.field<HTMLElement>(id, 'input'));
    expect(session.edits.map(({ changes }) => changes)).toEqual([[change]]);
  });

  test('a pill chooses, and clearing removes the value', async () => {
    const session = kinds();
    const form = await renderForm({ session, models: kindModels });
    await click(form.field<HTMLElement>('pills', 'input[value=right]'));
    expect(dataOf(session, 'pills')).toBe('right');
    await click(form.field<HTMLElement>('pills', 'button'));
    expect(session.edits.at(-1)?.changes).toEqual([{ op: 'remove', path: ['data', 'pills'] }]);
  });

  test('a value that is no option any more is shown and kept', async () => {
    const session = memorySession('kinds', { data: { pills: 'Wide', yes_no: 'Maybe' } });
    const form = await renderForm({ session, models: kindModels });
    expect(form.container.textContent).toContain('Old value: Wide');
    expect(form.container.textContent).toContain('Old value: Maybe');
    expect(session.edits).toEqual([]);
  });

  test('values of another type are shown as text and kept', async () => {
    const data = Object.fromEntries(Object.keys(kindData).map((id) => [id, { odd: [1] }]));
    const session = memorySession('kinds', { data: { ...data, shop: 3 } });
    const form = await renderForm({ session, models: kindModels });
    expect(form.field<Input>('number', 'textarea').value).toContain('"odd"');
    expect(form.container.querySelectorAll('textarea:not([readonly])')).toHaveLength(0);
    expect(session.edits).toEqual([]);
  });

  test('a read-only document has no control that edits', async () => {
    const session = kinds({ readOnly: 'Read only: this file is written in another form.' });
    const form = await renderForm({ session, models: kindModels });
    expect(
      form.container.querySelectorAll(
        'textarea:not([readonly]), input:not([readonly], [type=radio], [type=checkbox])',
      ),
    ).toHaveLength(0);
    expect(form.container.textContent).not.toContain('Add a card');
    await click(form.field<HTMLElement>('flag', 'input'));
    expect(session.edits).toEqual([]);
  });
});

describe('typing', () => {
  test('renders the field that is typed in, and no other', async () => {
    let renders = 0;
    const session = kinds();
    const controls = {
      Hologram: () => {
        renders += 1;
        return <span>{renders}</span>;
      },
    };
    const form = await renderForm({ session, models: kindModels, controls });
    const before = renders;
    const input = form.field<Input>('text', 'textarea');
    await typeInto(input, 'Low tides');
    await typeInto(input, 'Low tides at noon');
    expect(input.value).toBe('Low tides at noon');
    expect(renders).toBe(before);
  });
});

describe('typing that is not a value yet', () => {
  test.each([
    ['date', '31 Feb 2025', '“31 Feb 2025” is not a day of the calendar'],
    ['number', '300', '300 is outside of what fits: 0 to 128.'],
    ['text_color', 'embr', '“embr” is not a colour'],
  ])('of %s stays in the control with a sentence', async (id, text, sentence) => {
    const session = kinds();
    const form = await renderForm({ session, models: kindModels });
    await typeInto(form.field<Input>(id, 'textarea, input'), text);
    await act(async () => form.field<Input>(id, 'textarea, input').blur());
    expect(session.edits).toEqual([]);
    expect(find(form.container, `[data-field="${id}"]`).textContent).toContain(sentence);
    // Another tab and back.
    await form.go({ field: 'more' });
    expect(form.container.querySelector(`[data-field="${id}"]`)).toBeNull();
    await form.go({ field: id });
    expect(form.field<Input>(id, 'textarea, input').value).toBe(text);
  });
});

describe('the place', () => {
  test('follows the focus, and the focus follows it', async () => {
    const form = await renderForm({ session: kinds(), models: kindModels });
    await act(async () => form.field<HTMLElement>('number', 'input').focus());
    expect(form.places).toEqual([{ field: 'number' }]);
    await form.go({ field: 'more' });
    expect(document.activeElement).toBe(form.field('more', 'textarea'));
    await form.go({ field: 'cards/1/title' });
    expect(document.activeElement).toBe(form.field('cards/1/title', 'textarea'));
    expect(form.places).toHaveLength(1);
  });

  test('that is left for one slice after another takes no focus back', async () => {
    const lowTide = demoDocuments.find(({ name }) => name === 'low-tide');
    // Cast: a file of a document.
    const session = memorySession('case_study', (lowTide?.json ?? {}) as DocumentJson);
    const form = await renderForm({ session, models: demoModels });
    await form.go({ zone: 'spread', index: 2, field: 'title_text' });
    const list = document.body.appendChild(document.createElement('button'));
    list.focus();
    // Faster than the form, which still shows slice 2 at the end.
    await act(async () => {
      for (const index of [1, 2, 3]) flushSync(() => form.goNow({ zone: 'spread', index }));
      expect(document.activeElement).toBe(list);
    });
    expect(document.activeElement).toBe(list);
    list.remove();
  });

  test('of an entry of a group within a group is a column of its own', async () => {
    const session = kinds();
    const form = await renderForm({
      session,
      models: kindModels,
      place: { field: 'cards/0/links' },
    });
    expect(find(form.container, 'h2').textContent).toBe('Links');
    expect(find(form.container, 'nav').textContent).toBe('SampleFirst cardLinks');
    await form.go({ field: 'cards/0/links/0/label' });
    await typeInto(form.field<Input>('cards/0/links/0/label', 'textarea'), 'Read on');
    expect(session.edits[0]?.changes).toEqual([
      { op: 'set', path: ['data', 'cards', 0, 'links', 0, 'label'], value: 'Read on' },
    ]);
  });
});

describe('a group', () => {
  const row = (form: { container: Element }, at: number) =>
    find<HTMLElement>(form.container, `[data-entry="${at}"]`);

  test('moves, duplicates and deletes by keys, and keeps the focus', async () => {
    const session = kinds();
    const form = await renderForm({ session, models: kindModels });
    await act(async () => row(form, 0).focus());
    await press(row(form, 0), 'ArrowDown', { altKey: true });
    expect(session.edits.at(-1)).toEqual({
      changes: [{ op: 'move', path: ['data', 'cards', 0], to: 1 }],
      options: { label: 'move card “First card” down' },
    });
    expect(document.activeElement).toBe(row(form, 1));
    expect(form.said.at(-1)).toBe('Moved down, now 2 of 3.');
    await press(row(form, 1), 'd', { ctrlKey: true });
    expect(row(form, 2).textContent).toBe('First card');
    expect(document.activeElement).toBe(row(form, 2));
    await press(row(form, 2), 'Delete');
    expect(row(form, 2).textContent).toBe('Card 3');
    expect(form.toast.mock.lastCall?.[0].message).toBe('Card “First card” deleted.');
    await act(async () => form.toast.mock.lastCall?.[0].action?.run());
    expect(row(form, 2).textContent).toBe('First card');
  });

  test('at its ends, a move does nothing', async () => {
    const session = kinds();
    const form = await renderForm({ session, models: kindModels });
    await press(row(form, 0), 'ArrowUp', { altKey: true });
    await press(row(form, 2), 'ArrowDown', { altKey: true });
    expect(session.edits).toEqual([]);
  });

  test('adds an entry with the defaults of its model, and opens it', async () => {
    const session = memorySession('kinds', { data: {} });
    const form = await renderForm({ session, models: kindModels });
    expect(form.container.textContent).toContain('No cards yet');
    await click(form.field<HTMLElement>('cards', '[data-add] button'));
    expect(session.edits).toEqual([
      {
        changes: [{ op: 'set', path: ['data', 'cards'], value: [{ size: 2 }] }],
        options: { label: 'add a card' },
      },
    ]);
    expect(document.activeElement).toBe(form.field('cards/0/title', 'textarea'));
  });

  test('keeps an open entry open while others move around it', async () => {
    const form = await renderForm({
      session: kinds(),
      models: kindModels,
      place: { field: 'cards/1/title' },
    });
    await press(row(form, 0), 'ArrowDown', { altKey: true });
    expect(row(form, 0).getAttribute('aria-expanded')).toBe('true');
    expect(form.field<Input>('cards/0/title', 'textarea').value).toBe('Second card');
  });
});

describe('a published document', () => {
  test('marks what differs, says what is public and puts it back', async () => {
    const session = kinds({ published: { data: { ...kindData, text: 'Neap tide' } } });
    const form = await renderForm({ session, models: kindModels });
    const dots = [...form.container.querySelectorAll('button[aria-label*=changed]')];
    expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Text changed. Public: Neap tide',
    ]);
    // Cast: the element is a button.
    await click(dots[0] as HTMLElement);
    const back = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Put back',
    );
    expect(back).toBeDefined();
    if (back) await click(back);
    expect(session.edits).toEqual([
      {
        changes: [{ op: 'set', path: ['data', 'text'], value: 'Neap tide' }],
        options: { label: 'put back Text' },
      },
    ]);
    expect(form.container.querySelector('button[aria-label*=changed]')).toBeNull();
  });
});

describe('what the models do not know', () => {
  test('an unknown slice is said, kept and readable', async () => {
    const slice = { slice_type: 'quote_wall', primary: { quote: 'Never lost' } };
    const session = memorySession('case_study', { data: { spread: [slice] } });
    const form = await renderForm({
      session,
      models: demoModels,
      place: { zone: 'spread', index: 0 },
    });
    expect(form.container.textContent).toContain(
      'A slice the site does not know: quote_wall. It stays in the file and is not shown.',
    );
    const show = [...form.container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Show as text',
    );
    if (show) await click(show);
    expect(find<Input>(form.container, 'textarea').value).toContain('Never lost');
    expect(session.edits).toEqual([]);
  });

  test('a document of an unknown type shows its values', async () => {
    const session = memorySession('gone', { data: { motto: 'Kept' } });
    const form = await renderForm({ session, models: demoModels });
    expect(find<Input>(form.container, 'textarea').value).toBe('Kept');
    expect(form.container.textContent).toContain('Kept as it is');
  });

  test('places that are not there show the document', async () => {
    const session = memorySession('case_study', { data: { spread: 'broken' } });
    for (const place of [
      { zone: 'spread', index: 4 },
      { zone: 'none', index: 0 },
      { field: 'no/such' },
    ]) {
      const form = await renderForm({ session, models: demoModels, place });
      expect(find(form.container, 'h2').textContent).toBe('Sample');
    }
  });
});
