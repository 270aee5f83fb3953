/** A loop that was found, in seconds. */
export interface FoundLoop {
  readonly start: number;
  readonly end: number;
  /** How alike the sound around both points is, up to 1: the same. */
  readonly fit: number;
}

/** Shorter files have no room for a search, in seconds. */
const SHORTEST_S = 1;

/** Root mean square from a sample to another. */
function levelOf(samples: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (samples[at] ?? 0) ** 2;
  return Math.sqrt(sum / Math.max(1, to - from));
}

/** Below, a sound is silent: -80 dB. */
const SILENT = 1e-4;

/** Length in seconds of the windows whose levels are compared. */
const WINDOW_S = 0.05;

const windowOf = (rate: number) => Math.round(rate * WINDOW_S);

/** Level of each window, and the usual one: the median of those that are not silent; 0 if all are. */
function levelsOf(samples: Float32Array, size: number) {
  const levels = Array.from({ length: Math.floor(samples.length / size) }, (_, index) =>
    levelOf(samples, index * size, (index + 1) * size),
  );
  const loud = levels.filter((level) => level > SILENT).toSorted((one, other) => one - other);
  return { levels, usual: loud[loud.length >> 1] ?? 0 };
}

/** Whether nothing of it is heard. */
export const isSilent = (samples: Float32Array, rate: number): boolean =>
  levelsOf(samples, windowOf(rate)).usual === 0;

/** A second at an end that is so much quieter than others usually are is faded or silent. */
const FADED = 0.35;

/** So much more than between any two samples nearby, the step from the end to the start clicks. */
const STEP = 3;

/** Whether a file loops as it is: neither end is faded, and its first sample follows its last without a step. */
export function endsFit(samples: Float32Array, rate: number): boolean {
  const { length } = samples;
  const second = Math.min(rate, length);
  const { usual } = levelsOf(samples, second);
  const ends = [levelOf(samples, 0, second), levelOf(samples, length - second, length)];
  if (usual === 0 || Math.min(...ends) < FADED * usual) return false;
  const near = Math.min(windowOf(rate), length - 1);
  let largest = SILENT;
  for (let at = 1; at <= near; at += 1) {
    const end = length - at;
    const first = Math.abs((samples[at] ?? 0) - (samples[at - 1] ?? 0));
    const last = Math.abs((samples[end] ?? 0) - (samples[end - 1] ?? 0));
    largest = Math.max(largest, first, last);
  }
  return Math.abs((samples[0] ?? 0) - (samples[length - 1] ?? 0)) <= STEP * largest;
}

/** Samples at a lower rate, each the mean of several. */
function thinned(samples: Float32Array, factor: number): Float32Array {
  const thin = new Float32Array(Math.floor(samples.length / factor));
  for (let at = 0; at < thin.length; at += 1) {
    let sum = 0;
    for (let step = 0; step < factor; step += 1) sum += samples[at * factor + step] ?? 0;
    thin[at] = sum / factor;
  }
  return thin;
}

/** Samples, and the sums of the squares of all before each. */
interface Signal {
  readonly samples: Float32Array;
  readonly energies: Float64Array;
}

function signalOf(samples: Float32Array): Signal {
  const energies = new Float64Array(samples.length + 1);
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) {
    sum += (samples[at] ?? 0) ** 2;
    energies[at + 1] = sum;
  }
  return { samples, energies };
}

/**
 * How alike a signal is around two positions, so many samples at either side: their correlation by the mean of their
 * energies, so that what is louder is another sound.
 */
function likeness({ samples, energies }: Signal, one: number, other: number, reach: number) {
  const from = Math.max(-reach, -one, -other);
  const to = Math.min(reach, samples.length - Math.max(one, other));
  let both = 0;
  for (let step = from; step < to; step += 1) {
    both += (samples[one + step] ?? 0) * (samples[other + step] ?? 0);
  }
  const energyAt = (at: number) => (energies[at + to] ?? 0) - (energies[at + from] ?? 0);
  const energy = energyAt(one) + energyAt(other);
  return energy === 0 ? 0 : (2 * both) / energy;
}

