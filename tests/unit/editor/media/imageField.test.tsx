// @vitest-environment happy-dom
import { act, useState, type ComponentType } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import { type Change, type Json, type JsonPath, valueAt } from '#prismic-folder/edit';
import { ApiError, type AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { EditorContext, type EditorServices } from '#page-editor/session/EditorContext.ts';
import type { FieldProps } from '#page-editor/fields/field/FieldProps.ts';
import { FormContext, type FormServices } from '#page-editor/fields/field/FormContext.ts';
import { useField } from '#page-editor/fields/field/useField.ts';
import { GroupList } from '#page-editor/fields/form/groups/GroupList.tsx';
import { RelationshipField } from '#page-editor/fields/links/fields/RelationshipField.tsx';
import { CropFrame } from '#page-editor/fields/media/crop/CropFrame.tsx';
import { readCrops } from '#page-editor/fields/media/crop/cropDraft.ts';
import { startCrop } from '#page-editor/fields/media/crop/cropState.ts';
import { MediaGrid } from '#page-editor/fields/media/library/MediaGrid.tsx';
import { FilePane } from '#page-editor/fields/media/file/FilePane.tsx';
import { EmbedField } from '#page-editor/fields/media/EmbedField.tsx';
import { ImageField } from '#page-editor/fields/media/ImageField.tsx';
// Loaded with the first picture that is placed: a slow machine would take longer than a test waits.
import '#page-editor/fields/media/value/newImage.ts';
import '#page-editor/fields/media/many/mediaEntry.ts';
import { MediaLinkField } from '#page-editor/fields/media/MediaLinkField.tsx';
import { waitFor } from '../../../support/waitFor.ts';
import { click, find, mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { memorySession } from '../form/support/memorySession.ts';
import { press, typeInto } from '../form/support/renderForm.tsx';

const ITEM: MediaItem = {
  name: 'wave.png',
  kind: 'image',
  contentType: 'image/png',
  bytes: 118_000,
  width: 1800,
  height: 1125,
  savedAt: 0,
  uses: 0,
};
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

/** Uploads are stored under the file's own name. */
async function call(name: string, request: { query: { name: string } }) {
  if (name === 'uploadMedia') {
    await storing;
    return { ...ITEM, name: request.query.name.replace('lie.mp4', 'lie.jpg') };
  }
  const item = LIBRARY.find((one) => one.name === request.query.name);
  if (name === 'readMedia' && item) return item;
  throw new ApiError('not_found', 'There is no such file');
}
const nothing = () => () => undefined;
const api = { call, onChange: nothing, onOnline: nothing, isOnline: () => true };
// Cast: the client answers only what these tests ask.
const services = { ...bareServices, api: api as unknown as AuthoringClient };

type FieldIn = {
  data: Record<string, Json>;
  path?: JsonPath;
  readOnly?: string | null;
  id?: string;
};

/** Renders a field of a document in memory. */
async function renderIn(
  Field: ComponentType<FieldProps>,
  { data, path = ['data', 'picture'], readOnly = null, id = 'picture' }: FieldIn,
) {
  const session = memorySession('page', { data }, { readOnly });
  const toast = vi.fn<EditorServices['toast']>(() => () => {});
  // Cast: fields of files ask for no more of their form.
  const form = { session, models: bareServices.models } as Partial<FormServices> as FormServices;
  function Harness() {
    const [field] = useState({ id, label: 'Cover', hint: '', model: { type: 'Image' } as const });
    return <Field {...useField(field, path)} />;
  }
  const { container } = await mount(
    <EditorContext value={{ ...services, toast }}>
      <FormContext value={form}>
        <Harness />
      </FormContext>
    </EditorContext>,
  );
  /** Pastes files into the first button. */
  const paste = (...files: readonly File[]) =>
    act(async () => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      Object.assign(event, { clipboardData: { getData: () => '', files } });
      find(container, 'button').dispatchEvent(event);
    });
  return { container, session, toast, paste };
}

/** Renders a field; `values` are those that were written, the last one last. */
async function render(
  Field: ComponentType<FieldProps>,
  start: Json | undefined,
  readOnly: string | null = null,
  id = 'picture',
) {
  const values: (Json | undefined)[] = [];
  const data = start === undefined ? {} : { picture: start };
  const { container, session, ...rest } = await renderIn(Field, { data, readOnly, id });
  // Casts: values of a JSON file.
  session.subscribe(() => {
    values.push(valueAt(session.get().json, ['data', 'picture']) as Json | undefined);
  });
  const buttons = () => [...container.querySelectorAll('button')].map((one) => one.textContent);
  return { container, values, buttons, ...rest, area: () => container.querySelector('textarea') };
}

it('A field shows its picture as it is cut, its size and what it says.', async () => {
  const value = { url: '/media/wave.png', alt: 'A wave.' };
  const { container, buttons, area } = await render(ImageField, value);
  const picture = find<HTMLImageElement>(container, 'img');
  expect(picture.getAttribute('src')).toMatch(/^\/media\/wave\.png\?.*w=720/);
  expect([picture.getAttribute('width'), picture.alt]).toEqual(['1800', 'A wave.']);
  expect(container.textContent).toContain('1800 × 1125');
  expect(buttons()).toEqual(['Replace', 'Upload', 'Crop', 'Remove']);
  expect(area()?.value).toBe('A wave.');
});

const GONE = { url: '/media/gone.webp', alt: 'x' };
it.each<[string, Json | undefined, string, readonly string[]]>([
  ['nothing', undefined, 'Or drop or paste one here.', ['Choose a picture', 'Upload']],
  ['an empty object', {}, 'Or drop or paste one here.', ['Choose a picture', 'Upload']],
  [
    'something else',
    'a text',
    'Not a picture: "a text". Kept as it is.',
    ['Choose a picture', 'Upload', 'Remove'],
  ],
  ['a missing file', GONE, 'gone.webp is not in the library', ['Choose another', 'Upload it']],
])('A field with %s says so and what to do.', async (_, value, words, expected) => {
  const { container, buttons } = await render(ImageField, value);
  expect(container.textContent).toContain(words);
  expect(buttons()).toEqual(expected);
});

it('A field that cannot be edited offers nothing that would change it.', async () => {
  const { buttons, area } = await render(ImageField, { url: '/media/wave.png' }, 'Read only.');
  expect(buttons()).toEqual([]);
  expect(area()?.readOnly).toBe(true);
});

it('Decoration is an empty text in the file, needs none, and gives the text back when it is off.', async () => {
  const missing = await render(ImageField, { url: '/media/wave.png' });
  const needed = 'Needed to publish, unless it is decoration.';
  expect(missing.container.textContent).toContain(needed);
  const value = { url: '/media/wave.png', alt: 'A wave.' };
  const { container, values, area } = await render(ImageField, value);
  await click(find(container, 'input[role=switch]'));
  expect(values.at(-1)).toEqual({ ...value, alt: '' });
  expect(area()).toBeNull();
  expect(container.textContent).not.toContain(needed);
  await click(find(container, 'input[role=switch]'));
  expect(values.at(-1)).toEqual(value);
});

it('A picture that takes the place of decoration gets no text of the one before.', async () => {
  const { container, values, paste } = await render(ImageField, {
    url: '/media/wave.png',
    alt: 'A wave.',
  });
  await click(find(container, 'input[role=switch]'));
  await paste(new File(['bytes'], 'sea.png'));
  await waitFor(() => expect(values.at(-1)).toEqual({ url: '/media/sea.png', alt: '' }));
  await click(find(container, 'input[role=switch]'));
  expect(values.at(-1)).toEqual({ url: '/media/sea.png' });
});

it('A file that is pasted is uploaded and placed, beside what the link says.', async () => {
  const value = { link_type: 'Media', url: '/media/wave.png', text: 'Look' };
  const link = await render(MediaLinkField, value, null, 'download');
  expect(link.container.textContent).toContain('wave.png118 KB');
  expect(link.buttons()).toEqual(['Replace', 'Remove']);
  await link.paste(new File(['bytes'], 'loop.mp4'), new File(['bytes'], 'sea.png'));
  await waitFor(() => expect(link.values).toHaveLength(1));
  expect(link.values).toEqual([{ ...value, url: '/media/loop.mp4' }]);
  const message = 'Only loop.mp4 is used: the field holds one file.';
  expect(link.toast).toHaveBeenCalledWith({ message });
});

const silent = (url: string) => ({ slice_type: 'image', primary: { picture: { url } } });
const AT = ['data', 'slices', 1];
it.each<[string, readonly Change[], readonly Json[] | null]>([
  [
    'moved',
    [{ op: 'move', path: AT, to: 0 }],
    [{ url: '/media/sea.png' }, { url: '/media/a.png' }, { url: '/media/wave.png' }],
  ],
  [
    'changed and moved down by a slice above',
    [
      { op: 'set', path: [...AT, 'primary', 'picture', 'alt'], value: '' },
      { op: 'insert', path: ['data', 'slices', 0], value: silent('/media/wave.png') },
    ],
    [
      { url: '/media/wave.png' },
      { url: '/media/a.png' },
      { url: '/media/sea.png', alt: '' },
      { url: '/media/wave.png' },
    ],
  ],
  ['removed', [{ op: 'remove', path: AT }], null],
])('A file goes where its field is, after its slice was %s.', async (_, changes, expected) => {
  const store = hold();
  // Two of them say the same.
  const slices = ['/media/a.png', '/media/wave.png', '/media/wave.png'].map(silent);
  const path = [...AT, 'primary', 'picture'];
  const { session, paste, toast } = await renderIn(ImageField, { data: { slices }, path });
  await paste(new File(['bytes'], 'sea.png'));
  for (const change of changes) {
    // oxlint-disable-next-line no-await-in-loop
    await act(async () => session.edit([change], { label: 'order' }));
  }
  const edits = session.edits.length;
  await store();
  const words = 'sea.png is in the library. The place that it was for is gone.';
  if (expected === null) {
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ message: words }));
    expect(session.edits).toHaveLength(edits);
    return;
  }
  await waitFor(() => expect(session.edits).toHaveLength(edits + 1));
  const pictures = expected.map((__, at) =>
    valueAt(session.get().json, ['data', 'slices', at, 'primary', 'picture']),
  );
  expect(pictures).toEqual(expected);
});

