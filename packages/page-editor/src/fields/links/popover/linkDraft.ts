import type { Json } from 'prismic-folder/edit';
import {
  type DocumentTarget,
  type LinkKind,
  type LinkTarget,
  type LinkWords,
  readLink,
  writeLink,
} from '../values/linkValue.ts';
import { readWebAddress } from '../values/webAddress.ts';

/** A link while it is written. Each kind keeps its own target, so that switching loses nothing. */
export interface LinkDraft {
  readonly kind: LinkKind;
  /** As written. */
  readonly address: string;
  readonly document: DocumentTarget | null;
  readonly file: (LinkTarget & { readonly kind: 'Media' }) | null;
  readonly isNewTab: boolean;
  readonly text: string;
  readonly variant: string | null;
}

/** Starts with what the file has. */
export function startDraft(value: Json | undefined, kinds: readonly LinkKind[]): LinkDraft {
  const { target, isNewTab, text, variant } = readLink(value);
  return {
    kind: target?.kind ?? kinds[0] ?? 'Web',
    address: target?.kind === 'Web' ? shortened(target.url) : '',
    document: target?.kind === 'Document' ? target : null,
    file: target?.kind === 'Media' ? target : null,
    isNewTab,
    text,
    variant,
  };
}

/** Shown without its scheme where that will be added again. */
function shortened(url: string): string {
  const short = url.replace(/^https:\/\//, '');
  const read = readWebAddress(short);
  return 'url' in read && read.url === url ? short : url;
}

type ReadDraft =
  | { readonly value: Json | undefined; readonly note?: string }
  /** A sentence; nothing is applied. */
  | { readonly problem: string };

/** The value for the file, or what is missing. Only what was changed is written. */
export function readDraft(
  before: Json | undefined,
  draft: LinkDraft,
  kinds: readonly LinkKind[],
): ReadDraft {
  const start = startDraft(before, kinds);
  const words: LinkWords = {
    ...(draft.isNewTab !== start.isNewTab && { isNewTab: draft.isNewTab }),
    ...(draft.text !== start.text && { text: draft.text }),
    ...(draft.variant !== start.variant && { variant: draft.variant }),
  };
  const read = readTarget(before, draft, start);
  if ('problem' in read) return read;
  const value = writeLink(before, read.target, words);
  return read.note === undefined ? { value } : { value, note: read.note };
}

function readTarget(
  before: Json | undefined,
  { kind, address, document, file }: LinkDraft,
  start: LinkDraft,
): { readonly target: LinkTarget | null; readonly note?: string } | { readonly problem: string } {
  if (kind === 'Document') {
    return document === null ? { problem: 'Choose a page, or Remove link.' } : { target: document };
  }
  if (kind === 'Media') {
    return file === null ? { problem: 'Choose a file, or Remove link.' } : { target: file };
  }
  const { target } = readLink(before);
  // What was not touched stays as it was written in the file, whatever it is.
  if (target?.kind === 'Web' && address === start.address) return { target };
  const read = readWebAddress(address);
  if ('problem' in read) return read;
  const web = { kind: 'Web', url: read.url } as const;
  return read.note === undefined ? { target: web } : { target: web, note: read.note };
}
