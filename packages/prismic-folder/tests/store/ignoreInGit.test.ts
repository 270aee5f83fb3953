import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ignoreInGit } from '../../src/store/ignoreInGit.ts';
import { nodeFs } from '../../src/store/nodeFs.ts';
import { createTestFolder } from './storeFolder.ts';

test('an empty .gitignore, as a full disk leaves it, is written; one with rules stays', () => {
  const folder = createTestFolder({ 'empty/.gitignore': '', 'own/.gitignore': 'links.json\n' });
  ignoreInGit(folder.at('empty'));
  ignoreInGit(folder.at('own'));
  expect(folder.text('empty/.gitignore')).toBe('*\n');
  expect(folder.text('own/.gitignore')).toBe('links.json\n');
  expect(readdirSync(folder.at('empty'))).toEqual(['.gitignore']);
});

test.each(['note', 'rename'] as const)('on a disk that refuses %s nothing is there', (call) => {
  const folder = createTestFolder({ 'links.json': '{}' });
  const full = () => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  };
  expect(() => ignoreInGit(folder.contentDir, { ...nodeFs, [call]: full })).toThrow('ENOSPC');
  expect(readdirSync(folder.contentDir)).toEqual(['links.json']);
  ignoreInGit(folder.contentDir);
  expect(folder.text('.gitignore')).toBe('*\n');
});
