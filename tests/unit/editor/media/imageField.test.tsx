// @vitest-environment happy-dom
import { act, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import type { Json } from '#prismic-folder/edit';
import { ApiError, type AuthoringClient } from '#editor/api/AuthoringClient.ts';
import { EditorContext, type EditorServices } from '#editor/EditorContext.ts';
import type { FieldProps } from '#editor/form/FieldProps.ts';
import { EmbedField } from '#editor/media/EmbedField.tsx';
import { ImageField } from '#editor/media/ImageField.tsx';
// Loaded with the first picture that is placed: a slow machine would take longer than a test waits.
import '#editor/media/value/newImage.ts';
import { MediaLinkField } from '#editor/media/MediaLinkField.tsx';
import { readEditorModels } from '#editor/model/readEditorModels.ts';
import { waitFor } from '../../../support/waitFor.ts';

// Cast: React reads this global of its tests.
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const WAVE: MediaItem = {
  name: 'wave.png',
  kind: 'image',
  contentType: 'image/png',
  bytes: 118_000,
  width: 1800,
  height: 1125,
  savedAt: 7,
  uses: 1,
};

/** A library with one picture; uploads are stored under the file's own name. */
function services(): EditorServices {
  const call = async (name: string, request: { query: { name: string } }) => {
    if (name === 'uploadMedia') return { ...WAVE, name: request.query.name };
    if (name === 'readMedia' && request.query.name === WAVE.name) return WAVE;
    throw new ApiError('not_found', 'There is no such file');
  };
  const nothing = () => () => undefined;
  const editor = {
    api: { call, onChange: nothing, onOnline: nothing, isOnline: () => true },
    models: readEditorModels({ types: [], slices: [] }, {}),
    announce: () => undefined,
    toast: () => undefined,
    open: () => undefined,
    go: () => undefined,
    askProtection: async () => null,
    findDocument: async () => null,
  };
  // Cast: the client answers only what these tests ask.
  return { ...editor, api: editor.api as unknown as AuthoringClient };
}

const stop: (() => void)[] = [];
afterEach(() => {
  for (const end of stop.splice(0)) end();
});

/** Renders a field; `values` are those that were written, the last one last. */
async function render(
  Field: ComponentType<FieldProps>,
  start: Json | undefined,
  readOnly: string | null = null,
) {
  const values: (Json | undefined)[] = [];
  function Harness() {
    const [value, setValue] = useState(start);
    return (
      <Field
        field={{ id: 'picture', label: 'Cover', hint: '', model: { type: 'Image' } }}
        path={['data', 'picture']}
        value={value}
        published={undefined}
        isChanged={false}
        problem={null}
        readOnly={readOnly}
        onChange={(next) => {
          values.push(next);
          setValue(next);
        }}
      />
    );
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  stop.push(() => {
    act(() => root.unmount());
    host.remove();
  });
  const services_ = services();
  await act(async () => {
    root.render(
      <EditorContext value={services_}>
        <Harness />
      </EditorContext>,
    );
  });
  const buttons = () => [...host.querySelectorAll('button')].map((one) => one.textContent);
  return { host, values, buttons };
}

it('A field shows its picture as it is cut, its size and what it says.', async () => {
  const { host, buttons } = await render(ImageField, { url: '/media/wave.png', alt: 'A wave.' });
  const picture = host.querySelector('img');
  expect(picture?.getAttribute('src')).toMatch(/^\/media\/wave\.png\?.*w=720/);
  expect([picture?.getAttribute('width'), picture?.alt]).toEqual(['1800', 'A wave.']);
  expect(host.textContent).toContain('1800 × 1125');
  expect(buttons()).toEqual(['Replace', 'Crop', 'Remove']);
  expect(host.querySelector('textarea')?.value).toBe('A wave.');
});

it.each<[string, Json | undefined, string, readonly string[]]>([
  ['nothing', undefined, 'Or drop or paste one here.', ['Choose a picture', 'Upload']],
  ['an empty object', {}, 'Or drop or paste one here.', ['Choose a picture', 'Upload']],
  [
    'something else',
    'a text',
    'Not a picture: "a text". Kept as it is.',
    ['Choose a picture', 'Upload', 'Remove'],
  ],
  [
    'a missing file',
    { url: '/media/gone.webp', alt: 'x' },
    'gone.webp is not in the library',
    ['Choose another', 'Upload it'],
  ],
])('A field with %s says so and what to do.', async (_, value, words, expected) => {
  const { host, buttons } = await render(ImageField, value);
  expect(host.textContent).toContain(words);
  expect(buttons()).toEqual(expected);
});

it('A field that cannot be edited offers nothing that would change it.', async () => {
  const { host, buttons } = await render(ImageField, { url: '/media/wave.png' }, 'Read only.');
  expect(buttons()).toEqual([]);
  expect(host.querySelector('textarea')?.readOnly).toBe(true);
});

it('Decoration is an empty text in the file, and gives the text back when it is switched off.', async () => {
  const { host, values } = await render(ImageField, { url: '/media/wave.png', alt: 'A wave.' });
  const toggle = () =>
    act(async () => host.querySelector<HTMLInputElement>('input[role=switch]')?.click());
  await toggle();
  expect(values.at(-1)).toEqual({ url: '/media/wave.png', alt: '' });
  expect(host.querySelector('textarea')).toBeNull();
  await toggle();
  expect(values.at(-1)).toEqual({ url: '/media/wave.png', alt: 'A wave.' });
});

it('A picture without a text says that one is needed, and decoration says nothing of it.', async () => {
  const missing = await render(ImageField, { url: '/media/wave.png' });
  expect(missing.host.textContent).toContain('Needed to publish, unless it is decoration.');
  const decoration = await render(ImageField, { url: '/media/wave.png', alt: '' });
  expect(decoration.host.textContent).not.toContain('Needed to publish');
});

/** Pastes a file into the first element of a field. */
async function paste(host: HTMLElement, file: File) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { types: ['Files'], files: [file] } });
  await act(async () => {
    host.querySelector('button')?.dispatchEvent(event);
  });
}

