// @vitest-environment happy-dom
import { act, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { lazyControl } from '#page-editor/fields/field/lazyControl.tsx';
import type { FieldProps } from '#page-editor/fields/field/FieldProps.ts';
import { TextField } from '#page-editor/fields/form/kinds/TextField.tsx';
import { PageField } from '#page-editor/fields/links/page/PageField.tsx';
import { RelationshipField } from '#page-editor/fields/links/fields/RelationshipField.tsx';
import { useTargets } from '#page-editor/fields/links/target/useTarget.ts';
import { PasswordField } from '#page-editor/fields/protection/PasswordField.tsx';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import type { Place } from '#page-editor/model/place.ts';
import type { Json } from '#prismic-folder/edit';
import { OTHER_IDS, OTHER_IDS_DATA } from '../../../support/otherIds.ts';
import { click, find } from '../../ui/mount.tsx';
import { named, openPart, press as pressButton } from '../support/openPart.tsx';
import { demoDocuments, demoModels } from './support/demoModels.ts';
import { kindData, kindModels } from './support/kinds.ts';
import { memorySession } from './support/memorySession.ts';
import { nameless, press, renderForm, typeInto } from './support/renderForm.tsx';

type Input = HTMLTextAreaElement;
const INPUT = 'textarea, input';

type Kinds = Partial<Parameters<typeof renderForm>[0]> & {
  readonly data?: Record<string, Json>;
  readonly parts?: Parameters<typeof memorySession>[2];
};

/** The form of a document with a value of every kind. */
async function openKinds({ data = kindData, parts, ...more }: Kinds = {}) {
  const session = memorySession('kinds', { data }, parts);
  const form = await renderForm({ session, models: kindModels, ...more });
  const input = (id: string) => form.field<Input>(id, INPUT);
  return { session, input, changes: () => session.edits.map(({ changes }) => changes), ...form };
}

/** Models of a type with these fields. */
function modelsOf(fields: object) {
  const note = { id: 'note', label: 'Note', repeatable: true, json: { Main: fields } };
  return readEditorModels({ types: [note], slices: [] }, {});
}

async function openDemo(type: string, json: DocumentJson, place: Place = {}) {
  const session = memorySession(type, json);
  return { session, ...(await renderForm({ session, models: demoModels, place })) };
}

// Cast: files of documents.
const documents = demoDocuments.map((one) => ({ ...one, json: one.json as DocumentJson }));
const lowTide = documents.find(({ name }) => name === 'low-tide')?.json ?? {};

describe('the demo content', () => {
  const isFull = process.env['FULL'] === '1';
  // One document of each type, and each kind of slice in the one that has the most; at night all of them.
  const rich = documents.filter(({ name }) => name === 'low-tide' || name === 'kelp');
  const oneOfEach = new Map([...documents, ...rich].map((one) => [one.type, one]));

  test('every document and every slice has a form whose controls have names', async () => {
    for (const { type, name, json } of isFull ? documents : oneOfEach.values()) {
      const { session, container, go } = await openDemo(type, json);
      expect(nameless(container), name).toEqual([]);
      const zones = demoModels.types.get(type)?.zones ?? [];
      for (const { id } of isFull || type === 'case_study' ? zones : []) {
        // Cast: slices are objects.
        const slices = (json.data?.[id] ?? []) as { slice_type: string }[];
        const kinds = slices.map((slice) => slice.slice_type);
        for (const [index, kind] of kinds.entries()) {
          if (!isFull && kinds.indexOf(kind) < index) continue;
          await go({ zone: id, index });
          expect(find(container, 'h2').textContent, `${name} ${id} ${index}`).not.toBe('');
          expect(nameless(container), `${name} ${id} ${index}`).toEqual([]);
        }
      }
      expect(session.edits).toEqual([]);
    }
  });

  test('a slice has its own form, and loses nothing by another variation and back', async () => {
    const form = await openDemo('case_study', lowTide, { zone: 'spread', index: 6 });
    const before = form.session.get().json;
    const vary = (variation: string) =>
      click(find(form.container, `[role=radiogroup] input[value=${variation}]`));
    await vary('plain');
    expect(form.session.edits[0]?.changes[0]?.path).toEqual(['data', 'spread', 6]);
    expect(form.said[0]).toMatch(
      /not part of Picture only\. (?:It comes|They come) back if you switch back\.$/,
    );
    await vary('default');
    expect(form.session.get().json).toEqual(before);
    // The form says where the slice is, and leads back to its document.
    expect(find(form.container, '[data-form] > div > div').textContent).toBe('SampleSpread7 of 15');
    await click(find(form.container, 'nav button'));
    expect(form.places.at(-1)).toEqual({});
    expect(form.container.textContent).toContain('15 slices');
  });
});

describe('every kind', () => {
  test('is rendered with its value, and touching it changes nothing', async () => {
    const { container, input, changes } = await openKinds();
    const shown = ['text', 'number', 'date', 'text_color', 'place', 'future'].map(
      (id) => input(id).value,
    );
    expect(shown).toEqual(['Low tide', '24', '18 Nov 2025', '#FF5A33', '51.5', 'not yet']);
    expect(input('shop').hasAttribute('readonly')).toBe(true);
    expect(container.textContent).toContain('Unknown key');
    for (const control of container.querySelectorAll<HTMLElement>('textarea, input, button')) {
      await act(async () => {
        control.focus();
        control.blur();
      });
    }
    expect(changes()).toEqual([]);
    expect(nameless(container)).toEqual([]);
  });

  test('typing in one changes its path only, and undo restores it', async () => {
    const { session, input, changes } = await openKinds();
    const before = session.get().json;
    for (const [id, text, value] of [
      ['text', 'High tide', 'High tide'],
      ['number', '12.5', 12.5],
      ['date', '3 Jan 2026', '2026-01-03'],
      ['text_color', '0a3f52', '#0A3F52'],
      ['moment', '18 Nov 2025, 9:00 UTC', '2025-11-18T09:00:00+0000'],
      ['place', '52,25', { latitude: 52.25, longitude: -0.12 }],
    ] as const) {
      await typeInto(input(id), text);
      expect(changes().at(-1)).toEqual([{ op: 'set', path: ['data', id], value }]);
      await act(async () => void session.undo());
      expect(session.get().json).toBe(before);
      expect(input(id).value).not.toBe(text);
    }
    expect(session.edits.map(({ options }) => options.isTyping)).toEqual(Array(6).fill(true));
  });

  test('switches and pills change their path only, and clearing removes the value', async () => {
    const { field, changes } = await openKinds();
    await click(field<HTMLElement>('flag', 'input'));
    await click(field<HTMLElement>('yes_no', 'input'));
    for (const part of ['input[value=right]', 'button']) {
      await click(field<HTMLElement>('pills', part));
    }
    expect(changes().flat()).toEqual([
      { op: 'set', path: ['data', 'flag'], value: false },
      { op: 'set', path: ['data', 'yes_no'], value: 'No' },
      { op: 'set', path: ['data', 'pills'], value: 'right' },
      { op: 'remove', path: ['data', 'pills'] },
    ]);
  });

  test('a list shows the default that the site takes for an empty value', async () => {
    const config = { options: ['Sun', 'Moon', 'Star', 'Lamp'], default_value: 'Sun' };
    const models = modelsOf({ light: { type: 'Select', config } });
    const form = await renderForm({ session: memorySession('note', { data: {} }), models });
    expect(form.field('light', 'button').textContent).toBe('Sun');
  });

  test('a colour that is chosen again shines through as before', async () => {
    const data = { ...kindData, background_color: '#DCE6E880' };
    const { field, changes } = await openKinds({ data });
    await click(field<HTMLElement>('text_color', 'button'));
    await click(find<HTMLElement>(document.body, '[role=option][data-key="#DCE6E880"]'));
    const path = ['data', 'text_color'];
    expect(changes()).toEqual([[{ op: 'set', path, value: '#DCE6E880' }]]);
  });

  test('coordinates are asked for in another way where the browser has no clipboard to read', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { container, field } = await openKinds();
    await click(field<HTMLElement>('place', 'button'));
    const words = 'The clipboard cannot be read here. Paste into one of the numbers.';
    expect(container.textContent).toContain(words);
  });

  test('values of another type, and those that are no option any more, are shown and kept', async () => {
    const odd = Object.fromEntries(Object.keys(kindData).map((id) => [id, { odd: [1] }]));
    const data = { ...odd, shop: 3, pills: 'Wide', yes_no: 'Maybe' };
    const { container, input, changes } = await openKinds({ data });
    expect(container.textContent).toContain('Old value: Wide');
    expect(container.textContent).toContain('Old value: Maybe');
    expect(input('number').value).toContain('"odd"');
    expect(container.querySelectorAll('textarea:not([readonly])')).toHaveLength(0);
    expect(changes()).toEqual([]);
  });

  test('a read-only document has no control that edits', async () => {
    const parts = { readOnly: 'Written in another form.' };
    const { container, field, changes } = await openKinds({ parts });
    const editable =
      'textarea:not([readonly]), input:not([readonly], [type=radio], [type=checkbox])';
    expect(container.querySelectorAll(editable)).toHaveLength(0);
    expect(container.textContent).not.toContain('Add a card');
    await click(field<HTMLElement>('flag', 'input'));
    expect(changes()).toEqual([]);
  });
});

