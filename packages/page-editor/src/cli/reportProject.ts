import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWarning, type Snapshot } from 'prismic-folder';
import type { HostSettings } from '../HostSettings.ts';
import { type ContentFolder, hasExport, shownIn } from '../project/contentFolder.ts';
import type { Project } from '../project/readProject.ts';
import { oldSimulator, type SimulatorState } from '../project/simulator.ts';
import { foldersOf, picturesOf } from '../project/slicePictures.ts';

interface ProjectReport {
  readonly version: string;
  readonly project: Project;
  readonly content: ContentFolder;
  readonly simulator: SimulatorState;
  readonly host: Pick<HostSettings, 'preview' | 'site'>;
  readonly snapshot: Snapshot;
  /** Of the editor. */
  readonly origin: string;
}

/** What was found, one thing a line, and what is missing with what to do about it. */
export function reportProject(report: ProjectReport): string {
  const { version, project, content, simulator, host, snapshot, origin } = report;
  const { models, documents, languages, drafts, name } = snapshot;
  const slices = foldersOf(models);
  const variations = slices.flatMap((slice) => slice.variations);
  const pictures = picturesOf(project.root, slices).length;
  const folder = shownIn(project.root, content.contentDir);
  const made = [project.framework?.name, project.configFile].filter(Boolean).join(', ');
  const waiting = drafts === null ? '' : `, ${count(drafts.documents.length, 'draft')}`;
  const rows: readonly (readonly [string, string])[] = [
    ['Project', `${project.root}${made === '' ? '' : ` (${made})`}`],
    [
      'Models',
      `${count(models.types.size, 'type')}, ${count(models.slices.size, 'slice')} in ${project.libraries.join(', ')}`,
    ],
    [
      'Content',
      content.isNew
        ? `${folder}, made now for the repository "${name}"`
        : `${folder}: ${count(documents.length, 'document')}${waiting} of "${name}" in ${languages.map(({ id }) => id).join(', ')}`,
    ],
    [
      'Simulator',
      `${simulator.address}${simulator.kind === 'ready' ? '' : ` (${simulator.kind})`}`,
    ],
    ['Previews', host.preview ?? 'the project has no preview route'],
    ['Pictures', `${pictures} of ${count(variations.length, 'variation')}`],
    ['Content API', `${origin}/api/v2`],
  ];
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  const found = rows.map(([label, text]) => `  ${label.padEnd(width)}${text}`);
  const todo = adviceOn(report, folder, pictures < variations.length).map((line) => `  - ${line}`);
  const missing = todo.length === 0 ? [] : ['', 'What to do', ...todo];
  return [`page-editor ${version}`, '', ...found, ...missing].join('\n');
}

/** What is missing or wrong, with what to do about it. */
function adviceOn(
  { project, simulator, snapshot, host, origin }: ProjectReport,
  folder: string,
  lacksPictures: boolean,
): readonly string[] {
  const { models, documents, drafts, problems, visibility } = snapshot;
  const errors = problems.filter((problem) => !isWarning(problem)).length;
  const isReady = simulator.kind === 'ready';
  const old = oldSimulator(project);
  const isEmpty = documents.length === 0 && drafts === null;
  const check = `npx prismic-folder check${folder === 'content' ? '' : ` --content ${folder}`}`;
  const lines: readonly (string | false)[] = [
    ...project.problems,
    models.types.size === 0 &&
      'There are no custom types in customtypes/<id>/index.json: run the editor in the folder of a Prismic project, or make one there with npx prismic.',
    models.types.size > 0 &&
      models.slices.size === 0 &&
      `There are no slices in ${project.libraries.join(', ')}: documents are edited in their forms alone.`,
    !isReady && `Simulator: ${simulator.reason}`,
    old !== null && `Simulator: ${old}.`,
    isReady &&
      project.configuredSimulator !== null &&
      project.configuredSimulator !== simulator.address &&
      `The simulator was found at ${simulator.address}, but slicemachine.config.json names ${project.configuredSimulator}: correct localSliceSimulatorURL.`,
    isEmpty &&
      hasExport(project.root) &&
      'documents/ has an export of Prismic: npx prismic-folder import documents brings it into the folder.',
    errors > 0 && `${count(errors, 'problem')} in models and content: ${check} lists them.`,
    !readsFolder(project.root) &&
      `Let your site read this folder: createClient(name, { documentAPIEndpoint: '${origin}/api/v2' })`,
    host.preview !== null &&
      visibility !== 'open' &&
      `Previews need "visibility": "open" in ${folder}/repository.json: your site reads drafts without a token.`,
    lacksPictures &&
      isReady &&
      'Some variations have no picture to choose them by: npx page-editor screenshots',
  ];
  return lines.filter((line) => line !== false);
}

/** Where projects create their client, by Prismic's documentation of each framework. */
const CLIENTS = ['prismicio', 'src/prismicio', 'src/lib/prismicio', 'lib/prismicio', 'nuxt.config'];
const CLIENT_FILES = [
  'prismic.config.json',
  ...CLIENTS.flatMap((name) => ['ts', 'js', 'mjs'].map((extension) => `${name}.${extension}`)),
];

/** Whether the project's own client names another address of the Content API than Prismic's. */
const readsFolder = (root: string): boolean =>
  CLIENT_FILES.some((file) => {
    try {
      return readFileSync(join(root, file), 'utf8').includes('documentAPIEndpoint');
    } catch {
      // There is no such file.
      return false;
    }
  });

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
