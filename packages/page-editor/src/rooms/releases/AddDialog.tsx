import { useState } from 'react';
import type { DocumentSummary, ReleaseDetails } from 'prismic-folder/contract';
import { Thumbnail } from '../../kit/lists/Thumbnail.tsx';
import { useAction } from '../../kit/hooks/useAction.ts';
import { kindWords, phaseOf } from '../../session/documentWords.ts';
import { countWords } from '../../kit/countWords.ts';
import { addToRelease, canJoin } from '../../session/addToRelease.ts';
import { documentId } from '../../session/documentCall.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { useDocumentSearch } from '../../fields/links/search/useDocumentSearch.ts';
import { SearchField } from '../../kit/fields/SearchField.tsx';
import { DataList, Detail } from '../../kit/lists/DataList.tsx';
import { FormDialog } from '../../kit/overlays/FormDialog.tsx';
import { Text } from '../../kit/text/Text.tsx';

type AddDialogProps = {
  release: ReleaseDetails;
  onClose: () => void;
};

const ANY = { types: [], tags: [] };

/** Finds documents for a release; several can be put in at once. */
export function AddDialog({ release, onClose }: AddDialogProps) {
  const { api, models, notify } = useEditor();
  const [search, setSearch] = useState('');
  const { value: found, problem: away } = useDocumentSearch(search, ANY);
  const [chosen, setChosen] = useState<ReadonlyMap<string, DocumentSummary>>(new Map());
  const { isRunning, problem, run } = useAction();
  const documents = [
    ...chosen.values(),
    ...(found ?? []).filter((one) => !chosen.has(documentId(one)) && canJoin(one, release.id)),
  ];
  const select = (ids: ReadonlySet<string>) => {
    const picked = documents.filter((one) => ids.has(documentId(one)));
    setChosen(new Map(picked.map((one) => [documentId(one), one])));
  };
  const add = () =>
    run(async () => {
      const sentence = await addToRelease(api, release, [...chosen.values()]);
      notify({ message: sentence });
      onClose();
    });
  const count = chosen.size;
  return (
    <FormDialog
      title="Put in"
      lightTitle={release.label}
      lead="A draft moves into the release; of a document without changes a copy waits there to be changed."
      verb={count === 0 ? 'Put in' : `Put in ${countWords(count, 'document')}`}
      cancel={null}
      isFilling
      width={720}
      isDisabled={count === 0}
      isRunning={isRunning}
      problem={problem}
      onSubmit={add}
      onClose={onClose}
    >
      <SearchField isFirst label="Find by name, text or tag" value={search} onChange={setSearch} />
      <DataList
        label="Documents"
        items={documents}
        idOf={documentId}
        textOf={(document) => `${document.title}, ${kindWords(models, document)}`}
        empty={
          away ?? (found === undefined ? 'Looking' : `No document with “${search}” can be put in.`)
        }
        selected={new Set(chosen.keys())}
        onSelect={select}
        hasBoxes
      >
        {(document) => (
          <>
            <Thumbnail address={document.picture} width={56} height={40} />
            <Text size="body" weight="medium" isCut dir="auto">
              {document.title}
            </Text>
            <Detail>
              {[
                kindWords(models, document),
                phaseOf(document).words,
                ...(document.releases.includes(release.id)
                  ? ['Its draft replaces what is in here']
                  : []),
              ].join('. ')}
            </Detail>
          </>
        )}
      </DataList>
    </FormDialog>
  );
}
