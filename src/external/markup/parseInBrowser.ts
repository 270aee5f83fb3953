import { markupNodes, type ParsedNode, type ParseMarkup } from './markupNode.ts';
import type { ReadProject } from '../ExternalSource.ts';
import { projectView } from '../view/projectView.ts';

function read(node: Node): ParsedNode<Node> {
  if (node instanceof Text) return { text: node.data };
  if (!(node instanceof Element)) return {};
  return {
    tag: node.localName,
    attributes: Array.from(node.attributes, ({ name, value }) => [name, value] as const),
    children: node.childNodes,
  };
}

/** The browser's parser: in a detached document nothing runs and nothing is loaded. */
export const parseInBrowser: ParseMarkup = (markup) =>
  markupNodes(new DOMParser().parseFromString(markup, 'text/html').body.childNodes, read);

/** Converts a project in the browser; not loaded for server-rendered projects. */
export const readProject: ReadProject = (project) => projectView(project, parseInBrowser);
