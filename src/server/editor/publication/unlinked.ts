import { asText, type RichTextField } from '@prismicio/client';
import type { ContentRemark } from '#prismic-folder/authoring';
import { memoize, type RepositoryDocument, type Snapshot } from '#prismic-folder';
import { describeType } from '#content/documentTypes.ts';
import { documentPath, listPath } from '#content/links.ts';
import { splitAddress, type Language } from '#content/repositoryLanguages.ts';
import { pageAt } from '#content/pageAt.ts';
import { eachRecord, type Path } from './eachRecord.ts';
import { type TypedAddress, typedAddresses } from './typedAddresses.ts';
import { canonicalPath } from '#server/lib/canonicalPath.ts';
import { isRecord } from '#ui/isRecord.ts';
import { languagesIn, pathOf, shownIn } from './siteLinks.ts';

/** The links to documents that were chosen in a value, each with its place. */
function chosenLinks(data: unknown): (readonly [id: string, Path])[] {
  const found: [string, Path][] = [];
  eachRecord(data, ({ link_type: kind, id, isBroken }, path) => {
    if (kind !== 'Document') return false;
    if (typeof id === 'string' && isBroken !== true) found.push([id, [...path]]);
    return true;
  });
  return found;
}

/** Lists show cards, and a card leads where its project says. */
const isCard = (path: Path) => path.at(-1) === 'project' && path.includes('projects');

/** The case study that a project's card leads to, which is one of its language. */
function caseStudyOf({ type, lang, data }: RepositoryDocument): string | null {
  const link = data['case_study'];
  if (type !== 'project' || !isRecord(link)) return null;
  const isOwn = typeof link['lang'] !== 'string' || link['lang'] === lang;
  return isOwn && link['isBroken'] !== true && typeof link['id'] === 'string' ? link['id'] : null;
}

const hasOwnPage = ({ data }: RepositoryDocument) =>
  data['use_spread'] === 'Yes' || Boolean(data['behance_id']);

/** Finds the document whose page is at a path. */
function finder(documents: readonly RepositoryDocument[], languages: readonly Language[]) {
  const named = (type: string, uid: string, lang: string | undefined) =>
    documents.find(
      (one) =>
        one.type === type &&
        one.lang === lang &&
        (one.uid === uid || one.previous_uids?.includes(uid)),
    );
  return (pathname: string): RepositoryDocument | undefined => {
    const { language, path } = splitAddress(canonicalPath(pathname, languages), languages);
    const page = pageAt(path);
    if (!page || !('name' in page)) return undefined;
    const find = (type: string) => named(type, page.name, language?.id);
    if (page.kind === 'list') return find('project_list');
    if (page.kind !== 'case_study') return find(page.kind);
    const project = find('project');
    const chosen = project && caseStudyOf(project);
    return documents.find(({ id }) => id === chosen) ?? find('case_study');
  };
}

interface Leads {
  /** Documents that links were chosen to, but those on cards. */
  readonly ids: readonly string[];
  readonly typed: readonly Pick<TypedAddress, 'address' | 'made'>[];
}

/** A document is the same object in every publication, until it is changed. */
const leadsOf = memoize((document: RepositoryDocument): Leads => {
  const ids = chosenLinks(document.data).flatMap(([id, path]) =>
    path[0] === 'case_study' || isCard(path) ? [] : [id],
  );
  const typed = typedAddresses(document).map(({ address, made }) => ({ address, made }));
  return { ids, typed };
});

/**
 * Ids of the documents that visitors can get to: from Home, the menu and the cards of all projects, by links that were
 * chosen or typed, and by the switch of languages.
 */
export function reached({ documents, ...content }: Pick<Snapshot, 'documents' | 'languages'>) {
  const languages = languagesIn(content);
  const find = finder(documents, languages);
  const byId = new Map(documents.map((document) => [document.id, document]));
  // Most documents have the same addresses, such as those of profiles.
  const targets = new Map<string, string | undefined>();
  const targetOf = (typed: Leads['typed'][number], lang: string) => {
    const key = JSON.stringify([lang, typed.made, typed.address]);
    if (!targets.has(key)) {
      const path = pathOf(typed, lang, languages, []);
      targets.set(key, path ? find(path)?.id : undefined);
    }
    return targets.get(key) ?? [];
  };
  const leadsTo = (document: RepositoryDocument): string[] => {
    const { ids, typed } = leadsOf(document);
    const langs = typed.length === 0 ? [] : shownIn(document, documents, languages);
    return [
      ...ids,
      ...typed.flatMap((one) => langs.flatMap((lang) => targetOf(one, lang))),
      ...document.alternate_languages.map(({ id }) => id),
    ];
  };
  const found = new Set<string>();
  // What is found while it is iterated is iterated, too.
  for (const document of documents) {
    const card = caseStudyOf(document);
    if (document.type === 'home' || describeType(document.type)?.path === undefined)
      found.add(document.id);
    if (document.type === 'project') found.add(card ?? document.id);
  }
  for (const id of found) {
    const document = byId.get(id);
    for (const next of document ? leadsTo(document) : []) if (next !== id) found.add(next);
  }
  return found;
}

/** Says of documents that nothing leads to them, with the way to change that. */
export function unlinked(
  concerned: readonly RepositoryDocument[],
  content: Snapshot,
): ContentRemark[] {
  const ids = reached(content);
  return concerned
    .filter((one) => !ids.has(one.id) && (one.type !== 'project' || hasOwnPage(one)))
    .map((document) => ({
      id: document.id,
      reason: reasonOf(document, content),
      kind: 'unlinked',
    }));
}

const WAYS: Readonly<Record<string, (path: string) => string>> = {
  case_study: () =>
    'no project and no link leads to it, so visitors cannot find it: choose it in the field Case study of its project',
  project: () =>
    'its card leads to its case study, and nothing to its own page: link to that on a page, or empty the field Case study',
  project_list: (path) =>
    `nothing on the site leads to it: only visitors who are given its address, ${path}, find it`,
};

function reasonOf(document: RepositoryDocument, { drafts }: Snapshot): string {
  const { type, uid, id } = document;
  const path = type === 'project_list' && uid ? listPath(uid) : documentPath(document);
  const way = WAYS[type]?.(path) ?? OTHER;
  const waiting = (drafts?.documents ?? [])
    .filter((draft) => chosenLinks(draft.data).some(([to, at]) => to === id && !isCard(at)))
    .map(titleOf);
  return waiting.length === 0
    ? way
    : `visitors cannot find it before ${waiting.join(' or ')} is public: publish that, too`;
}

const OTHER =
  'nothing on the site leads to it, so visitors cannot find it: add a row to the menu, or a link on a page';

function titleOf({ uid, type, data }: RepositoryDocument): string {
  const title = data['project_title'];
  // Cast: what the model of a project says of its title, and its text is read defensively.
  const text = Array.isArray(title) ? asText(title as RichTextField) : data['title'];
  return typeof text === 'string' && text !== '' ? text : (uid ?? type);
}
