import type { DocumentSummary, LinkDestination } from '#prismic-folder/contract';
import type { EditorModels } from '../model/EditorModels.ts';
import { titleAndType } from '../documents/names/documentWords.ts';

/** Where links lead, while it is chosen. */
export interface Destination {
  readonly kind: LinkDestination['kind'];
  readonly url: string;
  readonly document: DocumentSummary | null;
  /** Name of a file of the library. */
  readonly file: string | null;
}

export const NOWHERE: Destination = { kind: 'web', url: '', document: null, file: null };

/** What the server is asked for; null while nothing is chosen. */
export function toRequest({ kind, url, document, file }: Destination): LinkDestination | null {
  if (kind === 'web') return url.trim() === '' ? null : { kind, url: url.trim() };
  if (kind === 'media') return file === null ? null : { kind, name: file };
  if (document === null) return null;
  const { type, name, lang } = document;
  return { kind, document: { type, name, ...(lang !== undefined && { lang }) } };
}

/** A destination in words, as lists show it. */
export function destinationWords(models: EditorModels, destination: Destination): string {
  const { kind, url, document, file } = destination;
  if (kind === 'web') return url.trim();
  if (kind === 'media') return file ?? '';
  return document === null ? '' : titleAndType(models, document);
}
