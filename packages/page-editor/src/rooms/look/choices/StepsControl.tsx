import { Radio, RadioGroup } from 'react-aria-components';
import { icon } from '../../../kit/icons/icons.styles.ts';
import { useLookChoice } from '../LookContext.ts';
import { oldWords, type ControlOf } from '../lookValues.ts';
import * as styles from './choices.styles.ts';

/** Options as a few drawn steps in a column. */
export function StepsControl({ control }: { readonly control: ControlOf<'steps'> }) {
  const { field, options, chosen, old, isReadOnly, choose } = useLookChoice(control.field);
  return (
    <div className={styles.steps}>
      <div className={styles.stepsName}>
        <span>{field.label}</span>
        <span className={styles.rowWords}>{chosen ?? oldWords(old)}</span>
      </div>
      <RadioGroup
        className={styles.stepRow}
        aria-label={field.label}
        orientation="horizontal"
        isReadOnly={isReadOnly}
        value={chosen}
        onChange={choose}
      >
        {options.map((option) => (
          <Radio key={option} value={option} className={styles.step} aria-label={option}>
            <svg className={icon} viewBox="0 0 20 20" aria-hidden focusable="false">
              <path d={control.glyphOf(option)} />
            </svg>
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
