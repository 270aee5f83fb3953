import type { RemarkOn } from '#prismic-folder/authoring';
import { sourceOf } from '#server/sources/embeddedRepository.ts';
import type { SiteAfter } from '../EditorPort.ts';
import { deadAddresses } from './deadAddresses.ts';
import { redirectRemarks } from './redirectRemarks.ts';
import { reached, unlinked } from './unlinked.ts';

/**
 * What the site says of a publication: addresses that lead nowhere in what is published, old ones among them, and documents that nothing
 * leads to, of those that are published and of those that something led to before.
 */
export function createRemarks(
  siteAfter: (content: ReturnType<typeof sourceOf>) => SiteAfter,
  origins: readonly string[],
): RemarkOn {
  return async (after, now, ids) => {
    const before = new Map(now.documents.map((document) => [document.id, document]));
    const own = after.documents.filter(({ id }) => ids.has(id));
    const ledTo = reached(now);
    const concerned = after.documents.filter((one) => ids.has(one.id) || ledTo.has(one.id));
    const { respond } = siteAfter(sourceOf(after));
    const { respond: respondNow } = siteAfter(sourceOf(now));
    const asked = { content: after, origins, respond, respondNow };
    const dead = await Promise.all(own.map((one) => deadAddresses(one, before.get(one.id), asked)));
    return [...dead.flat(), ...redirectRemarks(after, now, origins), ...unlinked(concerned, after)];
  };
}
