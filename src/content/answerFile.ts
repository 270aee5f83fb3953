/**
 * Path of the file that holds a query's result in an exported site: `['projects', 'category',
 * 'design system']` -> `/answers/projects/category/design-system.json`.
 */
export function answerFile(key: readonly unknown[]): string {
  const parts = key.map((part) => encodeURIComponent(String(part).replaceAll(' ', '-')));
  return `/answers/${parts.join('/')}.json`;
}
