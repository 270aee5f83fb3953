import { isEmbedHost } from './embedHosts.ts';
import { parseUrl } from '#ui/parseUrl.ts';
import { wordsIn, type MarkupElement, type MarkupNode } from './markupNode.ts';

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

/** Every element with a tag, in order. */
const all = (nodes: readonly MarkupNode[], tag: string): readonly MarkupElement[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.tag === tag ? [node] : []), ...all(node.children, tag)],
  );

/** How an embed's markup is shown; null if it has no usable address. */
export function readEmbed(nodes: readonly MarkupNode[]): EmbedPlan | null {
  for (const { attributes } of all(nodes, 'iframe')) {
    const plan = embedPlan({
      src: attributes.get('src') ?? null,
      title: attributes.get('title') ?? '',
    });
    if (plan) return plan;
  }
  for (const { attributes, children } of all(nodes, 'a')) {
    const title = wordsIn(children) || (attributes.get('title') ?? '');
    const plan = embedPlan({ src: attributes.get('href') ?? null, title }, 'a');
    if (plan) return plan;
  }
  return null;
}
