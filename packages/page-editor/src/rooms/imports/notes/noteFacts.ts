/** What a note says of itself before its text, by lower-case name: 'date', 'tags'. */
export type NoteFacts = Readonly<Record<string, readonly string[]>>;

interface Split {
  readonly facts: NoteFacts;
  readonly title: string | null;
  /** The text without them. */
  readonly lines: readonly string[];
}

const unquoted = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, '$2');

const listOf = (text: string): string[] =>
  text
    .replace(/^\[(.*)\]$/, '$1')
    .split(',')
    .map(unquoted)
    .filter((one) => one !== '');

/** Facts that are lists; all others are one text, commas and all. */
const LISTS = new Set(['tags', 'tag', 'categories', 'aliases']);

const valueOf = (name: string, text: string) =>
  LISTS.has(name) || /^\[.*\]$/.test(text.trim()) ? listOf(text.trim()) : [unquoted(text)];

/** The lines between two `---` at the start, as far as they are names and values. */
function frontmatter(lines: readonly string[]): [NoteFacts, number] {
  if (lines[0]?.trim() !== '---') return [{}, 0];
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  if (end === -1) return [{}, 0];
  const facts = new Map<string, string[]>();
  let last = '';
  for (const line of lines.slice(1, end)) {
    const item = /^\s*-\s+(.*)$/.exec(line)?.[1];
    const [, name, text = ''] = /^([\p{L}\w][\p{L}\w -]*):(?:\s+(.*))?$/u.exec(line) ?? [];
    if (name !== undefined) {
      last = name.trim().toLowerCase();
      facts.set(last, text.trim() === '' ? [] : valueOf(last, text));
    } else if (item !== undefined && last !== '') facts.get(last)?.push(unquoted(item));
  }
  return [Object.fromEntries(facts), end + 1];
}

/** The properties that Notion writes below a title, as lines of their own. */
function properties(lines: readonly string[], from: number): [NoteFacts, number] {
  let start = from;
  while (lines[start]?.trim() === '') start += 1;
  const facts: Record<string, readonly string[]> = {};
  let at = start;
  for (; at < lines.length; at += 1) {
    const [, name, text = ''] = /^([\p{Lu}][\p{L}\w ]{0,40}): (.+)$/u.exec(lines[at] ?? '') ?? [];
    if (name === undefined) break;
    const key = name.toLowerCase();
    facts[key] = valueOf(key, text);
  }
  // Words that only look like one belong to the text.
  const isBlock = at > start && (lines[at] ?? '').trim() === '';
  return isBlock ? [facts, at] : [{}, from];
}

/** Takes title and facts from the start of a note; `isNotion`: whether it may have properties. */
export function splitFacts(text: string, isNotion: boolean): Split {
  const lines = text
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n');
  const [front, afterFront] = frontmatter(lines);
  let at = afterFront;
  while (lines[at]?.trim() === '') at += 1;
  const heading = /^#\s+(.+?)\s*#*\s*$/.exec(lines[at] ?? '')?.[1] ?? null;
  if (heading !== null) at += 1;
  const [more, rest] = isNotion && heading !== null ? properties(lines, at) : [{}, at];
  return {
    facts: { ...more, ...front },
    title: front['title']?.[0] ?? heading,
    lines: lines.slice(rest),
  };
}
