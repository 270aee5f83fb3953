import { FileTrigger } from 'react-aria-components';
import { Button, type ButtonProps } from '../../../kit/controls/Button.tsx';
import { acceptOf, type MediaKind } from '../pickMedia.ts';

interface PickFileButtonProps extends Pick<ButtonProps, 'kind' | 'children' | 'size'> {
  readonly kinds: readonly MediaKind[];
  readonly onFile: (file: File) => void;
}

/** A button that chooses one file of this computer. */
export function PickFileButton({ kinds, onFile, ...button }: PickFileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={acceptOf(kinds)}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) onFile(file);
      }}
    >
      <Button {...button} />
    </FileTrigger>
  );
}
