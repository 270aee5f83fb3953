import { useCallback, useState } from 'react';
import { DocumentsPage } from '../../rooms/documents/DocumentsPage.tsx';
import { ONLINE_ADDRESS } from '../../session/address.ts';
import { useOnline } from '../../session/useOnline.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { useSetMenu } from '../../rooms/firstDay/useSetMenu.ts';
import { useCall } from '../../session/useAnswer.ts';
import { forgetWornLook } from '../../rooms/look/useWornLook.ts';
import { useImport } from '../../rooms/imports/useImport.tsx';
import { useLanguageDialogs } from '../../languages/useLanguageDialogs.tsx';
import type { EditorType } from '../../model/EditorModels.ts';
import { StillProtectedNote } from '../../fields/protection/StillProtectedNote.tsx';
import { OnlineMark } from '../../rooms/online/OnlineMark.tsx';
import { lazyPart, lazyScreen } from '../../kit/loading/lazy.tsx';
import { Notice } from '../../kit/messages/Notice.tsx';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';

const FirstDay = lazyScreen(
  'the first page',
  async () => (await import('../../rooms/firstDay/FirstDay.tsx')).FirstDay,
);

const AccentField = lazyPart(
  async () => (await import('../../rooms/look/AccentField.tsx')).AccentField,
);

const ONLINE: MenuEntry = { id: 'online', label: 'Online', href: ONLINE_ADDRESS };

/** The mock data of all slices come with it. */
const loadExamples = () => import('../../slices/example/exampleOf.ts');

/** The documents, with what other rooms add to their page; on the demo, once, what its owner wants to do with it. */
export function StartScreen({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const { api, host, models } = useEditor();
  // Whether the folder has the demo, and what is kept aside.
  const { value: sets, problem } = useCall('readContentSets', {});
  const [isAsked, setIsAsked] = useState(false);
  // The answer is no change of a document, which would be announced.
  const [isDone, setIsDone] = useState(false);
  const more = useSetMenu(sets, () => setIsAsked(true));
  const languages = useLanguageDialogs();
  const online = useOnline();
  const imports = useImport();
  const exampleOf = useCallback(
    async (type: EditorType) => (await loadExamples()).exampleZones({ api, host }, models, type),
    [api, host, models],
  );
  if (!sets && problem === null) return <Notice sentence="Opening the documents" isBusy />;
  if (isAsked || (sets?.demo?.isAnswered === false && !isDone)) {
    const finish = (isOwn: boolean) => {
      if (!isOwn) forgetWornLook();
      setIsAsked(false);
      setIsDone(true);
    };
    return <FirstDay isAsked={isAsked} AccentField={AccentField} onDone={finish} />;
  }
  return (
    <DocumentsPage
      menu={[
        ...(online.state ? [ONLINE] : []),
        ...imports.items,
        ...languages.items,
        ...more,
        ...menu,
      ]}
      dialogs={
        <>
          {imports.dialog}
          {languages.dialog}
        </>
      }
      notice={host.protection && <StillProtectedNote />}
      online={<OnlineMark {...online} />}
      exampleOf={exampleOf}
    />
  );
}
