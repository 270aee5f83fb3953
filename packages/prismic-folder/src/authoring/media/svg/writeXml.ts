const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

export function openTag(
  name: string,
  attributes: readonly { readonly name: string; readonly value: string }[],
): string {
  const written = attributes.map(
    ({ name, value }) => ` ${name}="${escaped(value, /[&<>"\t\n\r]/g)}"`,
  );
  return `<${name}${written.join('')}>`;
}

export function closeTag(name: string): string {
  return `</${name}>`;
}

/** Escapes a text so that any XML parser reads the same. */
export function escapeText(text: string): string {
  return escaped(text, /[&<>\r]/g);
}

function escaped(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => ESCAPES[sign] ?? sign);
}
