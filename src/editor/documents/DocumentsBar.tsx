import { useEditor } from '../EditorContext.ts';
import { useLanguageDialogs } from '../languages/useLanguageDialogs.tsx';
import { FIND_PATH } from '../findAddress.ts';
import { Button } from '../ui/controls/Button.tsx';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { Menu, type MenuEntry } from '../ui/overlays/Menu.tsx';
import { REMOVED_ADDRESS, releaseAddress } from '../address.ts';
import { typeWords } from './names/typeWords.ts';
import * as styles from './DocumentsBar.styles.ts';
import { Mark } from '../ui/icons/Mark.tsx';

type DocumentsBarProps = {
  /** Name of the site. */
  site: string;
  /** Entries of the More menu. */
  menu: readonly MenuEntry[];
  /** Type of the New button; null: there is none. */
  newType: string | null;
  /** Types of the New menu, if the button has no type. */
  newTypes: readonly string[];
  onNew: (type: string) => void;
};

/** The top bar of the start page. */
export function DocumentsBar({ site, menu, newType, newTypes, onNew }: DocumentsBarProps) {
  const { models, go } = useEditor();
  const languages = useLanguageDialogs();
  return (
    <header className={styles.bar}>
      <Mark />
      {/* It has the focus when somebody comes back from a document. */}
      <h1 className={styles.site} tabIndex={-1}>
        {site}
      </h1>
      <span className={styles.what}>Content</span>
      <span className={styles.space} />
      <span className={styles.links}>
        <a
          className={styles.link}
          href="/edit/media"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            go('/edit/media');
          }}
        >
          Library
        </a>
        <a
          className={styles.link}
          href={releaseAddress()}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            go(releaseAddress());
          }}
        >
          Releases
        </a>
        <a className={styles.link} href="/">
          See the site
        </a>
      </span>
      <Menu
        label="More"
        trigger={<IconButton icon="more" label="More" />}
        items={[
          // A phone has no room for the links of the bar.
          { id: 'library', label: 'Library', onAction: () => go('/edit/media') },
          {
            id: 'find',
            label: 'Find in all content',
            shortcut: 'Mod Shift F',
            onAction: () => go(FIND_PATH),
          },
          { id: 'releases', label: 'Releases', onAction: () => go(releaseAddress()) },
          { id: 'removed', label: 'Deleted documents', onAction: () => go(REMOVED_ADDRESS) },
          { id: 'site', label: 'See the site', onAction: () => globalThis.location.assign('/') },
          ...languages.items,
          ...menu,
        ]}
      />
      {languages.dialog}
      {newType !== null ? (
        <Button kind="primary" icon="plus" onPress={() => onNew(newType)}>
          {`New ${typeWords(models, newType).inSentence}`}
        </Button>
      ) : (
        newTypes.length > 0 && (
          <Menu
            label="New"
            trigger={
              <Button kind="primary" icon="plus">
                New
              </Button>
            }
            items={newTypes.map((type) => ({
              id: type,
              label: typeWords(models, type).one,
              onAction: () => onNew(type),
            }))}
          />
        )
      )}
    </header>
  );
}
