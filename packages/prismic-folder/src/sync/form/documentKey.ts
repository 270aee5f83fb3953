import type { Models } from '../../types.ts';

/** The properties that identify a document on both sides. */
interface Named {
  readonly id: string;
  readonly type: string;
  readonly lang: string;
  readonly uid?: string | null | undefined;
}

/**
 * A document's name in plans and in the record, the same for the folder's and the hosted one:
 * `project/low-tide`, or `home` for a type with one document, followed by `@` and the language
 * unless it is the folder's first. Documents without a uid in a repeatable type are named by id.
 */
export function documentKey(
  { id, type, lang, uid }: Named,
  models: Models,
  masterLang: string,
): string {
  const isOnly = models.types.get(type)?.repeatable === false;
  const name = typeof uid === 'string' ? `${type}/${uid}` : isOnly ? type : `${type}/#${id}`;
  return lang === masterLang ? name : `${name}@${lang}`;
}
