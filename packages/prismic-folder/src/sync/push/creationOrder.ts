import type { Folder, FolderDocument } from '../folder/loadFolder.ts';
import { digestDocument } from '../form/forms.ts';
import { folderNames } from '../form/sideNames.ts';

export interface Creation {
  readonly local: FolderDocument;
  /** True if its links are circular: it is created empty, and updated when all ids are known. */
  readonly isFilledLater: boolean;
}

/**
 * The order in which to create documents: link targets before the documents that link to them, and
 * the first language before translations, which refer to it.
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
      // Translations come after all documents of the first language.
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
  // A link to the document itself is circular, too: its id must be known first.
  return targets.has(own) ? [own, ...targets] : [...targets];
}
