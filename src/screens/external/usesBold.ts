import type { TextNode } from '#external/markup/textBlock.ts';
import type { ProjectView } from '#external/view/projectView.ts';

const holdsBold = (nodes: readonly TextNode[]): boolean =>
  nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (node.tag === 'b' || node.tag === 'strong' || holdsBold(node.children)),
  );

/** Whether words of a project are set in the bold weight; a weight nobody uses need not be loaded. */
export const usesBold = ({ modules }: ProjectView): boolean =>
  modules.some(
    (module) => module.kind === 'text' && module.blocks.some(({ children }) => holdsBold(children)),
  );
