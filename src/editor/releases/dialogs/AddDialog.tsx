import { useState } from 'react';
import { GridList, GridListItem, type Selection } from 'react-aria-components';
import type { DocumentSummary, ReleaseDetails } from '#prismic-folder/contract';
import { Thumbnail } from '../../ui/lists/Thumbnail.tsx';
import { useAction } from '../../ui/hooks/useAction.ts';
import { phaseOf } from '../../documents/names/documentWords.ts';
import { typeWords } from '../../documents/names/typeWords.ts';
import { countWords } from '../../ui/countWords.ts';
import { addToRelease, canJoin } from '../../documents/operations/addToRelease.ts';
import { documentId } from '../../documents/operations/documentCall.ts';
import { useEditor } from '../../EditorContext.ts';
import { useDocumentSearch } from '../../links/search/useDocumentSearch.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import * as styles from '../releases.styles.ts';

type AddDialogProps = {
  release: ReleaseDetails;
  onClose: () => void;
};

const ANY = { types: [], tags: [] };

/** Finds documents for a release; several can be put in at once. */
export function AddDialog({ release, onClose }: AddDialogProps) {
  const { api, models, toast, announce } = useEditor();
  const [search, setSearch] = useState('');
  const { value: found, problem: away } = useDocumentSearch(search, ANY);
  const [chosen, setChosen] = useState<ReadonlyMap<string, DocumentSummary>>(new Map());
  const { isRunning, problem, run } = useAction();
  const documents = [
    ...chosen.values(),
    ...(found ?? []).filter((one) => !chosen.has(documentId(one)) && canJoin(one, release.id)),
  ];
  const select = (keys: Selection) => {
    const picked = documents.filter((one) => keys === 'all' || keys.has(documentId(one)));
    setChosen(new Map(picked.map((one) => [documentId(one), one])));
  };
  const add = () =>
    run(async () => {
      const sentence = await addToRelease(api, release, [...chosen.values()]);
      toast({ message: sentence });
      announce(sentence);
      onClose();
    });
  const count = chosen.size;
  return (
    <Dialog
      title="Put in"
      lightTitle={release.label}
      lead="A draft moves into the release; of a document without changes a copy waits there to be changed."
      isFilling
      width={720}
      isOpen
      onClose={onClose}
      foot={
        <>
          {problem !== null && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <Button
            kind="primary"
            size="dialog"
            isDisabled={count === 0}
            isPending={isRunning}
            onPress={add}
          >
            {count === 0 ? 'Put in' : `Put in ${countWords(count, 'document')}`}
          </Button>
        </>
      }
    >
      <SearchField isFirst label="Find by name, text or tag" value={search} onChange={setSearch} />
      <GridList
        className={styles.list}
        aria-label="Documents"
        selectionMode="multiple"
        selectionBehavior="toggle"
        selectedKeys={[...chosen.keys()]}
        onSelectionChange={select}
        items={documents}
        dependencies={[chosen]}
        renderEmptyState={() => (
          <p className={styles.empty}>
            {away ??
              (found === undefined ? 'Looking' : `No document with “${search}” can be put in.`)}
          </p>
        )}
      >
        {(document) => (
          <GridListItem
            id={documentId(document)}
            className={styles.row}
            textValue={`${document.title}, ${typeWords(models, document.type).one}`}
          >
            {({ isSelected }) => (
              <>
                <span className={styles.check} data-on={isSelected || undefined}>
                  {isSelected && <Icon name="check" size="small" />}
                </span>
                <Thumbnail address={document.picture} width={56} height={40} />
                <span className={styles.title} dir="auto">
                  {document.title}
                </span>
                <span className={styles.detail}>
                  {`${typeWords(models, document.type).one}. ${phaseOf(document).words}`}
                </span>
              </>
            )}
          </GridListItem>
        )}
      </GridList>
    </Dialog>
  );
}
