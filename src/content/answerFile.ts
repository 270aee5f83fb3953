/**
 * Address of the file that holds an exported site's answer to a question, by the question's key:
 * `['projects', 'category', 'design system']` -> `/answers/projects/category/design-system.json`.
 */
export function answerFile(key: readonly unknown[]): string {
  const parts = key.map((part) => encodeURIComponent(String(part).replaceAll(' ', '-')));
  return `/answers/${parts.join('/')}.json`;
}
