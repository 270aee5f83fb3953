import { useEffect } from 'react';

/** A click on the field's label goes to the text, as it does for inputs. */
export function useLabelClick(id: string, text: { readonly focus: () => void } | null): void {
  useEffect(() => {
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    if (label === null || text === null) return undefined;
    const listen = () => text.focus();
    label.addEventListener('click', listen);
    return () => label.removeEventListener('click', listen);
  }, [id, text]);
}
