import { readFileSync } from 'node:fs';

export interface Readme {
  /** The example that begins so, literally. Throws if there is none that nobody has taken. */
  take(start: string): string;
  /** A section with all of its examples. */
  takeSection(heading: string): string;
  /** First lines of the examples that nobody has taken. */
  left(): readonly string[];
}

/** The examples of a README, for the tests that run them. */
export function openReadme(file: string): Readme {
  const text = readFileSync(file, 'utf8');
  const missing = (what: string) => new Error(`${file} has no ${what}`);
  const blocks = [...text.matchAll(/^( *)```.*\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = '', body = '']) => body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  const take = (start: string) => {
    const at = blocks.findIndex((block) => block.startsWith(start));
    const [found] = at < 0 ? [] : blocks.splice(at, 1);
    if (found === undefined) throw missing(`example that begins with ${start}`);
    return found;
  };
  return {
    take,
    takeSection(heading) {
      const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0];
      if (section === undefined) throw missing(`section ${heading}`);
      for (const [, start = ''] of section.matchAll(/^ *```.+\n *(.*)$/gm)) take(start);
      return section;
    },
    left: () => blocks.map((block) => block.slice(0, block.indexOf('\n'))),
  };
}
