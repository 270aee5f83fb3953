import { type Content, filter, type ImageField, type RichTextField } from '@prismicio/client';
import { documentTypes, type RoutedType } from './documentTypes.ts';
import { orderByHand } from './chosenWork.ts';
import { cardTarget, toCard, type ProjectCard } from './cards.ts';
import { tagMatches } from './category.ts';
import type { ContentClient } from './client.ts';
import { orNull } from './orNull.ts';
import { PAGE_SIZE } from './paging.ts';
import { isProtected } from './protection.ts';
import { masterLanguage, readTranslations } from './translations.ts';

/** A page of all projects, or of a category's, newest first. */
export interface ProjectsPage {
  readonly projects: readonly ProjectCard[];
  /** How many pages there are. */
  readonly pages: number;
}

/** A named list with its cards in order. */
export interface ListedProjects {
  readonly uid: string;
  readonly name: string;
  readonly description: RichTextField;
  readonly projects: readonly ProjectCard[];
  /** What search engines and networks show instead of name and description. */
  readonly meta: {
    readonly title: string | null;
    readonly description: string | null;
    readonly image: ImageField | null;
  };
}

/** Of a category that no project has. */
export const NO_PROJECTS: ProjectsPage = { projects: [], pages: 0 };

const newestFirst = {
  orderings: [{ field: documentTypes.project.newestBy, direction: 'desc' as const }],
  pageSize: PAGE_SIZE,
};

/** A page of the projects that match every filter; the first by default. */
type ReadCards = (filters: string[], page?: number) => Promise<ProjectsPage>;

/** The repository's own spellings of some tags. */
async function matchingTags(client: ContentClient, wanted: readonly string[]): Promise<string[]> {
  const tags = await client.getTags();
  return tags.filter((tag) => wanted.some((one) => tagMatches(tag, one)));
}

/** The cards of projects in the order of their ids; those that are missing are left out. */
async function chosenCards(client: ContentClient, ids: readonly string[]): Promise<ProjectCard[]> {
  const first = [...new Set(ids)].slice(0, PAGE_SIZE);
  if (first.length === 0) return [];
  const { results } = await client.getByIDs(first, { pageSize: PAGE_SIZE });
  return first.flatMap((id) => {
    const found = results.find((document) => document.id === id);
    return found?.type === 'project' ? [toCard(found)] : [];
  });
}

/**
 * How each query is answered by the content client. A server-rendered page does not need it: the
 * browser loads this module with its first query.
 */
export function createFetchers(client: ContentClient) {
  const cards: ReadCards = async (filters, page = 1) => {
    const asked = { ...newestFirst, filters, ...(page > 1 && { page }) };
    const { results, total_pages: pages } = await client.getByType('project', asked);
    return { projects: results.map(toCard), pages };
  };
  return {
    settings: () => readSettings(client),
    home: () => orNull(client.getSingle('home')),
    document: <Type extends RoutedType>(type: Type, uid: string) =>
      orNull(client.getByUID(type, uid)),
    caseStudy: (uid: string) => readCaseStudy(client, uid),
    portfolio: (page?: number) => cards([], page),
    featured: async () => (await cards([filter.at('my.project.featured', 'Yes')])).projects,
    chosen: (ids: readonly string[]) => chosenCards(client, ids),
    category: async (param: string, page?: number) => {
      const tags = await matchingTags(client, [param]);
      return tags.length > 0 ? cards([filter.any('document.tags', tags)], page) : NO_PROJECTS;
    },
    list: (uid: string) => readList(client, uid, cards),
    projectCount: async () =>
      (await client.getByType('project', { ...newestFirst, pageSize: 1 })).total_results_size,
    next: (type: 'project' | 'case_study', uid: string) => readNext(client, type, uid),
    translations: (path: string) => readTranslations(client, path),
  };
}

export type Fetchers = ReturnType<typeof createFetchers>;

/** The settings of a language; those of the master language where it has none of its own. */
export async function readSettings(client: ContentClient) {
  const own = await orNull(client.getSingle('settings'));
  if (own || client.defaultParams?.lang === undefined) return own;
  const { id } = await masterLanguage(client);
  return orNull(client.getSingle('settings', { lang: id }));
}

