const FOREIGN = /\P{ASCII}/u;

/** A text without case and accents, for comparing and sorting. */
export function fold(text: string): string {
  const plain = FOREIGN.test(text) ? text.normalize('NFKD').replace(/\p{M}+/gu, '') : text;
  return plain.toLowerCase();
}

/** A text as a name: its Latin letters and digits, with hyphens between them. */
export function slugOf(text: string, otherwise: string, maxLength: number): string {
  const slug = fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '');
  return slug === '' ? otherwise : slug;
}

/** The name, or the first of `name-2`, `name-3` … that is not taken. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}
