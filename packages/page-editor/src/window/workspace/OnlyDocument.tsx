import { useCallback, useEffect } from 'react';
import { findOrMakeOnly } from '../../dialogs/createDocument.ts';
import { useAction } from '../../kit/hooks/useAction.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { Notice } from '../../kit/messages/Notice.tsx';
import type { EditorType } from '../../model/EditorModels.ts';
import { documentAddress, useAddress } from '../../session/address.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { findOnly } from '../../session/findDocument.ts';
import { useAnswer } from '../../session/useAnswer.ts';

interface OnlyDocumentProps {
  readonly type: EditorType;
  /** The address may be that of the document already, which was not there yet. */
  readonly onFound?: () => void;
}

/** Leads from an address without a document to that of a type which has one only; makes it when asked to. */
export function OnlyDocument({ type, onFound }: OnlyDocumentProps) {
  const { api } = useEditor();
  const { go } = useAddress();
  const load = useCallback((signal: AbortSignal) => findOnly(api, type.id, signal), [api, type.id]);
  // Asked again once it is made, here or in another window.
  const { value: found, problem } = useAnswer(api, load);
  const making = useAction();
  const back = { label: 'All documents', run: () => go('/edit') };
  const latest = useLatest(onFound);
  useEffect(() => {
    if (!found) return;
    go(documentAddress(found), 'replace');
    latest()?.();
  }, [found, go, latest]);
  if (found === null && !making.isRunning) {
    const make = () => making.run(async () => void (await findOrMakeOnly(api, type)));
    return (
      <Notice
        sentence={making.problem ?? `${type.label}: not made yet.`}
        action={{ label: `Make ${type.label}`, run: make }}
        second={back}
      />
    );
  }
  return problem === null || found ? (
    <Notice sentence={`Opening ${type.label}`} isBusy />
  ) : (
    <Notice sentence={problem} action={back} />
  );
}
