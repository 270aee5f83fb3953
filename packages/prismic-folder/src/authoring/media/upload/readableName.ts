import { freeName } from '../../../lib/words.ts';
/** Letters of Latin scripts that have no base letter, or whose usual spelling is another. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  '&': ' and ',
};

/** Names that Windows does not give to files, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d|conin|conout|clock)$/;

/** Characters of a name without extension, so that addresses and paths stay short. */
const MAX_LENGTH = 80;

/** Bytes of the same in UTF-8: file systems allow 255 for the whole name. */
const MAX_BYTES = 180;

/**
 * The name under which an uploaded file is stored, without extension: small Latin letters without
 * accents, digits and hyphens. Letters of other scripts stay, because nothing else of the name
 * would. `Übersicht Fläche (1).PNG` becomes `uebersicht-flaeche-1`.
 */
export function readableStem(name: string, fallback: string): string {
  const file = name.split(/[\\/]/).at(-1) ?? '';
  const stem = file.replace(/(?!^)\.[^.\s]{1,10}$/, '');
  const spelled = stem
    .normalize('NFC')
    .toLowerCase()
    .replace(/./gsu, (sign) => SPELLINGS[sign] ?? sign)
    .normalize('NFKD')
    // Only of Latin letters: in other scripts such marks make other letters.
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const short = trimmed(shorten(trimmed(spelled)));
  if (short === '') return fallback;
  return DEVICE.test(short) ? `${fallback}-${short}` : short;
}

function trimmed(text: string): string {
  return text.replace(/^[-\p{M}]+|-+$/gu, '');
}

function shorten(text: string): string {
  let bytes = 0;
  let short = '';
  for (const sign of [...text].slice(0, MAX_LENGTH)) {
    bytes += Buffer.byteLength(sign);
    if (bytes > MAX_BYTES) break;
    short += sign;
  }
  return short;
}

/**
 * A name that no file has: `wave.png`, `wave-2.png`. Names that differ in case or in the way accents
 * are encoded are the same, because they are on some systems.
 */
export function uniqueName(stem: string, extension: string, names: Iterable<string>): string {
  const taken = new Set([...names].map(sameName));
  const free = freeName(stem, (name) => taken.has(sameName(`${name}.${extension}`)));
  return `${free}.${extension}`;
}

/** A form of a name that is equal for names which a file system may hold to be the same. */
export function sameName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
