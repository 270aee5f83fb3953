import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { changesFor, type Json, type JsonPath } from 'prismic-folder/edit';
import type { EditorField } from '../../../model/EditorModels.ts';
import type { SoundParts } from '../../../model/SoundHost.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { offerUndo } from '../../../session/offerUndo.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { spelledCount, startWords } from '../../../kit/countWords.ts';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Note, Problem, Text } from '../../../kit/text/Text.tsx';
import { FIELD_ATTRIBUTE } from '../../field/focusField.ts';
import { useForm } from '../../field/FormContext.ts';
import { useField, useValue } from '../../field/useField.ts';
import { MediaLinkField } from '../../media/MediaLinkField.tsx';
import { readMediaLink, type MediaLink } from '../../media/value/mediaLink.ts';
import { LoopPoints } from './LoopPoints.tsx';
import { loopFields, loopIn, ownEntry, readStem, useEditStem } from './stemValues.ts';
import { useHeard } from './hear.ts';
import { usePlayer } from './usePlayer.ts';
import * as styles from './sound.styles.ts';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { evenGain, loudnessWords, type Measured } from './loudness.ts';

type OwnMusicProps = {
  parts: SoundParts;
  /** The field of a file of a loop. */
  file: EditorField;
  /** Of the group of loops, and what it has. */
  path: JsonPath;
  list: readonly Json[];
};

/** One file that repeats: chosen, heard, and made as loud as the rest. It is the only loop of the soundtrack. */
export function OwnMusic({ parts, file, path, list }: OwnMusicProps) {
  const { session, onFocusField } = useForm();
  const { toast } = useEditor();
  const edit = useEditStem(path);
  const isOwn = list.length <= 1;
  const filePath = useMemo(() => [...path, 0, parts.stem.file], [path, parts]);
  const renderingPath = useMemo(() => ['data', parts.rendering], [parts]);
  const isOff = useValue(renderingPath) === parts.off;
  const field = useMemo(
    () => ({
      ...file,
      label: 'My own music',
      hint:
        list.length > 1
          ? `One file that repeats, in place of the ${spelledCount(list.length, 'loop')} below`
          : 'One file that repeats. Its loop is found, and it is made as loud as the rest',
    }),
    [file, list.length],
  );
  const props = useField(field, filePath);
  const isReadOnly = props.readOnly !== null;
  const stem = readStem(isOwn ? list[0] : undefined, parts);
  const { link } = stem;
  const source = link && { name: link.name ?? link.url, url: link.url };
  const { hear, heard, problem, retry } = useHeard(parts, source);
  const loop = heard && loopIn(stem, heard.buffer.duration);
  const player = usePlayer(parts, heard && { heard, loop, gain: stem.gain });

  // What is chosen is heard first, and placed with what was found, as one step; without it if the form goes meanwhile.
  const [waiting, setWaiting] = useState<string | null>(null);
  const placeNow = useRef<(() => void) | null>(null);
  // Before the document is closed, which an effect would come after.
  useLayoutEffect(() => () => placeNow.current?.(), []);
  const write = (entry: Json | undefined, label: string) => {
    const { json } = session.get();
    const changes = changesFor(json, path, entry === undefined ? [] : [entry]);
    if (entry !== undefined) changes.push(...changesFor(json, renderingPath, parts.plain));
    session.edit(changes, { label });
  };
  const place = async (chosen: MediaLink) => {
    const name = chosen.name ?? chosen.url;
    const before = isOwn ? list[0] : undefined;
    const finish = (found: typeof heard) => {
      placeNow.current = null;
      write(ownEntry(before, chosen, found, parts), `choose ${name}`);
      if (list.length > 1) {
        offerUndo(session, toast, `${startWords(list.length, 'loop')} gave way to ${name}.`);
      }
    };
    const now = () => finish(null);
    placeNow.current = now;
    setWaiting(name);
    // What is wrong with it is said below it.
    const found = await hear({ name, url: chosen.url }).catch(() => null);
    setWaiting(null);
    // The form is gone, or another file was chosen.
    if (placeNow.current === now) finish(found);
  };

  return (
    <div
      className={styles.section}
      {...(isOwn && { [FIELD_ATTRIBUTE]: path.slice(1).join('/') })}
      onFocus={() => {
        if (isOwn) onFocusField(path);
      }}
    >
      <MediaLinkField
        {...props}
        // It takes the place of all loops, wherever they are by then.
        path={path}
        value={isOwn ? props.value : undefined}
        problem={isOwn ? props.problem : null}
        isChanged={isOwn && props.isChanged}
        onChange={(next) => {
          const chosen = readMediaLink(next);
          if (chosen) void place(chosen);
          else write(undefined, 'remove my own music');
        }}
        player={
          heard && (
            <Button
              kind="link"
              aria-label={`${player.playing === 'loop' ? 'Stop' : 'Play'} ${source?.name ?? ''}`}
              onPress={() => player.toggle('loop')}
            >
              {player.playing === 'loop' ? 'Stop' : 'Play'}
            </Button>
          )
        }
      />
      <div aria-live="polite">
        {waiting !== null && <Note>{`Listening to ${waiting}`}</Note>}
        {link && isOff && (
          <Row gap={12}>
            <Note>The music is switched off.</Note>
            {!isReadOnly && (
              <Button
                kind="link"
                onPress={() =>
                  session.edit(changesFor(session.get().json, renderingPath, parts.plain), {
                    label: 'switch the music on',
                  })
                }
              >
                Switch it on
              </Button>
            )}
          </Row>
        )}
      </div>
      {link && <Problem {...(retry && { onRetry: retry })}>{problem}</Problem>}
      {link && <Problem>{heard?.remark ?? player.problem}</Problem>}
      {heard && link && (
        <>
          <LoopPoints
            key={link.url}
            heard={heard}
            loop={loop}
            player={player}
            isReadOnly={isReadOnly}
            onChange={(next, options) =>
              edit(0, loopFields(parts, next, heard.buffer.duration), options)
            }
          />
          <Loudness
            parts={parts}
            measured={heard.measured}
            gain={stem.gain}
            isReadOnly={isReadOnly}
            onChange={(gain, options) =>
              edit(0, [[parts.stem.gain, gain === 0 ? undefined : gain]], options)
            }
          />
        </>
      )}
    </div>
  );
}

