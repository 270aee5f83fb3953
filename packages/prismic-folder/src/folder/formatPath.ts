/** A path in words: `data.cover[0].primary`; a key that is no plain name stands in quotes. */
export function formatPath(path: readonly PropertyKey[]): string {
  let shown = '';
  for (const key of path) {
    if (typeof key === 'number') shown += `[${key}]`;
    else if (/^[\w-]+$/.test(String(key))) shown += shown === '' ? String(key) : `.${String(key)}`;
    else shown += `[${JSON.stringify(String(key))}]`;
  }
  return shown;
}
