import type { Command } from 'prosemirror-state';
import type { Ref } from 'react';
import { Button, Toolbar } from 'react-aria-components';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { Menu, type MenuEntry } from '../../../kit/overlays/Menu.tsx';
import type { TextRules } from '../format/textRules.ts';
import {
  type TextState,
  STYLE_WORDS,
  atomTools,
  styleChoices,
  toolsOf,
  type TextAction,
  type Tool,
  type ToolChoice,
} from './textTools.ts';
import * as styles from './TextToolbar.styles.ts';

type OnCommand = (command: Command) => void;

type TextToolbarProps = {
  /** The name of the field. */
  label: string;
  rules: TextRules;
  state: TextState;
  /** Runs a command in the text, and gives the focus back to it. */
  onCommand: OnCommand;
  onAction: (action: TextAction) => void;
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
  const isText = state.atom === null;
  const shown = isCrowded ? tools.slice(0, room - 1) : tools;
  const more = isText ? tools.slice(shown.length) : [];
  const run = ({ action }: Tool) => {
    if (typeof action === 'string') onAction(action);
    else if (typeof action === 'function') onCommand(action);
  };
  return (
    <Toolbar ref={ref} className={styles.toolbar} aria-label={`Format ${label}`}>
      <div className={styles.tools}>
        {isText && hasStyles && (
          <Menu
            label="Style"
            placement="bottom start"
            selected={state.style}
            trigger={<StyleButton style={state.style} />}
            items={choices.map((choice) => entryOf(choice, onCommand))}
          />
        )}
        {(isText ? shown : atomTools(rules, state)).map((tool) => (
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
      {!isCrowded && state.words > 0 && (
        <span className={styles.count}>
          {state.words === 1 ? '1 word' : `${state.words} words`}
        </span>
      )}
    </Toolbar>
  );
}

function StyleButton({ style }: Pick<TextState, 'style'>) {
  const words = style === null ? 'Mixed' : STYLE_WORDS[style];
  return (
    <Button className={styles.words} aria-label={`Style: ${words}`}>
      <span>{style === 'paragraph' ? 'Text' : words}</span>
      <Icon name="chevron-down" size="small" />
    </Button>
  );
}

const entryOf = ({ id, label, command }: ToolChoice, onCommand: OnCommand): MenuEntry => ({
  id: id === '' ? 'none' : id,
  label,
  onAction: () => onCommand(command),
});

/** A tool as entries of a menu; the choices of a label are entries of their own. */
function entriesOf(
  tool: Tool,
  onRun: (tool: Tool) => void,
  onCommand: OnCommand,
): readonly MenuEntry[] {
  const { id, label, icon, isOn, action } = tool;
  if (typeof action !== 'object') {
    const start = isOn === true ? 'check' : icon;
    return [{ id, label, icon: start, onAction: () => onRun(tool) }];
  }
  return action.map((choice) => ({
    ...entryOf(choice, onCommand),
    id: `${id} ${choice.id}`,
    detail: choice.id === '' ? undefined : label,
    icon,
  }));
}

type ToolButtonProps = {
  tool: Tool;
  onRun: (tool: Tool) => void;
  onCommand: OnCommand;
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
        items={action.map((choice) => entryOf(choice, onCommand))}
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
