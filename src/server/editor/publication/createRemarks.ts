import type { RemarkOn } from '#prismic-folder/authoring';
import type { RepositoryDocument, Snapshot } from '#prismic-folder';
import { sourceOf } from '#server/sources/embeddedRepository.ts';
import type { SiteAfter } from '../EditorPort.ts';
import { deadAddresses } from './deadAddresses.ts';
import { reached, unlinked } from './unlinked.ts';

/** Documents that a publication writes, which are dated by it. */
function publishedIn(after: Snapshot, before: ReadonlyMap<string, RepositoryDocument>) {
  return after.documents.filter(
    ({ id, last_publication_date: date }) => before.get(id)?.last_publication_date !== date,
  );
}

/**
 * What the site says of a publication: addresses that lead nowhere in what is published, and documents that nothing
 * leads to, of those that are published and of those that something led to before.
 */
export function createRemarks(
  siteAfter: (content: ReturnType<typeof sourceOf>) => SiteAfter,
  origins: readonly string[],
): RemarkOn {
  return async (after, now) => {
    const before = new Map(now.documents.map((document) => [document.id, document]));
    const own = publishedIn(after, before);
    const ledTo = reached(now);
    const concerned = after.documents.filter((one) => own.includes(one) || ledTo.has(one.id));
    const site = siteAfter(sourceOf(after));
    const dead = await Promise.all(
      own.map((one) => deadAddresses(one, before.get(one.id), after, origins, site.respond)),
    );
    return [...dead.flat(), ...unlinked(concerned, after)];
  };
}
