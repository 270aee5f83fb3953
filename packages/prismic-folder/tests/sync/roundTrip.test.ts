import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { pull } from '../../src/sync/pull/pull.ts';
import { push } from '../../src/sync/push/push.ts';
import { EVERY_VALUE, everyFieldProject } from '../support/everyField.ts';
import { servedContent } from '../support/servedContent.ts';
import { startDouble } from '../support/prismicDouble/startDouble.ts';
import { syncJob, testPorts } from '../support/syncJob.ts';

const hebrew = { type: 'paragraph', direction: 'rtl', label: 'quiet', text: 'עברית', spans: [] };
const links = [{ link_type: 'Web', url: 'mailto:a@site.test' }];
const OTHER = { rich: [hebrew], links, share: 0 };

it('every kind of field is sent once, within the service’s limits, and comes back as it was', async () => {
  const ports = testPorts();
  const double = await startDouble({ limit: { pace: 1000, now: ports.now } });
  onTestFinished(() => double.stop());
  double.state.languages.push({ id: 'fr-fr', name: 'Français (France)' });
  const project = everyFieldProject(EVERY_VALUE);
  const { root, contentDir } = project;
  project.write('content/repository.json', { languages: double.state.languages });
  project.write('content/documents/sample/two.json', { data: OTHER });
  project.write('content/documents/sample/one.fr-fr.json', { data: { text: 'Un' } });
  const came = { root, contentDir: join(root, 'came') };
  /** Writing requests of a push. */
  const send = async (folder: typeof came = project) => {
    double.written();
    await push(syncJob(folder, double, ports));
    return double.written();
  };

  await send();
  const { drafts, slices, customtypes, assets } = double.state;
  expect([drafts.size, slices.size, customtypes.size]).toEqual([3, 2, 2]);
  const files = [...assets.values()].map(({ filename }) => filename);
  expect(files.toSorted()).toEqual(['loop.mp4', 'terms.pdf', 'wave.png']);
  expect(double.hurried).toBe(0);
  expect(await send()).toEqual([]);
  expect(ports.lines.at(-1)).toBe('Nothing to send.');

  double.state.publishDrafts();
  await pull(syncJob(came, double, ports));
  const { problems, documents } = await servedContent(came);
  expect(problems).toEqual([]);
  expect(documents).toEqual((await servedContent(project)).documents);
  for (const [name, data] of Object.entries({ one: EVERY_VALUE, two: OTHER })) {
    const text = await readFile(join(came.contentDir, `documents/sample/${name}.json`), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ data });
  }
  for (const name of files) {
    const [here, there] = await Promise.all(
      [came, project].map((one) => readFile(join(one.contentDir, 'media', name))),
    );
    expect(here, name).toEqual(there);
  }

  // Pulled into the folder it came from, it leaves every file as it is.
  const before = await stampsOf(contentDir);
  await pull(syncJob(project, double, ports));
  expect(await stampsOf(contentDir)).toEqual(before);
  expect(ports.lines.at(-1)).toBe('Nothing to bring.');
  // Folders without a record know what is there.
  await rm(join(contentDir, '.hosted'), { recursive: true });
  expect(await send()).toEqual([]);
  expect(await send(came)).toEqual([]);
});

async function stampsOf(folder: string): Promise<Record<string, number>> {
  const names = await readdir(folder, { recursive: true });
  const stamps = names
    .filter((name) => !name.startsWith('.hosted'))
    .map(async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const);
  return Object.fromEntries(await Promise.all(stamps));
}