test('fields whose ids have capitals and hyphens are typed in, in groups and slices, too', async () => {
  const models = readEditorModels({ types: [OTHER_IDS.type], slices: [OTHER_IDS.slice] }, {});
  const at = { file: 'x.json', field: 'data.Side-Note' };
  const problems = [{ ...at, reason: 'too long', severity: 'error' as const }];
  const session = memorySession('Case-File_2', { data: OTHER_IDS_DATA }, { problems });
  const form = await renderForm({ session, models });
  expect(find(form.container, '[data-field="Side-Note"]').textContent).toContain('Too long.');
  const write = (id: string, text: string) => typeInto(form.field<Input>(id, INPUT), text);
  await write('Side-Note', 'At noon');
  await form.go({ field: 'Fact-Rows/0/Row-Name' });
  await write('Fact-Rows/0/Row-Name', 'Width');
  await form.go({ zone: 'Body-Zone', index: 0, field: 'Said-By' });
  expect(document.activeElement).toBe(form.field('Said-By', INPUT));
  await write('Said-By', 'A sailor');
  expect(session.edits.flatMap(({ changes }) => changes)).toEqual([
    { op: 'set', path: ['data', 'Side-Note'], value: 'At noon' },
    { op: 'set', path: ['data', 'Fact-Rows', 0, 'Row-Name'], value: 'Width' },
    { op: 'set', path: ['data', 'Body-Zone', 0, 'primary', 'Said-By'], value: 'A sailor' },
  ]);
  expect(nameless(form.container)).toEqual([]);
});