/** `uid` is the one asked for if the case study or its project has it, else the case study's. */
async function readCaseStudy(client: ContentClient, uid: string) {
  const project = await orNull(client.getByUID('project', uid));
  const linked = project?.data.case_study;
  if (linked && 'id' in linked && linked.id) {
    const caseStudy = await orNull(client.getByID(linked.id));
    return caseStudy?.type === 'case_study' ? withUid(uid, caseStudy, project) : null;
  }
  const caseStudy = await orNull(client.getByUID('case_study', uid));
  if (!caseStudy) return null;
  const { results } = await client.getByType('project', {
    filters: [filter.at('my.project.case_study', caseStudy.id)],
    pageSize: 1,
  });
  return withUid(uid, caseStudy, results[0] ?? null);
}

/** Of so many projects in a row one has a page, or the first of all is the next. */
const NEXT_SIZE = 4;

/**
 * The project after the one of a page: in the order by hand of Home, then in that of all others, of which the
 * first follows the last; null if there is no other with a page.
 */
async function readNext(
  client: ContentClient,
  type: 'project' | 'case_study',
  uid: string,
): Promise<ProjectCard | null> {
  const [own, home] = await Promise.all([
    type === 'project'
      ? orNull(client.getByUID('project', uid))
      : readCaseStudy(client, uid).then((found) => found?.project ?? null),
    orNull(client.getSingle('home')),
  ]);
  if (!own) return null;
  const byHand = orderByHand(home?.data.slices ?? []);
  const at = byHand.indexOf(own.id);
  const withPage = (cards: readonly ProjectCard[]) =>
    cards.find((card) => card.id !== own.id && cardTarget(card).kind === 'internal');
  const chosenFrom = async (start: number) =>
    withPage(await chosenCards(client, byHand.slice(start)));
  const otherAfter = async (after?: string) => {
    const { results } = await client.getByType('project', {
      ...newestFirst,
      ...(after !== undefined && { after }),
      pageSize: Math.min(NEXT_SIZE + byHand.length, PAGE_SIZE),
    });
    return withPage(results.filter(({ id }) => !byHand.includes(id)).map(toCard));
  };
  if (at < 0) {
    return (await otherAfter(own.id)) ?? (await chosenFrom(0)) ?? (await otherAfter()) ?? null;
  }
  return (await chosenFrom(at + 1)) ?? (await otherAfter()) ?? (await chosenFrom(0)) ?? null;
}

function withUid(
  uid: string,
  caseStudy: Content.CaseStudyDocument,
  project: Content.ProjectDocument | null,
) {
  const isOwn = caseStudy.uid === uid || project?.uid === uid;
  return { uid: isOwn ? uid : caseStudy.uid, caseStudy, project };
}

type Rule = Pick<
  Content.ProjectListDocument['data'],
  'rule_tags' | 'rule_work_type' | 'rule_featured'
>;

/** The projects that a list's rule finds, the newest of them; without conditions, of all. */
async function readRule(
  client: ContentClient,
  { rule_tags: words, rule_work_type: kind, rule_featured: featured }: Rule,
  cards: ReadCards,
): Promise<readonly ProjectCard[]> {
  const wanted = (words ?? '').split(',').filter((word) => word.trim() !== '');
  const tags = wanted.length > 0 ? await matchingTags(client, wanted) : [];
  if (wanted.length > 0 && tags.length === 0) return [];
  const { projects } = await cards([
    ...(tags.length > 0 ? [filter.any('document.tags', tags)] : []),
    ...(kind?.trim() ? [filter.at('my.project.work_type', kind.trim())] : []),
    ...(featured === 'Yes' ? [filter.at('my.project.featured', featured)] : []),
  ]);
  return projects;
}

async function readList(
  client: ContentClient,
  uid: string,
  cards: ReadCards,
): Promise<ListedProjects | null> {
  const list = await orNull(client.getByUID('project_list', uid));
  // A protected list counts as missing: lists have no password gate.
  if (!list || isProtected(list)) return null;
  const ids = list.data.projects.flatMap(({ project }) =>
    'id' in project && project.id ? [project.id] : [],
  );
  const [first, rest] = await Promise.all([
    chosenCards(client, ids),
    list.data.choice === 'By rule' ? readRule(client, list.data, cards) : [],
  ]);
  const pinned = new Set(first.map(({ id }) => id));
  const projects = [...first, ...rest.filter(({ id }) => !pinned.has(id))];
  return {
    uid: list.uid,
    name: list.data.list_name ?? '',
    description: list.data.description,
    projects,
    meta: {
      title: list.data.meta_title,
      description: list.data.meta_description,
      image: list.data.share_image,
    },
  };
}
