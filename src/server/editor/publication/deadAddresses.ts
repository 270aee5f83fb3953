import type { ContentRemark } from '#prismic-folder/authoring';
import { formatPath, type RepositoryDocument, type Snapshot } from '#prismic-folder';
import { typedAddresses } from './typedAddresses.ts';
import { languagesIn, ORIGIN, pathOf, shownIn } from './siteLinks.ts';

/** Answers a visitor's request. */
type Respond = (request: Request) => Promise<Response>;

/** So many redirects are followed; more are a circle. */
const MAX_STEPS = 5;

/** Whether the site has nothing at a path, by its own answer. Failures say nothing of that. */
async function isMissing(respond: Respond, path: string): Promise<boolean> {
  let url = new URL(path, ORIGIN);
  for (let step = 0; step < MAX_STEPS; step++) {
    // oxlint-disable-next-line no-await-in-loop -- each step is in the answer before
    const { status, headers } = await respond(new Request(url, { method: 'HEAD' }));
    const location = headers.get('location');
    if (status < 300 || status >= 400 || location === null) return status === 404 || status === 410;
    url = new URL(location, url);
    if (url.origin !== ORIGIN) return false;
  }
  return true;
}

/** Whether the site has nothing at a path; each is asked once. */
function createAsk(respond: Respond): (path: string) => Promise<boolean> {
  const answers = new Map<string, Promise<boolean>>();
  return (path) => {
    const asked = answers.get(path) ?? isMissing(respond, path);
    answers.set(path, asked);
    return asked;
  };
}

interface Asked {
  readonly content: Snapshot;
  /** Origins of the site besides its own here. */
  readonly origins: readonly string[];
  readonly respond: Respond;
  /** Answers as long as nothing is published. */
  readonly respondNow: Respond;
}

/**
 * Typed addresses of a document that lead nowhere: the site itself is asked, in each language whose pages have the
 * link. Those that are public already, and led nowhere before, are untouched.
 */
export async function deadAddresses(
  document: RepositoryDocument,
  published: RepositoryDocument | undefined,
  { content, origins, respond, respondNow }: Asked,
): Promise<ContentRemark[]> {
  const known = new Set((published ? typedAddresses(published) : []).map(({ address }) => address));
  const languages = languagesIn(content);
  const langs = shownIn(document, content.documents, languages);
  const [isDead, wasDead] = [createAsk(respond), createAsk(respondNow)];
  const remarks = typedAddresses(document).map(async (typed): Promise<ContentRemark[]> => {
    const dead: string[] = [];
    let isNew = !known.has(typed.address);
    for (const lang of langs) {
      const path = pathOf(typed, lang, languages, origins);
      // oxlint-disable no-await-in-loop -- one page after another is rendered anyway
      if (path === null || (path !== undefined && !(await isDead(path)))) continue;
      dead.push(lang);
      isNew ||= path !== undefined && !(await wasDead(path));
      // oxlint-enable no-await-in-loop
    }
    if (dead.length === 0) return [];
    const names = languages.flatMap(({ id, name }) => (dead.includes(id) ? [name] : []));
    const where = dead.length < langs.length ? `, in ${names.join(', ')}` : '';
    const reason = reasonOf(typed.address, where);
    const field = formatPath(typed.path);
    const untouched = isNew ? {} : { untouched: true as const };
    return [{ id: document.id, field, reason, kind: 'broken-link', ...untouched }];
  });
  return (await Promise.all(remarks)).flat();
}

function reasonOf(address: string, where: string): string {
  if (/^\s*(?:\/|https?:)/i.test(address)) {
    return `leads to ${address.trim()}, where this site has nothing${where}`;
  }
  return `leads nowhere: “${address.trim()}” begins neither with https://, as other sites do, nor with /, as pages of this site do`;
}
