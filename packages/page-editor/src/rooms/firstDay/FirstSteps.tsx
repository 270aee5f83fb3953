import { useCallback, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { nullIfMissing } from '../../api/AuthoringClient.ts';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { asDocument, readRequest, withoutNote } from '../../document/requests.ts';
import { Phase, type PhaseKind } from '../../kit/icons/Phase.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { Hidden, Text } from '../../kit/text/Text.tsx';
import type { FirstStep, StepDocument } from '../../model/EditorHost.ts';
import type { Place } from '../../model/place.ts';
import { useEditor, type EditorServices } from '../../session/EditorContext.ts';
import { ONLINE_ADDRESS } from '../../session/address.ts';
import { movedTo } from '../../session/followTitle.ts';
import { useOnline } from '../../session/useOnline.ts';
import type { OnlineState } from '../../Sender.ts';
import { useAnswer } from '../../session/useAnswer.ts';
import { findSamples } from '../../slices/example/samples.ts';
import * as styles from './FirstDay.styles.ts';
import { endSteps, hasSteps, isBegun } from './keptSteps.ts';

interface StepState extends Omit<FirstStep, 'document'> {
  /** Absent: it is done where the site goes online. */
  readonly document?: FirstStep['document'];
  readonly phase: Extract<PhaseKind, 'draft' | 'changed' | 'published'>;
}

/** What to do next on a new site: rows that tick themselves off and go, and then the list does. */
export function FirstSteps() {
  const [isShown, setShown] = useState(hasSteps);
  const services = useEditor();
  const { api, open, go } = services;
  const load = useCallback(() => readSteps(services), [services]);
  const own = useAnswer(api, isShown ? load : null).value;
  const { state } = useOnline({ isLater: !isShown });
  // Both are known before anything is counted.
  const steps = own && state !== undefined ? [...own, ...onlineStep(state)] : [];
  const done = steps.filter(({ phase }) => phase === 'published').length;
  const isOver = steps.length > 0 && done === steps.length;
  useEffect(() => {
    if (isOver) endSteps();
  }, [isOver]);
  if (!isShown || steps.length === 0 || isOver) return null;
  return (
    <section className={styles.steps} aria-label="First steps">
      <Row>
        <Text size="small" tone="muted" isGrowing>
          Next<span className={styles.order}>, in any order</span>
        </Text>
        <Text size="small" tone="muted">
          {`${done} of ${steps.length}`}
        </Text>
        <IconButton
          icon="close"
          label="Do without this list"
          size="low"
          onPress={() => {
            endSteps();
            setShown(false);
          }}
        />
      </Row>
      <Stack as="ul">
        {steps.map(({ id, label, detail, time, phase, document, place }) => (
          <li key={id} className={styles.step} data-done={phase === 'published' || undefined}>
            <div>
              <Button
                className={styles.row}
                onPress={() => (document ? open(document, place) : go(ONLINE_ADDRESS))}
              >
                <Phase kind={phase}>{label}</Phase>
                <Text size="small" tone="muted">
                  {detail}
                </Text>
                <Hidden>{WORDS[phase]}</Hidden>
                <Text size="small" tone="muted">
                  {time}
                </Text>
              </Button>
            </div>
          </li>
        ))}
      </Stack>
    </section>
  );
}

const WORDS = { draft: 'to do', changed: 'begun', published: 'done' } as const;

/** Where nothing sends the site there is no such step. */
const onlineStep = (state: OnlineState | null): StepState[] =>
  state === null
    ? []
    : [
        {
          id: 'online',
          label: 'Online',
          detail: 'an address',
          time: '4 min',
          phase: state.online ? 'published' : state.way === null ? 'draft' : 'changed',
        },
      ];

/** How far each step is, as its document says it; one that is gone needs nothing any more. */
async function readSteps(services: EditorServices): Promise<StepState[]> {
  const { api, host } = services;
  const { steps = [] } = (await host.starters?.()) ?? {};
  return Promise.all(
    steps.map(async (first): Promise<StepState> => {
      const read = (document: StepDocument) =>
        api.call('readDocument', readRequest(document)).catch(nullIfMissing);
      const own = await read(first.document);
      // Its address follows its title.
      const moved = own ? null : movedTo(first.document);
      const step = moved ? { ...first, document: moved } : first;
      const found = own ?? (moved && (await read(moved)));
      if (!found) return { ...step, phase: 'published' };
      const json = asDocument(withoutNote(found.json));
      const { type } = step.document;
      const samples = await findSamples({ ...services, type, json, published: null });
      const left = samples.filter(({ place }) => isWithin(place, step.place));
      if (left.length === 0) return { ...step, phase: 'published' };
      return { ...step, phase: isBegun(step.id, left.length) ? 'changed' : 'draft' };
    }),
  );
}

const isWithin = (place: Place, step: Place | undefined) =>
  step === undefined || (place.zone === step.zone && place.index === step.index);
