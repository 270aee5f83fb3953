// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { Slice } from 'prosemirror-model';
import { NodeSelection, TextSelection } from 'prosemirror-state';
import { expect, onTestFinished, test } from 'vitest';
import { fromProse } from '#page-editor/fields/richText/format/richFormat.ts';
import {
  createTextView,
  type TextView,
  type TextViewOptions,
} from '#page-editor/fields/richText/view/createTextView.ts';
import { useTextActions } from '#page-editor/fields/richText/field/useTextActions.tsx';
import { useTextLink } from '#page-editor/fields/richText/field/useTextLink.ts';
import {
  IMAGE_KINDS,
  MediaPickerContext,
  type PickMedia,
  useMediaPicker,
} from '#page-editor/fields/media/pickMedia.ts';
import type { EditorServices } from '#page-editor/session/EditorContext.ts';
import { pasteWords } from '#page-editor/fields/richText/paste/Pasted.ts';
import { limitPastes } from '#page-editor/kit/fields/cutText.ts';
import { hooked } from '../form/support/hooked.tsx';
import { later, openPart, press } from '../support/openPart.tsx';
import { block, lines, paragraph, UNHEARD } from './editing.ts';

type Opened = Partial<TextViewOptions> & { readonly multi?: string };

function openText({ multi = 'paragraph,image', ...options }: Opened = {}) {
  return createTextView({
    place: { mount: document.body.appendChild(document.createElement('div')) },
    model: { type: 'StructuredText', config: { multi } },
    value: [],
    attributes: {},
    ...UNHEARD,
    ...options,
  });
}

test.each([
  ['dropped', null],
  ['pasted', 0],
])(
  'pictures that are %s and come when their text is closed are said to be in the library',
  async (_title, places) => {
    const said: string[] = [];
    const text = openText();
    const item = { name: 'tide.webp', width: 4, height: 3 };
    const actions = await hooked(() => useTextActions('Text', text, { current: null }), {
      // Cast: only uploads are asked for.
      api: { call: async () => item } as unknown as EditorServices['api'],
      notify: ({ message }: { message: string }) => void said.push(message),
    });
    text.destroy();
    const files = [new File(['x'], 'tide.webp'), new File(['x'], 'ebb.webp')];
    await act(async () => actions().addFiles(files, places));
    expect(said).toEqual([
      'The text was closed before its pictures came. They are in the library and can be chosen in the text.',
    ]);
  },
);

const IMAGE = { type: 'image', url: '/media/ebb.webp', alt: null };
const EMBED = { type: 'embed', oembed: { embed_url: 'https://a.example' } };
const GONE = 'Nothing was changed: what it was for is not in the text any more.';

test.each<[string, (text: TextView) => unknown, unknown, string[]]>([
  [
    'replaced, wherever it is by then',
    (text) => text.setValue([EMBED, paragraph('new'), IMAGE]),
    [EMBED, paragraph('new'), { ...IMAGE, url: '/media/tide.webp' }],
    [],
  ],
  ['missing: nothing else is replaced', (text) => text.setValue([EMBED]), [EMBED], [GONE]],
  ['in a text that was closed', (text) => text.destroy(), [paragraph('a'), IMAGE, EMBED], [GONE]],
])('a picture for which another one was chosen is %s', async (_title, change, value, notes) => {
  const said: string[] = [];
  const text = openText({ value: [paragraph('a'), IMAGE, EMBED], multi: 'paragraph,image,embed' });
  const asked = later();
  const actions = await hooked(
    () => useTextActions('Text', text, { current: null }),
    { notify: ({ message }: { message: string }) => void said.push(message) },
    // Cast: answers as the library gives them.
    (part) => <MediaPickerContext value={asked.ask as PickMedia}>{part}</MediaPickerContext>,
  );
  const { view } = text;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 3)));
  await act(async () => actions().act('replacePicture'));
  change(text);
  const item = { name: 'tide.webp' };
  await asked.answer({ item, url: '/media/tide.webp', alt: null });
  expect([fromProse(view.state.doc), said]).toEqual([value, notes]);
});

test('a picture that was chosen for a place that is gone is not used, and that is said', async () => {
  const asked = later();
  const chosen: unknown[] = [];
  function Field() {
    const pick = useMediaPicker();
    const choose = async () => chosen.push(await pick({ kinds: IMAGE_KINDS }));
    return <button onClick={() => void choose()}>Choose</button>;
  }
  const within = (node: ReactNode) => (
    // Cast: answers as the library gives them.
    <MediaPickerContext value={asked.ask as PickMedia}>{node}</MediaPickerContext>
  );
  const { update, notify } = await openPart(within(<Field />), {});
  await press('Choose');
  await update(within(null));
  await asked.answer({ item: { name: 'tide.webp' } });
  expect(chosen).toEqual([null]);
  const message = 'tide.webp is in the library. The place that it was for is gone.';
  expect(notify).toHaveBeenCalledWith({ message });
});

const picture = new File(['x'], 'tide.webp', { type: 'image/webp' });
const leaflet = new File(['x'], 'tide.pdf', { type: 'application/pdf' });

const shown = (text: TextView) => lines(fromProse(text.view.state.doc));

