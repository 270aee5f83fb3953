import type { Json } from '#prismic-folder/edit';
import { compareLists } from '../describe/compareLists.ts';
import type { DescribedValue, Part } from '../describe/DescribedChange.ts';
import { isEmptyValue, isSame } from '../describe/emptyValue.ts';
import { firstWords } from '../describe/firstWords.ts';
import { isObject, listOf, objectOf, textOf } from '../describe/jsonObject.ts';
import { describeRichText } from './describeRichText.ts';

const MAX_PARTS = 30;

/** Which rows and cells of a table differ. */
export function describeTable(was: Json | undefined, is: Json | undefined): DescribedValue | null {
  if (!isTable(was) || !isTable(is)) return null;
  const parts: Part[] = [];
  for (const [part, name] of [
    ['head', 'Header row'],
    ['body', 'Row'],
  ] as const) {
    const [olds, news] = [rowsOf(was, part), rowsOf(is, part)];
    const { kept, added, removed } = compareLists(olds, news);
    for (const { old } of removed) parts.push(note(`${name} ${old + 1} removed`, olds[old]));
    for (const now of added) parts.push(note(`${name} ${now + 1} added`, news[now]));
    for (const { old, now, back } of kept) {
      if (back !== null) parts.push(note(`${name} ${old + 1} moved to ${now + 1}`, news[now]));
      parts.push(...cellParts(olds[old], news[now], `${name} ${now + 1}`));
    }
  }
  const more = parts.length - MAX_PARTS;
  if (more <= 1) return { parts };
  const rest: Part = { kind: 'note', text: `And ${more} more differences.` };
  return { parts: [...parts.slice(0, MAX_PARTS), rest] };
}

function isTable(value: Json | undefined): boolean {
  return (
    isEmptyValue(value) || (isObject(value) && (isObject(value['body']) || isObject(value['head'])))
  );
}

function rowsOf(table: Json | undefined, part: string): readonly Json[] {
  return listOf(objectOf(objectOf(table)[part])['rows']);
}

function note(text: string, row: Json | undefined): Part {
  const words = firstWords(row);
  return { kind: 'note', text: words === '' ? `${text}.` : `${text}: “${words}”.` };
}

function cellParts(was: Json | undefined, is: Json | undefined, row: string): Part[] {
  const [olds, news] = [listOf(objectOf(was)['cells']), listOf(objectOf(is)['cells'])];
  const { kept, added, removed } = compareLists(olds, news);
  const place = (index: number) => `${row}, column ${index + 1}`;
  return [
    ...removed.map(({ old }) => note(`${place(old)} removed`, olds[old])),
    ...added.map((now) => note(`${place(now)} added`, news[now])),
    ...kept.flatMap(({ old, now, back }): Part[] => {
      const [before, after] = [objectOf(olds[old]), objectOf(news[now])];
      const isOtherKind = textOf(before['type']) !== textOf(after['type']);
      const kind = after['type'] === 'header' ? 'a header' : 'a plain cell';
      const content = isSame(before['content'], after['content'])
        ? []
        : (describeRichText(before['content'], after['content'])?.parts ?? []);
      return [
        ...(back === null ? [] : [note(`${place(old)} moved to column ${now + 1}`, news[now])]),
        ...(isOtherKind ? [note(`${place(now)} is now ${kind}`, news[now])] : []),
        ...(content.length === 0
          ? []
          : [{ kind: 'note', text: `${place(now)}:` } as const, ...content]),
      ];
    }),
  ];
}
