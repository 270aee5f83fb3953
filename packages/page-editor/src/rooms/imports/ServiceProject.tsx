import { useState } from 'react';
import { createDocument } from '../../dialogs/createDocument.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { useAction } from '../../kit/hooks/useAction.ts';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { useEditor } from '../../session/EditorContext.ts';
import { freeUid } from '../../session/freeUid.ts';
import { useLoaded } from '../../session/useLoaded.ts';
import { uidFromName } from '../../session/uidFromName.ts';

/** Makes a draft of one project of a portfolio service, by its number there. */
export function ServiceProject({ onDone }: { onDone: () => void }) {
  const { api, host, models, open } = useEditor();
  const service = useLoaded(host.notes)?.service;
  const [number, setNumber] = useState('');
  const { isRunning, problem, run } = useAction();
  if (service === undefined) return null;
  const make = () => {
    const wanted = number.trim();
    if (wanted === '' || isRunning) return;
    run(async () => {
      const project = await service.read(wanted);
      const type = project && models.types.get(project.type);
      if (!project || !type) throw new Error(`The service has no project ${wanted}.`);
      const name = uidFromName(project.title) || 'project';
      const { uid } = await freeUid({ api, host }, project.type, name, null);
      const { data, tags } = project;
      const document = await createDocument(api, { type, name: '', uid, tags, data });
      onDone();
      open(document);
    });
  };
  return (
    <Stack gap={12}>
      <FieldFrame label={service.label} hint={service.hint} problem={problem}>
        {(naming) => <TextInput {...naming} value={number} onChange={setNumber} onEnter={make} />}
      </FieldFrame>
      <Row>
        <Button size="pill" isDisabled={number.trim() === ''} isPending={isRunning} onPress={make}>
          Import this project
        </Button>
      </Row>
    </Stack>
  );
}
