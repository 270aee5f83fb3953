import { fold, freeName } from '../../lib/words.ts';
import { UID } from '../../folder/documentHeader.ts';
import type { Models, Problem } from '../../types.ts';
import type { HostedDocument } from '../hosted/contentApi.ts';
import type { ExportedDocument } from './readExport.ts';

/** A document that links can lead to. */
export type LinkTarget = Pick<HostedDocument, 'id' | 'type' | 'lang'> & {
  readonly uid: string | null;
};

/**
 * Documents of an export as a hosted repository returns them: with uids that a folder can have,
 * language versions that name each other, and links with their targets. Adds what it had to change
 * and links that lead nowhere to `problems`. `known` finds what an earlier import brought.
 */
export function hostedForm(
  documents: readonly ExportedDocument[],
  models: Models,
  known: (id: string) => LinkTarget | undefined,
  problems: Problem[],
): HostedDocument[] {
  const named = withFreeNames(documents, models, problems);
  const byId = new Map<string, LinkTarget>(named.map((document) => [document.id, document]));
  const groups = new Map<string, LinkTarget[]>();
  for (const document of named) {
    const group = `${document.type} ${document.group}`;
    groups.set(group, [...(groups.get(group) ?? []), document]);
  }
  return named.map(({ shown, links, ...document }) => {
    for (const { link, id, type, uid, lang, field } of links) {
      const target = id === undefined ? undefined : (byId.get(id) ?? known(id));
      if (id !== undefined && target === undefined) {
        const reason = `leads to the document "${id}", which is not in the export; the link is kept, but is broken`;
        problems.push({ file: shown, field, reason, kind: 'broken-link' });
      }
      Object.assign(link, target ? targetOf(target) : { id, type, uid, lang });
    }
    const versions = groups.get(`${document.type} ${document.group}`) ?? [];
    const { id, type, lang, uid, tags, previousUids, firstPublished, lastPublished } = document;
    return {
      ...targetOf({ id, type, lang, uid }),
      uid,
      url: null,
      href: '',
      tags: [...tags],
      slugs: [],
      linked_documents: [],
      first_publication_date: firstPublished,
      last_publication_date: lastPublished,
      alternate_languages: versions.filter((other) => other.lang !== lang).map(targetOf),
      previous_uids: previousUids.filter((previous) => previous !== uid && UID.test(previous)),
      data: document.data,
    };
  });
}

function targetOf({ id, type, lang, uid }: LinkTarget) {
  return { id, type, lang, ...(uid !== null && { uid }) };
}

/**
 * Gives every document an id and a uid of its own. Of two with one uid, the second gets a number;
 * of two of a type that has one document, the second is left out.
 */
function withFreeNames(
  documents: readonly ExportedDocument[],
  models: Models,
  problems: Problem[],
): ExportedDocument[] {
  const ids = new Set<string>();
  const names = new Map<string, string>();
  return documents.flatMap((document): ExportedDocument[] => {
    const { file, type, lang } = document;
    const model = models.types.get(type);
    const hasUid = model?.fields['uid']?.type === 'UID';
    const id = freeName(document.id, (other) => ids.has(other));
    ids.add(id);
    const keyOf = (name: string) => `${type}/${name}@${lang}`;
    if (!hasUid && model?.repeatable === false) {
      const first = names.get(keyOf(type));
      if (first !== undefined) {
        const reason = `the type "${type}" has one document in each language; it is ${first}`;
        problems.push({ file, reason, leftOut: true });
        return [];
      }
      names.set(keyOf(type), file);
    }
    if (!hasUid) return [{ ...document, id, uid: null, previousUids: [] }];
    const written = document.uid ?? '';
    const wanted = plainUid(written === '' ? id : written);
    const uid = freeName(wanted, (other) => names.has(keyOf(other)));
    if (uid !== written) {
      const first = names.get(keyOf(wanted));
      const reason =
        uid === wanted
          ? written === ''
            ? `the document has no uid; it gets "${uid}"`
            : `"${written}" is not a valid uid; it becomes "${uid}"`
          : `"${wanted}" is the uid of ${first}, too; this document gets "${uid}"`;
      problems.push({ file, field: 'uid', reason });
    }
    names.set(keyOf(uid), file);
    return [{ ...document, id, uid }];
  });
}

/** A uid of characters that are allowed, as Prismic's own import makes them. */
function plainUid(text: string): string {
  if (UID.test(text)) return text;
  const plain = fold(text)
    .replaceAll(/[^a-z0-9_.~-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'document' : plain;
}
