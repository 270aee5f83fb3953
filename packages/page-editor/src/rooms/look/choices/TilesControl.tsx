import { Radio, RadioGroup } from 'react-aria-components';
import { Problem } from '../../../kit/text/Text.tsx';
import { Label } from '../Label.tsx';
import { useLookChoice } from '../LookContext.ts';
import { oldWords, type ControlOf } from '../lookValues.ts';
import * as styles from './choices.styles.ts';
import { useFaces } from './useFaces.ts';

/** Options as tiles, each in its own face. */
export function TilesControl({ control }: { readonly control: ControlOf<'tiles'> }) {
  const { field, options, chosen, old, isReadOnly, choose } = useLookChoice(control.field);
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
