import '#ui/fonts/italic.css';
import { cx } from '@linaria/core';
import { useRef } from 'react';
import type { FieldProps } from '../form/FieldProps.ts';
import { frameProps } from '../form/frameProps.ts';
import { FieldFrame, type ControlNaming } from '../ui/fields/FieldFrame.tsx';
import { focusNext } from './field/focusNext.ts';
import { useEscape } from './field/useEscape.ts';
import { useLabelClick } from './field/useLabelClick.ts';
import { useTextActions } from './field/useTextActions.tsx';
import { useTextView } from './field/useTextView.ts';
import { useToolbarOpen, type ToolbarOpen } from './field/useToolbarOpen.ts';
import { hasTools } from './toolbar/textTools.ts';
import { TextToolbar } from './toolbar/TextToolbar.tsx';
import * as styles from './RichTextField.styles.ts';

/** A StructuredText field: text in the blocks and marks that its model allows. */
export function RichTextField(props: FieldProps) {
  const { value } = props;
  const toolbar = useToolbarOpen();
  // What is no list of blocks is shown as it is; an edit would replace it.
  const isText = value === undefined || value === null || Array.isArray(value);
  const readOnly = props.readOnly ?? (isText ? null : 'Kept as it is: this is no text.');
  return (
    <FieldFrame {...frameProps({ ...props, readOnly })}>
      {(naming) => <TextControl {...props} readOnly={readOnly} naming={naming} shown={toolbar} />}
    </FieldFrame>
  );
}

type TextControlProps = FieldProps & { naming: ControlNaming; shown: ToolbarOpen };

function TextControl({ field, value, readOnly, onChange, naming, shown }: TextControlProps) {
  const { isOpen, onFocus, onBlur } = shown;
  const toolbar = useRef<HTMLDivElement>(null);
  const isSingle =
    field.model.config?.single !== undefined && field.model.config.multi === undefined;
  const { container, text, state } = useTextView({
    model: field.model,
    value,
    isReadOnly: readOnly !== null,
    className: cx(styles.text, styles.atom, isSingle && styles.single),
    attributes: { ...naming, 'data-control': '' },
    onChange: (next, change) => {
      onChange(next, change);
    },
    onLeave: () => void (text !== null && focusNext(text.view.dom)),
    onLink: () => actions.openLink(),
    onToolbar: () => toolbar.current?.querySelector('button')?.focus(),
    onPaste: (report) => actions.reportPaste(report),
    onFiles: (files, places) => void actions.addFiles(files, places),
  });
  const actions = useTextActions(field.label, text, toolbar);
  useLabelClick(naming.id, text?.view ?? null);
  useEscape(toolbar, isOpen && text !== null, () => text?.view.focus());

  return (
    <div onFocus={onFocus} onBlur={onBlur}>
      {isOpen && readOnly === null && text !== null && state !== null && hasTools(text.rules) && (
        <TextToolbar
          ref={toolbar}
          label={field.label}
          rules={text.rules}
          state={state}
          abilities={actions.abilities}
          onCommand={actions.run}
          onAction={actions.act}
        />
      )}
      <div ref={container} />
      {actions.dialogs}
    </div>
  );
}
