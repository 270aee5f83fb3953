import {
  type Json,
  type JsonObject,
  objectOf,
  textOf,
  changesFor,
  type Change,
  type JsonPath,
} from 'prismic-folder/edit';
import { useRef } from 'react';
import type { SoundLoop, SoundParts } from '../../../model/SoundHost.ts';
import { readMediaLink, type MediaLink } from '../../media/value/mediaLink.ts';
import { evenGain } from './loudness.ts';
import { findLoop } from './findLoop.ts';
import type { Heard } from './hear.ts';
import type { EditOptions } from '../../../document/DocumentSession.ts';
import { useForm } from '../../field/FormContext.ts';

/** An entry of the group of loops, read. */
export interface StemValues {
  readonly name: string;
  readonly link: MediaLink | null;
  /** In dB. */
  readonly gain: number;
  /** Metres from the listener. */
  readonly right: number;
  readonly up: number;
  readonly back: number;
  readonly start: number;
  /** null: the end of the file. */
  readonly end: number | null;
}

const numberIn = (value: Json | undefined) => (typeof value === 'number' ? value : 0);

export function readStem(entry: Json | undefined, { stem }: SoundParts): StemValues {
  const values = objectOf(entry);
  const end = values[stem.end];
  return {
    name: textOf(values[stem.name]),
    link: readMediaLink(values[stem.file]),
    gain: numberIn(values[stem.gain]),
    right: numberIn(values[stem.right]),
    up: numberIn(values[stem.up]),
    back: numberIn(values[stem.back]),
    start: Math.max(0, numberIn(values[stem.start])),
    end: typeof end === 'number' ? end : null,
  };
}

/** The part of a file of so many seconds that repeats; null: all of it. */
export function loopIn({ start, end }: StemValues, seconds: number): SoundLoop | null {
  const last = Math.min(end ?? seconds, seconds);
  return last > start && (start > 0 || last < seconds) ? { start, end: last } : null;
}

/** To a hundredth of a millisecond: half a sample. */
const exactly = (seconds: number) => Math.round(seconds * 100_000) / 100_000;

/** The fields of a loop; undefined: where the file begins or ends. */
export function loopFields({ stem }: SoundParts, loop: SoundLoop | null, seconds: number) {
  const { start, end } = loop ?? { start: 0, end: seconds };
  return [
    [stem.start, start <= 0 ? undefined : exactly(start)],
    [stem.end, end >= seconds ? undefined : exactly(end)],
  ] as const;
}

/** A seam that is less alike is none. */
const LEAST_FIT = 0.3;

/** The best loop of a file; null: there is none. */
export function loopOf({ mono, buffer }: Heard) {
  const found = findLoop(mono, buffer.sampleRate);
  return found !== null && found.fit >= LEAST_FIT ? found : null;
}

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.\w+$/, '');

/**
 * The entry of own music: its file, as loud as the rest, repeated where it fits. What the entry before it has besides
 * stays; `heard` is null where the file could not be decoded.
 */
export function ownEntry(
  before: Json | undefined,
  link: MediaLink,
  heard: Heard | null,
  parts: SoundParts,
): JsonObject {
  const { stem } = parts;
  const gain = heard ? evenGain(heard.measured, parts.loudness, parts.gain) : 0;
  const loop = heard === null || heard.fits ? null : loopOf(heard);
  const own = new Set([stem.name, stem.file, stem.secondFile, stem.gain, stem.start, stem.end]);
  const kept = Object.entries(objectOf(before)).filter(([id]) => !own.has(id));
  const fields: (readonly [string, Json | undefined])[] = [
    [stem.name, nameOf(link.name ?? link.url)],
    [stem.file, link.json],
    [stem.gain, gain === 0 ? undefined : gain],
    ...(heard ? loopFields(parts, loop, heard.buffer.duration) : []),
    ...kept,
  ];
  return Object.fromEntries(
    fields.filter((field): field is readonly [string, Json] => field[1] !== undefined),
  );
}

/** Fields of an entry by their ids, and what they get; undefined removes one from the file. */
type StemFields = readonly (readonly [id: string, value: Json | undefined])[];

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
