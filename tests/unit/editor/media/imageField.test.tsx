// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import { type Change, type Json, valueAt } from '#prismic-folder/edit';
import { ApiError } from '#page-editor/api/AuthoringClient.ts';
import type { Place } from '#page-editor/model/place.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import { CropFrame } from '#page-editor/fields/media/crop/CropFrame.tsx';
import { readCrops } from '#page-editor/fields/media/crop/cropDraft.ts';
import { startCrop } from '#page-editor/fields/media/crop/cropState.ts';
import { MediaGrid } from '#page-editor/fields/media/library/MediaGrid.tsx';
import { FilePane } from '#page-editor/fields/media/file/FilePane.tsx';
// Loaded with the first picture that is placed: a slow machine would take longer than a test waits.
import '#page-editor/fields/media/value/newImage.ts';
import '#page-editor/fields/media/many/mediaEntry.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { click, find, mount } from '../../ui/mount.tsx';
import { memorySession } from '../form/support/memorySession.ts';
import { press, renderForm, typeInto } from '../form/support/renderForm.tsx';
import { later, openPart } from '../support/openPart.tsx';

const FACTS = { kind: 'image', contentType: 'image/png', savedAt: 0, uses: 0 } as const;
const SIZES = { bytes: 118_000, width: 1800, height: 1125 };
const ITEM: MediaItem = { name: 'wave.png', ...FACTS, ...SIZES };
const FILM = { ...ITEM, kind: 'file', contentType: 'video/mp4', name: 'phone.mp4' };
const LIBRARY = [ITEM, { ...FILM, playback: 'is HEVC' }];

/** What the library waits for before it stores a file. */
let storing = Promise.resolve();

/** Keeps the next upload waiting; what it returns has it stored. */
function hold(): () => Promise<void> {
  let store = () => {};
  storing = new Promise((resolve) => (store = resolve));
  return () => act(async () => store());
}

const answers = {
  /** Uploads are stored under the file's own name. */
  async uploadMedia({ query }: { query: Readonly<Record<string, unknown>> }) {
    await storing;
    return { ...ITEM, name: String(query['name']).replace('lie.mp4', 'lie.jpg') };
  },
  readMedia({ query }: { query: Readonly<Record<string, unknown>> }) {
    const item = LIBRARY.find(({ name }) => name === query['name']);
    if (!item) throw new ApiError('not_found', 'There is no such file');
    return item;
  },
};

const PICTURE = { type: 'Image', config: {} };
const links = ['download', 'video', 'background_video', 'audio_fallback', 'menu_pdf'].map((id) => {
  return [id, { type: 'Link', config: { select: 'media' } }];
});
const items = { type: 'Group', config: { label: 'Pictures', fields: { picture: PICTURE } } };
const slice = (id: string, primary: object) => ({ id, variations: [{ id: 'default', primary }] });
const choices = { image: { type: 'SharedSlice' }, gallery: { type: 'SharedSlice' } };
const Main = {
  picture: PICTURE,
  film: { type: 'Embed' },
  slices: { type: 'Slices', config: { choices } },
  ...Object.fromEntries(links),
};
const models = readEditorModels(
  {
    types: [{ id: 'page', json: { Main } }],
    slices: [slice('image', { picture: PICTURE }), slice('gallery', { items })],
  },
  {},
);

/** The form of a document with what is tested of its field. */
async function openForm(id: string, data: Record<string, Json>, place?: Place, readOnly?: string) {
  const session = memorySession('page', { data }, { readOnly: readOnly ?? null });
  const form = await renderForm({ session, models, answers, ...(place && { place }) });
  const own = () => find<HTMLElement>(form.container, `[data-field="${id}"]`);
  /** Pastes files into the first button. */
  const paste = (...files: readonly File[]) =>
    act(async () => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      Object.assign(event, { clipboardData: { getData: () => '', files } });
      find(own(), 'button').dispatchEvent(event);
    });
  return {
    ...form,
    session,
    own,
    paste,
    buttons: () => [...own().querySelectorAll('button')].map(({ textContent }) => textContent),
    area: () => own().querySelector('textarea'),
    value: () => session.get().json.data?.[id],
  };
}

