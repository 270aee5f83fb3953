import { extname } from 'node:path';
import { Mime } from 'mime';
import standardTypes from 'mime/types/standard.js';

const types = new Mime(standardTypes, {
  // Types in use that are not registered under these names.
  'audio/flac': ['flac'],
  'video/mp4': ['m4v'],
});

const TEXT = /^text\/|^application\/json$/;

/** Media type of a file by its extension. */
export function contentType(name: string): string {
  const type = types.getType(extname(name)) ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
