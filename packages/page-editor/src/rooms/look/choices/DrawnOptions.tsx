import { Radio, RadioGroup } from 'react-aria-components';
import type { Elements } from '../../../kit/Elements.ts';
import { icon } from '../../../kit/icons/icons.styles.ts';
import { Row } from '../../../kit/layout/Stack.tsx';
import { type ChoiceProps, type LookChoice, useLookChoice } from '../useLookChoice.ts';
import { oldWords } from '../lookValues.ts';
import * as styles from './choices.styles.ts';

interface DrawnOptionsProps extends LookChoice {
  /** Discs, ringed when chosen, or signs in squares, filled when chosen. */
  readonly look: 'discs' | 'steps';
  /** What is drawn of an option; its name is for screen readers. */
  readonly children: (option: string) => Elements;
}

/** Options in a row that are drawn; arrow keys move the choice. */
export function DrawnOptions(props: DrawnOptionsProps) {
  const { field, options, chosen, isReadOnly, choose, look, children } = props;
  return (
    <RadioGroup
      className={styles.drawn}
      data-look={look}
      aria-label={field.label}
      orientation="horizontal"
      isReadOnly={isReadOnly}
      value={chosen}
      onChange={choose}
    >
      {options.map((option) => (
        <Radio key={option} value={option} className={styles.option} aria-label={option}>
          {children(option)}
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** Options as a few drawn steps in a column. */
export function StepsControl({ control, look }: ChoiceProps<'steps'>) {
  const choice = useLookChoice(look, control.field);
  return (
    <div className={styles.steps}>
      <Row justify="between" className={styles.stepsName}>
        <span>{choice.field.label}</span>
        <span className={styles.rowWords}>{choice.chosen ?? oldWords(choice.old)}</span>
      </Row>
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