describe('typing', () => {
  test('renders the field that is typed in, and no other', async () => {
    const Unknown = vi.fn(() => null);
    const { input } = await openKinds({ controls: { Unknown } });
    Unknown.mockClear();
    await typeInto(input('text'), 'Low tides');
    await typeInto(input('text'), 'Low tides at noon');
    expect(input('text').value).toBe('Low tides at noon');
    expect(Unknown).not.toHaveBeenCalled();
  });

  test('what is no value yet stays in its control with a sentence', async () => {
    const { container, input, go, changes } = await openKinds();
    const typed = [
      ['date', '31 Feb 2025', '“31 Feb 2025” is not a day of the calendar'],
      ['number', '300', '300 is outside of what fits: 0 to 128.'],
      ['text_color', 'embr', '“embr” is not a colour'],
    ] as const;
    for (const [id, text, sentence] of typed) {
      await typeInto(input(id), text);
      await act(async () => input(id).blur());
      expect(find(container, `[data-field="${id}"]`).textContent).toContain(sentence);
    }
    expect(changes()).toEqual([]);
    // Another tab and back.
    await go({ field: 'more' });
    expect(container.querySelector('[data-field="date"]')).toBeNull();
    await go({ field: 'date' });
    for (const [id, text] of typed) expect(input(id).value).toBe(text);
  });

  test('what is no number yet is of its entry, not of a copy, wherever that goes, and is cleared there', async () => {
    const { session, container, input, go, edit } = await openKinds();
    const size = (at: number) => `cards/${at}/size`;
    const shown = async (at: number) => {
      await go({ field: size(at) });
      return input(size(at)).value;
    };
    await press(find(container, '[data-entry="1"]'), 'd', { ctrlKey: true });
    await go({ field: size(2) });
    await typeInto(input(size(2)), '12px');
    await go({ field: 'more' });
    await edit(() => session.edit([{ op: 'remove', path: ['data', 'cards', 2] }], { label: '' }));
    await edit(() => void session.undo());
    const move = { op: 'move', path: ['data', 'cards', 2], to: 0 } as const;
    await edit(() => session.edit([move], { label: 'move' }));
    expect([await shown(2), await shown(0)]).toEqual(['', '12px']);
    await typeInto(input(size(0)), '');
    expect(input(size(0)).value).toBe('');
  });

  test('what is no value gives way to one that comes from elsewhere', async () => {
    const { session, container, input, go, edit } = await openKinds();
    const values = [
      ['date', '2026-01-03', '3 Jan 2026'],
      ['moment', '2026-01-03T12:00:00+0000', '3 Jan 2026'],
      ['number', 12, '12'],
      ['place', { latitude: 2, longitude: 3 }, '2'],
    ] as const;
    for (const [id, value] of values) {
      await typeInto(input(id), 'foo');
      await edit(() => session.edit([{ op: 'set', path: ['data', id], value }], { label: '' }));
    }
    const shows = () => {
      for (const [id, , shown] of values) expect(input(id).value).toContain(shown);
    };
    shows();
    expect(container.querySelector('[aria-invalid=true]')).toBeNull();
    await go({ field: 'more' });
    await go({ field: 'date' });
    shows();
  });
});

