import { DynamicWidgetModelSchema } from '@prismicio/types-internal/zod4';
import { expect, test } from 'vitest';
import { sanitizeDocument } from '#content/sanitize/sanitizeDocument.ts';
import { createRepository, readModels } from '#prismic-folder';
import { fieldKinds } from '../../packages/prismic-folder/src/fields/kinds.ts';
import {
  everyFieldProject,
  EVERY_FIELD,
  EVERY_VALUE,
} from '../../packages/prismic-folder/tests/support/everyField.ts';
import { clientOf } from '../../packages/prismic-folder/tests/support/repositoryClient.ts';

/** The part of a schema that says which kinds of fields there are. */
interface Schema {
  readonly def: {
    readonly shape?: Readonly<Record<string, Schema>>;
    readonly options?: readonly Schema[];
    readonly values?: readonly unknown[];
  };
}

function kindsIn({ def }: Schema): string[] {
  if (def.options) return def.options.flatMap(kindsIn);
  if (def.values) return def.values.map(String);
  const { type } = def.shape ?? {};
  return type ? kindsIn(type) : [];
}

// Cast: the schemas' types leave their definition unknown.
const kinds = kindsIn(DynamicWidgetModelSchema as unknown as Schema);
const fields = Object.entries(EVERY_FIELD).map(([name, { type }]) => ({ name, type }));
/** Files have whole addresses when they are served. */
const HOST = 'http://repository.test';

/** These have no value in `data`. */
const WITHOUT_VALUE = ['UID', 'Separator'];
test('every kind of Prismic’s schema is in the table and in the samples, and nothing else', () => {
  expect(new Set(Object.keys(fieldKinds))).toEqual(new Set(kinds));
  expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(kinds));
});

// Its way through the write APIs and back: tests of prismic-folder.
test.each(fields.filter(({ type }) => !WITHOUT_VALUE.includes(type)))(
  '$name, a $type, is served, and given to pages with its value',
  async ({ name }) => {
    const value = EVERY_VALUE[name];
    if (value === undefined) throw new Error(`There is no sample of ${name}`);
    const project = everyFieldProject({ [name]: value });
    project.write('content/repository.json', { name: 'every', languages: [{ id: 'en-gb' }] });
    project.write('content/documents/sample/two.json', { data: {} });
    expect(await project.problems()).toEqual([]);

    const snapshot = await project.load();
    const client = clientOf(createRepository({ snapshot: async () => snapshot }));
    const served = await client.getByUID('sample', 'one');
    const { models } = await readModels(project.root);
    // Cast: a document is a record.
    const page = sanitizeDocument(served as never, models) as typeof served;
    expect(page.data[name]).toEqual(served.data[name]);
    // The API names the host, and which content a file has.
    const added = new RegExp(`${HOST}|[?&]v=[\\w-]+`, 'g');
    const text = JSON.stringify({ value: page.data[name] }).replaceAll(added, '');
    expect(JSON.parse(text)).toMatchObject({ value });
  },
);
