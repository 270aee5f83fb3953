import { useState } from 'react';
import type { ReleaseDetails } from 'prismic-folder/contract';
import { useReleases } from '../../../session/useDocumentAnswers.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../../kit/fields/TextInput.tsx';
import { Menu } from '../../../kit/overlays/Menu.tsx';
import * as styles from '../review.styles.ts';

type ReleaseChoiceProps = {
  isDisabled: boolean;
  /** Puts what is reviewed into a release. */
  onChoose: (release: ReleaseDetails) => void;
  /** Makes a release by its name, and does the same. */
  onCreate: (label: string) => void;
};

/** Puts what is reviewed into a release in place of publishing it: one there is, or a new one. */
export function ReleaseChoice({ isDisabled, onChoose, onCreate }: ReleaseChoiceProps) {
  // Without an answer a new one can still be made.
  const releases = useReleases().value ?? [];
  const [label, setLabel] = useState<string | null>(null);
  if (label !== null) {
    const create = () => {
      if (label.trim() !== '') onCreate(label.trim());
    };
    return (
      <div className={styles.createRelease}>
        <FieldFrame label="Name of the release">
          {(naming) => (
            <TextInput
              {...naming}
              value={label}
              onChange={setLabel}
              onEnter={create}
              ref={(input) => input?.focus()}
            />
          )}
        </FieldFrame>
        <Button size="dialog" isDisabled={isDisabled || label.trim() === ''} onPress={create}>
          Put in it
        </Button>
        <Button kind="quiet" size="dialog" onPress={() => setLabel(null)}>
          Cancel
        </Button>
      </div>
    );
  }
  const [only, ...others] = releases;
  const name = only && others.length === 0 ? only.label : 'a release';
  return (
    <Menu
      label="Releases"
      trigger={
        <Button kind="quiet" size="dialog" isDisabled={isDisabled}>{`Put in ${name}…`}</Button>
      }
      placement="top end"
      items={[
        ...releases.map((release) => ({
          id: `release ${release.id}`,
          label: release.label,
          detail: `${release.documents.length} inside`,
          onAction: () => onChoose(release),
        })),
        { id: 'new', label: 'New release…', icon: 'plus', onAction: () => setLabel('') },
      ]}
    />
  );
}
