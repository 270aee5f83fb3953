import { useEffect, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useWindowFileDrop } from '../../fields/media/upload/useFileDrop.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Pills } from '../../kit/controls/Pills.tsx';
import { countWords } from '../../kit/countWords.ts';
import { useAction } from '../../kit/hooks/useAction.ts';
import { useOpenSignal } from '../../kit/hooks/useOpenSignal.ts';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { FormDialog } from '../../kit/overlays/FormDialog.tsx';
import { Note, Text } from '../../kit/text/Text.tsx';
import { useEditor } from '../../session/EditorContext.ts';
import { useLoaded } from '../../session/useAnswer.ts';
import { typeWords } from '../../session/documentWords.ts';
import type { NoteFiles, LeftOut } from './notes/NoteFiles.ts';
import { readNotes, type ReadNotes } from './notes/readNotes.ts';
import { writeNotes, type Written } from './notes/writeNotes.ts';
import { openNotes } from './openNotes.ts';
import { NameRow, RuledList } from '../../kit/lists/Ruled.tsx';
import { shortName } from './notes/noteNames.ts';
import { createDocument } from '../../dialogs/createDocument.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { freeUid, uidFromName } from '../../session/freeUid.ts';

type ImportDialogProps = {
  /** What was dropped; none: the owner chooses. */
  files: readonly File[];
  onClose: () => void;
};

interface Found extends ReadNotes {
  readonly source: NoteFiles;
}

/** Makes drafts of notes of other programs: chooses, shows what was found, makes them, says what was left out. */
export function ImportDialog({ files, onClose }: ImportDialogProps) {
  const { api, host, announce } = useEditor();
  const [found, setFound] = useState<Found | null>(null);
  const [written, setWritten] = useState<Written | null>(null);
  const [type, setType] = useState<string | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const stopped = useRef(false);
  const isMaking = useRef(false);
  const latest = useRef<readonly File[]>([]);
  const { isRunning, problem, run } = useAction();
  const types = useTypes();

  const look = (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    setFound(null);
    setWritten(null);
    setProgress(null);
    latest.current = chosen;
    run(async () => {
      const source = await openNotes(chosen);
      const notes = await readNotes(source);
      // Others may have been dropped meanwhile.
      if (latest.current === chosen) setFound({ ...notes, source });
    });
  };
  const first = useRef(() => look(files));
  useEffect(() => {
    first.current();
    return () => {
      stopped.current = true;
    };
  }, []);
  useWindowFileDrop((dropped) => {
    if (!isMaking.current) look(dropped);
  });

  const write = async (notes: Found) => {
    const mapping = await host.notes?.();
    if (!mapping) return;
    const { languages } = await api.call('listLanguages', {});
    const made = await writeNotes(notes, type ?? mapping.types[0] ?? '', {
      call: api.call,
      read: notes.source.read,
      mapping,
      isReserved: (of, uid) =>
        (host.reservedAddress?.({ type: of, uid }, languages) ?? null) !== null,
      onProgress: (done, total) => setProgress(`${done} of ${total}`),
      isStopped: () => stopped.current,
    });
    setWritten({ ...made, leftOut: [...notes.leftOut, ...made.leftOut] });
    announce(`${countWords(made.documents.length, 'draft')} made.`);
  };
  const make = (notes: Found) => {
    stopped.current = false;
    isMaking.current = true;
    run(() => write(notes).finally(() => (isMaking.current = false)));
  };

  if (written) return <Made written={written} onClose={onClose} />;
  return (
    <FormDialog
      title="Import"
      lightTitle="notes"
      lead="A folder or a zip of Markdown with its pictures, as Notion and Obsidian export them. Everything becomes a draft."
      verb={found ? `Make ${countWords(found.notes.length, 'draft')}` : 'Make drafts'}
      isDisabled={found === null}
      isRunning={isRunning}
      cancel={isRunning && found ? 'Stop' : 'Cancel'}
      problem={problem}
      onSubmit={() => {
        if (found) make(found);
      }}
      onClose={isRunning && found ? () => (stopped.current = true) : onClose}
    >
      {!isRunning && (
        <Row gap={8} wraps>
          <Choose label="Choose a zip" isZip onFiles={look} />
          <Choose label="Choose a folder" onFiles={look} />
          <Note as="span">or drop it here</Note>
        </Row>
      )}
      {found && (
        <Text as="p">
          {`${countWords(found.notes.length, 'note')}, ${countWords(found.pictures.length, 'picture')}`}
        </Text>
      )}
      {found && types.length > 1 && (
        <Pills
          aria-label="What notes become"
          options={types}
          value={type ?? types[0]?.id ?? null}
          onChange={setType}
        />
      )}
      {isRunning && (
        <Text as="output">{found ? (progress ?? 'Beginning') : 'Reading the files'}</Text>
      )}
      {found && <LeftOutList title="Will be left out" leftOut={found.leftOut} />}
      {!found && !isRunning && <ServiceProject onDone={onClose} />}
    </FormDialog>
  );
}

