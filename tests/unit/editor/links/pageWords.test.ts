import { expect, test } from 'vitest';
import { readPageAt } from '#page-editor/fields/links/page/pageWords.ts';
import type { EditorServices } from '#page-editor/session/EditorContext.ts';
import { host } from '#editing/host.ts';
import { models } from '../review/support/demo.ts';

const documents = [
  { type: 'page', uid: 'about', title: 'About', status: 'published' },
  { type: 'project', uid: 'gone', title: 'Gone', status: 'archived' },
];

/** The editor with these documents and two tags. */
const services = (): EditorServices => {
  const found = ({ type, uid }: Record<string, unknown>) =>
    documents.filter((one) => one.type === type && one.uid === uid);
  const call = async (name: string, { query = {} }: { query?: Record<string, unknown> }) => {
    if (name === 'countDocuments') return { tags: [{ tag: 'UI/UX' }, { tag: 'Product Design' }] };
    return { languages: [{ id: 'fr-fr' }], documents: found(query) };
  };
  const [onChange, onOnline] = [() => () => {}, () => () => {}];
  // Cast: what these functions ask of it.
  return { api: { call, onChange, onOnline }, host, models } as unknown as EditorServices;
};

test.each([
  ['/about?from=menu#top', 'page', 'About, page'],
  ['/', 'page', 'Home'],
  ['/Portfolio', 'page', 'All projects'],
  ['/categories/product%20design', 'page', 'Projects with the tag Product Design'],
  ['/categories/%', 'warning', 'There is no page here'],
  ['/categories/dance', 'warning', 'There is no page here'],
  ['/project/gone', 'warning', 'There is no page here'],
  ['https://example.com/x', 'globe', 'https://example.com/x'],
  ['mailto:you@example.com', 'label', 'mailto:you@example.com'],
])('%s is, with the icon %s, %s', async (address, icon, title) => {
  expect(await readPageAt(address, undefined, services())).toEqual({ icon, title });
});

test('every text that is the address of a page is a field of a model', () => {
  for (const path of host.pageFields ?? []) {
    const [type = '', group = '', field = ''] = path.split('/');
    const fields = models.types.get(type)?.fields[group]?.config?.fields ?? {};
    expect(fields[field]?.type, path).toBe('Text');
  }
});
