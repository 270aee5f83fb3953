import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createUnreadWatch } from '../../src/folder/unreadWatch.ts';
import { createProject } from '../support/createProject.ts';

test('a link whose target comes is read anew, by who reads the content once', () => {
  const { root } = createProject();
  symlinkSync('target.json', join(root, 'link.json'));
  let time = 0;
  const watch = createUnreadWatch(() => time);
  const problem = (file: string) => ({ file, reason: 'cannot be read', kind: 'unread' as const });
  watch.follow(root, [problem('link.json'), { file: 'a.json', reason: 'another problem' }]);
  writeFileSync(join(root, 'a.json'), '{}');
  time += 5000;
  expect(watch.hasChanged()).toBe(false);
  writeFileSync(join(root, 'target.json'), '{}');
  expect(watch.hasChanged()).toBe(false);
  time += 5000;
  expect(watch.hasChanged()).toBe(true);
});
