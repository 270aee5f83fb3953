import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createDescribing } from '#editor/library/describe/createDescribing.ts';
import {
  field,
  typeModel,
} from '../../../../packages/prismic-folder/tests/support/createProject.ts';
import { startService } from '../store/support/service.ts';

const WAVE = await sharp({
  create: { width: 180, height: 120, channels: 3, background: '#ff5a33' },
})
  .png()
  .toBuffer();

const URL = '/media/wave.png';
const VIEW = `${URL}?rect=0,0,10,10&w=10&h=10`;

/** A picture that three pages show: silently, with words, and as decoration. */
async function library() {
  const service = await startService({
    'customtypes/page/index.json': typeModel('page', {
      uid: field('UID'),
      title: field('Text'),
      picture: field('Image', { thumbnails: [{ name: 'square', width: 10, height: 10 }] }),
      other: field('Image'),
    }),
    'content/media/wave.png': WAVE,
    'content/documents/page/silent.json': {
      data: {
        title: 'Silent',
        picture: { url: URL, square: { url: VIEW, alt: null } },
        other: { url: URL, alt: 'Other words.' },
      },
    },
    'content/documents/page/told.json': { data: { picture: { url: URL, alt: 'A wave.' } } },
    'content/documents/page/decoration.json': { data: { picture: { url: URL, alt: '' } } },
  });
  const api = service.client();
  const item = await api.call('readMedia', { query: { name: 'wave.png' } });
  const { project } = service;
  const draft = (name: string): unknown => {
    const text = project.text(`content/drafts/documents/page/${name}.json`);
    return text === null ? null : JSON.parse(text);
  };
  return { api, item, project, draft, work: createDescribing(api) };
}

describe('A description', () => {
  it('goes to the places that say nothing, in drafts, and to the library.', async () => {
    const { item, project, draft, work } = await library();
    const before = project.text('content/documents/page/silent.json');
    expect(item.undescribed).toBe(1);
    const described = await work.describe(item, 'A red field.');
    expect(described).toMatchObject({ alt: 'A red field.', uses: 5 });
    expect(described.undescribed).toBeUndefined();
    expect(draft('silent')).toMatchObject({
      data: {
        picture: { url: URL, alt: 'A red field.', square: { url: VIEW, alt: 'A red field.' } },
        other: { alt: 'Other words.' },
      },
    });
    expect([draft('told'), draft('decoration')]).toEqual([null, null]);
    expect(project.text('content/documents/page/silent.json')).toBe(before);
    expect([work.textOf('wave.png'), work.drafts()]).toEqual(['A red field.', 1]);
  });

  it('is said in other words, or as decoration, where it was written.', async () => {
    const { item, draft, work } = await library();
    await work.describe(item, 'A red feild.');
    await work.describe(item, 'A red field.');
    expect(draft('silent')).toMatchObject({ data: { picture: { alt: 'A red field.' } } });
    await work.describe(item, '');
    expect(draft('silent')).toMatchObject({
      data: { picture: { alt: '', square: { alt: '' } }, other: { alt: 'Other words.' } },
    });
  });

  it('that is taken back leaves no draft and no text.', async () => {
    const { api, item, draft, work } = await library();
    await work.describe(item, 'A red field.');
    const back = await work.describe(item, null);
    expect(back.alt).toBeUndefined();
    expect(draft('silent')).toMatchObject({ data: { title: 'Silent' } });
    expect(work.drafts()).toBe(0);
    expect(await api.call('readMedia', { query: { name: 'wave.png' } })).toMatchObject({
      undescribed: 1,
    });
  });

  it('leaves words that somebody else wrote meanwhile.', async () => {
    const { item, draft, work, api } = await library();
    await work.describe(item, 'A red field.');
    const params = { type: 'page', name: 'silent' };
    const { version, revision } = await api.call('readDocument', { params, query: {} });
    await api.call('saveDocument', {
      params,
      query: {},
      body: {
        version,
        revision,
        changes: [{ op: 'set', path: ['data', 'picture', 'alt'], value: 'By hand.' }],
      },
    });
    await work.describe(item, 'Other words again.');
    expect(draft('silent')).toMatchObject({ data: { picture: { alt: 'By hand.' } } });
  });
});
