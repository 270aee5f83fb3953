/**
 * Path of the file that holds a query's result in an exported site: `['projects', 'category',
 * 'design system']` -> `/answers/projects/category/design-system.json`. `lang` is an id, in any language but the
 * master's.
 */
export function answerFile(key: readonly unknown[], lang?: string): string {
  const parts = [...(lang === undefined ? [] : [lang]), ...key].map((part) =>
    encodeURIComponent(String(part).replaceAll(' ', '-')),
  );
  return `/answers/${parts.join('/')}.json`;
}
