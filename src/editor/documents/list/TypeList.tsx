import type { DocumentCounts } from '#prismic-folder/contract';
import { documentTypes } from '#content/documentTypes.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { EditorType } from '../../model/EditorModels.ts';
import { NavList } from '../../kit/lists/NavList.tsx';
import { typeWords } from '../../session/typeWords.ts';

type TypeListProps = {
  counts: DocumentCounts | undefined;
  /** null: all types. */
  selected: string | null;
  onSelect: (type: string | null) => void;
  /** For a type that has one document only. */
  onOpenSingle: (type: string) => void;
};

/** The types of documents as large rows with the number of their documents. */
export function TypeList({ counts, selected, onSelect, onOpenSingle }: TypeListProps) {
  const { models } = useEditor();
  const totals = new Map(counts?.types.map(({ type, total }) => [type, total]));
  const all = counts?.types.reduce((sum, { total }) => sum + total, 0);
  const types = [...models.types.values()].sort((one, other) => orderOf(one) - orderOf(other));
  return (
    <NavList
      label="Types of documents"
      rows={[
        {
          id: '',
          label: 'Everything',
          count: all,
          isCurrent: selected === null,
          onPress: () => onSelect(null),
        },
        ...types.map(({ id, repeatable }) => ({
          id,
          label: repeatable ? typeWords(models, id).many : typeWords(models, id).one,
          count: repeatable ? totals.get(id) : undefined,
          isCurrent: selected === id,
          onPress: () => (repeatable ? onSelect(id) : onOpenSingle(id)),
        })),
      ]}
    />
  );
}

const KNOWN = Object.keys(documentTypes);

/** Home first, then the types with pages as the site knows them, other single documents last. */
function orderOf({ id, repeatable }: EditorType): number {
  if (id === 'home') return -1;
  if (!repeatable) return KNOWN.length + 1;
  return KNOWN.includes(id) ? KNOWN.indexOf(id) : KNOWN.length;
}