/** The form of a document with one value. */
const open = (id: string, value?: Json, readOnly?: string) =>
  openForm(id, value === undefined ? {} : { [id]: value }, {}, readOnly);

const WAVE = { url: '/media/wave.png', alt: 'A wave.' };

it('A field shows its picture as it is cut, its size and what it says.', async () => {
  const { own, buttons, area } = await open('picture', WAVE);
  const picture = find<HTMLImageElement>(own(), 'img');
  expect(picture.getAttribute('src')).toMatch(/^\/media\/wave\.png\?.*w=720/);
  expect([picture.getAttribute('width'), picture.alt]).toEqual(['1800', 'A wave.']);
  expect(own().textContent).toContain('1800 × 1125');
  expect(buttons()).toEqual(['Replace', 'Upload', 'Crop', 'Remove']);
  expect(area()?.value).toBe('A wave.');
});

const OTHER = ['Choose a picture', 'Upload', 'Remove'];
const GONE = { url: '/media/gone.webp', alt: 'x' };
it.each<[string, Json | undefined, string, readonly string[], readOnly?: string]>([
  ['nothing', undefined, 'Or drop or paste one here.', ['Choose a picture', 'Upload']],
  ['something else', 'a text', 'Not a picture: "a text". Kept as it is.', OTHER],
  ['a missing file', GONE, 'gone.webp is not in the library', ['Choose another', 'Upload it']],
  ['what cannot be edited', WAVE, '1800 × 1125', [], 'Read only.'],
])('A field with %s says so and what to do.', async (_, value, words, expected, readOnly) => {
  const { own, buttons } = await open('picture', value, readOnly);
  expect(own().textContent).toContain(words);
  expect(buttons()).toEqual(expected);
  expect(own().querySelector('textarea')?.readOnly ?? false).toBe(readOnly !== undefined);
});

it('Decoration is an empty text in the file, and gives the text back when it is off, but not to another picture.', async () => {
  const missing = await open('picture', { url: '/media/wave.png' });
  const needed = 'Needed to publish, unless it is decoration.';
  expect(missing.own().textContent).toContain(needed);
  const { own, value, area, paste } = await open('picture', WAVE);
  const decorate = () => click(find(own(), 'input[role=switch]'));
  await decorate();
  expect([value(), area()]).toEqual([{ ...WAVE, alt: '' }, null]);
  expect(own().textContent).not.toContain(needed);
  await decorate();
  expect(value()).toEqual(WAVE);
  await decorate();
  await paste(new File(['bytes'], 'sea.png'));
  await waitFor(() => expect(value()).toEqual({ url: '/media/sea.png', alt: '' }));
  await decorate();
  expect(value()).toEqual({ url: '/media/sea.png' });
});

it('A file that is pasted is uploaded and placed, beside what the link says.', async () => {
  const before = { link_type: 'Media', url: '/media/wave.png', text: 'Look' };
  const { own, buttons, paste, session, value, toast } = await open('download', before);
  expect(own().textContent).toContain('wave.png118 KB');
  expect(buttons()).toEqual(['Replace', 'Remove']);
  await paste(new File(['bytes'], 'loop.mp4'), new File(['bytes'], 'sea.png'));
  await waitFor(() => expect(session.edits).toHaveLength(1));
  expect(value()).toEqual({ ...before, url: '/media/loop.mp4' });
  const message = 'Only loop.mp4 is used: the field holds one file.';
  expect(toast).toHaveBeenCalledWith({ message });
});

