import { embedPlan, type EmbedPlan } from './embedPlan.ts';
import { wordsIn, type MarkupElement, type MarkupNode } from './markupNode.ts';

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
