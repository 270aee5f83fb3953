/** Words with their own spelling. */
const SPECIAL_WORDS: ReadonlyMap<string, string> = new Map([
  ['3d', '3D'],
  ['php', 'PHP'],
  ['aws', 'AWS'],
  ['uiux', 'UI/UX'],
  ['ui/ux', 'UI/UX'],
]);

/** `product-design`, `product%20design` and `Product Design` have one slug: lower case, spaces. */
export function categorySlug(param: string): string {
  return param.trim().toLowerCase().replaceAll('-', ' ').replaceAll(/\s+/g, ' ');
}

/** The category's title; empty for an empty slug. */
export function categoryTitle(param: string): string {
  return categorySlug(param).replaceAll(
    /\S+/g,
    (word) => SPECIAL_WORDS.get(word) ?? word.replace(/^./u, (letter) => letter.toUpperCase()),
  );
}

/** A category as addresses have it: in lower case, without slashes, and one hyphen or space between words. */
export function categoryParam(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('/', '')
    .replaceAll(/[-\s]+/g, (gap) => (gap === '-' ? '-' : ' '))
    .replaceAll(/^[- ]|[- ]$/g, '');
}

/** The same for all tags of a category. */
export const plainTag = (tag: string): string => categoryParam(tag).replaceAll('-', ' ');

/** Whether a tag belongs to the category, ignoring case, slashes and hyphens. */
export function tagMatches(tag: string, param: string): boolean {
  return plainTag(tag) === plainTag(param);
}