describe('a control that is loaded', () => {
  type Control = ComponentType<FieldProps>;

  /** A form whose text gets a control, what stands in for it, and what the browser is told to type. */
  async function openWith(load: () => Promise<Control>, still?: Parameters<typeof lazyControl>[2]) {
    const commands = vi.fn();
    // Happy-dom has no commands of editing, and here it is never idle.
    Object.assign(document, { execCommand: commands });
    vi.stubGlobal('requestIdleCallback', vi.fn());
    const form = await openKinds({ controls: { Text: lazyControl(load, undefined, still) } });
    const waiting = form.field<HTMLInputElement>('text', 'input');
    return { ...form, waiting, typed: commands.mock.calls };
  }

  /** A control that comes when the test says so. */
  function late(control: Control = TextField) {
    let come = (_control: Control) => {};
    const file = new Promise<Control>((resolve) => (come = resolve));
    return { load: () => file, come: () => act(async () => come(control)) };
  }

  const focus = (element: HTMLElement) => act(async () => element.focus());
  const still = ({ value }: FieldProps) => <p data-still="">{String(value)}</p>;

  afterEach(() => {
    Reflect.deleteProperty(document, 'execCommand');
    vi.unstubAllGlobals();
  });

  test('gets the focus and the keys of the input that stood in for it', async () => {
    const { load, come } = late();
    const { container, field, waiting, typed } = await openWith(load);
    expect(waiting.getAttribute('aria-busy')).toBe('true');
    const label = find(container, '[data-field="text"] label');
    expect(waiting.getAttribute('aria-labelledby')).toBe(label.id);
    await focus(waiting);
    waiting.value = 'Low';
    // What is typed after all was selected replaces the text.
    await press(waiting, 'a', { ctrlKey: true });
    waiting.value += 'High tide';
    await come();
    expect(document.activeElement).toBe(field('text', 'textarea'));
    expect(typed).toEqual([['selectAll'], ['insertText', false, 'High tide']]);
    expect(container.querySelector('[aria-busy]')).toBeNull();
  });

  test('leaves the focus where it is, and gets what was typed before it went there', async () => {
    const { load, come } = late();
    const { input, waiting, typed } = await openWith(load);
    waiting.value = 'Low';
    await focus(input('number'));
    await come();
    expect(document.activeElement).toBe(input('number'));
    expect(typed).toEqual([['insertText', false, 'Low']]);
  });

  test('gets lines and what was deleted, in the order of the keys', async () => {
    const { load, come } = late(() => <textarea data-control="" />);
    const { field, waiting, typed } = await openWith(load, still);
    await focus(waiting);
    await press(waiting, 'Backspace');
    waiting.value = 's';
    await press(waiting, 'Enter');
    waiting.value = 'Two';
    const keys: string[] = [];
    const note = ({ key }: KeyboardEvent) => keys.push(`${typed.length} ${key}`);
    document.addEventListener('keydown', note, { once: true });
    await come();
    expect(document.activeElement).toBe(field('text', 'textarea'));
    expect(typed).toEqual([['delete'], ['insertText', false, 's'], ['insertText', false, 'Two']]);
    expect(keys).toEqual(['2 Enter']);
  });

  test('says so if it does not come, and gets with the next try what was typed before', async () => {
    const load = vi.fn(async () => TextField).mockRejectedValueOnce(new Error('It is away'));
    const { container, field, input, waiting, typed } = await openWith(load, still);
    expect(waiting.hasAttribute('aria-disabled')).toBe(false);
    waiting.value = ' at noon';
    await focus(waiting);
    expect(find(container, '[data-field="text"]').textContent).toContain(
      'The server did not send the control of this field.',
    );
    expect(input('number').disabled).toBe(false);
    expect(field('text', 'input')).toBe(waiting);
    expect([waiting.value, waiting.hasAttribute('aria-busy')]).toEqual([' at noon', false]);
    expect(typed).toEqual([]);
    await focus(named('Try again')!);
    await pressButton('Try again');
    expect(document.activeElement).toBe(field('text', 'textarea'));
    expect(typed).toEqual([['insertText', false, ' at noon']]);
  });

  test('is, if its value can be rendered without it, when the browser is idle or it has the focus', async () => {
    const load = vi.fn(async () => TextField);
    const { container, field, waiting } = await openWith(load, still);
    expect(find(container, '[data-still]').textContent).toBe('Low tide');
    expect(waiting.hasAttribute('aria-busy')).toBe(false);
    expect(load).not.toHaveBeenCalled();
    await focus(waiting);
    expect(load).toHaveBeenCalledOnce();
    const control = field<Input>('text', 'textarea');
    expect(document.activeElement).toBe(control);
    expect(control.value).toBe('Low tide');
  });
});

