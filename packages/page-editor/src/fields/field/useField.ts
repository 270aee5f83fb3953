import { useCallback, useSyncExternalStore } from 'react';
import {
  changesFor,
  equalJson,
  isEmpty,
  type Json,
  type JsonPath,
  valueAt,
  parsePath,
} from 'prismic-folder/edit';
import type { Problem } from 'prismic-folder/contract';
import type { OpenDocument } from '../../document/DocumentSession.ts';
import type { EditorField } from '../../model/EditorModels.ts';
import type { FieldProps } from './FieldProps.ts';
import { useForm } from './FormContext.ts';
import { publishedPath } from './followPath.ts';
import { capitalized } from '../../kit/countWords.ts';
import { asSentence } from '../../kit/messages/sentenceOf.ts';

/** A part of the open document; renders again only when that part changes. */
export function useOpen<Part>(select: (open: OpenDocument) => Part): Part {
  const { session } = useForm();
  return useSyncExternalStore(session.subscribe, () => select(session.get()));
}

/** The value at a path of the open document. */
export function useValue(path: JsonPath): Json | undefined {
  // Cast: a value of a JSON file.
  return useOpen(({ json }) => valueAt(json, path) as Json | undefined);
}

/** What the control of a field gets. `path` must stay the same object. */
export function useField(field: EditorField, path: JsonPath): FieldProps {
  const { session } = useForm();
  const value = useValue(path);
  const published = useOpen((open) => publishedValue(open, path));
  const isPublic = useOpen(({ published }) => published !== null);
  const isGroup = field.model.type === 'Group';
  const problem = useOpen(({ problems }) => (isGroup ? null : problemAt(problems, path)));
  const readOnly = useOpen((open) => open.readOnly);
  const { label } = field;
  const onChange = useCallback<FieldProps['onChange']>(
    (next, change = {}) => {
      const changes = changesFor(session.get().json, path, next);
      if (changes.length === 0) return;
      session.edit(changes, {
        label: change.label ?? `change ${label}`,
        ...(change.isTyping && { isTyping: true }),
      });
    },
    [session, path, label],
  );
  const isSame = equalJson(value, published) || (isEmpty(value) && isEmpty(published));
  const isChanged = isPublic && published !== UNPUBLISHED && !isSame;
  return {
    field,
    path,
    value,
    published: isChanged ? published : undefined,
    isChanged,
    problem,
    readOnly,
    onChange,
  };
}

/** Stands for values in slices and entries that were never published: they are new, not changed. */
const UNPUBLISHED: Json = '\u0000unpublished';

function publishedValue({ json, published }: OpenDocument, path: JsonPath): Json | undefined {
  if (published === null) return undefined;
  const at = publishedPath(json, published, path);
  // Cast: a value of a JSON file.
  return at === null ? UNPUBLISHED : (valueAt(published, at) as Json | undefined);
}

/** Every field asks at every change, and problems stay the same objects meanwhile. */
const known = new WeakMap<Problem, JsonPath>();

/** The path that a problem names; none if it names a line of the file. */
function pathOf(problem: Problem): JsonPath {
  const path = known.get(problem) ?? parsePath(problem.field ?? '');
  known.set(problem, path);
  return path;
}

/** What is wrong with the value at a path, or in it, as one sentence; null if nothing is. */
export function problemAt(problems: readonly Problem[], path: JsonPath): string | null {
  const own = problems.filter((problem) => {
    const at = pathOf(problem);
    return at.length > 0 && path.every((key, index) => at[index] === key);
  });
  const worst = own.find(({ severity }) => severity === 'error') ?? own[0];
  return worst ? asSentence(capitalized(worst.reason)) : null;
}

/** Problems within a value; of a group they are its entries', each at its own field. */
export function countProblems(problems: readonly Problem[], path: JsonPath): number {
  return problems.filter((problem) => problemAt([problem], path) !== null).length;
}
