import type { AlternateLanguage, Language, Problem } from '../types.ts';
import { createReport, type Report } from './createReport.ts';
import type { DocumentSet } from './documentSet.ts';
import { isRecord } from '../json.ts';
import type { LoadedDocument } from './loadedDocument.ts';

type Group = Set<LoadedDocument>;

/**
 * Finds the language versions of each document of a ref. Documents of a type belong together if
 * they share the file name or the uid, or if one lists the other in `alternate_languages`.
 */
export function joinLanguages(
  documents: DocumentSet,
  languages: readonly Language[],
  problems: Problem[],
): ReadonlyMap<LoadedDocument, AlternateLanguage[]> {
  const joined = new Map<LoadedDocument, AlternateLanguage[]>();
  const all = documents.all();
  if (languages.length === 1 && all.every((loaded) => loaded.writtenAlternates === undefined)) {
    return joined;
  }
  const groups = groupVersions(documents, all, problems);
  const order = languages.map(({ id }) => id);
  for (const [loaded, group] of groups) {
    if (group.size === 1) continue;
    const alternates = [...group]
      .filter(({ document }) => document.lang !== loaded.document.lang)
      .toSorted((a, b) => order.indexOf(a.document.lang) - order.indexOf(b.document.lang))
      .map(toAlternate);
    joined.set(loaded, alternates);
  }
  return joined;
}

function groupVersions(
  documents: DocumentSet,
  all: readonly LoadedDocument[],
  problems: Problem[],
): ReadonlyMap<LoadedDocument, Group> {
  const groups = new Map<LoadedDocument, Group>();
  const named = new Map<string, LoadedDocument>();
  const own = new Set(documents.own);
  const join = (one: LoadedDocument, other: LoadedDocument) => {
    const group = groups.get(one) ?? new Set([one]);
    for (const member of groups.get(other) ?? [other]) group.add(member);
    for (const member of group) groups.set(member, group);
  };
  for (const loaded of all) {
    join(loaded, loaded);
    const { type, uid } = loaded.document;
    for (const key of new Set([`${type}/${loaded.name}`, `${type}/${uid ?? loaded.name}`])) {
      const other = named.get(key);
      if (other === undefined) named.set(key, loaded);
      else join(other, loaded);
    }
    if (loaded.writtenAlternates === undefined) continue;
    // Problems of master's documents were reported for master, so releases report only their own.
    const report = createReport(loaded.shown, own.has(loaded) ? problems : []);
    for (const other of readWritten(documents, loaded, report)) join(loaded, other);
  }
  return groups;
}

function readWritten(documents: DocumentSet, loaded: LoadedDocument, report: Report) {
  const { writtenAlternates: written, document } = loaded;
  if (!Array.isArray(written)) {
    report.warn('alternate_languages', 'must be a list of documents by id, or by uid and lang');
    return [];
  }
  return written.flatMap((entry: unknown, index) => {
    const { id, uid, lang } = isRecord(entry) ? entry : {};
    const byId = typeof id === 'string' ? documents.byId(id) : undefined;
    const isNamed = typeof uid === 'string' && typeof lang === 'string';
    const other = byId ?? (isNamed ? documents.find(document.type, uid, lang) : undefined);
    if (other !== undefined) return [other];
    const name = isNamed ? `${document.type}/${uid} in ${lang}` : `id ${JSON.stringify(id)}`;
    const reason = `names a document that does not exist (${name})`;
    report.warn(`alternate_languages[${index}]`, reason, 'broken-link');
    return [];
  });
}

function toAlternate({ document: { id, uid, type, lang } }: LoadedDocument): AlternateLanguage {
  return uid === null ? { id, type, lang } : { id, uid, type, lang };
}
