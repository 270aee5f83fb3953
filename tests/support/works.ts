import { documentOf, linkTo, releaseOf, richText, snapshotOf } from './snapshot.ts';

const title = (text: string) => [{ type: 'heading1', text, spans: [] }];
const empty = {
  title: [],
  story: [],
  client: null,
  kind: null,
  year: null,
  done: false,
  day: null,
  moment: null,
  ink: null,
  author: { link_type: 'Document' },
  authors: [],
  site: { link_type: 'Any' },
  cover: {},
  video: {},
  place: {},
  prices: null,
  credits: [],
  body: [],
};

export const alps = documentOf(
  'work/alps',
  {
    ...empty,
    title: title('Alps of Ice'),
    story: richText('A map of every glacier, and of what melts.'),
    client: 'Museum',
    kind: 'print',
    year: 2019,
    done: true,
    day: '2019-01-31',
    moment: '2019-01-31T08:30:00+0000',
    ink: '#0af',
    author: linkTo('person/ada'),
    authors: [linkTo('person/ada', { key: 'a' }), linkTo('person/ben', { key: 'b' })],
    site: { link_type: 'Web', url: 'https://example.com' },
    cover: { url: 'repository:/media/alps.webp', alt: null },
    video: { embed_url: 'https://example.com/v', html: '<p></p>' },
    place: { latitude: 46.8, longitude: 8.2 },
    prices: { head: { rows: [] }, body: { rows: [] } },
    credits: [
      { role: 'Maps', person: linkTo('person/ben'), hours: 10, stages: [{ name: 'Survey' }] },
      { role: 'Words', person: linkTo('person/ada'), hours: 3, stages: [] },
    ],
    body: [
      {
        id: 'quote$1',
        slice_type: 'quote',
        slice_label: null,
        variation: 'default',
        version: 'initial',
        primary: { words: 'Snow remembers', by: linkTo('person/ben') },
        items: [],
      },
      {
        id: 'quote$2',
        slice_type: 'quote',
        slice_label: null,
        variation: 'many',
        version: 'initial',
        primary: { heading: 'Voices' },
        items: [{ words: 'Colder', by: linkTo('person/ada') }],
      },
      {
        id: 'picture$1',
        slice_type: 'picture',
        slice_label: null,
        variation: 'default',
        version: 'initial',
        primary: { image: { url: 'repository:/media/peak.webp', alt: 'Peak' } },
        items: [],
      },
    ],
  },
  {
    tags: ['Maps', 'Print'],
    first_publication_date: '2019-02-01T10:00:00+0000',
    last_publication_date: '2024-05-01T10:00:00+0000',
  },
);

export const brook = documentOf(
  'work/brook',
  {
    ...empty,
    title: title('brook'),
    story: richText('Water that finds its way past ice.'),
    client: 'museum',
    kind: 'web',
    year: 2021,
    day: '2021-07-05',
    moment: '2021-07-05T23:15:00+0000',
    author: linkTo('person/ben'),
    place: { latitude: 47.4, longitude: 8.5 },
    credits: [{ role: 'Code', person: { link_type: 'Document' }, hours: 40, stages: [] }],
  },
  {
    tags: ['Maps', 'Web'],
    first_publication_date: '2021-08-01T10:00:00+0000',
    last_publication_date: '2021-08-01T10:00:00+0000',
  },
);

export const cliff = documentOf(
  'work/cliff',
  {
    ...empty,
    title: title('Éclat of a "cliff"'),
    client: 'Harbour "North" C:\\',
    kind: 'web',
    year: 2024,
    done: true,
    day: '2024-02-29',
    moment: '2024-02-29T00:00:00+0000',
    place: { latitude: -33.9, longitude: 151.2 },
  },
  {
    tags: ['Web'],
    first_publication_date: '2024-03-01T10:00:00+0000',
    last_publication_date: '2024-03-01T10:00:00+0000',
  },
);

/** Every field empty. */
export const draft = documentOf('work/draft', empty, {
  first_publication_date: '2020-01-01T10:00:00+0000',
  last_publication_date: '2020-01-01T10:00:00+0000',
});

export const rocher = documentOf(
  'work/rocher',
  { ...empty, title: title('Rocher'), client: 'Musée', year: 2024 },
  {
    lang: 'fr-fr',
    tags: ['Web', 'Français'],
    alternate_languages: [{ id: 'id-cliff', type: 'work', lang: 'en-gb', uid: 'cliff' }],
  },
);

export const ada = documentOf('person/ada', {
  name: 'Ada',
  bio: richText('Draws maps.'),
  portrait: { url: 'repository:/media/ada.webp', alt: null },
  studio: linkTo('studio/north'),
  skills: [
    { skill: 'Ice', years: 4 },
    { skill: 'Ink', years: 9 },
  ],
});
export const ben = documentOf('person/ben', {
  name: 'Ben',
  bio: [],
  portrait: {},
  studio: { link_type: 'Document' },
  skills: [],
});
export const north = documentOf('studio/north', { name: 'North', parent: linkTo('studio/world') });
export const world = documentOf('studio/world', {
  name: 'World',
  parent: { link_type: 'Document' },
});
export const front = documentOf('front', {
  heading: 'Hello',
  picks: [{ work: linkTo('work/alps') }, { work: linkTo('work/gone') }],
});

/** Five works, one of them French, and the documents they are related to. */
export const works = snapshotOf([alps, brook, cliff, draft, rocher, ada, ben, north, world, front]);

/** Works with a release that renames one, moves it, and adds another. */
export const worksWithRelease = {
  ...works,
  releases: [
    releaseOf('spring', [
      {
        ...brook,
        uid: 'river',
        tags: ['Rivers'],
        data: {
          ...brook.data,
          title: title('River'),
          client: 'Harbour',
          year: 2018,
          day: '2026-01-01',
        },
      },
      documentOf(
        'work/delta',
        {
          ...empty,
          title: title('Delta'),
          story: richText('Where ice ends.'),
          year: 2022,
          day: '2022-01-01',
        },
        { tags: ['Web'] },
      ),
    ]),
  ],
};
