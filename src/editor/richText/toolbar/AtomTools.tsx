import { deleteSelection } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import type { GlyphName } from '../../ui/icons/glyphs.tsx';
import type { TextState } from './textState.ts';
import { ToolButton } from './ToolButton.tsx';
import * as styles from './TextToolbar.styles.ts';
import type { Tool, ToolAbilities } from './textTools.ts';

export type AtomAction = 'replacePicture' | 'describe' | 'address' | 'pictureLink';

type AtomToolsProps = {
  state: TextState;
  abilities: ToolAbilities;
  label: Tool | false;
  onCommand: (command: Command) => void;
  onAction: (action: AtomAction) => void;
};

/** What can be done with a selected picture, embed or unknown block. */
export function AtomTools({ state, abilities, label, onCommand, onAction }: AtomToolsProps) {
  const { atom, isAtomLinked } = state;
  const button = (icon: GlyphName, words: string, action: AtomAction, isOn?: boolean) => (
    <IconButton
      icon={icon}
      label={words}
      size="low"
      tone="text"
      {...(isOn !== undefined && { isOn })}
      onPress={() => onAction(action)}
    />
  );
  return (
    <div className={styles.tools}>
      {atom === 'image' && (
        <>
          {abilities.canPick && button('picture', 'Replace', 'replacePicture')}
          {button('eye', 'What does it show?', 'describe')}
          {abilities.canLink && button('link', 'Link', 'pictureLink', isAtomLinked)}
        </>
      )}
      {atom === 'embed' && button('link', 'Change address', 'address')}
      {atom !== 'kept' && label !== false && (
        <ToolButton tool={label} onRun={() => undefined} onCommand={onCommand} />
      )}
      <IconButton
        icon="trash"
        label="Remove"
        size="low"
        tone="text"
        onPress={() => onCommand(deleteSelection)}
      />
    </div>
  );
}