test.each<[string, Json, Json]>([
  ['Link', { select: 'document' }, { link_type: 'Document', id: 'none', type: 'note' }],
  ['Text', {}, '/about'],
])(
  'the search in the place of a removed %s has the focus, and is closed',
  async (type, config, to) => {
    const models = modelsOf({ to: { type, config } });
    await import('#page-editor/fields/links/search/DocumentCombo.tsx');
    const controls = { Link: RelationshipField, Text: PageField };
    const session = memorySession('note', { data: { to } });
    const { field } = await renderForm({ session, models, controls });
    await act(async () => named('Remove')?.focus());
    await act(async () => {
      named('Remove')?.click();
      // The focus follows in the frame after the next one.
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    });
    const input = field<HTMLInputElement>('to', 'input[role=combobox]');
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-expanded')).toBe('false');
    await act(async () => input.blur());
    await act(async () => input.focus());
    expect(input.getAttribute('aria-expanded')).toBe('true');
  },
);

describe('the place', () => {
  test('follows the focus, and the focus follows it', async () => {
    const { places, input, go } = await openKinds();
    await act(async () => input('number').focus());
    expect(places).toEqual([{ field: 'number' }]);
    await go({ field: 'more' });
    expect(document.activeElement).toBe(input('more'));
    await go({ field: 'cards/1/title' });
    expect(document.activeElement).toBe(input('cards/1/title'));
    expect(places).toHaveLength(1);
  });

  test('of another slice is shown from its top, of another field of it where one was', async () => {
    const { container, go } = await openDemo('case_study', lowTide);
    container.dataset['part'] = 'form';
    const scrolled = async (place: Place) => {
      container.scrollTop = 600;
      await go(place);
      return container.scrollTop;
    };
    expect(await scrolled({ zone: 'spread', index: 2 })).toBe(0);
    expect(await scrolled({ zone: 'spread', index: 2, field: 'title_text' })).toBe(600);
    expect(await scrolled({ zone: 'spread', index: 3 })).toBe(0);
    expect(await scrolled({})).toBe(0);
  });

  test('that is left for one slice after another takes no focus back', async () => {
    const form = await openDemo('case_study', lowTide);
    await form.go({ zone: 'spread', index: 2, field: 'title_text' });
    const list = document.body.appendChild(document.createElement('button'));
    onTestFinished(() => list.remove());
    list.focus();
    // Faster than the form, which still shows slice 2 at the end.
    await act(async () => {
      for (const index of [1, 2, 3]) flushSync(() => form.goNow({ zone: 'spread', index }));
      expect(document.activeElement).toBe(list);
    });
    expect(document.activeElement).toBe(list);
  });

  test('of an entry of a group within a group is a column of its own', async () => {
    const place = { field: 'cards/0/links' };
    const { container, input, go, changes } = await openKinds({ place });
    expect(find(container, 'h2').textContent).toBe('Links');
    expect(find(container, 'nav').textContent).toBe('SampleFirst cardLinks');
    await go({ field: 'cards/0/links/0/label' });
    await typeInto(input('cards/0/links/0/label'), 'Read on');
    const path = ['data', 'cards', 0, 'links', 0, 'label'];
    expect(changes()).toEqual([[{ op: 'set', path, value: 'Read on' }]]);
  });

  test('that is not there is the document', async () => {
    const form = await openDemo('case_study', { data: { spread: 'broken' } });
    for (const place of [
      { zone: 'spread', index: 4 },
      { zone: 'none', index: 0 },
      { field: 'no/such' },
    ]) {
      await form.go(place);
      expect(find(form.container, 'h2').textContent, JSON.stringify(place)).toBe('Sample');
    }
  });
});

