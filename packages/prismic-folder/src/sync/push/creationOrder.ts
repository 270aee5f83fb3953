import type { Folder, FolderDocument } from '../folder/loadFolder.ts';
import { digestDocument } from '../form/forms.ts';
import { folderNames } from '../form/sideNames.ts';

export interface Creation {
  readonly local: FolderDocument;
  /**
   * True where the documents link in a circle: it is created empty, and filled when all have ids.
   */
  readonly isFilledLater: boolean;
}

/**
 * The order in which new documents are created: linked ones before those that link to them, and
 * the first language before its translations, which name it when they are created.
 */
export function creationOrder(
  folder: Folder,
  fresh: ReadonlyMap<string, FolderDocument>,
  firstLang: string,
): readonly Creation[] {
  const order: Creation[] = [];
  const begun = new Set<string>();
  const done = new Set<string>();
  const isFirst = ({ document }: FolderDocument) => document.lang === firstLang;

  const visit = (local: FolderDocument) => {
    if (begun.has(local.key)) return;
    begun.add(local.key);
    const targets = targetsOf(local, folder).flatMap((key) => fresh.get(key) ?? []);
    for (const target of targets) {
      // A translation waits for its first language, which may be this very document.
      if (!isFirst(local) || isFirst(target)) visit(target);
    }
    const isFilledLater = targets.some(({ key }) => !done.has(key));
    order.push({ local, isFilledLater });
    done.add(local.key);
  };

  const all = [...fresh.values()];
  for (const local of [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))]) visit(local);
  return order;
}

/** Keys of the documents a document links to. */
function targetsOf({ document, model, key: own }: FolderDocument, folder: Folder): string[] {
  const targets = new Set<string>();
  const names = folderNames(folder);
  digestDocument(document, model, {
    ...names,
    target: (link) => {
      const key = names.target(link);
      targets.add(key);
      return key;
    },
  });
  // A document that links to itself needs its own id first: that is a circle.
  return targets.has(own) ? [own, ...targets] : [...targets];
}
