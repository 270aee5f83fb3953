import type { Command } from 'prosemirror-state';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { Tool } from './textTools.ts';

type ToolButtonProps = {
  tool: Tool;
  onRun: (tool: Tool) => void;
  onCommand: (command: Command) => void;
};

/** A button, or for a choice a button with a menu. */
export function ToolButton({ tool, onRun, onCommand }: ToolButtonProps) {
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