const LIST = { type: 'Group', config: { fields: { picture: { type: 'Image' } } } };
const PICTURES = { id: 'items', label: 'Pictures', hint: '', model: LIST };
const Gallery = ({ path, readOnly }: FieldProps) => (
  <GroupList field={PICTURES} path={path} readOnly={readOnly} />
);
it('Files go into the list that they were put on, wherever it is once they are stored, and take no focus from a text.', async () => {
  const [one, other] = ['/media/a.png', '/media/wave.png'].map((url) => ({ picture: { url } }));
  const gallery = (...items: Json[]) => ({ slice_type: 'gallery', items });
  const slices = [gallery(), gallery(one ?? {})];
  const path = [...AT, 'items'];
  const { container, session, paste, toast } = await renderIn(Gallery, { data: { slices }, path });
  const late = async (change: Change) => {
    const store = hold();
    await paste(new File(['bytes'], 'wave.png'));
    await act(async () => session.edit([change], { label: 'order' }));
    await store();
  };
  const text = document.createElement('textarea');
  document.body.append(text);
  text.focus();
  await late({ op: 'set', path: [...AT, 'items', 0, 'note'], value: 'x' });
  await waitFor(() => expect(container.querySelectorAll('[data-entry]')).toHaveLength(2));
  expect(document.activeElement).toBe(text);
  await late({ op: 'move', path: AT, to: 0 });
  const noted = { ...one, note: 'x' };
  const moved = [gallery(noted, other ?? {}, other ?? {}), gallery()];
  await waitFor(() => expect(session.get().json.data?.['slices']).toEqual(moved));
  await late({ op: 'remove', path: AT });
  const message = '1 file is in the library. The list is gone from the document.';
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ message }));
});

