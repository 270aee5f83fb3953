/** What the path of a document in an export says of it. */
export interface NamedDocument {
  readonly id?: string;
  readonly type?: string;
  readonly lang?: string;
  /** The same in all language versions of a document. */
  readonly group?: string;
}

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})+$/i;
const ID = /^[\w-]+$/;

/**
 * Reads a path. Starters have `en-us/<id>=#=<version>=#=<type>=#=<group>=#=<lang>=#=y.json`, zips of
 * the dashboard `<id>$<version>.json`, and what was made for an import `new_<group>_<lang>.json`.
 */
export function readDocumentName(path: string): NamedDocument {
  const parts = path.split('/');
  const stem = (parts.pop() ?? '').replace(/\.json$/i, '');
  const folder = parts.toReversed().find((part) => LANGUAGE.test(part));
  const inFolder = folder === undefined ? {} : { lang: folder.toLowerCase() };
  const made = /^new_(.+)_([a-z]{2,3}(?:-[a-z0-9]{2,8})+)$/i.exec(stem);
  if (made !== null) return { group: String(made[1]), lang: String(made[2]).toLowerCase() };
  const [id = '', version, type, group, lang] = stem.split(/=#=|\$/);
  if (type !== undefined && lang !== undefined && LANGUAGE.test(lang)) {
    return {
      ...(ID.test(id) && { id }),
      type,
      ...(group !== undefined && group !== '' && { group }),
      lang: lang.toLowerCase(),
    };
  }
  return { ...inFolder, ...(version !== undefined && ID.test(id) && { id }) };
}