/** What is copied or dragged, as far as it is read. */
const transfer = (data: Record<string, string>, files: readonly File[] = []) => ({
  getData: (type: string) => data[type] ?? '',
  files,
});

function drop(text: TextView, at: number, dataTransfer: object) {
  // Happy-dom has no layout.
  Object.assign(text.view, { posAtCoords: () => ({ pos: at, inside: -1 }) });
  const event = Object.assign(new Event('drop'), { clientX: 0, clientY: 0, dataTransfer });
  // Cast: an event with what is read of it.
  text.view.someProp('handleDrop', (handle) =>
    handle(text.view, event as unknown as DragEvent, Slice.empty, false),
  );
}

test('what is dropped comes where it was dropped, in code without style', () => {
  const dropped: number[] = [];
  const onFiles = () => void dropped.push(text.view.state.selection.from);
  const multi = 'paragraph,preformatted,strong,image';
  const value = [paragraph('one'), block('preformatted', 'let a;'), paragraph('two')];
  const text = openText({ value, multi, onFiles });
  drop(text, 16, transfer({}, [picture]));
  expect(dropped).toEqual([16]);
  drop(text, 6, transfer({ 'text/plain': 'const ', 'text/html': '<b>const</b>' }));
  drop(text, 1, transfer({ 'text/plain': 'No', 'text/html': '<b>No</b>' }));
  expect(shown(text)).toEqual([
    'paragraph: Noone {strong No}',
    'preformatted: const let a;',
    'paragraph: two',
  ]);
});

function paste(target: Element, clipboardData: object) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  target.dispatchEvent(Object.assign(event, { clipboardData }));
}

test('a file that is pasted where it cannot be is said not to be', () => {
  const said: unknown[] = [];
  const taken: string[] = [];
  const heard: Partial<TextViewOptions> = {
    onPaste: (report) => void said.push(pasteWords(report)),
    onFiles: (files) => taken.push(...files.map((one) => one.name)),
  };
  const plain = openText({ model: { type: 'Text' }, value: 'tide', ...heard });
  const code = openText({ multi: 'preformatted,image', ...heard });
  const rich = openText(heard);
  for (const { view } of [plain, code]) paste(view.dom, transfer({}, [picture]));
  for (const { view } of [plain, rich]) paste(view.dom, transfer({}, [leaflet]));
  // Chrome on a Mac gives the names, too.
  const names = { 'text/plain': 'tide.webp\rtide.pdf' };
  paste(rich.view.dom, transfer(names, [picture, leaflet]));
  drop(rich, 1, transfer({}, [leaflet]));
  expect(said.splice(0)).toEqual([
    'Pasted without 1 picture',
    'Pasted without 1 picture',
    ...Array.from({ length: 4 }, () => 'Pasted without 1 file'),
  ]);
  expect(taken).toEqual(['tide.webp']);
  const texts = [plain, code, rich].map(({ view }) => view.state.doc.textContent);
  expect(texts).toEqual(['tide', '', '']);

  const end = limitPastes(document, (sentence) => void said.push(sentence));
  onTestFinished(end);
  const line = document.body.appendChild(document.createElement('textarea'));
  paste(line, transfer({ 'text/plain': 'tide' }, [picture]));
  paste(line, transfer({}, [picture]));
  // What takes pictures for the whole window, wherever the focus is.
  const take = (event: Event) => event.preventDefault();
  window.addEventListener('paste', take);
  onTestFinished(() => window.removeEventListener('paste', take));
  paste(line, transfer({}, [picture]));
  window.removeEventListener('paste', take);
  paste(line, transfer({}, [leaflet]));
  expect(said).toEqual([
    'A picture cannot be pasted into this text.',
    'A file cannot be pasted into this text.',
  ]);
  // The browser would show it in place of the page.
  const dataTransfer = { types: ['Files'], dropEffect: 'copy' };
  const over = new Event('dragover', { bubbles: true, cancelable: true });
  line.dispatchEvent(Object.assign(over, { dataTransfer }));
  expect([over.defaultPrevented, dataTransfer.dropEffect]).toEqual([true, 'none']);
});

test('what is pasted without keys keeps its style, whatever was typed last', () => {
  const text = openText({ multi: 'paragraph,strong' });
  const key = (type: string, shiftKey: boolean) =>
    text.view.dom.dispatchEvent(new KeyboardEvent(type, { key: '?', shiftKey, bubbles: true }));
  const pasted = () => {
    paste(text.view.dom, transfer({ 'text/plain': 'tide', 'text/html': '<b>tide</b>' }));
    return shown(text);
  };
  key('keydown', true);
  expect(pasted()).toEqual(['paragraph: tide']);
  key('keyup', false);
  expect(pasted()).toEqual(['paragraph: tidetide {strong tide}']);
});

test('a link goes on the words that it was asked for, also after something has come before them', async () => {
  const text = openText({ value: [paragraph('one two')], multi: 'paragraph,hyperlink' });
  const link = await hooked(() => useTextLink(text));
  const { view } = text;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 5, 8)));
  await act(async () => link().open());
  view.dispatch(view.state.tr.insertText('zero ', 1));
  await act(async () => link().request?.onApply({ link_type: 'Web', url: 'https://a.example' }));
  expect(shown(text)).toEqual(['paragraph: zero one two {hyperlink two https://a.example}']);
});
