import { isRecord } from '#ui/isRecord.ts';
import { ambisonicOrder, channelMap, responseCount } from './ambisonics.ts';
import { channelNumbers, GAIN_DB, MAX_DISTANCE } from './soundSettings.ts';

/** A value of the settings document that the sound ignores. */
export interface SoundFault {
  /** Keys from `data` down to the value. */
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

type Row = Readonly<Record<string, unknown>>;

const rows = (value: unknown): Row[] =>
  Array.isArray(value) ? value.map((row) => (isRecord(row) ? row : {})) : [];

/** The address of a link to a file. */
const fileIn = (link: unknown): string | null =>
  isRecord(link) && typeof link['url'] === 'string' && link['url'] !== '' ? link['url'] : null;

const FILES = ['audio', 'audio_fallback'];
const PLACES = ['x', 'y', 'z'];

interface NamedSound extends Pick<SoundFault, 'path'> {
  readonly url: string;
}

/** Every sound file of a settings document, with its path. */
export function namedSounds(data: Row): NamedSound[] {
  return ['stems', 'interface_sounds', 'impulse_responses'].flatMap((group) =>
    rows(data[group]).flatMap((row, index) =>
      FILES.flatMap((name) => {
        const url = fileIn(row[name]);
        return url === null ? [] : [{ path: [group, index, name], url }];
      }),
    ),
  );
}

/**
 * Values that the engine replaces. Values of another type than the model's are left to the model
 * check.
 */
export function soundFaults(data: Row): SoundFault[] {
  const faults: SoundFault[] = [];
  const add = (path: SoundFault['path'], reason: string) => faults.push({ path, reason });
  const order = data['ambisonic_order'];
  if (typeof order === 'number' && order !== ambisonicOrder(order)) {
    add(['ambisonic_order'], `${order} is not an order: 2 or 3 was expected, 3 is used`);
  }
  const map = data['channel_map'];
  if (typeof map === 'string' && map.trim() !== '' && !channelMap(channelNumbers(map))) {
    add(
      ['channel_map'],
      `"${map}" is not a channel map: the numbers 0 to 3 were expected, once each; 0, 1, 2, 3 is used`,
    );
  }
  const responses = rows(data['impulse_responses']).filter(({ audio }) => fileIn(audio)).length;
  const wanted = responseCount(ambisonicOrder(order));
  if (responses > 0 && responses !== wanted) {
    add(
      ['impulse_responses'],
      `order ${ambisonicOrder(order)} takes ${wanted} sound files, not ${responses}: the library's own are used`,
    );
  }
  rows(data['stems']).forEach((stem, index) => {
    if (!FILES.some((name) => fileIn(stem[name]))) {
      add(['stems', index], 'the stem has no sound file: it is left out');
    }
    const bounded = (name: string, min: number, max: number) => {
      const value = stem[name];
      if (typeof value !== 'number' || (value >= min && value <= max)) return;
      const words = max === Infinity ? `${min} or more` : `within ${min} and ${max}`;
      add(['stems', index, name], `${value} is not ${words}: the nearest is used`);
    };
    for (const name of PLACES) bounded(name, -MAX_DISTANCE, MAX_DISTANCE);
    bounded('gain_db', GAIN_DB.min, GAIN_DB.max);
    bounded('loop_start', 0, Infinity);
    const [start, end] = [stem['loop_start'] ?? 0, stem['loop_end']];
    if (typeof end === 'number' && typeof start === 'number' && end <= Math.max(start, 0)) {
      add(
        ['stems', index, 'loop_end'],
        `${end} is not after the start of the loop: the whole file is heard`,
      );
    }
  });
  const uses = rows(data['interface_sounds']).map(({ use }) => use);
  uses.forEach((use, index) => {
    if (use && uses.indexOf(use) < index) {
      add(
        ['interface_sounds', index, 'use'],
        `there is a sound for "${String(use)}" already: the first with a file is used`,
      );
    }
  });
  return faults;
}
