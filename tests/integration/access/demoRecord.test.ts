import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { nodeProtection } from '#server/platforms/node/nodeProtection.ts';
import { createDemoFolder } from '../../support/demoFolder.ts';
import { masterRef, openSite } from './site.ts';

const demo = createDemoFolder();
afterAll(() => demo.remove());

test('the demo’s own record is of its content, so that starting the site changes no file', async () => {
  const kept = await readFile('content/protected.json', 'utf8');
  demo.write('content/protected.json', kept);
  const protection = nodeProtection(demo.contentDir, { hosted: null });
  const { app } = await openSite(demo.contentDir, { protection });
  await masterRef(app);
  expect(demo.read('content/protected.json')).toBe(kept);
});
