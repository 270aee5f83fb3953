import { useMemo, useState } from 'react';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { useOpenDocument } from '../../document/useOpenDocument.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { useAnswer, useLoaded, whenOnline } from '../../session/useAnswer.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Pills } from '../../kit/controls/Pills.tsx';
import { usePhone } from '../../kit/hooks/useMediaQuery.ts';
import type { EditorType } from '../../model/EditorModels.ts';
import type { LookHost, LookParts, Theme, LookControl } from '../../model/LookHost.ts';
import { AccentControl } from './accent/AccentControl.tsx';
import { useAccent } from './accent/useAccent.ts';
import type { ChoiceProps, LookServices } from './useLookChoice.ts';
import { isReadOnly, jsonOf, useLookField } from './useLookField.ts';
import { accentControl, isChosen, partsOf, resetLook } from './lookValues.ts';
import { useWornLook } from './useWornLook.ts';
import * as styles from './look.styles.ts';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import type { Elements } from '../../kit/Elements.ts';
import { Problem } from '../../kit/text/Text.tsx';
import { DiscsControl } from './choices/DiscsControl.tsx';
import { PillsControl } from './choices/PillsControl.tsx';
import { StepsControl } from './choices/DrawnOptions.tsx';
import { TilesControl } from './choices/TilesControl.tsx';
import { undoWords } from '../../kit/overlays/keyWords.ts';

interface LookFormProps {
  readonly look: LookHost;
  readonly type: EditorType;
  readonly session: DocumentSession;
  /** Of the page beside it. */
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  /** Told before something is chosen by a press, and not turned: the page fades to it. */
  readonly onChoose: () => void;
  /** Shows fields on the page that are not in the document yet. */
  readonly onTurn?: ((fields: Readonly<Record<string, string>>) => void) | undefined;
  /** Told which part is chosen in, by its label. */
  readonly onPart: (label: string) => void;
}

/** The look of the site, chosen beside its page. */
export function LookForm({ look, ...form }: LookFormProps) {
  const { value: parts, problem } = useAnswer(useEditor().api, look.load, whenOnline);
  if (parts) return <Loaded {...form} look={parts} />;
  return (
    <div className={styles.form} aria-busy={problem === null}>
      <Problem>{problem}</Problem>
    </div>
  );
}

type LoadedProps = Omit<LookFormProps, 'look'> & { readonly look: LookParts };

function Loaded({ look, type, session, theme, onTheme, onChoose, onTurn, onPart }: LoadedProps) {
  const parts = useMemo(() => partsOf(look.parts, type), [look, type]);
  const control = accentControl(parts);
  const field = useLookField({ session, type }, control?.field ?? '');
  const accent = useAccent(field, control, onTurn);
  useWornLook(look, useOpenDocument(session, jsonOf));
  const isPhone = usePhone();
  const [open, setOpen] = useState(parts[0]?.label ?? '');
  const shown = isPhone ? parts.filter(({ label }) => label === open) : parts;
  const services: LookServices = { session, type, theme, onTheme, onChoose, accent };
  return (
    <div className={styles.form} data-form="">
      <div className={styles.head}>
        <h2 className={styles.title}>{type.label}</h2>
        <ResetButton words={look.reset} type={type} session={session} onChoose={onChoose} />
      </div>
      {isPhone && (
        <div className={styles.parts}>
          <Pills
            aria-label="Parts of the look"
            look="plain"
            options={parts.map(({ label }) => ({ id: label, label }))}
            value={open}
            onChange={(label) => {
              setOpen(label);
              onPart(label);
            }}
          />
        </div>
      )}
      {shown.map(({ label, controls }) => (
        <div
          key={label}
          className={styles.part}
          data-columns={controls.length > 1 || undefined}
          onFocus={() => onPart(label)}
        >
          {controls.map((one) =>
            one.kind === 'accent' ? (
              accent && (
                <AccentControl
                  key={one.field}
                  accent={accent}
                  theme={theme}
                  isPhone={isPhone}
                  onChoose={onChoose}
                />
              )
            ) : (
              <ChoiceControl key={one.field} control={one} look={services} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

/** In the bar of a phone: the theme of the page, and the way back. */
export function LookAtHand(props: Omit<LookFormProps, 'onTurn' | 'onPart'>) {
  const { look, theme, onTheme, ...reset } = props;
  const parts = useLoaded(look.load);
  return (
    <>
      <IconButton
        icon="theme"
        label={theme === 'dark' ? 'Light page' : 'Dark page'}
        size="large"
        tone="text"
        onPress={() => onTheme(theme === 'dark' ? 'light' : 'dark')}
      />
      {parts && <ResetButton words={parts.reset} {...reset} />}
    </>
  );
}

/** A field with options, as its kind is chosen. */
function ChoiceControl({
  control,
  look,
}: ChoiceProps<Exclude<LookControl['kind'], 'accent'>>): Elements {
  switch (control.kind) {
    case 'tiles':
      return <TilesControl control={control} look={look} />;
    case 'pills':
      return <PillsControl control={control} look={look} />;
    case 'discs':
      return <DiscsControl control={control} look={look} />;
    case 'steps':
      return <StepsControl control={control} look={look} />;
  }
}

interface ResetButtonProps {
  readonly words: string;
  readonly type: EditorType;
  readonly session: DocumentSession;
  readonly onChoose: () => void;
}

/** Brings the site's own look back, if anything differs from it. */
function ResetButton({ words, type, session, onChoose }: ResetButtonProps) {
  const { announce } = useEditor();
  const json = useOpenDocument(session, jsonOf);
  const readOnly = useOpenDocument(session, isReadOnly);
  if (readOnly || !isChosen(json, type)) return null;
  const reset = () => {
    onChoose();
    session.edit(resetLook(session.get().json, type), {
      label: 'choose the look of the site itself',
    });
    announce(`${words}. ${undoWords()}`);
  };
  return (
    <Button kind="text" onPress={reset}>
      {words}
    </Button>
  );
}
