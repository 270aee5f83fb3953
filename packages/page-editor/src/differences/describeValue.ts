import { isEmpty, isObject, type Json } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import { type Difference, editorKind, type ShownAs } from '../model/editorKinds.ts';
import { describeImage } from './describeImage.ts';
import { describeRichText } from './describeRichText.ts';
import { describeTable } from './describeTable.ts';
import { shownLink } from './shownLink.ts';
import { formats, shownValue } from './shownValue.ts';
import { diffWords, shortRuns } from './diffWords.ts';
import type { DescribedValue } from './DescribedChange.ts';

type Describe = (was: Json | undefined, is: Json | undefined) => DescribedValue | null;

/** The difference of a field's values, as its kind is read; values of another form as JSON text. */
export function describeValue(
  { type }: FieldModel,
  was: Json | undefined,
  is: Json | undefined,
): DescribedValue {
  const { difference } = editorKind(type);
  const way = isShown(difference) ? values(difference) : ways[difference];
  const described = way(was, is);
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
