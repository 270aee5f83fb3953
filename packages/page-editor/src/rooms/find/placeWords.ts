import type {
  DocumentKey,
  DocumentSummary,
  FoundDocument,
  VersionName,
} from 'prismic-folder/contract';
import type { JsonPath } from 'prismic-folder/edit';
import { documentAddress, releaseOf } from '../../session/address.ts';
import { type ReleaseNames, languageWords, titleAndType } from '../../session/documentWords.ts';
import type { EditorModels } from '../../model/EditorModels.ts';
import { wordsOf } from '../../model/words.ts';
import { placeOf } from '../../model/placeOf.ts';
import { placeHash } from '../../model/place.ts';
import { useHasLanguages } from '../../session/useDocumentAnswers.ts';
import { useEditor } from '../../session/EditorContext.ts';

/** Where a path of a document is, in words: 'Spread, 7, Body text'. */
export function placeWords(models: EditorModels, type: string, path: JsonPath): string {
  const [first] = path;
  if (first === 'tags') return 'Tags';
  if (first === 'uid') return 'Address';
  const model = models.types.get(type);
  const { zone, index, field } = placeOf(path, { json: null, type: model, models });
  const own = zone === undefined ? (field?.split('/')[0] ?? '') : '';
  const label = model?.tabs.flatMap(({ fields }) => fields).find(({ id }) => id === own)?.label;
  const zoneLabel = model?.zones.find(({ id }) => id === zone)?.label ?? wordsOf(zone ?? '');
  const words = (field ?? '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : wordsOf(part)));
  if (zone === undefined) return [label ?? words[0] ?? '', ...words.slice(1)].join(', ');
  return [zoneLabel, String((index ?? 0) + 1), ...words].join(', ');
}

/** What a version is, in words; what is published needs none. */
export function versionWords(version: FoundDocument['version'], names: ReleaseNames): string {
  if (version === 'draft') return 'Draft';
  if (version === 'archived') return 'Unpublished';
  const release = releaseOf(version);
  return release === null ? '' : `In ${names.get(release) ?? release}`;
}

/** Where the editor opens what was found: the version it is in, at its place. */
export function foundAddress(
  models: EditorModels,
  document: DocumentKey,
  version: VersionName,
  path: JsonPath,
): string {
  const place = placeOf(path, { json: null, type: models.types.get(document.type), models });
  return documentAddress(document, version) + placeHash(place);
}

type Titled = Pick<DocumentSummary, 'type' | 'title' | 'lang'>;

/** Titles of documents with their type, and with their language where there are several. */
export function useTitles(): (document: Titled) => string {
  const { models } = useEditor();
  const hasLanguages = useHasLanguages();
  return (document) => {
    const title = titleAndType(models, document);
    const { lang } = document;
    return hasLanguages && lang !== undefined ? `${title}, ${languageWords(lang)}` : title;
  };
}
