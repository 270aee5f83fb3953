import { hint } from '../folder/nearest.ts';
import { bindQuery } from '../query/bindQuery.ts';
import { LANG } from '../query/fields/Target.ts';
import { parseOrderings } from '../query/orderings/parseOrderings.ts';
import { equals } from '../query/predicates/equality.ts';
import type { Test } from '../query/predicates/Predicate.ts';
import { search } from '../query/search.ts';
import type { Snapshot } from '../types.ts';
import { invalid } from './ApiError.ts';
import type { Call } from './Call.ts';
import { envelopeOf } from './envelope.ts';
import { findView } from './findView.ts';
import { pagingOf } from './parameters.ts';
import { respond } from './respond.ts';
import { linkerOf } from './routes/Linker.ts';
import { selectData } from './select/selectData.ts';
import { hrefHead, writeDocument } from './write/writeDocument.ts';

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
  const context = {
    texts: content.texts,
    linker,
    brokenRoute: parameters.get('brokenRoute'),
    mediaOrigin,
    hrefHead: hrefHead(base, view.ref),
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
    const near = hint(lang, known) || `; there are ${known.join(', ')} and *`;
    throw invalid(`Unknown lang '${lang.slice(0, 100)}'${near}`);
  }
  return equals(LANG, [lang]);
}
