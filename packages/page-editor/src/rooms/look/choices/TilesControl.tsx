import { useEffect, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { Label } from '../Label.tsx';
import { useLookChoice } from '../LookContext.ts';
import { oldWords, type ControlOf } from '../lookValues.ts';
import * as styles from './choices.styles.ts';

/** Options as tiles, each in its own face. */
export function TilesControl({ control }: { readonly control: ControlOf<'tiles'> }) {
  const { field, options, chosen, old, isReadOnly, choose } = useLookChoice(control.field);
  const { tileOf, load } = control;
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    // Without their faces the tiles have the window's.
    const done = () => {
      if (isCurrent) setLoaded(true);
    };
    load().then(done, done);
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return (
    <>
      <Label label={field.label} words={chosen === null ? oldWords(old) : tileOf(chosen).words} />
      <RadioGroup
        className={styles.tiles}
        aria-label={field.label}
        isReadOnly={isReadOnly}
        value={chosen}
        onChange={choose}
        data-loading={!isLoaded || undefined}
      >
        {options.map((option) => {
          const { title, detail, titleFont, detailFont } = tileOf(option);
          return (
            <Radio key={option} value={option} className={styles.tile} aria-label={option}>
              <span className={styles.face} style={{ fontFamily: titleFont }}>
                {title}
              </span>
              <span className={styles.second} style={{ fontFamily: detailFont }}>
                {detail}
              </span>
            </Radio>
          );
        })}
      </RadioGroup>
    </>
  );
}
