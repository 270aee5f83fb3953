import type {
  FieldModel,
  Release,
  RepositoryDocument,
  SliceModel,
  Snapshot,
  TypeModel,
} from '#prismic-folder';

/** A snapshot for tests with these documents and other members. */
export function snapshotOf(
  documents: readonly RepositoryDocument[],
  rest: Partial<Snapshot> = {},
): Snapshot {
  return {
    name: 'slicefolio-demo',
    languages: [
      { id: 'en-gb', name: 'English' },
      { id: 'fr-fr', name: 'French' },
    ],
    visibility: 'open',
    accessTokens: [],
    models: testModels,
    ref: 'master-1',
    documents,
    releases: [],
    drafts: null,
    problems: [],
    ...rest,
  };
}

/** A document as the loader completes it: `project/low-tide` gives type, uid and id. */
export function documentOf(
  path: string,
  data: Readonly<Record<string, unknown>> = {},
  rest: Partial<RepositoryDocument> = {},
): RepositoryDocument {
  const [type = '', uid = ''] = path.split('/');
  return {
    id: `id-${uid || type}`,
    uid: uid || null,
    type,
    lang: 'en-gb',
    tags: [],
    slugs: [uid || type],
    alternate_languages: [],
    first_publication_date: '2024-01-01T08:00:00+0000',
    last_publication_date: '2024-01-01T08:00:00+0000',
    data,
    ...rest,
  };
}

export function releaseOf(id: string, documents: readonly RepositoryDocument[]): Release {
  return { id, label: `Release ${id}`, ref: `release-${id}-1`, documents };
}

/** A link to a document as a folder's document holds it once loaded. */
export function linkTo(path: string, rest: Readonly<Record<string, unknown>> = {}) {
  const [type = '', uid = ''] = path.split('/');
  const id = `id-${uid || type}`;
  return { link_type: 'Document', id, type, tags: [], lang: 'en-gb', isBroken: false, ...rest };
}

export const richText = (text: string) => [{ type: 'paragraph', text, spans: [] }];

const field = (type: string, config: FieldModel['config'] = {}): FieldModel => ({ type, config });
const relation = (...customtypes: string[]) =>
  field('Link', { select: 'document', ...(customtypes.length > 0 && { customtypes }) });

/** Every kind of field, in and out of a group. */
const work: TypeModel = {
  id: 'work',
  label: 'Work',
  repeatable: true,
  file: 'customtypes/work/index.json',
  fields: {
    uid: field('UID'),
    title: field('StructuredText', { single: 'heading1' }),
    story: field('StructuredText', { multi: 'paragraph' }),
    client: field('Text'),
    kind: field('Select', { options: ['web', 'print'] }),
    year: field('Number'),
    done: field('Boolean'),
    day: field('Date'),
    moment: field('Timestamp'),
    ink: field('Color'),
    author: relation('person'),
    authors: field('Link', { select: 'document', repeat: true }),
    site: field('Link', { select: 'web' }),
    cover: field('Image'),
    video: field('Embed'),
    place: field('GeoPoint'),
    prices: field('Table'),
    credits: field('Group', {
      fields: {
        role: field('Text'),
        person: relation('person'),
        hours: field('Number'),
        stages: field('Group', { fields: { name: field('Text') } }),
      },
    }),
    body: field('Slices', {
      choices: { quote: { type: 'SharedSlice' }, picture: { type: 'SharedSlice' } },
    }),
  },
};

const person: TypeModel = {
  id: 'person',
  label: 'Person',
  repeatable: true,
  file: 'customtypes/person/index.json',
  fields: {
    uid: field('UID'),
    name: field('Text'),
    bio: field('StructuredText', { multi: 'paragraph' }),
    portrait: field('Image'),
    studio: relation('studio'),
    skills: field('Group', { fields: { skill: field('Text'), years: field('Number') } }),
  },
};

const studio: TypeModel = {
  id: 'studio',
  label: 'Studio',
  repeatable: true,
  file: 'customtypes/studio/index.json',
  fields: { uid: field('UID'), name: field('Text'), parent: relation('studio') },
};

const front: TypeModel = {
  id: 'front',
  label: 'Front page',
  repeatable: false,
  file: 'customtypes/front/index.json',
  fields: { heading: field('Text'), picks: field('Group', { fields: { work: relation('work') } }) },
};

const quote: SliceModel = {
  id: 'quote',
  name: 'Quote',
  description: 'Words of somebody',
  file: 'slices/Quote/model.json',
  variations: {
    default: {
      id: 'default',
      primary: { words: field('Text'), by: relation('person') },
      items: {},
    },
    many: {
      id: 'many',
      primary: { heading: field('Text') },
      items: { words: field('Text'), by: relation('person') },
    },
  },
};

const picture: SliceModel = {
  id: 'picture',
  name: 'Picture',
  description: 'A picture',
  file: 'slices/Picture/model.json',
  variations: { default: { id: 'default', primary: { image: field('Image') }, items: {} } },
};

export const testModels: Snapshot['models'] = {
  types: new Map([work, person, studio, front].map((type) => [type.id, type])),
  slices: new Map([quote, picture].map((slice) => [slice.id, slice])),
};
