import { pathId } from '../../folder/documentHeader.ts';
import { LIKE_A_LANGUAGE } from '../../folder/documentPlace.ts';
import type { Models } from '../../types.ts';
import type { FolderDocument } from '../loadFolder.ts';
import { documentKey } from '../form/documentKey.ts';
import type { HostedDocument } from '../hosted/contentApi.ts';

/** A document's file: its path below `documents`, and the path's parts. */
export interface Place {
  readonly path: string;
  /** Without language and `.json`. */
  readonly name: string;
  /** Set when the file name ends in `.<lang>.json`. */
  readonly lang?: string;
}

/** Path of a hosted document in the folder: the existing one, else derived from its uid. */
export function documentPlaceOf(
  { id, type, uid, lang }: Pick<HostedDocument, 'id' | 'type' | 'uid' | 'lang'>,
  local: FolderDocument | undefined,
  models: Models,
  masterLang: string,
): Place {
  if (local !== undefined) {
    const { name: path } = local.file;
    const stem = path.slice(path.indexOf('/') + 1, -'.json'.length);
    const isNamed = stem.endsWith(`.${lang}`);
    return isNamed ? { path, name: stem.slice(0, -lang.length - 1), lang } : { path, name: stem };
  }
  const isOnly = models.types.get(type)?.repeatable === false;
  const name = uid ?? (isOnly ? type : id);
  if (lang === masterLang && !LIKE_A_LANGUAGE.test(name))
    return { path: `${type}/${name}.json`, name };
  return { path: `${type}/${name}.${lang}.json`, name, lang };
}

/** The key a hosted document will have when its file is written. */
export function keyInFolder(
  hosted: HostedDocument,
  local: FolderDocument | undefined,
  models: Models,
  masterLang: string,
): string {
  const { name, lang } = documentPlaceOf(hosted, local, models, masterLang);
  const made = pathId({ type: hosted.type, name, ...(lang !== undefined && { lang }) });
  return documentKey({ ...hosted, id: local?.document.id ?? made }, models, masterLang);
}
