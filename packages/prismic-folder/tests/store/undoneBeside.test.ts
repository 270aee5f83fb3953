import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RevisionError } from '../../src/store/types.ts';
import { change, createTestFolder } from './storeFolder.ts';
import { fsError, wrapFs } from './wrapFs.ts';

const A = 'documents/page/a.json';
const B = 'documents/page/b.json';

it('an undone commit whose files a living process removes is not undone again by one that starts', async () => {
  const folder = createTestFolder({ [A]: 'a1', [B]: 'b1' });
  let step: 'none' | 'commit' | 'close' = 'none';
  const fs = wrapFs((operation, path) => {
    if (step === 'commit' && operation === 'create') {
      // A faster process commits the same new content.
      writeFileSync(folder.at(A), 'a2');
      step = 'none';
    }
    if (step === 'close' && operation === 'removeAll') {
      // The files of a folder go one by one; the other starts when only the first is gone.
      rmSync(join(path, '0.new'));
      throw fsError('EBUSY');
    }
  });
  const slower = await folder.open({ fs, graceMs: 1e6 });
  const changes = [change(slower, A, 'a2'), change(slower, B, 'b2')];
  step = 'commit';
  await expect(slower.commit(changes)).rejects.toThrow(RevisionError);
  step = 'close';
  await slower.close();

  const renamed: string[] = [];
  await folder.open({
    fs: wrapFs((_, from, to) => {
      if (to === folder.at(A)) renamed.push(from);
    }),
  });
  expect(renamed).toEqual([]);
  expect([folder.text(A), folder.text(B)]).toEqual(['a2', 'b1']);
});
