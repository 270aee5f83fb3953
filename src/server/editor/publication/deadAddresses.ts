import type { ContentRemark } from '#prismic-folder/authoring';
import { formatPath, type RepositoryDocument, type Snapshot } from '#prismic-folder';
import { addressesOf, typedAddresses } from './typedAddresses.ts';
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

/**
 * Addresses that were typed into a document since it was published, and lead nowhere: the site itself is asked, in
 * each language whose pages have the link.
 */
export async function deadAddresses(
  document: RepositoryDocument,
  published: RepositoryDocument | undefined,
  content: Snapshot,
  origins: readonly string[],
  respond: Respond,
): Promise<ContentRemark[]> {
  const known = addressesOf(published);
  const languages = languagesIn(content);
  const langs = shownIn(document, content.documents, languages);
  const answers = new Map<string, Promise<boolean>>();
  const ask = (path: string) => {
    const asked = answers.get(path) ?? isMissing(respond, path);
    answers.set(path, asked);
    return asked;
  };
  const remarks = typedAddresses(document)
    .filter(({ address }) => !known.has(address))
    .map(async (typed) => {
      const dead: string[] = [];
      for (const lang of langs) {
        const path = pathOf(typed, lang, languages, origins);
        // oxlint-disable-next-line no-await-in-loop -- one page after another is rendered anyway
        if (path === undefined || (path !== null && (await ask(path)))) dead.push(lang);
      }
      if (dead.length === 0) return [];
      const names = languages.flatMap(({ id, name }) => (dead.includes(id) ? [name] : []));
      const where = dead.length < langs.length ? `, in ${names.join(', ')}` : '';
      const field = formatPath(typed.path);
      return [{ id: document.id, field, reason: reasonOf(typed.address, where), kind: BROKEN }];
    });
  return (await Promise.all(remarks)).flat();
}

const BROKEN = 'broken-link' as const;

function reasonOf(address: string, where: string): string {
  if (/^\s*(?:\/|https?:)/i.test(address)) {
    return `leads to ${address.trim()}, where this site has nothing${where}`;
  }
  return `leads nowhere: “${address.trim()}” begins neither with https://, as other sites do, nor with /, as pages of this site do`;
}
