import { useCallback, useState } from 'react';
import type { JsonPath } from '#prismic-folder/edit';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { useForm } from '../FormContext.ts';

const pending = new WeakMap<DocumentSession, Map<string, string>>();

/**
 * Text of a control that is not a value yet, such as half a date: it stays with the field while the
 * document is open, also while the field is not shown. null: the control shows its value.
 */
export function usePendingText(
  path: JsonPath,
): readonly [text: string | null, setText: (text: string | null) => void] {
  const { session } = useForm();
  const key = path.join('/');
  const [text, setText] = useState(textsOf(session).get(key) ?? null);
  const keep = useCallback(
    (next: string | null) => {
      if (next === null) textsOf(session).delete(key);
      else textsOf(session).set(key, next);
      setText(next);
    },
    [session, key],
  );
  return [text, keep];
}

function textsOf(session: DocumentSession): Map<string, string> {
  const texts = pending.get(session) ?? new Map<string, string>();
  pending.set(session, texts);
  return texts;
}
