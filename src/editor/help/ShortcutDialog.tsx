import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { keyName } from '../ui/overlays/keyWords.ts';
import { shortcutGroups } from './shortcuts.ts';
import * as styles from './ShortcutDialog.styles.ts';

/** All keys of the editor with what they do. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      width={760}
      title="Keys"
      lightTitle="of the editor"
      lead="Single letters act only while no text is edited."
      onClose={onClose}
    >
      {shortcutGroups.map(({ name, shortcuts }) => (
        <section key={name} className={styles.group}>
          <h3 className={styles.name}>{name}</h3>
          <dl className={styles.list}>
            {shortcuts.map(({ keys, does }) => (
              <div key={does} className={styles.row}>
                <dt className={styles.keys}>
                  {keys.map((combination) => (
                    <kbd key={combination} className={styles.combination}>
                      {combination.split(' ').map((key) => (
                        <kbd key={key} className={styles.key}>
                          {keyName(key)}
                        </kbd>
                      ))}
                    </kbd>
                  ))}
                </dt>
                <dd className={styles.does}>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {/* In the scroll area, so that keys reach its end. */}
      <div className={styles.end}>
        <Button size="dialog" onPress={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
