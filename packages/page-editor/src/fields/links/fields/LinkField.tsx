import { cx } from '@linaria/core';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { lazyControl } from '../../field/lazyControl.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { LinkPopover } from '../popover/lazyLinkPopover.ts';
import { readLink } from '../values/linkValue.ts';
import * as styles from './fields.styles.ts';
import { linkConfig } from './linkConfig.ts';
import { LinkWords, rectOf } from './LinkWords.tsx';

const RelationshipField = lazyControl(
  async () => (await import('./RelationshipField.tsx')).RelationshipField,
);
const RepeatableLinks = lazyControl(
  async () => (await import('./RepeatableLinks.tsx')).RepeatableLinks,
  (value) => LINK_ROW * (1 + (Array.isArray(value) ? value.length : 0)),
);

/** Height in px of one of several links, and of the button that adds one. */
const LINK_ROW = 48;

/** A link: one row that opens the popover; several where the model repeats it. */
export function LinkField(props: FieldProps) {
  const { kinds, isRepeatable, hasText } = linkConfig(props.field);
  if (isRepeatable) return <RepeatableLinks {...props} />;
  const isRelationship = kinds.length === 1 && kinds[0] === 'Document' && !hasText;
  return isRelationship ? <RelationshipField {...props} /> : <SingleLink {...props} />;
}

function SingleLink(props: FieldProps) {
  const { field, value = null, readOnly, onChange } = props;
  const config = linkConfig(field);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const link = readLink(value);
  return (
    <FieldFrame {...frameProps(props)}>
      {(naming) => (
        <>
          <Button
            ref={button}
            id={naming.id}
            aria-labelledby={`${naming['aria-labelledby']} ${naming.id}`}
            aria-describedby={naming['aria-describedby']}
            className={cx(styles.row, styles.ruled)}
            data-control=""
            isDisabled={readOnly !== null}
            onPress={() => setIsOpen(true)}
          >
            <LinkWords link={link} emptyText="Add a link" />
          </Button>
          {isOpen && (
            <LinkPopover
              config={config}
              value={value}
              text={link.text}
              anchor={() => rectOf(button.current)}
              onApply={(next) => onChange(next)}
              onRemove={() => onChange(undefined, { label: `remove ${field.label}` })}
              onClose={() => setIsOpen(false)}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