/** The types that notes can become, by their names. */
function useTypes() {
  const { host, models } = useEditor();
  const { types = [] } = useLoaded(host.notes) ?? {};
  return types.map((id) => ({ id, label: typeWords(models, id).many }));
}

type ChooseProps = {
  label: string;
  /** A single archive rather than a folder. */
  isZip?: boolean;
  onFiles: (files: readonly File[]) => void;
};

function Choose({ label, isZip = false, onFiles }: ChooseProps) {
  return (
    <FileTrigger
      {...(isZip ? { acceptedFileTypes: ['.zip'] } : { acceptDirectory: true })}
      onSelect={(files) => onFiles([...(files ?? [])])}
    >
      <Button size="pill" icon="upload">
        {label}
      </Button>
    </FileTrigger>
  );
}

/** What was made, each to be opened, and what was not. */
function Made({ written, onClose }: { written: Written; onClose: () => void }) {
  const { open } = useEditor();
  const { documents, pictures, leftOut } = written;
  const [first] = documents;
  const done = () => {
    onClose();
    if (first && documents.length === 1) open(first);
  };
  return (
    <FormDialog
      title="Imported"
      lightTitle={countWords(documents.length, 'draft')}
      lead={`${countWords(pictures, 'picture')} in the library. Nothing is public yet.`}
      verb={documents.length === 1 ? 'Open it' : 'Done'}
      cancel={null}
      takesFocus
      onSubmit={done}
      onClose={onClose}
    >
      <LeftOutList title="Left out" leftOut={leftOut} />
    </FormDialog>
  );
}

type LeftOutListProps = { title: string; leftOut: readonly LeftOut[] };

/** What is not taken over, file by file. */
function LeftOutList({ title, leftOut }: LeftOutListProps) {
  if (leftOut.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text as="h3" size="small" weight="medium">{`${title}: ${leftOut.length}`}</Text>
      <RuledList isLimited aria-label={title}>
        {leftOut.map(({ name, reason }) => (
          <NameRow key={`${name} ${reason}`} name={`${shortName(name)} ${shortName(reason)}`} />
        ))}
      </RuledList>
    </Stack>
  );
}

/** Makes a draft of one project of a portfolio service, by its number there. */
function ServiceProject({ onDone }: { onDone: () => void }) {
  const { api, host, models, open, toast } = useEditor();
  const service = useLoaded(host.notes)?.service;
  const [number, setNumber] = useState('');
  const { isRunning, problem, run } = useAction();
  const openSignal = useOpenSignal();
  if (service === undefined) return null;
  const make = () => {
    const wanted = number.trim();
    if (wanted === '' || isRunning) return;
    run(async () => {
      const signal = openSignal();
      const project = await service.read(wanted);
      const type = project && models.types.get(project.type);
      if (!project || !type) throw new Error(`The service has no project ${wanted}.`);
      const name = uidFromName(project.title) || 'project';
      const { uid } = await freeUid({ api, host }, project.type, name, null);
      const { data, tags } = project;
      const document = await createDocument(api, { type, name: '', uid, tags, data });
      // Who has closed it stays there.
      if (signal.aborted) return void toast({ message: `${document.title} is made.` });
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
