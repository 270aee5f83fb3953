import { Radio, RadioGroup } from 'react-aria-components';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Problem } from '../../../kit/text/Text.tsx';
import { Label } from '../Label.tsx';
import { type ChoiceProps, useLookChoice } from '../useLookChoice.ts';
import { oldWords } from '../lookValues.ts';
import * as styles from './choices.styles.ts';
import { useLatest } from '../../../kit/hooks/useLatest.ts';

/** Options as tiles, each in its own face. */
export function TilesControl({ control, look }: ChoiceProps<'tiles'>) {
  const { field, options, chosen, old, isReadOnly, choose } = useLookChoice(look, control.field);
  const { tileOf, load } = control;
  const { ref, awaited, wait } = useFaces(options, load, choose);
  const shown = chosen ?? options[0] ?? '';
  return (
    <>
      <Label label={field.label} words={chosen === null ? oldWords(old) : tileOf(chosen).words} />
      <RadioGroup
        ref={ref}
        className={styles.tiles}
        aria-label={field.label}
        isReadOnly={isReadOnly}
        value={chosen}
        onChange={(option) => void wait(option)}
      >
        {options.map((option) => {
          const { title, detail, titleFont, detailFont, tracking } = tileOf(option);
          const isWaiting = awaited?.option === option && awaited.state === 'loading';
          return (
            <Radio
              key={option}
              value={option}
              className={styles.tile}
              aria-label={`${title} ${detail}`}
              data-waiting={isWaiting || undefined}
            >
              <span
                className={styles.face}
                style={{ fontFamily: titleFont, letterSpacing: tracking }}
              >
                {title}
              </span>
              <span className={styles.second} style={{ fontFamily: detailFont }}>
                {detail}
              </span>
            </Radio>
          );
        })}
      </RadioGroup>
      {awaited?.state === 'failed' && (
        <Problem className={styles.missing} onRetry={() => void wait(awaited.option)}>
          {`${awaited.option} did not load. The page shows ${shown}.`}
        </Problem>
      )}
    </>
  );
}

/** An option whose faces are on their way, or did not come. */
interface Awaited {
  readonly option: string;
  readonly state: 'loading' | 'failed';
}

interface Faces {
  /** For the tiles, whose faces are loaded once they are in view. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly awaited: Awaited | null;
  /** Chooses an option once its faces are there; until then the page keeps what it has. */
  readonly wait: (option: string) => Promise<void>;
}

function useFaces(
  options: readonly string[],
  load: (option: string) => Promise<unknown>,
  choose: (option: string) => void,
): Faces {
  const ref = useRef<HTMLDivElement>(null);
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const last = useRef<string | null>(null);
  const all = useLatest(options);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Without its faces a tile has the window's; who chooses it is told.
      for (const option of all()) load(option).catch(() => undefined);
    });
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      last.current = null;
    };
  }, [load, all]);
  const wait = async (option: string) => {
    last.current = option;
    setAwaited({ option, state: 'loading' });
    try {
      await load(option);
    } catch {
      if (last.current === option) setAwaited({ option, state: 'failed' });
      return;
    }
    // Another one may have been chosen meanwhile.
    if (last.current !== option) return;
    setAwaited(null);
    choose(option);
  };
  return { ref, awaited, wait };
}