/** A search in steps: at 1 kHz where the sounds around both points are alike, then where exactly. */
const COARSE_HZ = 1000;
/** So much of either end is searched: a quarter of what is heard, and at most so many seconds. */
const SEARCH = { part: 0.25, seconds: 8 };
/** So many starts are tried, each with every end. */
const STARTS = 6;
/** Seconds at either side that are compared: a beat at first, then a period of the lowest tones. */
const REACH_S = { coarse: 0.5, fine: 0.05 };
/** A loop of half the length must be so much more alike. */
const COST = 0.2;

/** A rising zero crossing near a position; the position if there is none. */
function crossingNear(samples: Float32Array, at: number, reach: number): number {
  for (let step = 0; step <= reach; step += 1)
    for (const near of [at + step, at - step])
      if (near > 0 && (samples[near - 1] ?? 0) < 0 && (samples[near] ?? 0) >= 0) return near;
  return at;
}

interface Pair {
  readonly start: number;
  readonly end: number;
  readonly fit: number;
}

/** The best of all pairs of a start near the beginning and an end near the end. */
function bestPair(signal: Signal, from: number, to: number, rate: number): Pair {
  const span = Math.round(Math.min((to - from) * SEARCH.part, SEARCH.seconds * rate));
  const reach = Math.round(Math.min(REACH_S.coarse * rate, (to - from) / 8));
  const [first, last] = [Math.max(from, reach), Math.min(to, signal.samples.length - reach)];
  let best: Pair = { start: first, end: last, fit: -1 };
  let most = -Infinity;
  for (let tried = 0; tried < STARTS; tried += 1) {
    const start = first + Math.round((span * tried) / (STARTS - 1));
    for (let end = last; end >= last - span; end -= 1) {
      const fit = likeness(signal, start, end, reach);
      const worth = fit - COST * (1 - (end - start) / (last - first));
      if (worth > most) [most, best] = [worth, { start, end, fit }];
    }
  }
  return best;
}

/** The position near an end, so many samples to either side, around which the sound is most like that around a start. */
function exactEnd(
  samples: Float32Array,
  start: number,
  near: number,
  { search, rate }: { readonly search: number; readonly rate: number },
): Pick<Pair, 'end' | 'fit'> {
  const reach = Math.round(REACH_S.fine * rate);
  // Sums of a whole file would take more memory than the file.
  const around = new Float32Array(4 * reach + 2 * search);
  around.set(samples.subarray(start - reach, start + reach));
  around.set(samples.subarray(near - search - reach, near + search + reach), 2 * reach);
  const signal = signalOf(around);
  let best = { end: near, fit: -1 };
  for (let at = -search; at <= search; at += 1) {
    const fit = likeness(signal, reach, 3 * reach + search + at, reach);
    if (fit > best.fit) best = { end: near + at, fit };
  }
  return best;
}

/**
 * The best seam of a sound of one channel at a rate in Hz: a start near its beginning and an end near its end around which
 * the sounds are most alike, at a zero crossing. null: it is silent, or what is heard of it is shorter than a second.
 */
export function findLoop(samples: Float32Array, rate: number): FoundLoop | null {
  const size = windowOf(rate);
  const { levels, usual } = levelsOf(samples, size);
  const isHeard = (level: number) => usual > 0 && level >= usual / 2;
  const from = levels.findIndex(isHeard) * size;
  const to = (levels.findLastIndex(isHeard) + 1) * size;
  if (usual === 0 || to - from < SHORTEST_S * rate) return null;

  const factor = Math.max(1, Math.floor(rate / COARSE_HZ));
  const [thinFrom, thinTo] = [Math.ceil(from / factor), Math.floor(to / factor)];
  const coarse = bestPair(signalOf(thinned(samples, factor)), thinFrom, thinTo, rate / factor);

  const start = crossingNear(samples, coarse.start * factor, size >> 2);
  const near = start + (coarse.end - coarse.start) * factor;
  const exact = exactEnd(samples, start, near, { search: factor, rate });
  return {
    start: start / rate,
    end: exact.end / rate,
    fit: Math.min(coarse.fit, exact.fit),
  };
}
