import type { OperationResult } from 'prismic-folder/contract';
import { isObject, isRecord, type Json, parsePath, valueAt, valuesIn } from 'prismic-folder/edit';
import { asSentence } from '../kit/messages/sentenceOf.ts';
import type { EditorModels, EditorType } from '../model/EditorModels.ts';
import { type Check, listed, type Remark } from './Check.ts';
import { lineOfFile, nameOfFile, type Titles } from './documentNames.ts';
import { placeOf } from '../model/placeOf.ts';
import { placeWords } from '../model/placeWords.ts';
import { capitalized } from '../kit/countWords.ts';

type Problem = OperationResult<'publish'>['problems'][number];

interface Document {
  readonly json: Json;
  /** What is public; null: nothing is. */
  readonly published: Json | null;
  readonly type: EditorType | undefined;
  readonly models: EditorModels;
  /** Whether a problem's file is this document's. */
  readonly isOwn: (file: string) => boolean;
  /** Of other documents. */
  readonly titles: Titles;
}

const OWN_LINES = ['missing-alt', 'broken-link', 'unlinked'];

/**
 * What a dry run of publishing found, by kind: what is needed, descriptions of pictures, links to and from it. A picture
 * without a description blocks, unless it is public already.
 */
export function problemChecks(problems: readonly Problem[], document: Document): Check[] {
  const sentences = (found: readonly Problem[], isFailure: boolean) =>
    found.map((problem) => sentence(problem, isFailure, document));
  const of = (kind: Problem['kind']) => problems.filter((problem) => problem.kind === kind);
  const others = problems.filter(({ kind }) => kind === undefined || !OWN_LINES.includes(kind));
  const errors = others.filter(({ severity }) => severity !== 'warning');
  const warnings = others.filter(({ severity }) => severity === 'warning');
  return [
    ...listed('needed', 'Everything that is needed is there', once(sentences(errors, true))),
    ...listed('alt', 'Pictures have a description', once(missingAlts(of('missing-alt'), document))),
    ...listed(
      'links',
      'Links inside the site lead somewhere',
      once(sentences(of('broken-link'), false)),
    ),
    ...listed('unlinked', '', sentences(of('unlinked'), false)),
    ...listed('other', '', sentences(warnings, false)),
  ];
}

const MEANWHILE =
  'what is public was changed since this draft was made, in the same places. Publishing replaces that; it stays in History.';

function sentence(
  { file, field, line, reason, kind, untouched: isOld }: Problem,
  isFailure: boolean,
  document: Document,
  words = kind === 'changed-meanwhile' ? MEANWHILE : asSentence(reason),
): Remark {
  const state = isFailure ? 'failure' : 'remark';
  if (!document.isOwn(file)) {
    // Who has to correct a file needs its line; of a remark it tells nothing.
    const hasLine = line !== undefined && isFailure;
    const at = hasLine ? lineOfFile(file, line) : nameOfFile(file, document.titles);
    return { state, isOld, text: `${at}: ${words}` };
  }
  if (field === undefined || !field.startsWith('data'))
    return { state, isOld, text: capitalized(words) };
  const place = placeOf(parsePath(field), document);
  const { where, what } = placeWords(place, document);
  const name = what === '' ? where : `${where}, ${what}`;
  return { state, isOld, text: `${name}: ${words}`, place, action: 'Show it' };
}

function missingAlts(found: readonly Problem[], document: Document): Remark[] {
  const known = new Set(picturesWithoutAlt(document.published));
  return found.map((problem) => {
    const path = parsePath(problem.field ?? '').slice(0, -1);
    const picture = valueAt(document.json, path);
    // Other documents have a review of their own.
    const isPublic =
      !document.isOwn(problem.file) || (isRecord(picture) && known.has(picture['url']));
    const words = 'the picture has no description, and is not marked as decoration.';
    return sentence(problem, !isPublic, document, words);
  });
}

/** Addresses of the pictures of a document that have no description. */
function picturesWithoutAlt(json: Json | null): unknown[] {
  return [...valuesIn(json)].flatMap(([value]) =>
    isObject(value) && 'url' in value && (value['alt'] ?? null) === null ? [value['url']] : [],
  );
}

/** Each sentence once: what another document has several times does not say where. */
function once(checks: readonly Remark[]): Remark[] {
  return [
    ...new Map(checks.toReversed().map((check) => [check.text, check])).values(),
  ].toReversed();
}
