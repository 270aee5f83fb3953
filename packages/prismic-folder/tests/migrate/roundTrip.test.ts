import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { formatProblem } from '../../src/folder/formatProblem.ts';
import { loadRepository, type RepositoryFolders } from '../../src/loadRepository.ts';
import type { HostedSettings } from '../../src/sync/hostedSettings.ts';
import { pull } from '../../src/sync/pull/pull.ts';
import { push } from '../../src/sync/push/push.ts';
import { sampleFiles } from '../authoring/support/sampleFiles.ts';
import { createProject, field, typeModel } from '../support/createProject.ts';
import { EVERY_VALUE, everyFieldProject, LINK } from '../support/everyField.ts';
import { startWriting } from '../support/startWriting.ts';
import { syncJob, testPorts } from '../support/syncJob.ts';
import { TOKEN } from '../support/writeServer.ts';

const files = await sampleFiles();

/** The demo content has 171 files, and each takes several writes that wait for the disk. */
const isFull = process.env['FULL_ROUND_TRIP'] !== undefined;

it.runIf(isFull)(
  'the demo content is pushed into an empty folder, published, and pulled back equal',
  () => {
    // A push writes its record into the folder.
    const copy = createProject();
    cpSync('content', copy.contentDir, { recursive: true });
    return roundTrip({ root: process.cwd(), contentDir: copy.contentDir });
  },
  300_000,
);

it('every field in two languages is pushed into an empty folder, published, and pulled back equal', async () => {
  const project = everyFieldProject();
  const { write } = project;
  write(
    'customtypes/home/index.json',
    typeModel('home', { to: field('Link') }, { repeatable: false }),
  );
  write('content/repository.json', {
    name: 'everything',
    languages: [
      { id: 'en-gb', name: 'English' },
      { id: 'fr-fr', name: 'French' },
    ],
  });
  write('content/media/wave.png', files.png);
  write('content/media/loop.mp4', files.mp4);
  write('content/media/terms.pdf', files.pdf);
  write('content/documents/sample/one.json', { tags: ['a', 'b'], data: EVERY_VALUE });
  write('content/documents/sample/two.json', { data: { work: { ...LINK, uid: 'one' } } });
  write('content/documents/sample/one.fr-fr.json', {
    uid: 'une',
    data: { work: { ...LINK, uid: 'deux', lang: 'fr-fr' }, link: { ...LINK, lang: 'en-gb' } },
  });
  write('content/documents/sample/deux.fr-fr.json', { data: {} });
  write('content/documents/home/home.json', { data: { to: LINK } });
  write('content/documents/home/home.fr-fr.json', {
    data: { to: { ...LINK, uid: 'une', lang: 'fr-fr' } },
  });
  expect(await project.problems()).toEqual([]);
  await roundTrip(project);
});

/** Pushes a folder into an empty one through its server, and pulls it into a third. */
async function roundTrip({ root, contentDir }: RepositoryFolders): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'folder-to-folder-'));
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  const other = { root: join(work, 'other'), contentDir: join(work, 'other/content') };
  mkdirSync(other.contentDir, { recursive: true });
  const settings = JSON.parse(readFileSync(join(contentDir, 'repository.json'), 'utf8'));
  // Releases are not pushed.
  const json = JSON.stringify({ ...settings, releases: [] });
  writeFileSync(join(other.contentDir, 'repository.json'), json);

  const { origin } = await startWriting(other);
  const endpoints: HostedSettings = {
    repository: settings.name,
    endpoint: `${origin}/api/v2`,
    customTypesEndpoint: `${origin}/custom-types-api`,
    assetEndpoint: `${origin}/asset-api`,
    migrationEndpoint: `${origin}/migration-api`,
    writeToken: TOKEN,
    pace: 0,
  };
  const ports = testPorts();
  const options = { strict: false, publish: true };
  await push(syncJob({ root, contentDir }, { settings: endpoints }, ports, options));
  expect(ports.waits.filter((wait) => wait > 0)).toEqual([]);

  for (const path of ['customtypes', 'slices']) {
    const models = readdirSync(join(other.root, path), { recursive: true, encoding: 'utf8' });
    for (const name of models.filter((file) => file.endsWith('.json'))) {
      const [one, two] = [other.root, root].map((at) =>
        JSON.parse(readFileSync(join(at, path, name), 'utf8')),
      );
      expect(one, name).toEqual(two);
    }
  }
  const sent = await contentOf({ root, contentDir });
  const came = await contentOf(other);
  expect(ports.lines.at(-1)).toMatch(
    `Done. ${sent.documents.length} documents of the migration release`,
  );
  expect(came.problems).toEqual([]);
  expect(came.documents).toEqual(sent.documents);

  const back = { root, contentDir: join(work, 'back') };
  await pull(syncJob(back, { settings: endpoints }, ports, options));
  expect((await contentOf(back)).documents).toEqual(sent.documents);
  await push(syncJob({ root, contentDir }, { settings: endpoints }, ports, { strict: false }));
  expect(ports.lines.at(-1)).toBe('Nothing to send.');
}

/** What a folder serves, without what differs from place to place. */
async function contentOf(folders: RepositoryFolders) {
  const { documents, problems } = await loadRepository(folders);
  return {
    problems: problems.map(formatProblem),
    documents: documents.map((document) => ({
      ...document,
      first_publication_date: '',
      last_publication_date: '',
    })),
  };
}
