import { isEmpty, isObject, type Json, listOf, objectOf, textOf } from 'prismic-folder/edit';
import { describeLists } from './compareLists.ts';
import { type DescribedValue, isSame, type Part } from './DescribedChange.ts';
import { firstWords } from './entryParts.ts';
import { describeRichText, shownParts } from './describeRichText.ts';

const MAX_PARTS = 30;

/** Which rows and cells of a table differ. */
export function describeTable(was: Json | undefined, is: Json | undefined): DescribedValue | null {
  if (!isTable(was) || !isTable(is)) return null;
  const parts = (
    [
      ['head', 'Header row'],
      ['body', 'Row'],
    ] as const
  ).flatMap(([part, name]) => {
    const [olds, news] = [rowsOf(was, part), rowsOf(is, part)];
    return describeLists<Part>(olds, news, {
      removed: ({ old }) => [note(`${name} ${old + 1} removed`, olds[old])],
      added: (now) => [note(`${name} ${now + 1} added`, news[now])],
      moved: ({ old, now }) => [note(`${name} ${old + 1} moved to ${now + 1}`, news[now])],
      kept: ({ old, now }) => cellParts(olds[old], news[now], `${name} ${now + 1}`),
    });
  });
  return { parts: shownParts(parts, MAX_PARTS) };
}

function isTable(value: Json | undefined): boolean {
  return (
    isEmpty(value) || (isObject(value) && (isObject(value['body']) || isObject(value['head'])))
  );
}

function rowsOf(table: Json | undefined, part: string): readonly Json[] {
  return listOf(objectOf(objectOf(table)[part])['rows']);
}

function note(text: string, row: Json | undefined, end = '.'): Part {
  const words = firstWords(row);
  return { kind: 'note', text: words === '' ? `${text}${end}` : `${text}: “${words}”.` };
}

function cellParts(was: Json | undefined, is: Json | undefined, row: string): Part[] {
  const [olds, news] = [listOf(objectOf(was)['cells']), listOf(objectOf(is)['cells'])];
  const place = (index: number) => `${row}, column ${index + 1}`;
  return describeLists<Part>(olds, news, {
    removed: ({ old }) => [note(`${place(old)} removed`, olds[old])],
    added: (now) => [note(`${place(now)} added`, news[now])],
    moved: ({ old, now }) => [note(`${place(old)} moved to column ${now + 1}`, news[now])],
    kept({ old, now }) {
      const [before, after] = [objectOf(olds[old]), objectOf(news[now])];
      const isOtherKind = textOf(before['type']) !== textOf(after['type']);
      const kind = after['type'] === 'header' ? 'a header' : 'a plain cell';
      const content = isSame(before['content'], after['content'])
        ? []
        : (describeRichText(before['content'], after['content'])?.parts ?? []);
      return [
        ...(isOtherKind ? [note(`${place(now)} is now ${kind}`, news[now])] : []),
        ...(content.length === 0 ? [] : [note(place(now), undefined, ':'), ...content]),
      ];
    },
  });
}
