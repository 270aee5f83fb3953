import { existsSync, statSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { digest } from '../../src/folder/digest.ts';
import type { FolderStore } from '../../src/store/types.ts';
import { change, createTestFolder } from './storeFolder.ts';

const FILE = 'media/a.svg';

function upload(store: FolderStore, text: string) {
  const temporary = store.temporaryFile();
  writeFileSync(temporary, text, { flag: 'wx' });
  return { temporary, revision: digest(text) };
}

it('places a finished file, and replaces one', async () => {
  const folder = createTestFolder({ [FILE]: 'old' });
  const store = await folder.open();
  const first = upload(store, 'new');
  const second = upload(store, 'other');
  const { mode } = statSync(folder.at(FILE));
  await store.commit([
    { path: FILE, content: first, expected: digest('old') },
    { path: 'media/photos/b.svg', content: second, expected: null },
    change(store, 'media.json', '{}'),
  ]);
  expect(folder.text(FILE)).toBe('new');
  expect(statSync(folder.at(FILE)).mode).toBe(mode);
  expect(folder.text('media/photos/b.svg')).toBe('other');
  expect(statSync(folder.at('media/photos/b.svg')).nlink).toBe(1);
  await store.close();
  expect(folder.strays()).toEqual([]);
});

it('leaves it for another attempt if the commit is refused, until the store is closed', async () => {
  const folder = createTestFolder({ [FILE]: 'old' });
  const store = await folder.open();
  const content = upload(store, 'new');
  const taken = store.commit([{ path: FILE, content, expected: null }]);
  await expect(taken).rejects.toMatchObject({ name: 'RevisionError', path: FILE });
  expect(existsSync(content.temporary)).toBe(true);
  await store.commit([{ path: 'media/a-2.svg', content, expected: null }]);
  expect([folder.text(FILE), folder.text('media/a-2.svg')]).toEqual(['old', 'new']);
  upload(store, 'never placed');
  await store.close();
  expect(folder.strays()).toEqual([]);
});

it('refuses a file that is not a temporary one of this store', async () => {
  const folder = createTestFolder({ [FILE]: 'old' });
  const store = await folder.open();
  const { temporary } = upload(store, 'new');
  for (const path of ['/etc/hostname', folder.at(FILE), `${temporary}/../../media/a.svg`]) {
    const content = { temporary: path, revision: digest('x') };
    const write = store.commit([{ path: 'media/b.svg', content, expected: null }]);
    await expect(write).rejects.toMatchObject({ code: 'refused' });
  }
  expect(folder.text('media/b.svg')).toBeNull();
});

it('says the revision of a large file, also right after it has changed in place', async () => {
  const folder = createTestFolder({ [FILE]: 'x'.repeat(2_500_000) });
  const store = await folder.open();
  expect(await store.revision(FILE)).toBe(digest('x'.repeat(2_500_000)));
  folder.write(FILE, 'y'.repeat(2_500_000));
  expect(await store.revision(FILE)).toBe(digest('y'.repeat(2_500_000)));
  expect(await store.revision('media/missing.svg')).toBeNull();
  await store.commit([change(store, FILE, 'small')]);
  expect(folder.text(FILE)).toBe('small');
});
