import { cx } from '@linaria/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { UnknownField } from '../../field/UnknownField.tsx';
import { useOpen } from '../../field/useField.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { useAnswer } from '../../../session/useAnswer.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { TitleLines } from '../../../kit/lists/TitleLines.tsx';
import * as styles from '../fields/fields.styles.ts';
import { PageCombo } from './PageCombo.tsx';
import { readPageAt } from './pageWords.ts';

/** An address of the site as the page it leads to, or a search for one. */
export function PageField(props: FieldProps) {
  const { field, value = null, readOnly, onChange } = props;
  const [isChanging, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const [choices, setChoices] = useState(0);
  // The search goes with a choice, and would take the focus with it.
  useEffect(() => {
    if (choices > 0) change.current?.focus({ preventScroll: true });
  }, [choices]);
  if (value !== null && typeof value !== 'string') return <UnknownField {...props} />;
  const address = value?.trim() ?? '';
  const isSet = address !== '';
  return (
    <FieldFrame {...frameProps(props)} isRinged={!isSet || isChanging}>
      {(naming) => (
        <>
          {isSet && <PageAt address={address} />}
          {isSet && readOnly === null && (
            <Row gap={20} wraps={4} className={styles.actions}>
              <Button
                kind="text"
                ref={change}
                id={naming.id}
                aria-describedby={naming['aria-labelledby']}
                onPress={() => setChanging(!isChanging)}
              >
                Change
              </Button>
              <Button
                kind="text"
                aria-describedby={naming['aria-labelledby']}
                onPress={() => {
                  setChanging(false);
                  onChange(undefined, { label: `remove ${field.label}` });
                }}
              >
                Remove
              </Button>
            </Row>
          )}
          {(!isSet || isChanging) && readOnly === null && (
            <PageCombo
              naming={isSet ? { ...naming, id: `${naming.id}-search` } : naming}
              onChoose={(path) => {
                setChanging(false);
                setChoices(choices + 1);
                onChange(path);
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}

function PageAt({ address }: { address: string }) {
  const services = useEditor();
  const { api } = services;
  const lang = useOpen(({ key }) => key.lang);
  const load = useCallback(() => readPageAt(address, lang, services), [address, lang, services]);
  const page = useAnswer(api, load).value;
  const hasName = page !== undefined && page.title !== address;
  return (
    <div className={cx(styles.row, styles.ruled)}>
      <Icon name={page?.icon ?? 'page'} />
      <TitleLines title={hasName ? page.title : address} note={hasName ? address : ''} />
    </div>
  );
}
