import { useCallback, useMemo } from 'react';
import type { DocumentSummary, ReleaseDetails } from 'prismic-folder/contract';
import { readRequest } from '../../document/requests.ts';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import { useAction } from '../../kit/hooks/useAction.ts';
import { useAnswer } from '../../session/useAnswer.ts';
import { documentCall } from '../../session/documentCall.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { describeChanges } from '../../differences/describeChanges.ts';
import { ChangeList } from '../../differences/ChangeList.tsx';
import { Button } from '../../kit/controls/Button.tsx';
import { FormDialog } from '../../kit/overlays/FormDialog.tsx';
import { Text } from '../../kit/text/Text.tsx';

type MeanwhileDialogProps = {
  release: ReleaseDetails;
  document: DocumentSummary;
  onClose: () => void;
};

/** A document of a release that was published since it was put in: which side counts where both differ. */
export function MeanwhileDialog({ release, document, onClose }: MeanwhileDialogProps) {
  const { api, models, notify } = useEditor();
  const { isRunning, problem, run } = useAction();
  const load = useCallback(async () => {
    const read = async (version: 'published' | `release:${string}`) =>
      // Cast: a document's file is an object.
      (await api.call('readDocument', readRequest(document, version))).json as DocumentJson;
    const [published, held] = await Promise.all([read('published'), read(`release:${release.id}`)]);
    return { published, held };
  }, [api, document, release.id]);
  const { value, problem: away } = useAnswer(api, load);
  const changes = useMemo(
    () =>
      value === undefined
        ? []
        : describeChanges({
            published: value.published,
            current: value.held,
            type: models.types.get(document.type),
            models,
          }),
    [value, document.type, models],
  );
  const merge = (keep: 'own' | 'published') =>
    run(async () => {
      const { params, query } = documentCall(document);
      const version = `release:${release.id}` as const;
      await api.call('mergePublished', { params, query, body: { version, keep } });
      const side = keep === 'own' ? release.label : 'what is public';
      const sentence = `${document.title}: both changes are in; where they differ, ${side} counts.`;
      notify({ message: sentence });
      onClose();
    });
  return (
    <FormDialog
      title="Published meanwhile"
      lightTitle={document.title}
      lead={`${document.title} was published after it was put into ${release.label}. Changes of different places are merged. Choose what counts where both differ; the version as it is now stays in History.`}
      verb={`${release.label} counts`}
      cancel={null}
      other={
        <Button size="dialog" isPending={isRunning} onPress={() => merge('published')}>
          What is public counts
        </Button>
      }
      isFilling
      width={900}
      isRunning={isRunning}
      problem={problem ?? away}
      onSubmit={() => merge('own')}
      onClose={onClose}
    >
      <Text as="h3" size="body" weight="medium">
        {`Public now, and in ${release.label}`}
      </Text>
      <ChangeList changes={changes} label="Differences" size="medium" isBelow />
    </FormDialog>
  );
}
