import { onTestFinished } from 'vitest';
import { project } from '../../../../tests/support/contentFolder.ts';
import { createProject, field, group, sliceModel, typeModel, zone } from './createProject.ts';
import { type DoubleOptions, startDouble } from './prismicDouble/startDouble.ts';

const text = field('StructuredText', { multi: 'paragraph,hyperlink' });

const FILES = {
  'customtypes/project/index.json': typeModel('project', {
    uid: field('UID'),
    project_title: field('StructuredText', { single: 'heading1' }),
    project_date: field('Date'),
    work_type: field('Text'),
    case_study: field('Link', { select: 'document', customtypes: ['case_study'] }),
    cover: zone('single_image'),
  }),
  'customtypes/project_list/index.json': typeModel('project_list', {
    uid: field('UID'),
    list_name: field('Text'),
    projects: group({ project: field('Link', { select: 'document' }) }),
  }),
  'customtypes/case_study/index.json': typeModel('case_study', { uid: field('UID') }),
  'customtypes/page/index.json': typeModel('page', {
    uid: field('UID'),
    title: field('Text'),
    slices: zone('image', 'text_block'),
  }),
  'slices/SingleImage/model.json': sliceModel('single_image', {
    default: { single_image: field('Image') },
  }),
  'slices/Image/model.json': sliceModel('image', { plain: { image: field('Image') } }),
  'slices/TextBlock/model.json': sliceModel('text_block', { default: { text } }),
  'content/repository.json': {
    name: 'small',
    languages: [{ id: 'en-gb', name: 'English' }],
    releases: [{ id: 'spring', label: 'Spring' }],
  },
  'content/media/note.txt': '0123456789',
  'content/documents/project/one.json': project('One', '2021-05-01', ['Web']),
  'content/documents/project/two.json': project('Two', '2023-05-01', ['Web', 'Print']),
  'content/documents/project_list/best.json': {
    data: { projects: [{ project: { link_type: 'Document', type: 'project', uid: 'two' } }] },
  },
  'content/releases/spring/documents/project/one.json': project('Uno', '2025-01-01', []),
};

/** A folder with a few documents and a hosted repository, until the test ends. */
export async function openHosted(options?: DoubleOptions) {
  const double = await startDouble(options);
  onTestFinished(() => double.stop());
  const folder = createProject(FILES);
  const write = (name: string, content: unknown) => folder.write(`content/${name}`, content);
  return { folder: { ...folder, write }, double };
}

export type Hosted = Awaited<ReturnType<typeof openHosted>>;

/** A drawing that no other has, by its size. */
export const svg = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;

/** A slice of a page. */
export const figure = (image: object) => ({
  slice_type: 'image',
  variation: 'plain',
  primary: { image },
});
