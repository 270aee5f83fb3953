import { useCallback, useEffect } from 'react';
import { findOnly, findOrMakeOnly } from '../../dialogs/onlyDocument.ts';
import { useAction } from '../../kit/hooks/useAction.ts';
import { Notice } from '../../kit/messages/Notice.tsx';
import type { EditorType } from '../../model/EditorModels.ts';
import { documentAddress, useAddress } from '../../session/address.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { useAnswer } from '../../session/useAnswer.ts';

/** Leads from an address without a document to that of a type which has one only; makes it when asked to. */
export function OnlyDocument({ type }: { readonly type: EditorType }) {
  const { api } = useEditor();
  const { go } = useAddress();
  const load = useCallback((signal: AbortSignal) => findOnly(api, type.id, signal), [api, type.id]);
  const { value: found, problem } = useAnswer(api, load);
  const making = useAction();
  useEffect(() => {
    if (found) go(documentAddress(found), 'replace');
  }, [found, go]);
  const make = {
    label: `Make ${type.label}`,
    run: () =>
      making.run(async () => {
        go(documentAddress(await findOrMakeOnly(api, type)), 'replace');
      }),
  };
  if (found === null) {
    const sentence = making.problem ?? `${type.label}: nobody has made it yet.`;
    return <Notice sentence={sentence} action={making.isRunning ? undefined : make} />;
  }
  return problem === null || found ? (
    <Notice sentence={`Opening ${type.label}`} isBusy />
  ) : (
    <Notice sentence={problem} />
  );
}
