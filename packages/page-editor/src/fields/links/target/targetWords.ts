import { titleAndType } from '../../../session/documentWords.ts';
import { siteAddress } from '../../../session/siteAddress.ts';
import type { EditorHost } from '../../../model/EditorHost.ts';
import type { EditorModels } from '../../../model/EditorModels.ts';
import type { GlyphName } from '../../../kit/icons/glyphs.tsx';
import type { LinkTarget, ReadLink } from '../values/linkValue.ts';
import { mediaNameOf } from '../../media/value/mediaUrl.ts';
import { shownAddress } from '../values/webAddress.ts';
import type { FoundTarget } from './useTarget.ts';

/** A link in words: where it leads, and its address below. */
interface TargetWords {
  readonly icon: GlyphName;
  readonly title: string;
  readonly address: string;
  /** Whether it leads to something that is no longer here. */
  readonly isGone: boolean;
}

export const GONE = 'Links to a document that is no longer here';

/** What words are made from. */
interface Project {
  readonly host: EditorHost;
  readonly models: EditorModels;
}

export function targetWords(project: Project, link: ReadLink, found: FoundTarget): TargetWords {
  const { target, text, isUnknown } = link;
  if (isUnknown)
    return { icon: 'warning', title: 'Not a link. Kept as it is', address: '', isGone: true };
  if (target === null)
    return { icon: 'link', title: text, address: 'Leads nowhere yet', isGone: false };
  if (target.kind === 'Document') return documentWords(project, target, found);
  if (target.kind === 'Media') return mediaWords(target);
  const icon = /^(?:mailto|tel|sms):/i.test(target.url) ? 'label' : 'globe';
  const shown = shownAddress(target.url);
  return {
    icon,
    title: text === '' ? shown : text,
    address: text === '' ? '' : shown,
    isGone: false,
  };
}

function documentWords(
  { host, models }: Project,
  target: LinkTarget & { kind: 'Document' },
  found: FoundTarget,
): TargetWords {
  const written = siteAddress(host, { type: target.type ?? '', uid: target.uid ?? null });
  if (found.state === 'found') {
    const { document } = found;
    const address = siteAddress(host, document);
    return { icon: 'page', title: titleAndType(models, document), address, isGone: false };
  }
  if (found.state === 'asking') return { icon: 'page', title: written, address: '', isGone: false };
  const address = target.uid === undefined ? (target.id ?? '') : written;
  // It may be there: only the question was refused.
  if (found.state === 'unknown')
    return { icon: 'page', title: address, address: found.message, isGone: false };
  return { icon: 'warning', title: GONE, address, isGone: true };
}

function mediaWords({ url, name }: LinkTarget & { kind: 'Media' }): TargetWords {
  const file = mediaNameOf(url) ?? shownAddress(url.replace(/[?#].*$/, ''));
  const icon = /\.(?:mp4|webm|mov|m4v|og[vg])$/i.test(file) ? 'film' : 'file';
  const title = name ?? file.slice(file.lastIndexOf('/') + 1);
  return { icon, title, address: url, isGone: false };
}
