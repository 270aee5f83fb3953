import { embedPlan, type EmbedPlan } from './embedPlan.ts';
import { wordsIn, type MarkupElement, type MarkupNode } from './markupNode.ts';

/** Every element of a name, in the order of the markup. */
const all = (nodes: readonly MarkupNode[], tag: string): readonly MarkupElement[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.tag === tag ? [node] : []), ...all(node.children, tag)],
  );

/** What may be shown for an embed's markup; null where nothing of it can be. */
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
