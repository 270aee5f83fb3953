import { deleteSelection } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import type { Ref } from 'react';
import { Button, Toolbar } from 'react-aria-components';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import type { GlyphName } from '../../../kit/icons/glyphs.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { Menu, type MenuEntry } from '../../../kit/overlays/Menu.tsx';
import type { TextRules } from '../format/textRules.ts';
import type { TextState } from './textState.ts';
import * as styles from './TextToolbar.styles.ts';
import {
  STYLE_WORDS,
  styleWords,
  labelTool,
  styleChoices,
  toolsOf,
  type Tool,
} from './textTools.ts';

export type ToolbarAction = 'link' | 'picture' | 'embed' | AtomAction;

type TextToolbarProps = {
  /** The name of the field. */
  label: string;
  rules: TextRules;
  state: TextState;
  /** Runs a command in the text, and gives the focus back to it. */
  onCommand: (command: Command) => void;
  onAction: (action: ToolbarAction) => void;
  ref: Ref<HTMLDivElement>;
};

/** So many buttons fit; the style menu takes the place of three. */
const ROOM = 9;
const STYLE_ROOM = 3;

/** Styles, marks and blocks that the model allows; one tab stop, arrows within. */
export function TextToolbar({ label, rules, state, onCommand, onAction, ref }: TextToolbarProps) {
  const choices = styleChoices(rules);
  const hasStyles = choices.length > 1;
  const tools = toolsOf(rules, state);
  const room = ROOM - (hasStyles ? STYLE_ROOM : 0);
  const isCrowded = tools.length > room;
  const shown = isCrowded ? tools.slice(0, room - 1) : tools;
  const more = tools.slice(shown.length);
  const run = ({ action }: Tool) => {
    if (typeof action === 'string') onAction(action);
    else if (typeof action === 'function') onCommand(action);
  };
  return (
    <Toolbar ref={ref} className={styles.toolbar} aria-label={`Format ${label}`}>
      {state.atom !== null ? (
        <AtomTools
          state={state}
          label={labelTool(rules, state)}
          onCommand={onCommand}
          onAction={onAction}
        />
      ) : (
        <div className={styles.tools}>
          {hasStyles && (
            <Menu
              label="Style"
              placement="bottom start"
              selected={state.style}
              trigger={<StyleButton words={styleWords(state.style)} />}
              items={choices.map(({ id, label, command }) => ({
                id,
                label,
                onAction: () => onCommand(command),
              }))}
            />
          )}
          {shown.map((tool) => (
            <ToolButton key={tool.id} tool={tool} onRun={run} onCommand={onCommand} />
          ))}
          {more.length > 0 && (
            <Menu
              label="More"
              trigger={<IconButton icon="more" label="More" size="low" tone="text" />}
              items={more.flatMap((tool) => entriesOf(tool, run, onCommand))}
            />
          )}
        </div>
      )}
      {!isCrowded && state.words > 0 && (
        <span className={styles.count}>
          {state.words === 1 ? '1 word' : `${state.words} words`}
        </span>
      )}
    </Toolbar>
  );
}

function StyleButton({ words }: { words: string }) {
  return (
    <Button className={styles.words} aria-label={`Style: ${words}`}>
      <span>{words === STYLE_WORDS.paragraph ? 'Text' : words}</span>
      <Icon name="chevron-down" size="small" />
    </Button>
  );
}

/** A tool as entries of a menu; the choices of a label are entries of their own. */
function entriesOf(
  tool: Tool,
  onRun: (tool: Tool) => void,
  onCommand: (command: Command) => void,
): readonly MenuEntry[] {
  const { id, label, icon, isOn, action } = tool;
  if (typeof action !== 'object') {
    const start = isOn === true ? 'check' : icon;
    return [{ id, label, icon: start, onAction: () => onRun(tool) }];
  }
  return action.map((choice) => ({
    id: `${id} ${choice.id}`,
    label: choice.label,
    detail: choice.id === '' ? undefined : label,
    icon,
    onAction: () => onCommand(choice.command),
  }));
}

type AtomAction = 'replacePicture' | 'describe' | 'address' | 'pictureLink';

type AtomToolsProps = {
  state: TextState;
  label: Tool | false;
  onCommand: (command: Command) => void;
  onAction: (action: AtomAction) => void;
};

/** What can be done with a selected picture, embed or unknown block. */
function AtomTools({ state, label, onCommand, onAction }: AtomToolsProps) {
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
          {button('picture', 'Replace', 'replacePicture')}
          {button('eye', 'What does it show?', 'describe')}
          {button('link', 'Link', 'pictureLink', isAtomLinked)}
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

type ToolButtonProps = {
  tool: Tool;
  onRun: (tool: Tool) => void;
  onCommand: (command: Command) => void;
};

/** A button, or for a choice a button with a menu. */
function ToolButton({ tool, onRun, onCommand }: ToolButtonProps) {
  const { label, icon, shortcut, isOn, action } = tool;
  const common = { icon, label, size: 'low', tone: 'text' } as const;
  if (typeof action === 'object') {
    return (
      <Menu
        label={label}
        trigger={<IconButton {...common} {...(isOn !== undefined && { isOn })} />}
        items={action.map(({ id, label: words, command }) => ({
          id: id === '' ? 'none' : id,
          label: words,
          onAction: () => onCommand(command),
        }))}
      />
    );
  }
  return (
    <IconButton
      {...common}
      {...(shortcut !== undefined && { shortcut })}
      {...(isOn !== undefined && { isOn })}
      // The text keeps focus and selection; by keyboard the toolbar has them.
      preventFocusOnPress
      onPress={() => onRun(tool)}
    />
  );
}
