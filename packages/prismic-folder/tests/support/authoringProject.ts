import { onTestFinished } from 'vitest';
import {
  type Authoring,
  createAuthoring,
  type AuthoringOptions,
} from '../../src/authoring/createAuthoring.ts';
import {
  createSnapshotSource,
  type SnapshotSource,
} from '../../src/folder/createSnapshotSource.ts';
import { createRepository, type Snapshot } from '../../src/index.ts';
import { DRAFTS_ID } from '../../src/types.ts';
import {
  createProject,
  field,
  pngHeader,
  type Project,
  sliceModel,
  typeModel,
  zone,
} from './createProject.ts';
import { clientOf, ENDPOINT } from './repositoryClient.ts';

/** A content folder open for editing, and the repository that serves it. */
export interface AuthoringProject extends Project, Authoring {
  readonly snapshots: SnapshotSource;
  /** The real client: of what is published, of the drafts, or of a release. */
  client(version?: 'drafts' | `release:${string}`): ReturnType<typeof clientOf>;
  current(): Promise<Snapshot>;
}

export const AUTHORING_MODELS = {
  'customtypes/page/index.json': typeModel('page', {
    uid: field('UID'),
    title: field('StructuredText', { single: 'heading1' }),
    name: field('Text'),
    size: field('Number', { min: 1, max: 10 }),
    picture: field('Image'),
    link: field('Link'),
    body: field('StructuredText', { multi: 'paragraph,hyperlink,strong,image' }),
    zone: zone('note'),
  }),
  'customtypes/note/index.json': typeModel('note', { text: field('Text') }),
  'customtypes/home/index.json': typeModel(
    'home',
    { name: field('Text'), link: field('Link') },
    { repeatable: false },
  ),
  'slices/Note/model.json': sliceModel('note', {
    default: { primary: { text: field('Text'), link: field('Link') } },
    wide: { words: field('Text') },
  }),
  'content/media/wave.png': pngHeader(400, 300),
};

export const SETTINGS = {
  name: 'slicefolio-demo',
  languages: [{ id: 'en-gb' }, { id: 'fr-fr' }],
  visibility: 'open',
};

export async function authoringProject(
  files: Readonly<Record<string, unknown>> = {},
  options: Partial<AuthoringOptions> & { readonly watch?: boolean } = {},
): Promise<AuthoringProject> {
  const project = createProject({
    ...AUTHORING_MODELS,
    'content/repository.json': SETTINGS,
    ...files,
  });
  const snapshots = createSnapshotSource({ ...project, watch: options.watch ?? true });
  const authoring = await openAuthoring(project, { snapshots, ...options });
  const source = createRepository({ snapshot: snapshots.current });
  return {
    ...project,
    ...authoring,
    snapshots,
    current: snapshots.current,
    client(version) {
      if (version === undefined) return clientOf(source);
      const id = version === 'drafts' ? DRAFTS_ID : version.slice('release:'.length);
      return clientOf(source, { ref: `${ENDPOINT}/previews/${id}` });
    },
  };
}

/** Another service of the same folder, closed when the test ends. */
export async function openAuthoring(
  { root, contentDir }: Pick<Project, 'root' | 'contentDir'>,
  options: Partial<AuthoringOptions> = {},
): Promise<Authoring> {
  const authoring = await createAuthoring({ root, contentDir, ...options });
  onTestFinished(() => authoring.close());
  return authoring;
}
