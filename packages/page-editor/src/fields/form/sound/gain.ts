/** Limits of a gain in decibels. */
export interface GainLimits {
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