it.each([
  ['video', 'sea.png', 'sea.png is not a film.', 'Choose a film'],
  ['background_video', 'sound.mp3', 'sound.mp3 is not a film.', 'Choose a film'],
  ['audio_fallback', 'loop.mp4', 'loop.mp4 is not a sound.', 'Choose a sound'],
  ['menu_pdf', 'sea.svg', 'sea.svg is not a PDF.', 'Choose a PDF'],
  // Its name promises a film; the library stores it as what it is.
  ['video', 'lie.mp4', 'lie.jpg is not a film. It is in the library.', 'Choose a film'],
])('A field %s refuses %s.', async (id, name, words, button) => {
  const { container, values, buttons, paste } = await render(MediaLinkField, undefined, null, id);
  expect(buttons()).toEqual([button, 'Upload']);
  await paste(new File(['bytes'], name));
  await waitFor(() => expect(container.textContent).toContain(words));
  expect(values).toEqual([]);
});

it('A field says that many browsers do not play its film.', async () => {
  const value = { link_type: 'Media', url: '/media/phone.mp4' };
  const { container } = await render(MediaLinkField, value, null, 'video');
  await waitFor(() => expect(container.textContent).toContain('It is HEVC.'));
});

const leave = (area: Element) =>
  act(async () => area.dispatchEvent(new Event('focusout', { bubbles: true })));

