import { onSite } from '../../session/siteAddress.ts';
import { FIND_PATH } from '../../session/findDocument.ts';
import { REMOVED_ADDRESS, releaseAddress } from '../../session/address.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { Bar, BarLinks } from '../../kit/layout/Bar.tsx';
import { Menu, type MenuEntry } from '../../kit/overlays/Menu.tsx';
import type { Elements } from '../../kit/Elements.ts';
import { typeWords } from '../../session/documentWords.ts';

type DocumentsBarProps = {
  /** Name of the site. */
  site: string;
  /** After it: whether the site is online. */
  online?: Elements;
  /** Entries of the More menu. */
  menu: readonly MenuEntry[];
  /** Type of the New button; null: there is none. */
  newType: string | null;
  /** Types of the New menu, if the button has no type. */
  newTypes: readonly string[];
  onNew: (type: string) => void;
};

const LIBRARY = { id: 'library', label: 'Library', href: '/edit/media' };
const RELEASES = { id: 'releases', label: 'Releases', href: releaseAddress() };

/** The top bar of the start page. */
export function DocumentsBar({ site, online, menu, newType, newTypes, onNew }: DocumentsBarProps) {
  const { models, host } = useEditor();
  const link = { id: 'site', label: 'See the site', href: onSite(host, '/') };
  return (
    <Bar title={site} kind="Content" state={online}>
      <BarLinks links={[LIBRARY, RELEASES, link]} />
      <Menu
        label="More"
        trigger={<IconButton icon="more" label="More" />}
        items={[
          // A phone has no room for the links of the bar.
          LIBRARY,
          { id: 'find', label: 'Find in all content', shortcut: 'Mod Shift F', href: FIND_PATH },
          RELEASES,
          { id: 'removed', label: 'Deleted documents', href: REMOVED_ADDRESS },
          link,
          ...menu,
        ]}
      />
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
              detail: host.purposes?.[type],
              onAction: () => onNew(type),
            }))}
          />
        )
      )}
    </Bar>
  );
}
