import { Button } from '../../kit/controls/Button.tsx';
import { Dialog } from '../../kit/overlays/Dialog.tsx';
import { keyName } from '../../kit/overlays/keyWords.ts';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/text/Text.tsx';
import * as styles from './help.styles.ts';

/** All keys of the editor with what they do. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      width={760}
      title="Keys"
      lightTitle="of the editor"
      lead="Single letters act only while no text is edited."
      onClose={onClose}
    >
      <Stack gap={24}>
        {shortcutGroups.map(({ name, shortcuts }) => (
          <section key={name}>
            <Text as="h3" size="small" tone="muted" weight="medium">
              {name}
            </Text>
            <dl className={styles.keys}>
              {shortcuts.map(({ keys, does }) => (
                <div key={does}>
                  <Row as="dt" gap={16} wraps={4}>
                    {keys.map((combination) => (
                      <kbd key={combination} className={styles.combination}>
                        {combination.split(' ').map((key) => (
                          <kbd key={key} className={styles.key}>
                            {keyName(key)}
                          </kbd>
                        ))}
                      </kbd>
                    ))}
                  </Row>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {/* In the scroll area, so that keys reach its end. */}
        <Row justify="end">
          <Button size="dialog" onPress={onClose}>
            Close
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

/** A key, or several, and what it does. */
interface Shortcut {
  /** Keys pressed together are joined by spaces; `Mod` is Control, or Command on Apple's systems. */
  readonly keys: readonly string[];
  readonly does: string;
}

interface ShortcutGroup {
  readonly name: string;
  readonly shortcuts: readonly Shortcut[];
}

/** Every key of the editor; single letters only while no text is edited. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    name: 'On the page and in the outline',
    shortcuts: [
      { keys: ['↑', '↓'], does: 'Previous, next slice' },
      { keys: ['Enter', 'Esc'], does: 'Into, out of a slice or field' },
      { keys: ['Alt ↑', 'Alt ↓'], does: 'Move a slice or a row' },
      { keys: ['Mod D'], does: 'Duplicate' },
      { keys: ['Mod C', 'Mod X', 'Mod V'], does: 'Copy, cut, paste a slice, in any document' },
      { keys: ['Backspace'], does: 'Delete a slice; undo brings it back' },
      { keys: ['A', '+'], does: 'Insert after the slice' },
      { keys: ['E'], does: 'Empty a slice of its sample' },
    ],
  },
  {
    name: 'Everywhere',
    shortcuts: [
      { keys: ['Mod Z', 'Mod Shift Z'], does: 'Undo, redo' },
      { keys: ['Mod S'], does: 'Keep now; it is done by itself, too' },
      { keys: ['Mod Enter'], does: 'Review and publish' },
      { keys: ['Mod P'], does: 'Preview in a new tab' },
      { keys: ['Mod K'], does: 'Go to a document, slice, field or command' },
      { keys: ['Mod Shift F'], does: 'Find in all content' },
      { keys: ['F6', 'Shift F6'], does: 'Next, previous part: bar, spine, page, form' },
    ],
  },
  {
    name: 'The window',
    shortcuts: [
      { keys: ['O'], does: 'Outline' },
      { keys: ['\\'], does: 'Fold the form' },
      { keys: ['1', '2', '3', '4'], does: 'Phone, tablet, desktop, full width' },
      { keys: ['T'], does: 'Light or dark page' },
      { keys: ['?'], does: 'This list' },
    ],
  },
];