test('the row of a zone leads to its first slice, and to the picker where it has none', async () => {
  const cover: Json = [{ slice_type: 'single_image', variation: 'default', primary: {} }];
  const filled = await openDemo('project', { data: { cover } });
  const first = { zone: 'cover', index: 0 };
  await pressButton('Cover1 slice');
  expect([filled.places, filled.inserted]).toEqual([[first], []]);
  const empty = await openDemo('project', { data: {} });
  await pressButton('CoverNo slices yet');
  expect([empty.places, empty.inserted]).toEqual([[], [first]]);
});

describe('a group', () => {
  const row = (form: { container: Element }, at: number) =>
    find<HTMLElement>(form.container, `[data-entry="${at}"]`);

  test('moves, duplicates and deletes by keys, and keeps the focus', async () => {
    const form = await openKinds();
    await press(row(form, 0), 'ArrowUp', { altKey: true });
    await press(row(form, 2), 'ArrowDown', { altKey: true });
    expect(form.changes()).toEqual([]);
    await act(async () => row(form, 0).focus());
    await press(row(form, 0), 'ArrowDown', { altKey: true });
    const changes = [{ op: 'move', path: ['data', 'cards', 0], to: 1 }];
    const options = { label: 'move card “First card” down' };
    expect(form.session.edits).toEqual([{ changes, options }]);
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

  test('adds an entry with the defaults of its model, and opens it', async () => {
    const { container, session, field } = await openKinds({ data: {} });
    expect(container.textContent).toContain('No cards yet');
    await click(field<HTMLElement>('cards', '[data-add] button'));
    const changes = [{ op: 'set', path: ['data', 'cards'], value: [{ size: 2 }] }];
    expect(session.edits).toEqual([{ changes, options: { label: 'add a card' } }]);
    expect(document.activeElement).toBe(field('cards/0/title', 'textarea'));
  });

  test('keeps an open entry open while others move, go and come back around it', async () => {
    const form = await openKinds({ place: { field: 'cards/1/title' } });
    const isOpen = (at: number) => row(form, at).getAttribute('aria-expanded') === 'true';
    await press(row(form, 0), 'Delete');
    expect([isOpen(0), form.input('cards/0/title').value]).toEqual([true, 'Second card']);
    await form.edit(() => void form.session.undo());
    expect([0, 1, 2].map(isOpen)).toEqual([false, true, false]);
    await press(row(form, 0), 'ArrowDown', { altKey: true });
    expect(form.input('cards/0/title').value).toBe('Second card');
    await typeInto(form.input('cards/0/title'), 'Another card');
    expect([0, 1, 2].map(isOpen)).toEqual([true, false, false]);
  });

  test.each([
    ['was deleted here', 0],
    ['was gone before', 1],
  ])('has one open entry after a public one that %s is put back', async (_when, gone) => {
    const cards = structuredClone(kindData['cards'] as Json[]); // Cast: written so.
    const published = { data: { ...kindData, cards } };
    const place = { field: `cards/${1 - gone}/title` };
    const data = { ...kindData, cards: cards.slice(gone) };
    const form = await openKinds({ parts: { published }, place, data });
    if (gone === 0) await press(row(form, 0), 'Delete');
    await typeInto(form.input('cards/0/title'), 'Another card');
    await click(find(form.container, 'button[aria-label*=changed]'));
    await pressButton('Put back');
    expect(form.session.get().json.data?.['cards']).toBe(cards);
    expect(form.container.querySelectorAll('[data-entry][aria-expanded=true]')).toHaveLength(1);
  });

  test('within an entry has no column while it is no list, which a new entry would replace', async () => {
    const cards = [{ title: 'First card', links: 'no list' }];
    const field = 'cards/0/links';
    const form = await openKinds({ place: { field }, data: { ...kindData, cards } });
    expect(named('Add a link')).toBeUndefined();
    expect(form.input(field).value).toBe('no list');
    expect(form.input('text').value).toBe('Low tide');
  });
});

test('a document that is made for a link keeps its dialog while another window sets the link', async () => {
  await Promise.all([
    import('#page-editor/fields/links/search/DocumentCombo.tsx'),
    import('#page-editor/dialogs/CreateDialog.tsx'),
  ]);
  const to = { type: 'Link', config: { select: 'document', customtypes: ['note'] } };
  const models = modelsOf({ to });
  const session = memorySession('note', { data: {} });
  const form = await renderForm({ session, models, controls: { Link: RelationshipField } });
  await act(async () => form.field<HTMLInputElement>('to', 'input').focus());
  await click(find<HTMLElement>(document.body, '[role=option]'));
  const name = () => find<Input>(document.body, '[role=dialog] textarea');
  await typeInto(name(), 'At noon');
  const value = { link_type: 'Document', id: 'none', type: 'note' };
  await form.edit(() =>
    session.edit([{ op: 'set', path: ['data', 'to'], value }], { label: 'choose' }),
  );
  expect(name().value).toBe('At noon');
});

test('a link that cannot be asked for leaves the others what they lead to', async () => {
  function Titles() {
    const page = { kind: 'Document', type: 'page' } as const;
    const found = useTargets(['about', 'a/b'].map((uid) => ({ ...page, uid })));
    return found.map((one) => (one.state === 'found' ? one.document.title : one.state)).join();
  }
  let isThere = true;
  const { container, again } = await openPart(<Titles />, {
    listDocuments({ query: { uid } }) {
      if (!isThere || uid === 'a/b') throw new Error('It is refused');
      return { documents: [{ uid, title: 'About' }] };
    },
  });
  expect(container.textContent).toBe('About,unknown');
  isThere = false;
  await again();
  expect(container.textContent).toBe('About,unknown');
});

test('a published document marks what differs, says what is public and puts it back', async () => {
  const parts = { published: { data: { ...kindData, text: 'Neap tide' } } };
  const { container, session } = await openKinds({ parts });
  const [dot, ...others] = container.querySelectorAll<HTMLElement>('button[aria-label*=changed]');
  expect(dot?.getAttribute('aria-label')).toBe('Text changed. Public: Neap tide');
  expect(others).toEqual([]);
  await act(async () => dot?.click());
  await pressButton('Put back');
  const changes = [{ op: 'set', path: ['data', 'text'], value: 'Neap tide' }];
  expect(session.edits).toEqual([{ changes, options: { label: 'put back Text' } }]);
  expect(container.querySelector('button[aria-label*=changed]')).toBeNull();
});

test('a password can be read where it was typed, and no longer once another one is in its place', async () => {
  const controls = { Text: PasswordField };
  const { session, field, edit } = await openKinds({ controls });
  const input = () => field<HTMLInputElement>('text', 'input');
  expect(named('Show')).toBeUndefined();
  await typeInto(input(), 'high tide at noon');
  await pressButton('Show');
  expect(input().type).toBe('text');
  await edit(() => void session.undo());
  expect([input().value, input().type]).toEqual([kindData['text'], 'password']);
  expect(named('Show') ?? named('Hide')).toBeUndefined();
});

describe('what the models do not know', () => {
  test('is a slice that is said, kept and readable', async () => {
    const slice = { slice_type: 'quote_wall', primary: { quote: 'Never lost' } };
    const place = { zone: 'spread', index: 0 };
    const form = await openDemo('case_study', { data: { spread: [slice] } }, place);
    const words =
      'A slice the site does not know: quote_wall. It stays in the file and is not shown.';
    expect(form.container.textContent).toContain(words);
    await pressButton('Show as text');
    expect(find<Input>(form.container, 'textarea').value).toContain('Never lost');
    expect(form.session.edits).toEqual([]);
  });

  test('is a type whose documents show their values', async () => {
    const { container } = await openDemo('gone', { data: { motto: 'Kept' } });
    expect(find<Input>(container, 'textarea').value).toBe('Kept');
    expect(container.textContent).toContain('Kept as it is');
  });
});
