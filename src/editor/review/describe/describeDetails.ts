import type { Json } from '#prismic-folder/edit';
import { diffWords } from '../words/diffWords.ts';
import type { DescribedChange, Part, Scope } from './DescribedChange.ts';
import { describeFields } from './describeFields.ts';
import { isSame } from './emptyValue.ts';
import { isFixed } from '../../document/changes.ts';
import { listOf, type JsonObject, textOf } from './jsonObject.ts';
import { putBackAt } from './putBack.ts';

/** Differences of what a document has beside its fields: address, tags, and keys of other programs. */
export function describeDetails(scope: Scope, was: JsonObject, is: JsonObject): DescribedChange[] {
  const changes: DescribedChange[] = [];
  const add = (key: string, what: string, parts: Part[], isKept = false) => {
    const putBack = isKept ? null : putBackAt(scope.root, [key], was[key]);
    changes.push({
      id: JSON.stringify([key]),
      where: scope.where,
      place: {},
      what,
      parts,
      putBack,
    });
  };
  if (!isSame(was['uid'], is['uid'])) {
    const [old, now] = [textOf(was['uid']), textOf(is['uid'])];
    add('uid', 'Address', [{ kind: 'words', runs: diffWords(old, now) }], true);
  }
  if (!isSame(was['tags'], is['tags'])) add('tags', 'Tags', tagParts(was['tags'], is['tags']));
  const others = ({ data: _data, tags: _tags, ...rest }: JsonObject) =>
    Object.fromEntries(Object.entries(rest).filter(([key]) => !isFixed(key)));
  return [...changes, ...describeFields(scope, [], others(was), others(is))];
}

/** Tags have no order to read: each is kept, removed or added. */
function tagParts(was: Json | undefined, is: Json | undefined): Part[] {
  const [olds, news] = [listOf(was).map(String), listOf(is).map(String)];
  const runs = [
    ...olds.map((text) => ({ kind: news.includes(text) ? 'same' : 'removed', text }) as const),
    ...news.flatMap((text) => (olds.includes(text) ? [] : [{ kind: 'added', text } as const])),
  ];
  if (runs.every(({ kind }) => kind === 'same')) return [{ kind: 'note', text: 'Another order.' }];
  const spaced = runs.flatMap((run, at) =>
    at === 0 ? [run] : [{ kind: 'same', text: ', ' } as const, run],
  );
  return [{ kind: 'words', runs: spaced }];
}