it('An embed says who provides it, and refuses what is no address when it is left.', async () => {
  const value = { embed_url: 'https://vimeo.com/76979871', title: 'A film' };
  const { container, values } = await render(EmbedField, value);
  await waitFor(() => expect(container.textContent).toContain('A filmVimeo'));
  const area = find<HTMLTextAreaElement>(container, 'textarea');
  await typeInto(area, 'two words');
  await leave(area);
  expect(container.textContent).toContain('An embed needs a web address');
  expect(values).toEqual([]);
  await typeInto(area, 'example.org/film');
  await leave(area);
  expect(values).toEqual([{ embed_url: 'https://example.org/film' }]);
  await typeInto(area, 'two words');
  await leave(area);
  await act(async () => find<HTMLElement>(container, 'button').click());
  expect(values.at(-1)).toBeUndefined();
  expect(container.textContent).not.toContain('An embed needs a web address');
});

it('A relationship that is removed leaves the focus to the search in its place.', async () => {
  await import('#page-editor/fields/links/search/DocumentCombo.tsx');
  const { container, values } = await render(RelationshipField, {
    link_type: 'Document',
    type: 'page',
    uid: 'about',
  });
  const remove = [...container.querySelectorAll('button')].at(-1);
  await act(async () => {
    remove?.focus();
    remove?.click();
  });
  expect(values).toEqual([undefined]);
  await waitFor(() => expect(document.activeElement).toBe(find(container, 'input')));
});

it('What is typed of a file while the last is saved stays, and is saved when it is left.', async () => {
  const saved: string[] = [];
  let answer = () => {};
  const describe = (_: string, { body }: { body: { alt: string } }) =>
    new Promise((resolve) => {
      saved.push(body.alt);
      answer = () => resolve({ ...ITEM, ...body });
    });
  const calls = (name: string, request: never) =>
    name === 'describeMedia' ? describe(name, request) : Promise.reject(new Error('No answer'));
  // Cast: the client answers only what this test asks.
  const own = { ...services, api: { ...api, call: calls } as unknown as AuthoringClient };
  const nowhere = () => undefined;
  const { container } = await mount(
    <EditorContext value={own}>
      <FilePane item={ITEM} onChanged={nowhere} onDeleted={nowhere} onLeave={nowhere} />
    </EditorContext>,
  );
  const area = find<HTMLTextAreaElement>(container, 'textarea');
  await typeInto(area, 'A wave');
  await leave(area);
  await typeInto(area, 'A wave at noon');
  await act(async () => answer());
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
  const model = { type: 'Image' } as const;
  const draft = readCrops(null, model, { size: { width: 1800, height: 1125 } });
  const { container } = await mount(
    <EditorContext value={{ ...services, announce }}>
      <CropFrame item={ITEM} state={startCrop(draft)} onAction={() => undefined} isFocused />
    </EditorContext>,
  );
  await press(find(container, '[role=group]'), 'ArrowLeft');
  expect(announce).toHaveBeenCalledWith('Moved to 0 from the left, 0 from the top.');
});
