import { useRef } from 'react';
import { changesFor, type Change, type Json, type JsonPath } from 'prismic-folder/edit';
import type { EditOptions } from '../../../document/DocumentSession.ts';
import { useForm } from '../../field/FormContext.ts';

/** Fields of an entry by their ids, and what they get; undefined removes one from the file. */
export type StemFields = readonly (readonly [id: string, value: Json | undefined])[];

type EditStem = (at: number, fields: StemFields, options: EditOptions) => void;

/** Sets fields of an entry of the group at a path, in one step of undo. */
export function useEditStem(path: JsonPath): EditStem {
  const { session } = useForm();
  return (at, fields, options) => {
    const { json } = session.get();
    const changes = fields.flatMap(([id, value]): Change[] =>
      changesFor(json, [...path, at, id], value),
    );
    if (changes.length > 0) session.edit(changes, options);
  };
}

/**
 * How steps are joined: a drag is one step however long it rests, keys that follow each other are one like typing. The
 * element around the controls gets `handlers`.
 */
export function useGesture(name: string) {
  const count = useRef(0);
  const gesture = useRef<string | null>(null);
  return {
    handlers: {
      onPointerDownCapture() {
        count.current += 1;
        gesture.current = `${name} ${count.current}`;
      },
      onKeyDownCapture() {
        gesture.current = null;
      },
    },
    joined: () =>
      gesture.current === null ? { isTyping: true as const } : { gesture: gesture.current },
  };
}
