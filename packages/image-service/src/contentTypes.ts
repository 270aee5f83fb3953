import { Mime } from 'mime';
import standardTypes from 'mime/types/standard.js';
import { extensionOf } from './formats.ts';

const types = new Mime(standardTypes, {
  // Types in use that are not registered under these names.
  'audio/flac': ['flac'],
  'image/x-icon': ['ico'],
  'video/mp4': ['m4v'],
});

/** Types that are safe to serve. HTML and scripts would run with the site's privileges. */
const SAFE = /^(audio|font|image|video)\/|^application\/(json|pdf|zip)$|^text\/(plain|vtt)$/;

const TEXT = /^text\/|^image\/svg\+xml$/;

/** The `content-type` of a file by its extension. Other types than the safe ones are downloads. */
export function contentTypeOf(path: string): string {
  const type = types.getType(extensionOf(path)) ?? '';
  if (!SAFE.test(type)) return 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
