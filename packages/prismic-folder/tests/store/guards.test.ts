import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { digest } from '../../src/lib/digest.ts';
import { bytes, change, createTestFolder, openFolder } from './storeFolder.ts';

const A = 'documents/page/a.json';

const REFUSED = {
  'a parent folder': ['../a.json', 'documents/../../a.json', 'documents/page/..', './a.json'],
  'an absolute path': ['/etc/passwd', '/documents/page/a.json', 'C:/a.json', '//host/a.json'],
  'a NUL': ['documents/page/a\0.json', 'documents\0/page/a.json'],
  'a backslash': ['documents\\page\\a.json', 'documents/..\\..\\a.json'],
  'an empty part': ['', 'documents//a.json', 'documents/page/', '/'],
  'a device of Windows': [
    'page/con',
    'page/NUL.json',
    'aux/a.json',
    'page/Com1.en.json',
    'COM¹.json',
  ].map((path) => `documents/${path}`),
  'a hidden name': ['documents/.git/config', 'documents/page/.a.json', '.store/lock', '.history/x'],
  'a name that Windows changes': ['documents/page/a.json.', 'documents/page/a ', 'documents/x:y'],
  'control characters': ['documents/page/a\n.json', 'documents/page/\u001b[2J.json'],
  'half a character': ['documents/page/\ud800.json'],
  'too long a name': [`documents/page/${'é'.repeat(121)}`, `documents/${'abc/'.repeat(300)}a.json`],
  'another folder': ['customtypes/page/index.json', 'a.json', 'media', 'Documents/a/b'],
};

describe('the store', () => {
  it.each(Object.entries(REFUSED))('refuses %s', async (_, paths) => {
    const { folder, store } = await openFolder({ [A]: 'a1' });
    const before = readdirSync(folder.contentDir, { recursive: true });
    for (const path of paths) {
      expect(() => store.read(path), path).toThrow(/refused/);
      const write = store.commit([{ path, content: bytes('x'), expected: null }]);
      await expect(write, path).rejects.toMatchObject({ name: 'AuthoringError', code: 'refused' });
    }
    expect(readdirSync(folder.contentDir, { recursive: true })).toEqual(before);
  });

  it.each<[string, string, (outside: string, at: (path: string) => string) => void]>([
    ['a file', A, (outside, at) => symlinkSync(`${outside}/secret`, at(A))],
    ['a missing file', A, (outside, at) => symlinkSync(`${outside}/new`, at(A))],
    ['a folder', 'drafts/a.json', (outside, at) => symlinkSync(outside, at('drafts'))],
    ['a new folder in one', 'drafts/x/a.json', (outside, at) => symlinkSync(outside, at('drafts'))],
    [
      'a file of the store',
      A,
      (_, at) => {
        mkdirSync(at('.store'));
        writeFileSync(at('.store/.secret'), 'secret');
        symlinkSync('../../.store/.secret', at(A));
      },
    ],
  ])('follows no link out of the content: %s', async (_, path, link) => {
    const outside = createTestFolder({ secret: 'secret', 'a.json': 'secret' });
    const folder = createTestFolder({ 'documents/page/b.json': 'b1' });
    link(outside.contentDir, folder.at);
    const store = await folder.open();
    expect(() => store.read(path)).toThrow(/link to something/);
    for (const expected of [null, digest('secret')]) {
      const write = store.commit([{ path, content: bytes('x'), expected }]);
      await expect(write).rejects.toThrow(/link to something/);
    }
    expect(readdirSync(outside.contentDir).toSorted()).toEqual(['a.json', 'secret']);
    expect([outside.text('secret'), outside.text('a.json')]).toEqual(['secret', 'secret']);
  });

  it('refuses a link to itself in plain words, which no terminal interprets', async () => {
    const folder = createTestFolder({ 'documents/page/b.json': 'b1' });
    symlinkSync('a.json', folder.at(A));
    const store = await folder.open();
    expect(() => store.read(A)).toThrow(/too many symbolic links/);
    expect(() => store.read('documents/\u001b[2J')).toThrow('"documents/\\u001b[2J"');
    const contentDir = folder.at('round');
    symlinkSync('round', contentDir);
    const opening = folder.open({ contentDir });
    await expect(opening).rejects.toThrow(`${contentDir} could not be read (ELOOP): its path has`);
  });

  it('refuses to keep its own files behind a link', async () => {
    const outside = createTestFolder();
    const folder = createTestFolder({ [A]: 'a1' });
    symlinkSync(outside.contentDir, folder.at('.store'));
    const store = await folder.open({ contentDir: folder.contentDir }).catch((error) => error);
    const write =
      store instanceof Error ? Promise.reject(store) : store.commit([change(store, A, 'a2')]);
    await expect(write).rejects.toThrow(/\.store is a link/);
    expect(readdirSync(outside.contentDir)).toEqual([]);
    expect(folder.text(A)).toBe('a1');
  });

  it('refuses a new name that differs from another only in case', async () => {
    const { folder, store } = await openFolder({ [A]: 'a1' });
    for (const path of ['documents/page/A.json', 'documents/Page/b.json']) {
      const write = store.commit([{ path, content: bytes('x'), expected: null }]);
      await expect(write).rejects.toMatchObject({ code: 'exists' });
    }
    const content = bytes('x');
    const both = ['X', 'x'].map((name) => `drafts/documents/page/${name}.json`);
    const write = store.commit(both.map((path) => ({ path, content, expected: null })));
    await expect(write).rejects.toMatchObject({ code: 'exists' });
    expect(readdirSync(folder.at('documents/page'))).toEqual(['a.json']);
    // The same file gets it in one commit.
    await store.commit([
      { path: 'documents/page/A.json', content, expected: null },
      change(store, A, null),
    ]);
    expect(readdirSync(folder.at('documents/page'))).toEqual(['A.json']);
  });
});
