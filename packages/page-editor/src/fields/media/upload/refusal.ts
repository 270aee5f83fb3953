import type { ApiError } from '../../../api/AuthoringClient.ts';
import { asSentence } from '../../../kit/messages/sentenceOf.ts';
import { formatBytes } from '../file/fileWords.ts';

const IMAGE =
  /\.(?:webp|png|jpe?g|jpe|gif|avif|svg|bmp|tiff?|ico|hei[cf]|psd|jxl|jp2|raw|cr2|nef|dng|ai|eps)$/i;
const FILM = /\.(?:mp4|m4v|webm|mov|avi|mkv|wmv|mpe?g|3gp)$/i;
const SOUND = /\.(?:ogg|opus|oga|m4a|mp3|wav|aiff?|flac|wma|aac|mid)$/i;
/** What the library takes: with one of these, the content is what is wrong. */
const TAKEN = /\.(?:webp|png|jpe?g|gif|avif|svg|mp4|m4v|webm|ogg|opus|oga|m4a|mp3|wav|pdf)$/i;

/** Whether the library takes files of such a name. */
export const isTaken = (name: string): boolean => TAKEN.test(name);

/** Why a file was not stored, and what to do: a sentence that names the file. */
export function refusalOf(
  file: { readonly name: string; readonly size: number },
  { code, message }: Pick<ApiError, 'code' | 'message'>,
): string {
  const { name } = file;
  switch (code) {
    case 'unsupported_type':
      if (!TAKEN.test(name)) return `${name} ${unknownType(name)}`;
      return withName(name, asSentence(message));
    case 'too_large':
      return `${name} is too large (${formatBytes(file.size)}). ${asSentence(message)}`;
    case 'offline':
      return `${name} was not uploaded: the editor’s server does not answer.`;
    default:
      return `${name} was not uploaded. ${asSentence(message)}`;
  }
}

/** Whether the same file may be stored at a second attempt. */
export function canRetry(code: ApiError['code']): boolean {
  return code === 'offline' || code === 'storage' || code === 'internal' || code === 'rate_limited';
}

function unknownType(name: string): string {
  if (IMAGE.test(name)) {
    return 'is not a picture the web can show. Use JPEG, PNG, WebP, AVIF or SVG.';
  }
  if (FILM.test(name)) return 'is not a film the web can play. Use MP4 or WebM.';
  if (SOUND.test(name)) return 'is not a sound the web can play. Use Ogg, M4A, MP3 or WAV.';
  return 'is not a file the library takes. Use pictures, films, sounds or PDF.';
}

/** The server names a file in its own way, or not at all. */
function withName(name: string, message: string): string {
  const [, rest] = /^"[^"]*" (.*)$/.exec(message) ?? [];
  return rest === undefined ? `${name}: ${message}` : `${name} ${rest}`;
}