const silent = (url: string) => ({ slice_type: 'image', primary: { picture: { url } } });
const AT = ['data', 'slices', 1];
const SECOND = { zone: 'slices', index: 1 };
const [A, NEW, LAST] = ['a', 'sea', 'wave'].map((name) => ({ url: `/media/${name}.png` }));
it.each<[string, readonly Change[], readonly unknown[] | null]>([
  ['moved', [{ op: 'move', path: AT, to: 0 }], [NEW, A, LAST]],
  [
    'changed and moved down by a slice above',
    [
      { op: 'set', path: [...AT, 'primary', 'picture', 'alt'], value: '' },
      { op: 'insert', path: ['data', 'slices', 0], value: silent('/media/wave.png') },
    ],
    [LAST, A, { ...NEW, alt: '' }, LAST],
  ],
  ['removed', [{ op: 'remove', path: AT }], null],
])('A file goes where its field is, after its slice was %s.', async (_, changes, expected) => {
  const store = hold();
  // Two of them say the same.
  const slices = ['/media/a.png', '/media/wave.png', '/media/wave.png'].map(silent);
  const { session, edit, paste, toast } = await openForm('picture', { slices }, SECOND);
  await paste(new File(['bytes'], 'sea.png'));
  for (const change of changes) {
    // oxlint-disable-next-line no-await-in-loop
    await edit(() => session.edit([change], { label: 'order' }));
  }
  const edits = session.edits.length;
  await store();
  if (expected === null) {
    const message = 'sea.png is in the library. The place that it was for is gone.';
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ message }));
    expect(session.edits).toHaveLength(edits);
    return;
  }
  await waitFor(() => expect(session.edits).toHaveLength(edits + 1));
  const pictures = expected.map((__, at) =>
    valueAt(session.get().json, ['data', 'slices', at, 'primary', 'picture']),
  );
  expect(pictures).toEqual(expected);
});

it('Files go into the list that they were put on, wherever it is once they are stored, and take no focus from a text.', async () => {
  const [one, other] = [{ picture: { url: '/media/a.png' } }, { picture: { url: WAVE.url } }];
  const gallery = (...list: Json[]) => ({ slice_type: 'gallery', primary: { items: list } });
  const slices = [gallery(), gallery(one)];
  const form = await openForm('items', { slices }, SECOND);
  const { container, session, edit, paste, toast } = form;
  const late = async (change: Change) => {
    const store = hold();
    await paste(new File(['bytes'], 'wave.png'));
    await edit(() => session.edit([change], { label: 'order' }));
    await store();
  };
  const text = document.createElement('textarea');
  document.body.append(text);
  text.focus();
  await late({ op: 'set', path: [...AT, 'primary', 'items', 0, 'note'], value: 'x' });
  await waitFor(() => expect(container.querySelectorAll('[data-entry]')).toHaveLength(2));
  expect(document.activeElement).toBe(text);
  await late({ op: 'move', path: AT, to: 0 });
  const moved = [gallery({ ...one, note: 'x' }, other, other), gallery()];
  await waitFor(() => expect(session.get().json.data?.['slices']).toEqual(moved));
  await late({ op: 'remove', path: AT });
  const message = '1 file is in the library. The list is gone from the document.';
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ message }));
});

it.each([
  ['video', 'sea.png', 'sea.png is not a film.', 'Choose a film'],
  ['audio_fallback', 'loop.mp4', 'loop.mp4 is not a sound.', 'Choose a sound'],
  ['menu_pdf', 'sea.svg', 'sea.svg is not a PDF.', 'Choose a PDF'],
  // Its name promises a film; the library stores it as what it is.
  ['video', 'lie.mp4', 'lie.jpg is not a film. It is in the library.', 'Choose a film'],
])('A field %s refuses %s.', async (id, name, words, button) => {
  const { own, session, buttons, paste } = await open(id);
  expect(buttons()).toEqual([button, 'Upload']);
  await paste(new File(['bytes'], name));
  await waitFor(() => expect(own().textContent).toContain(words));
  expect(session.edits).toEqual([]);
});

it('A field says that many browsers do not play its film.', async () => {
  const { own } = await open('video', { link_type: 'Media', url: '/media/phone.mp4' });
  await waitFor(() => expect(own().textContent).toContain('It is HEVC.'));
});

