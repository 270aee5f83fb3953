/**
 * Groups what is one document in several languages. `passes`: keys of an item, by how much they say; items
 * that share one are versions of each other unless a language would be in their group twice. The uid of a
 * translation may be the file name of another document, which is no version of it.
 */
export function languageVersions<Item>(
  items: readonly Item[],
  languageOf: (item: Item) => string,
  passes: readonly ((item: Item) => readonly string[])[],
): ReadonlyMap<Item, ReadonlySet<Item>> {
  const groups = new Map(items.map((item) => [item, new Set([item])]));
  const join = (one: Item, other: Item) => {
    const [group, added] = [groups.get(one), groups.get(other)];
    if (!group || !added || group === added) return;
    const languages = new Set([...group].map(languageOf));
    if ([...added].some((item) => languages.has(languageOf(item)))) return;
    for (const item of added) {
      group.add(item);
      groups.set(item, group);
    }
  };
  for (const keysOf of passes) {
    const known = new Map<string, Item[]>();
    for (const item of items) {
      for (const key of new Set(keysOf(item))) {
        const others = known.get(key) ?? [];
        for (const other of others) join(other, item);
        known.set(key, [...others, item]);
      }
    }
  }
  return groups;
}
