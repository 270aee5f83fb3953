import { documentPlaceOf, type Place } from '../../sync/pull/documentPlaceOf.ts';
import { freeName, slugOf } from '../../lib/words.ts';
import type { RefuseUid } from '../../types.ts';
import { must } from '../refusal.ts';
import { areVersions, type IndexedDocument, type WriteProject } from '../WriteProject.ts';
import type { NewDraftBody } from './draftBody.ts';

/** The document in another language that a new one is a version of. */
export function originalOf(
  { alternate, type, lang }: NewDraftBody,
  { documents }: WriteProject,
): IndexedDocument | undefined {
  if (alternate === undefined) return undefined;
  const original = documents.byId(alternate);
  must(
    original !== undefined && original.type === type.id,
    `alternate_language_id: there is no ${type.id} ${JSON.stringify(alternate)}`,
  );
  must(original.lang !== lang, `alternate_language_id names a document in ${lang} itself`);
  const version = documents.ofType(type.id, lang).find((one) => areVersions(one, original));
  must(
    version === undefined,
    `alternate_language_id: ${type.id}/${original.name} has a version in ${lang}: ${shownFile(version)}`,
  );
  return original;
}

/**
 * The file of a new document: named as the version in the other language, unless it is the master
 * language's itself; or by its uid, or by the title. Refuses a document that exists.
 */
export function newPlace(
  draft: NewDraftBody,
  original: IndexedDocument | undefined,
  { models, settings, documents }: WriteProject,
  refuseUid: RefuseUid,
): Place {
  const { type, lang, uid, title } = draft;
  const refusal = (name: string) => refuseUid({ type: type.id, uid: name }, settings.languages);
  if (uid !== undefined) {
    const reason = refusal(uid);
    must(reason === null, `uid: ${reason}`);
    const other = documents.claimedBy({ type: type.id, lang, uid });
    must(other === undefined, `uid: a document with this UID already exists: ${shownFile(other)}`);
  }
  const [only] = type.repeatable ? [] : documents.ofType(type.id, lang);
  must(
    only === undefined,
    `there can be one ${type.id} in ${lang}, and that exists: ${shownFile(only)}`,
  );
  const isTaken = (name: string) =>
    refusal(name) !== null || documents.claimedBy({ type: type.id, lang, uid: name }) !== undefined;
  const masterLang = settings.languages[0].id;
  const beside = lang === masterLang ? undefined : original?.name;
  const own = beside ?? uid ?? freeName(original?.name ?? slugOf(title, 'document', 80), isTaken);
  const named = type.repeatable ? own : type.id;
  const header = { id: named, type: type.id, uid: named, lang };
  return documentPlaceOf(header, undefined, models, masterLang);
}

/** The path of a version's file for messages. */
export function shownFile(document: IndexedDocument | undefined): string {
  return document === undefined ? '' : `content/${document.folder}/${document.file}`;
}
