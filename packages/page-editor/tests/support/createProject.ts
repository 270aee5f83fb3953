import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  field,
  sliceModel,
  typeModel,
  zone,
} from '../../../prismic-folder/tests/support/createProject.ts';

/** A project in a temporary folder, removed when the test ends. */
export interface TestProject {
  readonly root: string;
  /** Writes a file: text as it is, the rest as JSON. */
  write(path: string, content: unknown): void;
}

/** A page of quotes, by a maker that Prismic has no adapter for. */
export const FIXTURE = {
  'package.json': { name: 'quotes', private: true, scripts: { dev: 'node server.mjs' } },
  'prismic.config.json': {
    repositoryName: 'quotes-site',
    libraries: ['./src/blocks'],
    routes: [{ type: 'page', path: '/:uid' }],
  },
  'slicemachine.config.json': { libraries: ['./src/blocks'] },
  'customtypes/page/index.json': typeModel('page', {
    uid: field('UID'),
    title: field('Text'),
    slices: zone('quote'),
  }),
  'src/blocks/Quote/model.json': sliceModel('quote', {
    default: { words: field('Text') },
    withLink: { words: field('Text') },
  }),
  'src/blocks/Quote/mocks.json': [
    {
      __TYPE__: 'SharedSliceContent',
      variation: 'default',
      primary: { words: { __TYPE__: 'FieldContent', value: 'It works on paper.', type: 'Text' } },
      items: [],
    },
  ],
  'content/repository.json': {
    name: 'quotes-site',
    languages: [{ id: 'en-us' }],
    visibility: 'open',
  },
  'content/documents/page/about.json': {
    data: {
      title: 'About',
      slices: [{ slice_type: 'quote', variation: 'default', primary: { words: 'So be it' } }],
    },
  },
  'content/drafts/documents/page/about.json': { data: { title: 'About us', slices: [] } },
  'content/releases/spring/documents/page/about.json': { data: { title: 'In spring', slices: [] } },
};

/** Files of `FIXTURE` with others in their place; null leaves one out. */
export function createProject(
  files: Readonly<Record<string, unknown>> = {},
  base: Readonly<Record<string, unknown>> = FIXTURE,
): TestProject {
  const root = mkdtempSync(join(tmpdir(), 'page-editor-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const project: TestProject = {
    root,
    write(path, content) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      const json = () => `${JSON.stringify(content, null, 2)}\n`;
      writeFileSync(join(root, path), typeof content === 'string' ? content : json());
    },
  };
  for (const [path, content] of Object.entries({ ...base, ...files })) {
    if (content !== null) project.write(path, content);
  }
  return project;
}
