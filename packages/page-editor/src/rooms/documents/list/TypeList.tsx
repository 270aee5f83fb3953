import type { DocumentCounts } from 'prismic-folder/contract';
import { useEditor } from '../../../session/EditorContext.ts';
import { NavList } from '../../../kit/lists/NavList.tsx';
import { typesInOrder, typeWords } from '../../../session/documentWords.ts';

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
  const { models, host } = useEditor();
  const totals = new Map(counts?.types.map(({ type, total }) => [type, total]));
  const all = counts?.types.reduce((sum, { total }) => sum + total, 0);
  const types = typesInOrder(models, host);
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
