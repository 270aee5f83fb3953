import type { Models, ContentSource } from '#prismic-folder';
import { pickOf, randomOf } from '../random.ts';
import { hostileText } from './texts.ts';
import { hostileFields, hostileJson } from './values.ts';

interface HostileDocument {
  readonly id: string;
  readonly uid: string | null;
  readonly type: string;
  readonly tags: readonly string[];
  readonly data: object;
}

const UIDS = [
  'a',
  'low-tide',
  'ünï çødé',
  '<script>',
  '..',
  'a/b',
  '%2f',
  '👍',
  '\ud800',
  'x"y',
] as const;

/** How many documents of each type a hostile site has. */
const COUNTS = {
  settings: 1,
  home: 1,
  page: 3,
  project: 8,
  case_study: 3,
  project_list: 3,
} as const;

/** A repository full of hostile documents, as a service without validation would serve it. */
export interface HostileSite {
  readonly source: ContentSource;
  /** Addresses of all its pages, feeds and sitemaps. */
  readonly paths: readonly string[];
}

export function hostileSite(seed: number, models: Models): HostileSite {
  const random = randomOf(seed);
  const tags = Array.from({ length: 4 }, () => hostileText(random));
  const documents = Object.entries(COUNTS).flatMap(([type, count]) =>
    Array.from({ length: count }, (_, index): HostileDocument => {
      const fields = models.types.get(type)?.fields ?? {};
      const data = random() < 0.02 ? {} : hostileFields(random, fields, models);
      const isProtected = type === 'project' && random() < 0.12;
      return {
        id: type === 'project' ? `id-${index}` : `${type}-${index}`,
        uid: count === 1 ? null : pickOf(random, [...UIDS, `uid-${index}`]),
        type,
        tags: tags.slice(Math.floor(random() * 4)),
        // A few with a password; random values would protect most of the site.
        data: { ...data, ...(type === 'project' && { password: isProtected ? 'sesame' : null }) },
      };
    }),
  );
  return { source: sourceOf(seed, documents, random), paths: pathsOf(documents, tags) };
}

const segment = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** The addresses of each type; a case study and a list have two. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  page: ['/'],
  project: ['/project/'],
  case_study: ['/case-study/'],
  project_list: ['/projects/', '/portfolio/'],
};

/** Longest address that is requested: Node accepts 16 kB of headers in all. */
const LONGEST = 8000;

function pathsOf(documents: readonly HostileDocument[], tags: readonly string[]): string[] {
  const own = documents.flatMap(({ type, uid }) =>
    (PLACES[type] ?? []).map((place) => place + segment(uid ?? '')),
  );
  const lists = tags.slice(0, 1).map((tag) => `/categories/${segment(tag)}`);
  const paths = new Set(['/', '/portfolio', '/projects', '/nothing', ...lists, ...own]);
  return [...paths].filter((path) => path.length < LONGEST);
}

/** Results that are not documents. */
const STRAY = [null, 5, 'x', [], { id: 1 }, { id: 'x', type: 'page', data: [] }];

function sourceOf(seed: number, documents: readonly HostileDocument[], random: () => number) {
  const ref = `hostile-${seed}`;
  const shared = {
    lang: 'en-gb',
    href: 7,
    url: 'javascript:window.__pwned=1',
    slugs: [null, hostileText(random)],
    linked_documents: [],
    alternate_languages: [null, { id: 4 }],
    first_publication_date: pickOf(random, [null, 'soon', '2024-02-29T10:00:00+0000', 5]),
    last_publication_date: pickOf(random, [null, 'soon', '2024-02-29T10:00:00+0000', 5]),
  };
  const search = (q: string) => {
    const found = documents.filter((document) => matches(document, q));
    const results = [
      ...found.map((one) => ({ ...shared, ...one })),
      ...(found.length > 1 ? STRAY : []),
    ];
    const size = found.length;
    return {
      page: 1,
      results_per_page: 100,
      results_size: size,
      total_results_size: size,
      total_pages: 1,
      results,
    };
  };
  const metadata = {
    refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }],
    languages: [{ id: 'en-gb', name: 'English', is_master: true }],
    types: Object.fromEntries(Object.keys(COUNTS).map((type) => [type, type])),
    bookmarks: {},
    tags: [],
    forms: { everything: {} },
  };
  const source: ContentSource = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const body = pathname.endsWith('/api/v2')
      ? metadata
      : search(searchParams.getAll('q').join(''));
    return new Response(hostileJson(body), { headers: { 'content-type': 'application/json' } });
  };
  return source;
}

/** Whether a document matches the site's own predicates. */
function matches({ id, uid, type, tags }: HostileDocument, q: string): boolean {
  const value = (path: string) => {
    const text = String.raw`"(?:[^"\\]|\\.)*"`;
    const list = String.raw`\[(?:\s*${text},?)*\s*\]`;
    const found = new RegExp(`${path}\\s*,\\s*(${text}|${list})`).exec(q)?.[1];
    return found === undefined ? null : [JSON.parse(found) as string | string[]].flat();
  };
  const requests = [
    [value('document\\.type'), [type]],
    [value('document\\.id'), [id]],
    [value('my\\.\\w+\\.uid'), [uid]],
    [value('document\\.tags'), tags],
  ] as const;
  return requests.every(
    ([wanted, own]) => wanted === null || own.some((one) => wanted.includes(one ?? '')),
  );
}
