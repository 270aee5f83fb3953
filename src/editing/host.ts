import { tagPath, documentPath } from '#content/links.ts';
import { describeType, documentTypes } from '#content/documentTypes.ts';
import { addressOf } from '#content/languages.ts';
import { reservedAddress } from '#content/ownAddresses.ts';
import { MIN_PASSWORD_LENGTH } from '#content/protection.ts';
import type { DocumentJson, EditorHost, Starter, Starters } from '#page-editor';
import { isRecord } from '#ui/isRecord.ts';
import { optionNames } from './optionNames.ts';

/** Whether a project has a case study, which its card leads to: no link of the site leads to its own page. */
function hasCaseStudy(type: string, { data }: DocumentJson): boolean {
  const link = data?.['case_study'];
  return (
    type === 'project' && isRecord(link) && (link['id'] !== undefined || link['uid'] !== undefined)
  );
}

/** Whether a project's own page is only its title: its story is in the case study, or elsewhere. */
function isBare({ data }: DocumentJson): boolean {
  const spread = data?.['spread'];
  return (!Array.isArray(spread) || spread.length === 0) && !data?.['behance_id'];
}

/** The page that shows the card of a project: of its first category, else of all projects. */
const cardPath = ({ tags }: DocumentJson): string => (tags?.[0] ? tagPath(tags[0]) : '/portfolio');

/** What of a project only its card shows. */
const ON_CARD = [
  'project_description',
  'work_type',
  'featured',
  'web_link',
  'link_text',
  'case_study',
  'cover',
];

/** What of it only its page shows. */
const ON_PAGE = [
  'use_spread',
  'background_color',
  'module_spacing',
  'title_font',
  'title_size',
  'title_color',
  'body_font',
  'body_size',
  'body_color',
  'spread',
  'behance_id',
];

/** Tabs of Settings whose words are not on Home itself. Whether there is sound is asked at the gate. */
const PARTS: Readonly<Record<string, string>> = {
  Gate: 'gate',
  Sound: 'gate',
  Menu: 'menu',
  Footer: 'footer',
};

const LOOK = 'look';

/** Where on the page a part of the look is seen at once. */
const LOOK_PARTS: Readonly<Record<string, string>> = {
  Type: 'intro',
  Light: 'intro',
  Gate: 'gate',
};

/** Home first, then the types with pages as the site knows them. */
const TYPES = Object.keys(documentTypes).filter((type) => describeType(type)?.path);

const addressIn = (lang: string | undefined, path: string) =>
  addressOf(lang === undefined ? '' : `/${lang}`, path);

interface Mock {
  readonly variation: string;
}

/** Starters with what `npm run screenshots -- --starters` took of their pages. */
function withPictures(starters: Starters['ofType']): Starters['ofType'] {
  const files = import.meta.glob<string>('./starters/*.webp', {
    eager: true,
    query: '?url',
    import: 'default',
  });
  const shown = ([type, list]: [string, readonly Starter[]]) => [
    type,
    list.map((one) => ({ ...one, picture: files[`./starters/${type}-${one.id}.webp`] })),
  ];
  return Object.fromEntries(Object.entries(starters).map(shown));
}

/** How the editor knows this site. */
export const host: EditorHost = {
  addressOf: ({ type, uid, lang }) =>
    type === 'home' || describeType(type)?.path
      ? addressIn(lang, documentPath({ type, uid }))
      : null,
  canvas: { kind: 'page' },
  name: 'Slicefolio',
  words: {
    site: 'portfolio',
    picture: 'In the light of Home or on the first project, and where people share your site',
    locked: 'visitors see its card only',
    tags: { project: 'Its categories, each with a page of its own' },
    isLocked:
      'Visitors see its card only: title, description, first cover, date and tags. The page and its case study ask for the password.',
  },
  visitedAt: ({ type, uid, lang, json }) =>
    hasCaseStudy(type, json) ? addressIn(lang, documentPath({ type: 'case_study', uid })) : null,
  documentAt: async () => (await import('./documentAt.ts')).documentAt,
  reservedAddress,
  viewsOf: (type, json) =>
    type === 'project'
      ? {
          label: 'What the page shows of the project',
          views: [
            { id: 'card', label: 'Card', path: cardPath(json), shows: ON_CARD },
            { id: 'page', label: 'Page', shows: ON_PAGE },
          ],
          first: isBare(json) ? 'card' : 'page',
        }
      : null,
  partOf: (type, tab) =>
    type === 'settings' ? (PARTS[tab] ?? null) : type === LOOK ? (LOOK_PARTS[tab] ?? null) : null,
  look: { type: LOOK, path: '/', load: async () => (await import('./look.ts')).look },
  optionNames,
  sound: {
    type: 'settings',
    tab: 'Sound',
    load: async () => (await import('./sound.ts')).sound,
  },
  typeOrder: ['home', ...TYPES, LOOK, 'settings', 'redirects'],
  purposes: {
    project: 'A card on Home and in lists, and a page of pictures',
    case_study: 'The long story of a project, which its card then opens',
    project_list: 'A choice of projects for somebody, at an address of its own',
    page: 'Anything else, such as About',
  },
  // A function, because its addresses may be in a chunk that imports this one, and are not there yet while
  // this one is evaluated.
  pictures: () =>
    import.meta.glob<string>('/slices/*/screenshot-*.png', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  async mocksOf(slice) {
    // The registry has the mock data of every slice, each to be loaded on demand.
    const { slices } = await import('#slices');
    const registry: Readonly<Record<string, { readonly mocks: () => Promise<readonly Mock[]> }>> =
      slices;
    return (await registry[slice]?.mocks()) ?? [];
  },
  async starters() {
    const [{ STARTERS, FIRST_WORDS, LABELS }, { FIRST_STEPS, ownSite, PICTURE_PLACES }] =
      await Promise.all([import('./starters.ts'), import('./ownSite.ts')]);
    return {
      ofType: withPictures(STARTERS),
      samples: Object.values(FIRST_WORDS),
      labels: LABELS,
      ownSite,
      steps: FIRST_STEPS,
      picturePlaces: PICTURE_PLACES,
    };
  },
  notes: async () => (await import('./notes.ts')).notes,
  async checks() {
    const [{ contrastCheck }, { cardCheck }] = await Promise.all([
      import('./contrastCheck.ts'),
      import('./cardCheck.ts'),
    ]);
    return [contrastCheck, cardCheck];
  },
  describedBy: ['project_description', 'overview', 'description'],
  embeds: async () => (await import('./embedProvider.ts')).embedProvider,
  colors: async () => (await import('./themeColors.ts')).readThemeColors(),
  pageFields: ['settings/quick_links/address', 'settings/menu_rows/address'],
  otherPages: (tags) => [
    { label: 'Home', path: '/' },
    { label: 'All projects', path: '/portfolio' },
    ...tags.map((tag) => ({ label: `Projects with the tag ${tag}`, path: tagPath(tag) })),
  ],
  orders: [
    {
      of: 'project',
      in: { type: 'home', zone: 'slices', slice: 'selected_work', group: 'projects' },
      label: 'Order on Home',
      others: 'Not on Home, newest first',
      byHand: { choice: 'By hand' },
      read: async (lang) => (await import('./workOrder.ts')).readWork(lang),
    },
  ],
  countsViews: true,
  protection: { minLength: MIN_PASSWORD_LENGTH, shared: ['project'] },
};
