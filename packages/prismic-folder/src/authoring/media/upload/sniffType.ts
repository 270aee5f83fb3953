import type { SniffedType } from './fileTypes.ts';
import { isoMediaType } from './isoMedia.ts';
import { isMpegAudio } from './mpegAudio.ts';

/** Other files, for messages. The list is not what protects: only known types are accepted. */
const OTHERS: readonly (readonly [string, string])[] = [
  ['MZ', 'a program for Windows'],
  ['\u007fELF', 'a program for Linux'],
  ['\u00cf\u00fa\u00ed\u00fe', 'a program for macOS'],
  ['\u00ca\u00fe\u00ba\u00be', 'a program'],
  ['#!', 'a script'],
  ['PK\u0003\u0004', 'a ZIP archive or an Office document'],
  ['\u001f\u008b', 'a gzip archive'],
  ['Rar!', 'a RAR archive'],
  ['7z\u00bc\u00af', 'a 7-Zip archive'],
  ['BM', 'a BMP image'],
  ['II*\0', 'a TIFF image'],
  ['MM\0*', 'a TIFF image'],
  ['\0\0\u0001\0', 'an icon'],
  ['8BPS', 'a Photoshop document'],
  ['wOF2', 'a font'],
  ['wOFF', 'a font'],
  ['OTTO', 'a font'],
  ['\0\u0001\0\0', 'a font'],
  ['fLaC', 'a FLAC file'],
  ['\u00d0\u00cf\u0011\u00e0', 'an older Office document'],
];

/**
 * Recognises a file by its first bytes. `extension` decides only where the same bytes are two types:
 * sound in MP4.
 */
export function sniffType(bytes: Buffer, extension: string): SniffedType {
  if (bytes.length === 0) return { found: 'empty' };
  const start = bytes.toString('latin1', 0, 16);
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return { type: 'png' };
  if (start.startsWith('\u00ff\u00d8\u00ff')) return { type: 'jpg' };
  if (/^GIF8[79]a/.test(start)) return { type: 'gif' };
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return { type: 'webp' };
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WAVE') return { type: 'wav' };
  if (start.startsWith('%PDF-')) return { type: 'pdf' };
  if (start.startsWith('OggS\0')) return { type: 'ogg' };
  if (start.slice(4, 8) === 'ftyp') return isoMediaType(bytes, extension);
  if (start.startsWith('\u001aE\u00df\u00a3')) return matroskaType(bytes);
  if (hasId3(bytes) || isMpegAudio(bytes)) return { type: 'mp3' };
  const other = OTHERS.find(([signature]) => start.startsWith(signature));
  return other === undefined ? textType(bytes) : { found: other[1] };
}

/** Whether bytes begin with an ID3 tag of version 2.2 to 2.4, as most MP3 files do. */
function hasId3(bytes: Buffer): boolean {
  const version = bytes[3] ?? 0;
  return bytes.toString('latin1', 0, 3) === 'ID3' && version >= 2 && version <= 4;
}

/** WebM is Matroska with this document type, which is in the header's first bytes. */
function matroskaType(bytes: Buffer): SniffedType {
  const header = bytes.toString('latin1', 0, 64);
  return /\u0042\u0082.{1,8}webm/s.test(header) ? { type: 'webm' } : { found: 'a Matroska video' };
}

/** What may be before the root element. */
const PROLOG = /^\ufeff?(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[\]>]|\[[^\]]*\])*>)*/i;

function textType(bytes: Buffer): SniffedType {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const prolog = PROLOG.exec(text)?.[0] ?? '';
  const root = /^<(?:[\w.-]+:)?([\w.-]+)[\s/>]/.exec(text.slice(prolog.length))?.[1];
  // An HTML page may contain <svg>; only the root element counts. Its namespace is checked later.
  if (root === 'svg') return { type: 'svg' };
  if (/<!doctype\s+html/i.test(prolog) || /^(?:html|head|body|script)$/i.test(root ?? '')) {
    return { found: 'an HTML page' };
  }
  if (root !== undefined) return { found: `an XML or HTML document with the root <${root}>` };
  return { found: text.includes('\0') || text.includes('\ufffd') ? 'unknown' : 'a text' };
}

/** By the byte order mark. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
