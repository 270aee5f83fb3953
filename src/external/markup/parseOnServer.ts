import { html, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { markupNodes, type ParsedNode, type ParseMarkup } from './markupNode.ts';
import type { ReadProject } from '../ExternalSource.ts';
import { projectView } from '../view/projectView.ts';

type TreeNode = DefaultTreeAdapterTypes.ChildNode;

function read(node: TreeNode): ParsedNode<TreeNode> {
  if ('value' in node) return { text: node.value };
  if (!('tagName' in node)) return {};
  return {
    tag: node.tagName.toLowerCase(),
    attributes: node.attrs.map(({ name, value }) => [name, value] as const),
    children: node.childNodes,
  };
}

/**
 * The HTML standard's parser (https://html.spec.whatwg.org/multipage/parsing.html) without a
 * browser.
 */
export const parseOnServer: ParseMarkup = (markup) => {
  const [root] = parse(markup, { scriptingEnabled: false }).childNodes.filter(
    (node) => 'tagName' in node,
  );
  const body = root?.childNodes.find((node) => node.nodeName === html.TAG_NAMES.BODY);
  return body && 'childNodes' in body ? markupNodes(body.childNodes, read) : [];
};

/** Converts a project on the server, by the same rules. */
export const readProject: ReadProject = (project) => projectView(project, parseOnServer);
