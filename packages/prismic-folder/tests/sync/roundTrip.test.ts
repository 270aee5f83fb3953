import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { formatProblem } from '../../src/folder/formatProblem.ts';
import { loadRepository } from '../../src/folder/loadContent.ts';
import { pull } from '../../src/sync/pull/pull.ts';
import { push } from '../../src/sync/push/push.ts';
import { EVERY_VALUE, everyFieldProject } from '../support/everyField.ts';
import { type PrismicDouble, startDouble } from '../support/prismicDouble/startDouble.ts';
import { syncJob, testPorts } from '../support/syncJob.ts';

const root = process.cwd();
let work: string;
let demo: string;
let double: PrismicDouble;
const ports = testPorts();

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'round-trip-'));
  demo = join(work, 'demo');
  await cp('content', demo, { recursive: true });
  double = await startDouble({ limit: { pace: 1000, now: ports.now } });
  double.state.languages.push({ id: 'fr-fr', name: 'Français (France)' });
});
afterAll(async () => {
  await double.stop();
  await rm(work, { recursive: true, force: true });
});

describe('the whole demo content', () => {
  it('is pushed within the service’s limits, every document and file once', async () => {
    await push(syncJob({ root, contentDir: demo }, double, ports));
    const { snapshot } = await contentOf(demo);
    expect(double.state.drafts.size).toBe(snapshot.documents.length);
    expect(double.state.slices.size).toBe(snapshot.models.slices.size);
    expect(double.state.customtypes.size).toBe(snapshot.models.types.size);
    const digests = [...double.state.assets.values()].map(({ notes }) => notes);
    expect(new Set(digests).size).toBe(digests.length);
    expect(double.hurried).toBe(0);
  });

  it('has nothing to send a second time', async () => {
    const before = double.requests.length;
    await push(syncJob({ root, contentDir: demo }, double, ports));
    expect(double.requests.slice(before).filter((line) => !line.startsWith('GET'))).toEqual([]);
    expect(ports.lines.at(-1)).toBe('Nothing to send.');
  });

  it('is pulled into an empty folder as equal documents without a problem', async () => {
    double.state.publishDrafts();
    const empty = join(work, 'empty');
    await pull(syncJob({ root, contentDir: empty }, double, ports));
    const came = await contentOf(empty);
    expect(came.snapshot.problems.map(formatProblem)).toEqual([]);
    // A film's version is of the WebM beside it as well, which nothing refers to and nobody sends.
    const plain = (documents: unknown) =>
      JSON.stringify(documents).replaceAll(/\.mp4\?v=[\w-]+/g, '.mp4');
    expect(JSON.parse(plain(came.documents))).toEqual(
      JSON.parse(plain((await contentOf(demo)).documents)),
    );
    for (const name of await readdir(join(empty, 'media'))) {
      const [here, there] = await Promise.all(
        [empty, demo].map((folder) => readFile(join(folder, 'media', name))),
      );
      expect(here?.equals(there ?? Buffer.of()), name).toBe(true);
    }
  });

  it('leaves every file as it is when it is pulled into the folder it came from', async () => {
    const before = await stampsOf(demo);
    await pull(syncJob({ root, contentDir: demo }, double, ports));
    expect(await stampsOf(demo)).toEqual(before);
    expect(ports.lines.at(-1)).toBe('Nothing to bring.');
  });

  it('is recognized by a folder without its record', async () => {
    await rm(join(demo, '.hosted'), { recursive: true });
    const before = double.requests.length;
    await push(syncJob({ root, contentDir: demo }, double, ports));
    expect(double.requests.slice(before).filter((line) => !line.startsWith('GET'))).toEqual([]);
    await push(syncJob({ root, contentDir: join(work, 'empty') }, double, ports));
    expect(double.requests.slice(before).filter((line) => !line.startsWith('GET'))).toEqual([]);
  });
});

it('every kind of field comes back as it was', async () => {
  const double = await startDouble();
  onTestFinished(() => double.stop());
  const hebrew = { type: 'paragraph', direction: 'rtl', text: 'עברית', spans: [] };
  const links = [{ link_type: 'Web', url: 'mailto:a@site.test' }];
  const other = { rich: [hebrew], links, cropped: { url: '/media/wave.png' }, share: 0 };
  const project = everyFieldProject(EVERY_VALUE);
  const { root, contentDir } = project;
  project.write('content/repository.json', { languages: double.state.languages });
  project.write('content/documents/sample/two.json', { data: other });
  const came = { root, contentDir: join(root, 'came') };
  const send = () => push(syncJob(project, double, testPorts(), { strict: false }));
  await send();
  double.state.publishDrafts();
  await pull(syncJob(came, double));
  const { snapshot, documents } = await contentOf(came.contentDir, root);
  expect(snapshot.problems).toEqual([]);
  expect(documents).toEqual((await contentOf(contentDir, root)).documents);
  const [one, two] = await Promise.all(
    ['one', 'two'].map((name) =>
      readFile(join(came.contentDir, `documents/sample/${name}.json`), 'utf8'),
    ),
  );
  expect(JSON.parse(one ?? '')).toMatchObject({ data: EVERY_VALUE });
  expect(JSON.parse(two ?? '')).toMatchObject({ data: other });
  const before = double.requests.length;
  await send();
  expect(double.requests.slice(before).filter((line) => !line.startsWith('GET'))).toEqual([]);
});

/** What the embedded repository serves from a folder, without what differs from place to place. */
async function contentOf(contentDir: string, root = process.cwd()) {
  const snapshot = await loadRepository({ root, contentDir });
  const documents = snapshot.documents.map(({ first_publication_date, ...document }) => {
    expect(first_publication_date).toMatch(/\+0000$/);
    return { ...document, last_publication_date: undefined };
  });
  return { snapshot, documents };
}

async function stampsOf(folder: string): Promise<Record<string, number>> {
  const names = await readdir(folder, { recursive: true });
  const stamps = names
    .filter((name) => !name.startsWith('.hosted'))
    .map(async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const);
  return Object.fromEntries(await Promise.all(stamps));
}