const leave = (area: Element) =>
  act(async () => area.dispatchEvent(new Event('focusout', { bubbles: true })));

it('An embed says who provides it, and refuses what is no address when it is left.', async () => {
  const before = { embed_url: 'https://vimeo.com/76979871', title: 'A film' };
  const { own, session, value } = await open('film', before);
  await waitFor(() => expect(own().textContent).toContain('A filmVimeo'));
  const area = find<HTMLTextAreaElement>(own(), 'textarea');
  const write = async (text: string) => {
    await typeInto(area, text);
    await leave(area);
  };
  await write('two words');
  expect(own().textContent).toContain('An embed needs a web address');
  expect(session.edits).toEqual([]);
  await write('example.org/film');
  expect(value()).toEqual({ embed_url: 'https://example.org/film' });
  await write('two words');
  await click(find(own(), 'button'));
  expect(value()).toBeUndefined();
  expect(own().textContent).not.toContain('An embed needs a web address');
});

it('What is typed of a file while the last is saved stays, and is saved when it is left.', async () => {
  const saved: unknown[] = [];
  const { ask, answer } = later();
  const none = () => undefined;
  const { container } = await openPart(
    <FilePane item={ITEM} onChanged={none} onDeleted={none} onLeave={none} />,
    {
      describeMedia({ body }) {
        saved.push(body['alt']);
        return ask();
      },
    },
  );
  const area = find<HTMLTextAreaElement>(container, 'textarea');
  await typeInto(area, 'A wave');
  await leave(area);
  await typeInto(area, 'A wave at noon');
  await answer({ ...ITEM, alt: 'A wave' });
  expect(area.value).toBe('A wave at noon');
  await leave(area);
  expect(saved).toEqual(['A wave', 'A wave at noon']);
});

/** A grid of 400 px with a file that is chosen already; of a long list 4000 px are to be scrolled. */
async function renderGrid(items: readonly MediaItem[], onOpen = vi.fn(), further = items) {
  // Happy-dom has no layout, and only what is in view is rendered.
  const sides = { clientWidth: 400, clientHeight: 400, scrollHeight: 4000 };
  for (const [side, size] of Object.entries(sides) as [keyof typeof sides, number][]) {
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(size);
  }
  onTestFinished(() => void vi.restoreAllMocks());
  const Grid = () => {
    const [listed, setListed] = useState(items);
    const list = { isLoading: false, total: further.length, loadMore: () => undefined };
    const reach = () => setListed(further);
    return (
      <MediaGrid
        label="Library"
        list={{ ...list, items: listed, reach }}
        emptyText=""
        size="large"
        current={ITEM.name}
        onOpen={onOpen}
      />
    );
  };
  const { container } = await mount(<Grid />);
  return container;
}

it('The file that is chosen already opens when it is pressed, as another one does.', async () => {
  const onOpen = vi.fn();
  const container = await renderGrid([ITEM], onOpen);
  await click(find(container, '[role=row]'));
  expect(onOpen).toHaveBeenCalledWith(ITEM);
});

it('A long list begins where the file is that is chosen already.', async () => {
  const others = Array.from({ length: 99 }, (_, at) => ({ ...ITEM, name: `${at}.png` }));
  // Also where it is not listed yet.
  const container = await renderGrid(others, undefined, others.toSpliced(60, 0, ITEM));
  const grid = find(container, '[role=grid]');
  await waitFor(() => expect(grid.scrollTop).toBe(0.6 * 4000 - 200));
});

it('A crop at the edge says where it is when a key would move it further.', async () => {
  const announce = vi.fn();
  const draft = readCrops(null, { type: 'Image' }, { size: { width: 1800, height: 1125 } });
  const { container } = await openPart(
    <CropFrame item={ITEM} state={startCrop(draft)} onAction={() => undefined} isFocused />,
    {},
    { announce },
  );
  await press(find(container, '[role=group]'), 'ArrowLeft');
  expect(announce).toHaveBeenCalledWith('Moved to 0 from the left, 0 from the top.');
});
