import { parseSync } from 'vite';
import { wordRules } from './rules.ts';

/** A node of the parser, whose own types name hundreds of kinds. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** What holds for a text by where it stands. */
interface Place {
  /** Whether people see or hear whatever stands here. */
  readonly isShown: boolean;
}

/** Words for people that a source has itself, one line each, starting with file and line. */
export function findWords(path: string, source: string): string[] {
  const found: string[] = [];
  const report = (text: string, at: number) => {
    const trimmed = text.trim();
    if (isAllowed(path, trimmed)) return;
    const line = source.slice(0, at).split('\n').length;
    found.push(
      `${path}:${line} says ${JSON.stringify(trimmed)} [words]: words of the interface belong into src/ui/words/en`,
    );
  };
  const check = (text: unknown, at: number, { isShown }: Place) => {
    if (typeof text !== 'string') return;
    if (isShown ? /\p{L}/u.test(text) : looksLikeWords(text)) report(text, at);
  };
  const visit = (node: Node, place: Place): void => {
    if (isSilent(node, source)) return;
    if (node.type === 'Literal') return check(node['value'], node.start, place);
    if (node.type === 'JSXText') return check(node['value'], node.start, { isShown: true });
    if (node.type === 'TemplateElement') {
      // Cast: the parser's own shape.
      const { cooked } = node['value'] as { cooked: string };
      return check(cooked, node.start, place);
    }
    for (const [key, child] of Object.entries(node)) {
      for (const one of Array.isArray(child) ? child : [child]) {
        if (isNode(one) && !isName(node, key)) visit(one, placeOf(node, one, key, place));
      }
    }
  };
  visit(parseSync(path, source).program as unknown as Node, { isShown: false });
  return found;
}

/** Whether a source is searched at all. */
export const isSearched = (path: string) =>
  wordRules.searched.test(path) && !wordRules.except.test(path);

const isAllowed = (path: string, words: string) =>
  wordRules.allowed.some(({ file, text }) => file.test(path) && (text ?? words) === words);

/** A capital and a small letter at the start, or two words: no token, class or key is written so. */
function looksLikeWords(text: string): boolean {
  if (wordRules.tokens.has(text) || wordRules.code.test(text)) return false;
  return /^\W*\p{Lu}\p{Ll}/u.test(text) || /\p{Ll}{2,} \p{Ll}{2,}/u.test(text);
}

/** Where people read whatever stands there: between tags, in named attributes and properties. */
function placeOf(parent: Node, child: Node, key: string, place: Place): Place {
  if (parent.type === 'JSXExpressionContainer') return place;
  if (parent.type === 'JSXAttribute') {
    const name = nameOf(parent['name']);
    return { isShown: wordRules.shown.has(name) };
  }
  if (parent.type === 'Property' && key === 'value') {
    return { isShown: wordRules.heard.has(nameOf(parent['key'])) };
  }
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') {
    return { isShown: child.type === 'JSXExpressionContainer' };
  }
  const keeps = /^(Conditional|Logical|Template|Parenthesized|Binary|TSAs)/.test(parent.type);
  return keeps && key !== 'test' ? place : { isShown: false };
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const name = node['name'] ?? node['value'];
  return typeof name === 'string' ? name : '';
}

/** Names of imports, properties and keys are nobody's words. */
function isName({ type, computed }: Node, key: string): boolean {
  if (type === 'Property' || type === 'PropertyDefinition') return key === 'key' && !computed;
  return type === 'MemberExpression' && key === 'property';
}

/** What no visitor reads: types, imports, comparisons, errors, logs, styles, technical attributes. */
function isSilent(node: Node, source: string): boolean {
  const textOf = (one: unknown) =>
    isNode(one) && typeof one['end'] === 'number' ? source.slice(one.start, one['end']) : '';
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
      return true;
    case 'BinaryExpression':
      return /^[!=]==?$/.test(String(node['operator']));
    case 'JSXAttribute':
      return wordRules.technical.has(nameOf(node['name']));
    case 'TaggedTemplateExpression':
      return textOf(node['tag']) === 'css';
    case 'Property':
      return wordRules.technical.has(nameOf(node['key']));
    case 'PropertyDefinition':
      return nameOf(node['key']) === 'name';
    case 'NewExpression':
    case 'CallExpression':
      return wordRules.silentCalls.test(textOf(node['callee']));
    default:
      return /^TS(?!As|Satisfies|NonNull)/.test(node.type);
  }
}
