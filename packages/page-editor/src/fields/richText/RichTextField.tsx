import { cx } from '@linaria/core';
import { useRef, useEffect, useCallback, useLayoutEffect, useState, type FocusEvent } from 'react';
import { type FieldProps, frameProps } from '../field/FieldProps.ts';
import { FieldFrame, type ControlNaming } from '../../kit/fields/FieldFrame.tsx';
import { focusNext } from '../field/focusField.ts';
import { useEscape, useTextActions } from './field/useTextActions.tsx';
import { useTextView } from './field/useTextView.ts';
import { ruled } from '../../kit/fields/ruled.styles.ts';
import * as styles from './RichTextField.styles.ts';
import { TextToolbar } from './toolbar/TextToolbar.tsx';
import { hasTools } from './toolbar/textTools.ts';

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
    className: cx(ruled, styles.text, isSingle && styles.single),
    attributes: { ...naming, 'data-control': '' },
    onChange: (next, change) => onChange(next, change),
    onLeave: focusNext,
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
          onCommand={actions.run}
          onAction={actions.act}
        />
      )}
      <div ref={container} />
      {actions.dialogs}
    </div>
  );
}

/** A click on the field's label goes to the text, as it does for inputs. */
function useLabelClick(id: string, text: { readonly focus: () => void } | null): void {
  useEffect(() => {
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    if (label === null || text === null) return undefined;
    const listen = () => text.focus();
    label.addEventListener('click', listen);
    return () => label.removeEventListener('click', listen);
  }, [id, text]);
}

interface ToolbarOpen {
  readonly isOpen: boolean;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Whether a field shows its toolbar: while it has the focus. What moves by it stays under the
 * pointer: nothing changes while a button is down, and the form scrolls by as much.
 */
function useToolbarOpen(): ToolbarOpen {
  const [isOpen, setOpen] = useState(false);
  const wanted = useRef(false);
  const anchor = useRef<{ readonly element: Element; readonly top: number } | null>(null);

  const settle = useCallback(() => {
    const { activeElement } = document;
    if (activeElement !== null) {
      anchor.current = { element: activeElement, top: activeElement.getBoundingClientRect().top };
    }
    setOpen(wanted.current);
  }, []);

  const change = (next: boolean) => {
    wanted.current = next;
    // Focus moves twice in a row when it goes through the window.
    setTimeout(() => {
      if (!isPointerDown) settle();
      else document.addEventListener('pointerup', () => setTimeout(settle), { once: true });
    });
  };

  // After each render; only the one that opens or closes has an anchor.
  useLayoutEffect(() => {
    const { element, top } = anchor.current ?? {};
    anchor.current = null;
    if (element === undefined || top === undefined || !element.isConnected) return;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) scrollParent(element).scrollBy({ top: moved, behavior: 'instant' });
  });

  useEffect(() => {
    followPointer();
    return () => {
      wanted.current = false;
    };
  }, []);

  return {
    isOpen,
    onFocus: () => change(true),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      // The window lost the focus, not the field.
      if (relatedTarget === null && !document.hasFocus()) return;
      change(false);
    },
  };
}

let isPointerDown = false;
let isFollowing = false;

function followPointer(): void {
  if (isFollowing) return;
  isFollowing = true;
  const set = (isDown: boolean) => () => {
    isPointerDown = isDown;
  };
  document.addEventListener('pointerdown', set(true), true);
  document.addEventListener('pointerup', set(false), true);
  document.addEventListener('pointercancel', set(false), true);
}

function scrollParent(element: Element): Element {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (/auto|scroll/.test(overflowY) && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}
