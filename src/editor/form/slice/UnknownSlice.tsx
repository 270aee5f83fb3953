import { useState } from 'react';
import type { JsonPath } from '#prismic-folder/edit';
import { wordsOf } from '../../model/words.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { FormTitle } from '../head/FormTitle.tsx';
import { ReadOnlyText } from '../kinds/UnknownField.tsx';
import { useValue } from '../useField.ts';
import { valueText } from '../values/valueText.ts';
import * as styles from './UnknownSlice.styles.ts';

/** A slice without a model: nothing to edit, but what the file says can be read. */
export function UnknownSlice({ type, path }: { type: string; path: JsonPath }) {
  const [isText, setText] = useState(false);
  const value = useValue(path);
  return (
    <>
      <FormTitle title={wordsOf(type)} />
      <p className={styles.words}>
        {`A slice the site does not know: ${type}. It stays in the file and is not shown.`}
      </p>
      <Button
        aria-expanded={isText}
        onPress={() => {
          setText(!isText);
        }}
      >
        {isText ? 'Hide the text' : 'Show as text'}
      </Button>
      {isText && (
        <div className={styles.text} data-read-only="">
          <ReadOnlyText aria-label={`${type} as text`} text={valueText(value)} lines={40} />
        </div>
      )}
    </>
  );
}
