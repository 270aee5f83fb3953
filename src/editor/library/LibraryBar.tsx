import { FileTrigger } from 'react-aria-components';
import * as styles from '../documents/DocumentsBar.styles.ts';
import { Mark } from '../documents/Mark.tsx';
import { useEditor } from '../EditorContext.ts';
import { acceptOf, ALL_KINDS } from '../media/pickMedia.ts';
import { Button } from '../ui/controls/Button.tsx';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { Menu, type MenuEntry } from '../ui/overlays/Menu.tsx';

type LibraryBarProps = {
  menu: readonly MenuEntry[];
  onFiles: (files: readonly File[]) => void;
};

/** The top bar of the library. */
export function LibraryBar({ menu, onFiles }: LibraryBarProps) {
  const { go } = useEditor();
  return (
    <header className={styles.bar}>
      <Mark />
      {/* It has the focus when somebody comes from another page of the editor. */}
      <h1 className={styles.site} tabIndex={-1}>
        Library
      </h1>
      <span className={styles.space} />
      <span className={styles.links}>
        <Button kind="text" onPress={() => go('/edit')}>
          Documents
        </Button>
        <a className={styles.link} href="/">
          See the site
        </a>
      </span>
      <Menu
        label="More"
        trigger={<IconButton icon="more" label="More" />}
        items={[
          // A phone has no room for the links of the bar.
          { id: 'documents', label: 'Documents', onAction: () => go('/edit') },
          { id: 'site', label: 'See the site', onAction: () => globalThis.location.assign('/') },
          ...menu,
        ]}
      />
      <FileTrigger
        allowsMultiple
        acceptedFileTypes={acceptOf(ALL_KINDS)}
        onSelect={(files) => {
          if (files) onFiles([...files]);
        }}
      >
        <Button kind="primary" icon="plus">
          Upload
        </Button>
      </FileTrigger>
    </header>
  );
}
