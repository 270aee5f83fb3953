import { isEmbedHost } from './embedHosts.ts';
import { parseUrl } from '#ui/parseUrl.ts';

/** A frame of a known host, or a link. */
export type EmbedPlan =
  /** The title may be empty. */
  | { readonly kind: 'frame'; readonly src: string; readonly title: string }
  | { readonly kind: 'link'; readonly href: string; readonly label: string };

interface EmbedSource {
  readonly src: string | null;
  readonly title: string;
}

/** An absolute web address; one without a scheme becomes https. Null for any other. */
function webAddress(text: string | null): URL | null {
  const trimmed = text?.trim() ?? '';
  const whole = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  const url = /^https?:\/\//i.test(whole) ? parseUrl(whole) : null;
  return url?.username === '' && url.password === '' ? url : null;
}

/** Decides how the address of a frame or link in an embed is shown. */
export function embedPlan(
  { src, title }: EmbedSource,
  element: 'iframe' | 'a' = 'iframe',
): EmbedPlan | null {
  const url = webAddress(src);
  if (!url) return null;
  const label = title.trim().slice(0, 300);
  const known = url.protocol === 'https:' && url.port === '' && isEmbedHost(url.hostname);
  return element === 'iframe' && known
    ? { kind: 'frame', src: url.href, title: label }
    : { kind: 'link', href: url.href, label: label || url.hostname };
}
