import { closeSync, openSync, readSync } from 'node:fs';
import { memoize } from '../json.ts';
import { webmBeside } from '../lib/mediaAddress.ts';
import { isoTracks, type ReadAt, unusualCoding } from './isoTracks.ts';
import type { MediaCatalog, MediaFile } from './mediaCatalog.ts';

/** From each end of a file: WebM and Ogg say at the start how they are coded, PDF at either end. */
const PART = 64 * 1024;

const AS_FILM = 'Export it as MP4 with H.264, 8 bits and 4:2:0 colour';
const AS_SOUND = 'Export it as M4A with AAC';

/**
 * Why many browsers do not play or open a film, a sound or a PDF, and what to export instead: 'is HEVC, which …'.
 * undefined for all others, and for what cannot be read.
 */
export const playbackOf = memoize(({ file: { path, size }, kind }: MediaFile) => {
  if (kind === 'image') return undefined;
  try {
    const descriptor = openSync(path, 'r');
    try {
      return look((position, length) => {
        const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
        return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, position));
      }, size);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return undefined;
  }
});

/** The same of a file that a document names: where a WebM beside an MP4 plays, the site plays that. */
export function playbackIn(media: MediaCatalog, file: MediaFile): string | undefined {
  const webm = webmBeside(file.file.name, (name) => media.get(name));
  const isCovered = webm !== undefined && playbackOf(webm) === undefined;
  return isCovered ? undefined : playbackOf(file);
}

function look(read: ReadAt, size: number): string | undefined {
  const start = read(0, PART);
  const text = start.toString('latin1');
  if (text.startsWith('ftyp', 4)) return isoPlayback(read, size);
  if (text.startsWith('\u001aE\u00df\u00a3')) return webmPlayback(text);
  if (text.startsWith('OggS')) return oggPlayback(text);
  if (text.startsWith('RIFF') && text.startsWith('WAVE', 8)) return wavPlayback(start);
  if (!text.startsWith('%PDF-')) return undefined;
  const end = read(Math.max(0, size - PART), PART).toString('latin1');
  return /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(text + end)
    ? 'is encrypted: visitors may be asked for a password. Export it without one'
    : undefined;
}

const unplayed = (coding: string) => `${coding}, which many browsers do not play`;

function isoPlayback(read: ReadAt, size: number): string | undefined {
  const tracks = isoTracks(read, size);
  const isFilm = tracks.some(({ kind }) => kind === 'video');
  for (const track of tracks) {
    const coding = unusualCoding(track);
    if (coding === null) continue;
    if (track.kind === 'video') return `is ${unplayed(coding)}. ${AS_FILM}`;
    if (!isFilm) return `is ${unplayed(coding)}. ${AS_SOUND}`;
    return `has sound in ${unplayed(coding)}. ${AS_FILM} and AAC sound`;
  }
  return undefined;
}

/** Codings of Matroska that WebM has, and browsers play. */
const WEBM = /^(?:V_VP[89]|A_OPUS|A_VORBIS)$/;

function webmPlayback(start: string): string | undefined {
  // The id of a track's coding, then its length: the names of Matroska are too long to be anything else.
  for (const [, coding = ''] of start.matchAll(/\u0086[\u0081-\u00a0]([VA]_[\w/]+)/g)) {
    if (WEBM.test(coding)) continue;
    const name = coding.replace(/^[VA]_/, '').replaceAll('_', ' ');
    const is = coding.startsWith('V') ? 'is' : 'has sound in';
    return `${is} ${unplayed(name)}. Export it as WebM with VP9 and Opus, or as MP4 with H.264`;
  }
  const depth = start.indexOf('U\u00b2\u0081');
  const bits = depth === -1 ? 8 : start.charCodeAt(depth + 3);
  return bits > 8 && bits <= 16
    ? `is ${unplayed(`VP9 with ${bits} bits`)}. Export it with 8 bits`
    : undefined;
}

function oggPlayback(start: string): string | undefined {
  if (start.includes('\u0080theora')) return `is ${unplayed('Theora')}. ${AS_FILM}`;
  const coding = /Speex {3}|\u007fFLAC/.exec(start)?.[0].trim();
  if (coding === undefined) return undefined;
  return `is ${unplayed(coding.replace('\u007f', ''))}. Export it as Ogg with Opus`;
}

/** PCM in whole numbers, in floating point, and either with more channels. */
const WAV_FORMATS: readonly number[] = [1, 3, 0xfffe];

function wavPlayback(start: Buffer): string | undefined {
  const at = start.indexOf('fmt ', 12, 'latin1');
  if (at === -1 || at + 10 > start.length) return undefined;
  const format = start.readUInt16LE(at + 8);
  if (WAV_FORMATS.includes(format)) return undefined;
  return `is ${unplayed('compressed WAV')}. Export it as WAV with PCM, or as M4A`;
}
