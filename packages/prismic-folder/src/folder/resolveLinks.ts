import type { Problem } from '../types.ts';
import { createReport } from '../lib/createReport.ts';
import { pathId } from './documentHeader.ts';
import type { DocumentSet } from './documentSet.ts';
import type { LoadedDocument } from './loadedDocument.ts';
import type { PendingLink } from '../fields/normalizing.ts';

/**
 * Adds the target's properties to the links of one of a set's own documents. A missing target is reported
 * and its link is served as broken, so that the document can still be read.
 */
export function resolveLinks(
  documents: DocumentSet,
  { links, shown }: LoadedDocument,
  masterLang: string,
  isLeftOut: (type: string, name: string) => boolean,
  problems: Problem[],
): void {
  const report = createReport(shown, problems);
  for (const pending of links) {
    const target = findTarget(documents, pending, masterLang);
    const resolved = resolve(pending, target, masterLang);
    if (!isResolved(pending.link, resolved)) Object.assign(pending.link, resolved);
    if (target === undefined) {
      report.warn(pending.field, missingTarget(pending, isLeftOut), 'broken-link');
    } else if (pending.types !== undefined && !pending.types.includes(target.document.type)) {
      const only = pending.types.join(', ');
      const { type } = target.document;
      report.warn(pending.field, `links to a ${type}, but the model admits ${only} only`);
    }
  }
}

/** Whether the links of a document that was resolved earlier are the same in this set. */
export function areLinksCurrent(
  { links }: LoadedDocument,
  documents: DocumentSet,
  masterLang: string,
): boolean {
  return links.every((pending) => {
    const target = findTarget(documents, pending, masterLang);
    return isResolved(pending.link, resolve(pending, target, masterLang));
  });
}

/** The document a link leads to: by its id, its uid, or a uid that it had earlier. */
export function findTarget(
  documents: DocumentSet,
  { id, type, uid, lang }: PendingLink,
  masterLang: string,
): LoadedDocument | undefined {
  const byId = id === undefined ? undefined : documents.byId(id);
  if (byId !== undefined || type === undefined || uid === undefined) return byId;
  const own = lang ?? masterLang;
  return (
    documents.find(type, uid, own) ??
    documents.find(type, uid, masterLang) ??
    documents.findPrevious(type, uid, own) ??
    documents.findPrevious(type, uid, masterLang)
  );
}

function resolve(
  { id: wantedId, type: wantedType, uid: wantedUid, lang: wantedLang }: PendingLink,
  target: LoadedDocument | undefined,
  masterLang: string,
): Record<string, unknown> {
  if (target === undefined) {
    return {
      // The id the target will have if its file is added.
      id: wantedId ?? pathId({ type: wantedType ?? '', name: wantedUid ?? '' }),
      // The API's value for a broken link of unknown type.
      type: wantedType ?? 'broken_type',
      tags: [],
      lang: wantedLang ?? masterLang,
      slug: '-',
      ...(wantedUid !== undefined && { uid: wantedUid }),
      isBroken: true,
    };
  }
  const { id, type, tags, lang, uid, slugs } = target.document;
  const slug = slugs[0] ?? '-';
  return { id, type, tags, lang, slug, ...(uid !== null && { uid }), isBroken: false };
}

function isResolved(link: Record<string, unknown>, resolved: Record<string, unknown>): boolean {
  return Object.entries(resolved).every(([key, value]) => {
    const known = link[key];
    return known === value || (isTexts(known) && isTexts(value) && known.join() === value.join());
  });
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
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
