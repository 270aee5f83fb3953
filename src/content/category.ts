/** Words whose spelling is not a matter of one capital letter. */
const SPECIAL_WORDS: ReadonlyMap<string, string> = new Map([
  ['3d', '3D'],
  ['php', 'PHP'],
  ['aws', 'AWS'],
  ['uiux', 'UI/UX'],
  ['ui/ux', 'UI/UX'],
]);

/** `product-design`, `product%20design` and `Product Design` are one slug: lower case, spaces. */
export function categorySlug(param: string): string {
  return param.trim().toLowerCase().replaceAll('-', ' ').replaceAll(/\s+/g, ' ');
}

/** The category's title as the screen shows it; empty for an empty slug. */
export function categoryTitle(param: string): string {
  return categorySlug(param).replaceAll(
    /\S+/g,
    (word) => SPECIAL_WORDS.get(word) ?? word.replace(/^./u, (letter) => letter.toUpperCase()),
  );
}

/** Whether a project's tag belongs to the category: case, slashes and hyphens do not count. */
export function tagMatches(tag: string, param: string): boolean {
  const plain = (text: string) => categorySlug(text).replaceAll('/', '');
  return plain(tag) === plain(param);
}
