import { parseAst } from 'vite';

const all = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map(([, found = '']) => found);

/** Field names of a declaration file's interfaces, by name. Throws if it does not parse. */
export function interfacesOf(code: string): Map<string, string[]> {
  parseAst(code, { lang: 'dts' });
  const found = [...code.matchAll(/interface (\w+)[^{]*\{([^]*?)\n\}/g)];
  return new Map(
    found.map(([, name = '', body = '']) => [name, all(body, /^\s+["']?([\w-]+)["']?\??:/gm)]),
  );
}

/** A registry's keys, and the modules it imports. Throws if it does not parse. */
export function registryOf(code: string) {
  parseAst(code, { lang: 'ts' });
  const [, body = ''] = code.split(/= (?=\{)/);
  return {
    keys: all(body, /([\w-]+)["']?: (?:lazy\(|\{|[A-Z])/g),
    lazy: all(code, /import\(["']([^"']+)/g),
    eager: all(code, /^import \w+ from ["']([^"']+)/gm),
  };
}

/** Names a component's module exports, `default` among them. Throws if it does not parse. */
export function exportsOf(code: string, lang: 'tsx' | 'jsx'): string[] {
  parseAst(code, { lang });
  return all(code, /^export (?:const |function )?(\w+)/gm);
}