it('A file that is pasted is uploaded and placed.', async () => {
  const { host, values } = await render(ImageField, { url: '/media/wave.png', alt: '', note: 1 });
  await paste(host, new File(['bytes'], 'sea.png'));
  await waitFor(() => expect(values).toHaveLength(1));
  expect(values).toEqual([{ url: '/media/sea.png', alt: '', note: 1 }]);
});

it('A link to a file shows its name and size, and takes a pasted file.', async () => {
  const { host, values, buttons } = await render(MediaLinkField, {
    link_type: 'Media',
    url: '/media/wave.png',
    text: 'Look',
  });
  expect(host.textContent).toContain('wave.png118 KB');
  expect(buttons()).toEqual(['Replace', 'Remove']);
  await paste(host, new File(['bytes'], 'loop.mp4'));
  await waitFor(() => expect(values).toHaveLength(1));
  expect(values).toEqual([{ link_type: 'Media', url: '/media/loop.mp4', text: 'Look' }]);
});

it('An embed says who provides it, and refuses what is no address when it is left.', async () => {
  const value = { embed_url: 'https://vimeo.com/76979871', title: 'A film' };
  const { host, values } = await render(EmbedField, value);
  expect(host.textContent).toContain('A filmVimeo');
  const area = host.querySelector('textarea');
  if (!area) throw new Error('There is no text area');
  const type = (text: string) =>
    act(async () => {
      // React's own setter knows of a change only through the prototype's.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        area,
        text,
      );
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const leave = () => act(async () => area.dispatchEvent(new Event('focusout', { bubbles: true })));
  await type('two words');
  await leave();
  expect(host.textContent).toContain('An embed needs a web address');
  expect(values).toEqual([]);
  await type('example.org/film');
  await leave();
  expect(values).toEqual([{ embed_url: 'https://example.org/film' }]);
});
