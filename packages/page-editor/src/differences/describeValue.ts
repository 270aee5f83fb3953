import { isEmpty, isObject, type Json, listOf, objectOf, textOf } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import { type Difference, editorKind, type ShownAs } from '../model/editorKinds.ts';
import { optionWords } from '../model/optionWords.ts';
import { describeImage } from './describeImage.ts';
import { describeRichText, shownParts } from './describeRichText.ts';
import { shownLink, formats, shownValue } from './shownValue.ts';
import { diffWords, shortRuns } from './diffWords.ts';
import { type DescribedValue, isSame, type Part } from './DescribedChange.ts';
import { describeLists } from './compareLists.ts';
import { firstWords } from './entryParts.ts';

type Describe = (
  was: Json | undefined,
  is: Json | undefined,
  model: FieldModel,
) => DescribedValue | null;

/** The difference of a field's values, as its kind is read; values of another form as JSON text. */
export function describeValue(
  model: FieldModel,
  was: Json | undefined,
  is: Json | undefined,
): DescribedValue {
  const { difference } = editorKind(model.type);
  const way = isShown(difference) ? values(difference) : ways[difference];
  const described = way(was, is, model);
  return described && described.parts.length > 0 ? described : asJson(was, is);
}

const text: Describe = (was, is) => {
  const [old, now] = [was ?? '', is ?? ''];
  if (typeof old !== 'string' || typeof now !== 'string') return null;
  return { parts: [{ kind: 'words', runs: shortRuns(diffWords(old, now)) }] };
};

const isShown = (difference: Difference): difference is ShownAs =>
  Object.hasOwn(formats, difference);

const values =
  (as: ShownAs): Describe =>
  (was, is) => {
    const [old, now] = [shownValue(as, was), shownValue(as, is)];
    return old && now && old.text !== now.text
      ? { parts: [{ kind: 'values', was: old, is: now }] }
      : null;
  };

/** An option in the words of its form. */
const choice: Describe = (was, is, model) => {
  const [old, now] = [was, is].map((value) =>
    typeof value === 'string' ? optionWords(model, value) : value,
  );
  return values('plain')(old, now, model);
};

const links: Describe = (was, is) => {
  const [old, now] = [shownLink(was), shownLink(is)];
  if (!old || !now || JSON.stringify(old) === JSON.stringify(now)) return null;
  return { parts: [{ kind: 'values', was: old, is: now }] };
};

/** A password is not repeated: the review may be shown to somebody. */
const password: Describe = (was, is) => {
  const what = isEmpty(is) ? 'Removed.' : isEmpty(was) ? 'Set.' : 'Changed.';
  return { parts: [{ kind: 'note', text: what }] };
};

const ways: Readonly<Record<Exclude<Difference, ShownAs>, Describe>> = {
  blocks: describeRichText,
  choice,
  image: describeImage,
  json: () => null,
  links,
  secret: password,
  table: describeTable,
  words: text,
};

function asJson(was: Json | undefined, is: Json | undefined): DescribedValue {
  const [old, now] = [was, is].map((value) => {
    if (isEmpty(value)) return '';
    return typeof value === 'string' ? value : JSON.stringify(sorted(value ?? null), null, 1);
  });
  const runs = shortRuns(diffWords(old ?? '', now ?? ''));
  return { parts: [{ kind: 'words', runs }] };
}

/** The same value with its keys in order, as their order is no difference. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

const MAX_PARTS = 30;

/** Which rows and cells of a table differ. */
function describeTable(was: Json | undefined, is: Json | undefined): DescribedValue | null {
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
