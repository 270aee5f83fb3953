import type { Problem } from '../types.ts';
import { createReport } from './createReport.ts';
import { pathId } from './documentHeader.ts';
import type { DocumentSet } from './documentSet.ts';
import type { PendingLink } from './normalize/normalizeContext.ts';

/**
 * Adds the target's properties to the links of a set's own documents. A missing target is reported
 * and its link is served as broken, so that the document can still be read.
 */
export function resolveLinks(
  documents: DocumentSet,
  masterLang: string,
  isLeftOut: (type: string, name: string) => boolean,
  problems: Problem[],
): void {
  for (const { links, shown } of documents.own) {
    if (links.length === 0) continue;
    const report = createReport(shown, problems);
    for (const pending of links) {
      const target = findTarget(documents, pending, masterLang);
      if (target === undefined) {
        Object.assign(pending.link, brokenLink(pending, masterLang));
        report.warn(pending.field, missingTarget(pending, isLeftOut), 'broken-link');
        continue;
      }
      const { id, type, tags, lang, uid, slugs } = target.document;
      const slug = slugs[0] ?? '-';
      Object.assign(pending.link, { id, type, tags, lang, slug });
      if (uid !== null) pending.link['uid'] = uid;
      pending.link['isBroken'] = false;
      if (pending.types !== undefined && !pending.types.includes(type)) {
        const only = pending.types.join(', ');
        report.warn(pending.field, `links to a ${type}, but the model admits ${only} only`);
      }
    }
  }
}

function findTarget(documents: DocumentSet, pending: PendingLink, masterLang: string) {
  const { id, type, uid, lang = masterLang } = pending;
  const byId = id === undefined ? undefined : documents.byId(id);
  if (byId !== undefined || type === undefined || uid === undefined) return byId;
  return documents.find(type, uid, lang) ?? documents.find(type, uid, masterLang);
}

function brokenLink({ id, type, uid, lang }: PendingLink, masterLang: string) {
  return {
    // The id the target will have if its file is added.
    id: id ?? pathId({ type: type ?? '', name: uid ?? '' }),
    // The API's value for a broken link of unknown type.
    type: type ?? 'broken_type',
    tags: [],
    lang: lang ?? masterLang,
    slug: '-',
    ...(uid !== undefined && { uid }),
    isBroken: true,
  };
}

function missingTarget(
  { id, type, uid }: PendingLink,
  isLeftOut: (type: string, name: string) => boolean,
): string {
  if (type === undefined || uid === undefined) return `there is no document with id "${id}"`;
  const named = `${type}/${uid}`;
  return isLeftOut(type, uid)
    ? `links to ${named}, which is left out because of its own errors`
    : `links to ${named}, which does not exist`;
}
