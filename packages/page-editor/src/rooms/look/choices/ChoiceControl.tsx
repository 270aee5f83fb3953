import type { Elements } from '../../../kit/Elements.ts';
import type { LookControl } from '../../../model/LookHost.ts';
import { DiscsControl } from './DiscsControl.tsx';
import { PillsControl } from './PillsControl.tsx';
import { StepsControl } from './StepsControl.tsx';
import { TilesControl } from './TilesControl.tsx';

/** A field with options, as its kind is chosen. */
export function ChoiceControl({
  control,
}: {
  readonly control: Exclude<LookControl, { readonly kind: 'accent' }>;
}): Elements {
  switch (control.kind) {
    case 'tiles':
      return <TilesControl control={control} />;
    case 'pills':
      return <PillsControl control={control} />;
    case 'discs':
      return <DiscsControl control={control} />;
    case 'steps':
      return <StepsControl control={control} />;
  }
}
