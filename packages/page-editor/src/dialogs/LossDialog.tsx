import type { DocumentSummary } from 'prismic-folder/contract';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { sentenceOf } from '../kit/messages/sentenceOf.ts';
import { useEditor } from '../session/EditorContext.ts';
import { ConfirmDialog } from '../kit/overlays/FormDialog.tsx';
import { useAction } from '../kit/hooks/useAction.ts';
import { useUses } from '../session/useDocumentAnswers.ts';
import { removeDocument, type TakeBack, unpublishDocument } from './removeDocument.ts';
import { linkWords, UsesList } from './UsesList.tsx';

interface Loss {
  readonly verb: string;
  /** What it means for the document of a title. */
  readonly lead: (title: string) => string;
  /** Said afterwards, with a way back. */
  readonly done: (title: string) => string;
  readonly work: (api: AuthoringClient, document: DocumentSummary) => Promise<TakeBack>;
}

const LOSSES = {
  delete: {
    verb: 'Delete',
    lead: (title) => `${title} and all of its versions will be deleted.`,
    done: (title) => `${title} deleted.`,
    work: removeDocument,
  },
  unpublish: {
    verb: 'Unpublish',
    lead: (title) => `${title} will no longer be public. It can be restored as a draft.`,
    done: (title) => `${title} is no longer public.`,
    work: unpublishDocument,
  },
} satisfies Readonly<Record<string, Loss>>;

type LossDialogProps = {
  loss: keyof typeof LOSSES;
  document: DocumentSummary;
  beforeChange?: (() => Promise<void>) | undefined;
  onClose: () => void;
  onDone: () => void;
};

/**
 * Deletes a document, or takes it off the site. It can be answered once what links to the document is
 * known.
 */
export function LossDialog({ loss, document, beforeChange, onClose, onDone }: LossDialogProps) {
  const { api, toast } = useEditor();
  const { verb, lead, done, work } = LOSSES[loss];
  const uses = useUses(document).value;
  const { isRunning, problem, run } = useAction();
  const name = document.title;
  const undo = (takeBack: TakeBack) => {
    takeBack().then(
      (state) =>
        toast({
          message: state === 'public' ? `${name} is back.` : `${name} is back as a draft.`,
        }),
      (error: unknown) => toast({ message: `${name} is not back: ${sentenceOf(error)}` }),
    );
  };
  const lose = () => {
    run(async () => {
      await beforeChange?.();
      const takeBack = await work(api, document);
      onDone();
      onClose();
      toast({ message: done(name), action: { label: 'Undo', run: () => undo(takeBack) } });
    });
  };
  return (
    <ConfirmDialog
      title={verb}
      lightTitle={name}
      lead={`${lead(name)} ${linkWords(uses)}`}
      verb={`${verb} ${name}`}
      isDisabled={uses === undefined}
      isRunning={isRunning}
      problem={problem}
      onSubmit={lose}
      onClose={onClose}
    >
      {uses !== undefined && uses.length > 0 && <UsesList uses={uses} />}
    </ConfirmDialog>
  );
}
