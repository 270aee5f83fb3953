import { Button } from '../../kit/controls/Button.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { Text } from '../../kit/text/Text.tsx';
import * as styles from './FirstDay.styles.ts';

type Links = readonly { readonly label: string; readonly address: string }[];

type LinkRowsProps = {
  links: Links;
  faults: readonly (string | null)[];
  onChange: (links: Links) => void;
  onEnter: () => void;
};

const MAX = 3;

/** Where else people find the owner: what the link is called, and its address. */
export function LinkRows({ links, faults, onChange, onEnter }: LinkRowsProps) {
  const set = (index: number, change: Partial<Links[number]>) =>
    onChange(links.map((link, at) => (at === index ? { ...link, ...change } : link)));
  return (
    <fieldset className={styles.links}>
      <Text as="legend" weight="medium" className={styles.legend}>
        Links
      </Text>
      {links.map(({ label, address }, index) => (
        // Rows are only added, at the end.
        <div key={index} className={styles.link}>
          <FieldFrame label={`Link ${index + 1}`} hint="Such as Mastodon">
            {(naming) => (
              <TextInput
                {...naming}
                value={label}
                onChange={(text) => set(index, { label: text })}
                onEnter={onEnter}
              />
            )}
          </FieldFrame>
          <FieldFrame
            label={`Address ${index + 1}`}
            hint="https://…"
            problem={faults[index] ?? null}
          >
            {(naming) => (
              <TextInput
                {...naming}
                value={address}
                inputMode="url"
                spellCheck={false}
                isInvalid={typeof faults[index] === 'string'}
                onChange={(text) => set(index, { address: text })}
                onEnter={onEnter}
              />
            )}
          </FieldFrame>
        </div>
      ))}
      {links.length < MAX && (
        <Button
          kind="text"
          icon="plus"
          onPress={() => onChange([...links, { label: '', address: '' }])}
        >
          Add a link
        </Button>
      )}
    </fieldset>
  );
}
