import { parseAst } from 'vite';

type Language = 'ts' | 'tsx' | 'jsx' | 'dts';

/** What a pattern's group finds in code. Throws if the code does not parse. */
function findIn(code: string, lang: Language, pattern: RegExp): string[] {
  parseAst(code, { lang });
  return [...code.matchAll(pattern)].map(([, found = '']) => found);
}

/** Field names of a declaration file's interfaces, by name. Throws if it does not parse. */
export function interfacesOf(code: string): Map<string, string[]> {
  const declarations = findIn(code, 'dts', /(interface \w+[^{]*\{(?:\}|[^]*?\n\}))/g);
  return new Map(
    declarations.map((text) => [
      /\w+ (\w+)/.exec(text)?.[1] ?? '',
      [...text.matchAll(/^(?:\t| {2,4})"?([\w-]+)"?\??:/gm)].map(([, field = '']) => field),
    ]),
  );
}

/** A parsed registry: its keys, without those of an entry, and the modules it imports. */
export const registryOf = (code: string) => ({
  keys: findIn(code, 'ts', /^\s+['"]?(?!(?:component|mocks|model):)([\w-]+)['"]?:/gm),
  lazy: findIn(code, 'ts', /import\(['"]([^'"]+)['"]\)/g),
  eager: findIn(code, 'ts', /^import .*from ['"]([^'"]+)['"]/gm),
});

/** Names a component's module exports, `default` among them. Throws if it does not parse. */
export const exportsOf = (code: string, lang: 'tsx' | 'jsx') =>
  findIn(code, lang, /^export (?:(?:async )?(?:const|function) )?(\w+)/gm);
