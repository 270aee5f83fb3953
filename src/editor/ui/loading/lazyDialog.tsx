import { useEffect, type ComponentType } from 'react';
import { useEditor } from '../../EditorContext.ts';
import { lazily, type LazyComponent } from './lazily.ts';

interface Closable {
  /** Closes it without a choice. */
  readonly onClose: (choice: null) => void;
}

/** A dialog that is loaded when it is first opened; if that fails, a note says so by its name. */
export function lazyDialog<Props extends Closable>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazily(load, ({ onClose }, retry) =>
    retry === null ? null : <Unloaded name={name} onClose={onClose} />,
  );
}

function Unloaded({ name, onClose }: Closable & { readonly name: string }) {
  const { toast } = useEditor();
  useEffect(() => {
    toast({ message: `${name} did not open: the server did not send it. Open it again.` });
    onClose(null);
  }, [name, toast, onClose]);
  return null;
}
