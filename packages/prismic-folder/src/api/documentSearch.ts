import { nearest } from '../lib/nearest.ts';
import { bindQuery } from '../query/bindQuery.ts';
import { LANG } from '../query/targets.ts';
import { parseOrderings } from '../query/orderings.ts';
import { equals } from '../query/predicates/equality.ts';
import type { Test } from '../query/predicates/Predicate.ts';
import { search } from '../query/search.ts';
import type { RepositoryDocument, Snapshot } from '../types.ts';
import { invalid, respond } from './ApiError.ts';
import type { Call } from './Call.ts';
import { type DocumentTexts, MEDIA, type Part, textParts } from './DocumentTexts.ts';
import { envelopeOf, pagingOf } from './envelope.ts';
import { findView } from './findView.ts';
import { type Linker, linkerOf } from './Linker.ts';
import { selectData } from './selectData.ts';

/** `GET /api/v2/documents/search`: one page of the documents that match every predicate. */
export function documentSearch({
  url,
  base,
  content,
  history,
  access,
  mediaOrigin,
}: Call): Response {
  const { snapshot } = content;
  const { models, languages } = snapshot;
  const parameters = url.searchParams;
  const { view, isImmutable } = findView(content, history, parameters.get('ref'), access, base);

  const paging = pagingOf(parameters);
  const tests = parameters.getAll('q').flatMap((query) => bindQuery(models, query));
  const orderings = parseOrderings(models, parameters.get('orderings') ?? '');
  const lang = langTest(snapshot, parameters.get('lang') || languages[0].id);
  const select = selectData(models, view, parameters);
  const linker = linkerOf(view, models, languages[0].id, parameters.get('routes'));

  const { total, documents } = search(view, {
    tests: lang ? [...tests, lang] : tests,
    orderings,
    offset: (paging.page - 1) * paging.pageSize,
    limit: paging.pageSize,
    after: paging.after,
  });
  const brokenRoute = parameters.get('brokenRoute');
  const context = {
    texts: content.texts,
    linker,
    brokenUrl: brokenRoute === null ? '' : `,"url":${JSON.stringify(brokenRoute)}`,
    mediaOrigin,
    hrefHead: `${base}/documents/search?ref=${encodeURIComponent(view.ref)}&q=`,
  };
  const { head, foot } = envelopeOf(url, paging, documents.length, total);
  const pieces = [head];
  for (const [index, document] of documents.entries()) {
    if (index > 0) pieces.push(',');
    writeDocument(document, select(document), context, pieces);
  }
  pieces.push(foot);
  return respond(pieces.join(''), isImmutable ? 'immutable' : 'none', access.personal);
}

/** Restricts results to one language; undefined for `*`. Throws a 400. */
function langTest({ languages }: Snapshot, lang: string): Test | undefined {
  if (lang === '*') return undefined;
  const known = languages.map(({ id }) => id);
  if (!known.includes(lang)) {
    const near = nearest(lang, known) || `; there are ${known.join(', ')} and *`;
    throw invalid(`Unknown lang '${lang.slice(0, 100)}'${near}`);
  }
  return equals(LANG, [lang]);
}

/** The values of a response that depend on the request. */
interface Answer {
  readonly texts: DocumentTexts;
  readonly linker: Linker;
  /** The URL of links whose document is missing, as a JSON member after others; may be empty. */
  readonly brokenUrl: string;
  /** Origin of `/media/…`. */
  readonly mediaOrigin: string;
  /** Start of every `href`: the URL of a search, up to the query for a document. */
  readonly hrefHead: string;
}

/**
 * Adds a document's JSON text to the pieces of a response. Most of it is cached; `data` differs
 * from the document's own if fields were selected.
 */
function writeDocument(
  document: RepositoryDocument,
  data: RepositoryDocument['data'],
  answer: Answer,
  pieces: string[],
): void {
  const text = answer.texts.of(document);
  const url = JSON.stringify(answer.linker.addressOf(document));
  const href = JSON.stringify(`${answer.hrefHead}${text.href}`);
  pieces.push(text.head, url, text.type, href, text.middle);
  writeParts(data === document.data ? text.data : textParts(data), answer, pieces);
  pieces.push('}');
}

function writeParts(
  parts: readonly Part[],
  { linker, brokenUrl, mediaOrigin }: Answer,
  pieces: string[],
): void {
  for (const part of parts) {
    if (typeof part === 'string') pieces.push(part);
    else if (part === MEDIA) pieces.push(mediaOrigin);
    else pieces.push(linker.headOf(part.id) ?? part.broken + brokenUrl);
  }
}