type LoudnessProps = {
  parts: SoundParts;
  measured: Measured;
  /** In dB. */
  gain: number;
  isReadOnly: boolean;
  onChange: (gain: number, options: { label: string; isTyping?: true }) => void;
};

/** How loud own music is beside the other sounds of the site. */
function Loudness({ parts, measured, gain, isReadOnly, onChange }: LoudnessProps) {
  const { min, max } = parts.gain;
  const even = evenGain(measured, parts.loudness, parts.gain);
  const step = (by: number) => {
    const next = Math.round((gain + by) * 10) / 10;
    onChange(Math.min(Math.max(next, min), max), { label: 'change the loudness', isTyping: true });
  };
  return (
    <div className={styles.part}>
      <Row justify="between" className={styles.head}>
        <span>Loudness</span>
        {!isReadOnly && gain !== even && (
          <Button kind="text" onPress={() => onChange(even, { label: 'even the loudness' })}>
            Even it out
          </Button>
        )}
      </Row>
      <Row gap={4}>
        <Text as="output" size="small" tone="text" isGrowing>
          {loudnessWords(gain, measured, parts.loudness)}
        </Text>
        {!isReadOnly && (
          <>
            <IconButton icon="minus" label="Quieter" onPress={() => step(-1)} />
            <IconButton icon="plus" label="Louder" onPress={() => step(1)} />
          </>
        )}
      </Row>
    </div>
  );
}
