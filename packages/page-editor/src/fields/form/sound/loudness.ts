/** A filter of second order: `b` over `a`, as ITU-R BS.1770-4 lists them. */
interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/**
 * The two filters of the K-weighting at a rate in Hz: a shelf for the head, then a high-pass. BS.1770-4 gives them for
 * 48 kHz alone; these are the analogue filters behind its numbers, to which the same bilinear transform is applied.
 */
function weighting(rate: number): readonly [Biquad, Biquad] {
  const shelf = { frequency: 1681.974450955533, gain: 3.999843853973347, q: 0.7071752369554196 };
  const high = { frequency: 38.13547087602444, q: 0.5003270373238773 };
  const warped = (frequency: number) => Math.tan((Math.PI * frequency) / rate);
  const [k, top] = [warped(shelf.frequency), 10 ** (shelf.gain / 20)];
  const middle = top ** 0.4996667741545416;
  const scale = 1 + k / shelf.q + k * k;
  const low = warped(high.frequency);
  const lowScale = 1 + low / high.q + low * low;
  return [
    {
      b: [
        (top + (middle * k) / shelf.q + k * k) / scale,
        (2 * (k * k - top)) / scale,
        (top - (middle * k) / shelf.q + k * k) / scale,
      ],
      a: [(2 * (k * k - 1)) / scale, (1 - k / shelf.q + k * k) / scale],
    },
    {
      b: [1, -2, 1],
      a: [(2 * (low * low - 1)) / lowScale, (1 - low / high.q + low * low) / lowScale],
    },
  ];
}

/** Blocks of 400 ms begin every 100 ms. */
const STEP_S = 0.1;
const STEPS = 4;

/** Mean square of a channel after the K-weighting, for each whole 100 ms. */
function weightedSteps(samples: Float32Array, rate: number): Float64Array {
  const size = Math.round(rate * STEP_S);
  const steps = new Float64Array(Math.floor(samples.length / size));
  const [one, two] = weighting(rate);
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let step = 0; step < steps.length; step += 1) {
    let sum = 0;
    for (let at = step * size; at < (step + 1) * size; at += 1) {
      const x = samples[at] ?? 0;
      const y = one.b[0] * x + one.b[1] * x1 + one.b[2] * x2 - one.a[0] * y1 - one.a[1] * y2;
      const z = two.b[0] * y + two.b[1] * y1 + two.b[2] * y2 - two.a[0] * z1 - two.a[1] * z2;
      [x2, x1, y2, y1, z2, z1] = [x1, x, y1, y, z1, z];
      sum += z * z;
    }
    steps[step] = sum / size;
    // What is left of a sound in silence becomes so small that processors take ten times as long.
    if (sum < 1e-20) [x2, x1, y2, y1, z2, z1] = [0, 0, 0, 0, 0, 0];
  }
  return steps;
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);
const toPower = (lufs: number) => 10 ** ((lufs + 0.691) / 10);

/** Gates: blocks below the first are silence; those 10 LU below the mean of the others are pauses. */
const ABSOLUTE_LUFS = -70;
const RELATIVE_LU = 10;

const meanAbove = (powers: readonly number[], gate: number): number => {
  const loud = powers.filter((power) => power > gate);
  return loud.reduce((sum, power) => sum + power, 0) / loud.length;
};

/**
 * The integrated loudness in LUFS of channels at a rate in Hz, after EBU R 128 and ITU-R BS.1770-4; -Infinity if they
 * are silent or shorter than a block of 400 ms. All channels count alike, as left, right and centre do.
 */
export function loudnessOf(channels: readonly Float32Array[], rate: number): number {
  const steps = channels.map((samples) => weightedSteps(samples, rate));
  const powers: number[] = [];
  for (let first = 0; first + STEPS <= (steps[0]?.length ?? 0); first += 1) {
    let power = 0;
    for (const own of steps)
      for (let step = first; step < first + STEPS; step += 1) power += (own[step] ?? 0) / STEPS;
    powers.push(power);
  }
  const heard = meanAbove(powers, toPower(ABSOLUTE_LUFS));
  if (!(heard > 0)) return -Infinity;
  const gate = Math.max(toPower(ABSOLUTE_LUFS), toPower(toLufs(heard) - RELATIVE_LU));
  return toLufs(meanAbove(powers, gate));
}

/** The largest sample of all channels: 1 is full scale. */
export function peakOf(channels: readonly Float32Array[]): number {
  let peak = 0;
  for (const samples of channels)
    for (let at = 0; at < samples.length; at += 1)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
  return peak;
}

/** Limits of a gain in decibels. */
interface GainLimits {
  readonly min: number;
  readonly max: number;
}

/** What a sound measures: its loudness in LUFS (-Infinity: silent), and its largest sample, 1 for full scale. */
export interface Measured {
  readonly loudness: number;
  readonly peak: number;
}

/** Peaks stay below it, in dB of full scale, as EBU R 128 asks for; measured at the samples. */
const HIGHEST_DB = -1;

const toTenths = (decibels: number) => Math.round(decibels * 10) / 10;

/** The gain in dB with which peaks are as high as they may be. */
const mostGain = ({ peak }: Measured) => HIGHEST_DB - 20 * Math.log10(peak);

/** The gain in dB, by tenths, that makes a sound as loud as `target` (LUFS), as far as its peaks allow; 0 for silence. */
export function evenGain(measured: Measured, target: number, { min, max }: GainLimits): number {
  if (measured.loudness === -Infinity) return 0;
  const most = Math.floor(mostGain(measured) * 10) / 10;
  const wanted = toTenths(target - measured.loudness);
  return Math.min(Math.max(Math.min(wanted, most), min), max);
}

/** 'Quieter by 4 dB' */
function gainWords(gain: number): string {
  const tenths = toTenths(Math.abs(gain));
  const size = tenths < 1 ? tenths : Math.round(tenths);
  if (tenths === 0) return 'As the file is';
  return `${gain > 0 ? 'Louder' : 'Quieter'} by ${size} dB`;
}

/** What a gain makes of a sound, in words: 'Quieter by 4 dB, as loud as the rest'. */
export function loudnessWords(gain: number, measured: Measured, target: number): string {
  const words = gainWords(gain);
  if (measured.loudness === -Infinity) return words;
  const even = toTenths(target - measured.loudness);
  const most = mostGain(measured);
  const beyond = gain > most + 0.05 ? '. Loud parts distort' : '';
  if (Math.abs(gain - even) < 0.5) return `${words}, as loud as the rest${beyond}`;
  if (beyond !== '') return `${words}${beyond}`;
  if (gain < even && most - gain < 0.15) return `${words}. More would distort its loudest parts`;
  const off = Math.round(Math.abs(gain - even));
  return `${words}, ${off} dB ${gain > even ? 'louder' : 'quieter'} than the rest`;
}
