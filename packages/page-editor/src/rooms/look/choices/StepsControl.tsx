import { icon } from '../../../kit/icons/icons.styles.ts';
import { useLookChoice } from '../LookContext.ts';
import { oldWords, type ControlOf } from '../lookValues.ts';
import { DrawnOptions } from './DrawnOptions.tsx';
import * as styles from './choices.styles.ts';

/** Options as a few drawn steps in a column. */
export function StepsControl({ control }: { readonly control: ControlOf<'steps'> }) {
  const choice = useLookChoice(control.field);
  return (
    <div className={styles.steps}>
      <div className={styles.stepsName}>
        <span>{choice.field.label}</span>
        <span className={styles.rowWords}>{choice.chosen ?? oldWords(choice.old)}</span>
      </div>
      <DrawnOptions {...choice} look="steps">
        {(option) => (
          <svg className={icon} viewBox="0 0 20 20" aria-hidden focusable="false">
            <path d={control.glyphOf(option)} />
          </svg>
        )}
      </DrawnOptions>
    </div>
  );
}
