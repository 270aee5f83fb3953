import { expect, onTestFinished, test } from 'vitest';
import { inBackground } from '../../src/folder/inBackground.ts';

test.each([
  [
    'throws',
    () => {
      throw new Error('The disk is gone');
    },
  ],
  [
    'rejects',
    async () => {
      throw new Error('The disk is gone');
    },
  ],
])('work that %s is a warning with its cause, and ends nothing', async (_how, work) => {
  const warnings: (Error & { detail?: string })[] = [];
  const listen = (warning: Error) => void warnings.push(warning);
  process.on('warning', listen);
  onTestFinished(() => void process.off('warning', listen));
  inBackground('Comparing files', work);
  await expect.poll(() => warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ name: 'ContentFolder', message: 'Comparing files failed' });
  expect(warnings[0]?.detail).toMatch(/^Error: The disk is gone\n +at /);
});
