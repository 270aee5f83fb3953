import { isRecord } from '../json.ts';
import type { AlternateLanguage, Language, Problem } from '../types.ts';
import { createReport, type Report } from '../lib/createReport.ts';
import type { DocumentSet } from './documentSet.ts';
import type { LoadedDocument } from './loadedDocument.ts';

/**
 * Groups what is one document in several languages. `passes`: keys of an item, by how much they say; items
 * that share one are versions of each other unless a language would be in their group twice. The uid of a
 * translation may be the file name of another document, which is no version of it. An item without other versions
 * has no group.
 */
export function languageVersions<Item>(
  items: readonly Item[],
  languageOf: (item: Item) => string,
  passes: readonly ((item: Item) => readonly string[])[],
): ReadonlyMap<Item, ReadonlySet<Item>> {
  const groups = new Map<Item, Set<Item>>();
  const groupOf = (item: Item) => groups.get(item) ?? new Set([item]);
  const join = (one: Item, other: Item) => {
    const [group, added] = [groupOf(one), groupOf(other)];
    if (group.has(other)) return;
    const languages = new Set([...group].map(languageOf));
    if ([...added].some((item) => languages.has(languageOf(item)))) return;
    for (const item of added) group.add(item);
    for (const item of group) groups.set(item, group);
  };
  for (const keysOf of passes) {
    const first = new Map<string, Item>();
    const more = new Map<string, Item[]>();
    for (const item of items) {
      for (const key of keysOf(item)) {
        const one = first.get(key);
        // Most keys are of one item: a list for each would be most of the work.
        if (one === undefined) first.set(key, item);
        else {
          const others = more.get(key) ?? [one];
          if (others.includes(item)) continue;
          for (const other of others) join(other, item);
          others.push(item);
          more.set(key, others);
        }
      }
    }
  }
  return groups;
}

/** The language versions of documents. */
export type Alternates = ReadonlyMap<LoadedDocument, AlternateLanguage[]>;

/**
 * Finds the language versions of each document of a ref. Documents of a type belong together if
 * one lists the other in `alternate_languages`, if they share the file name, or if they share the uid: in
 * this order, and only as far as no document gets two versions in one language. null: a folder that adds nothing to
 * master, as mostly that of drafts, joins nothing.
 */
export function joinLanguages(
  documents: DocumentSet,
  languages: readonly Language[],
  problems: Problem[],
): Alternates | null {
  if (documents.own.length === 0) return null;
  const joined = new Map<LoadedDocument, AlternateLanguage[]>();
  const all = documents.all();
  if (languages.length === 1 && all.every((loaded) => loaded.writtenAlternates === undefined)) {
    return joined;
  }
  const groups = groupVersions(documents, all, problems);
  const order = languages.map(({ id }) => id);
  for (const [loaded, group] of groups) {
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
): ReadonlyMap<LoadedDocument, ReadonlySet<LoadedDocument>> {
  const own = new Set(documents.own);
  const written = new Map<LoadedDocument, readonly LoadedDocument[]>();
  for (const loaded of all) {
    if (loaded.writtenAlternates === undefined) continue;
    // Problems of master's documents were reported for master, so releases report only their own.
    const report = createReport(loaded.shown, own.has(loaded) ? problems : []);
    written.set(loaded, readWritten(documents, loaded, report));
  }
  const byIds = (loaded: LoadedDocument) =>
    [loaded, ...(written.get(loaded) ?? [])].map(({ document }) => document.id);
  return languageVersions(all, ({ document }) => document.lang, [
    // Ids differ: without written ones nothing shares any.
    ...(written.size > 0 ? [byIds] : []),
    ({ document, name }) => [`${document.type}/${name}`],
    ({ document, name }) => [`${document.type}/${document.uid ?? name}`],
  ]);
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
    const name = isNamed ? `${document.type}/${uid} in ${lang}` : id && `id ${JSON.stringify(id)}`;
    const reason = name
      ? `names a document that does not exist (${name})`
      : 'must name a document by id, or by uid and lang';
    report.warn(`alternate_languages[${index}]`, reason, 'broken-link');
    return [];
  });
}

function toAlternate({ document: { id, uid, type, lang } }: LoadedDocument): AlternateLanguage {
  return uid === null ? { id, type, lang } : { id, uid, type, lang };
}
