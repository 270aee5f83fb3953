import { describe, expect, test } from 'vitest';
import { readDraft, startDraft, withDocument } from '#editor/links/popover/linkDraft.ts';
import type { Json } from '#prismic-folder/edit';

const KINDS = ['Web', 'Document', 'Media'] as const;
const web = { link_type: 'Web', url: 'https://example.com', target: '_blank' };
const start = (value: Json | undefined) => startDraft(value, KINDS);
const read = (value: Json | undefined, change: object) =>
  readDraft(value, { ...start(value), ...change }, KINDS);

describe('a link opened in the popover and applied', () => {
  test.each([
    web,
    { url: 'http://example.com/', hint: 1 },
    { link_type: 'Web', url: 'not%20an address' },
    { link_type: 'Web', url: 'javascript:void(0)' },
    { link_type: 'Document', type: 'page', uid: 'about', slug: 'about' },
    { link_type: 'Document', id: 'A1' },
    { link_type: 'Media', url: '/media/a.mp4', size: '1' },
    { url: '/media/a b.mp4', text: 'Film', variant: 'Old', key: 'k' },
  ] as Json[])('%j stays as it was', (value) => {
    expect(readDraft(value, start(value), KINDS)).toEqual({ value });
  });

  test('what is changed is written, and nothing else', () => {
    expect(read(web, { address: 'example.org/a' })).toEqual({
      value: { ...web, url: 'https://example.org/a' },
    });
    expect(read(web, { isNewTab: false })).toEqual({
      value: { link_type: 'Web', url: 'https://example.com' },
    });
    expect(read(web, { text: 'More', variant: 'Primary' })).toEqual({
      value: { ...web, text: 'More', variant: 'Primary' },
    });
    expect(read({ ...web, text: 'More' }, { text: '' })).toEqual({ value: web });
  });

  test.each([
    [{ kind: 'Web', address: '' }, /Write an address/],
    [{ kind: 'Web', address: 'javascript:alert(1)' }, /script/],
    [{ kind: 'Document' }, /Choose a page/],
    [{ kind: 'Media' }, /Choose a file/],
  ])('%j says what is missing', (change, problem) => {
    expect(read(null, change)).toEqual({ problem: expect.stringMatching(problem) });
  });

  test('each kind keeps what was chosen for it', () => {
    const summary = { type: 'page', uid: 'about', id: 'A', language: 'en-gb' };
    // Cast: only these are read of a summary.
    const chosen = withDocument(start(web), summary as Parameters<typeof withDocument>[1], false);
    expect(chosen).toMatchObject({ kind: 'Document', address: 'example.com' });
    expect(readDraft(web, chosen, KINDS)).toEqual({
      value: { link_type: 'Document', type: 'page', uid: 'about', target: '_blank' },
    });
    expect(readDraft(web, { ...chosen, kind: 'Web' }, KINDS)).toEqual({ value: web });
  });

  test('a new one begins with the first kind that is allowed', () => {
    expect(startDraft(null, ['Document', 'Web']).kind).toBe('Document');
    expect(startDraft(null, []).kind).toBe('Web');
    expect(read(null, { address: 'about' })).toMatchObject({ note: expect.any(String) });
  });

  test('an address is shown short only if it is read as the same again', () => {
    expect(start(web).address).toBe('example.com');
    expect(start({ url: 'https://localhost/x' }).address).toBe('https://localhost/x');
    expect(start({ url: 'http://example.com' }).address).toBe('http://example.com');
  });
});
